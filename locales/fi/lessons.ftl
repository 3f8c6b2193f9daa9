# Opetukset: ensimmäinen peli, joka opettaa itse itsensä, ja lyhyet opetukset. Kaikille peleille yhteinen osa.

# Aloitussivulla: otsikko, kuvaus ja painike. $game on pelin nimi.
first-game-title = Ensimmäinen pelisi
first-game-about = Lyhyitä vaiheita oikean pöydän ääressä, noin kymmenen minuuttia.
first-game-steps = { $steps ->
    [one] { $steps } vaihe
   *[other] { $steps } vaihetta
}
first-game-learn = Opettele: { $game }
# Sama painike, kun opetus jäi kesken
first-game-go-on = Jatka vaiheesta { $step }
# Linkki, kun ensimmäinen peli on pelattu
first-game-again = Oppitunnit: ensimmäinen peli ja muuta
first-game-more = Lyhyet oppitunnit

# Kortin otsikko: ”Vaihe 5/12: laivan siirtäminen”
lesson-step = Vaihe { $number }/{ $steps }: { $topic }
# Ruudunlukijalle: koko kortti
lesson-label = Oppitunti
# Kortin painikkeet
lesson-show = Näytä uudelleen
lesson-skip = Ohita
lesson-next = Jatka
# Kysytään, kun on valittu ”Ohita”
lesson-skip-title = Ohitetaanko tämä vaihe?
lesson-skip-text = Mitään ei menetetä: sama on myös säännöissä.
lesson-skip-step = Ohita vaihe
lesson-skip-all = Lopeta oppitunti
lesson-skip-stay = Jää tähän

# Toisen sallitun siirron jälkeen: otsikko ja kaksi vastausta
lesson-other-title = Näinkin voi pelata
lesson-other-back = Kumoa siirto
lesson-other-keep = Pidän siirtoni
# Kysymyksen paikalla, kun toinen pelaaja odottaa vastausta
lesson-other-wait = { $name } odottaa, kunnes olet valinnut.

# Mikään vaihe ei juuri nyt sovi tilanteeseen
lesson-free-title = Pelaa miten haluat
lesson-free-text = Seuraava vaihe tulee itsestään, kun sen hetki koittaa.

# Opetuksen viimeinen kortti
lesson-end-title = Siinä on koko peli
lesson-end-text = Kaikki muu on päätöksiä. Jatka peliä: { $name } on myös vasta-alkaja. ”Vihje” auttaa milloin vain.
lesson-short-end-title = Siinä kaikki
lesson-short-end-text = Voit jatkaa peliä tästä tai valita toisen oppitunnin.
lesson-end-play = Jatka peliä
lesson-end-new = Aloitussivulle
