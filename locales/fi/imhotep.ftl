# Imhotepin pöytä

site-market = Tori
# A-puolella on yksi suuri pyramidi, B-puolella kolme pientä
site-pyramid = Pyramidi
site-pyramids = Pyramidit
site-temple = Temppeli
site-burial = Hautakammio
site-obelisks = Obeliskit
# Samat, kun tilaa on vähän: noin yhdeksän kirjainta
site-market-short = Tori
site-pyramid-short = Pyramidi
site-pyramids-short = Pyramidit
site-temple-short = Temppeli
site-burial-short = Hauta
site-obelisks-short = Obeliskit
# $side on A tai B
site-with-side = { $site ->
    [market] Tori, { $side }-puoli
    [pyramid] Pyramidi, { $side }-puoli
    [pyramids] Pyramidit, { $side }-puoli
    [temple] Temppeli, { $side }-puoli
    [burial] Hautakammio, { $side }-puoli
   *[obelisks] Obeliskit, { $side }-puoli
}
sites-label = Viisi rakennuspaikkaa
scene-label = Pöytä: rannat, joki ja laivat
river-label = Joki laivoineen

# Milloin rakennuspaikka pisteytetään (steelassa)
when-pyramids-A = pisteet heti
when-pyramids-B = pisteet heti
when-temple-A = kierroksen lopussa
when-temple-B = kierroksen lopussa
when-burial-A = lopussa ryhmistä
when-burial-B = lopussa riveistä
when-obelisks-A = lopussa korkeudesta
when-obelisks-B = heti pylväistä

# Pyramidin steelassa seuraavien kivien pisteiden edessä
stela-next = seuraavat
stela-next-one = jokainen lisäkivi 1
stela-choose-pyramid = omistaja valitsee
stela-top = vain päällimmäiset
stela-burial-a = 1 · 3 · 6 · 10 · 15
stela-burial-b = joka rivi 8 · 4 · 2
stela-obelisks-a = korkeuden mukaan
stela-obelisks-b = kolmesta pylväs
# Steelassa: mitä ruudun päällimmäinen kivi tuo pisteiden lisäksi
stela-card = ja kortti
# Steelassa: kiviä pisteen sijasta
stela-or-stones = tai kiviä
# Steelassa pelaajan vieressä: kivet, joista ei vielä tule pylvästä
stela-waiting = { $stones ->
    [one] { $stones } odottaa
   *[other] { $stones } odottaa
}
# Pelaajan obeliski: näin monta kiveä korkea
stela-high = { $stones ->
    [one] { $stones } kivi
   *[other] { $stones } kiveä
}

explain-pyramids-A = Kivet asetetaan määrätyssä järjestyksessä, kerros kerrallaan. Kivi antaa omistajalleen heti ruutunsa pisteet. Kun kaikki 14 ruutua ovat täynnä, jokainen lisäkivi antaa 1 pisteen.
explain-pyramids-B = Kiven omistaja valitsee yhden kolmesta pyramidista ja saa heti sen seuraavan ruudun pisteet ja bonuksen: kortin nostopinosta, enintään 3 kiveä kaivoksesta tai luvan asettaa yhden kiven laivaan.
explain-temple-A = Kivet asetetaan vasemmalta oikealle, sitten seuraava kerros niiden päälle. Jokaisen kierroksen lopussa jokainen yläpuolelta näkyvä kivi antaa omistajalleen 1 pisteen.
explain-temple-B = Kivet asetetaan vasemmalta oikealle, sitten seuraava kerros niiden päälle. Jokaisen kierroksen lopussa päällimmäinen kivi antaa sen, mitä ruutu näyttää: 2 pistettä, kortin tai valinnan mukaan 1 pisteen tai 2 kiveä.
explain-burial-A = Sarakkeet täytetään vasemmalta, kukin ylhäältä alkaen. Pelin lopussa jokainen vierekkäisten samanväristen kivien ryhmä antaa 1, 3, 6, 10, 15 pistettä 1–5 kivestä ja 2 pistettä jokaisesta seuraavasta.
explain-burial-B = Sarakkeet täytetään vasemmalta, kukin ylhäältä alkaen. Pelin lopussa joka rivillä eniten kiviä antaa 8 pistettä, toiseksi eniten 4 ja kolmanneksi eniten 2. Tasatilanteessa pisteet jaetaan.
explain-obelisks-A = Jokaisella on yksi pylväs. Pelin lopussa pisteitä saa korkeuden mukaan. Tasatilanteessa pisteet jaetaan, eikä pylväs ilman kiviä saa mitään.
explain-obelisks-B = Kivet odottavat omistajansa ruudussa. Kolmas tekee niistä pylvään arvokkaimpaan vapaaseen ruutuun, ja pisteet saa heti. Pelin lopussa jokainen odottava kivi antaa 1 pisteen.

# Tori
# Torin otsikon vieressä
market-words = kortti jokaisesta kivestä · nostopinossa { $cards }, poistopinossa { $discarded }
# Torin paikasta: kortti on poissa
market-taken = otettu
market-taken-by = Kortin otti { $name }
market-hidden = Kaksi korttia kuvapuoli alaspäin
market-face-down = Kuvapuoli alas
market-keep = katso, pidä 1
market-hidden-explained = Ottaja katsoo molemmat, pitää toisen ja laittaa toisen poistopinoon.

# Rannat ja laivat
# Rannasta: tänne saa siirtää laivan
dock-free = { $site ->
    [market] vapaa
    [pyramid] vapaa
    [pyramids] vapaat
    [temple] vapaa
    [burial] vapaa
    [obelisks] vapaat
   *[other] vapaa
}
# Rannasta: laiva on jo täällä
dock-taken = { $site ->
    [market] varattu
    [pyramid] varattu
    [pyramids] varatut
    [temple] varattu
    [burial] varattu
    [obelisks] varatut
   *[other] varattu
}
# Rannasta, johon valitun laivan voi siirtää; käsky
dock-sail = siirrä tänne
dock-explained = Ranta on vapaa: tänne voi siirtää yhden laivan tällä kierroksella. Yksi viidestä rakennuspaikasta jää ilman.
ship-name = Laiva { $ship }, { $capacity } kiven laiva
# Laivasta: ei vielä kiviä, ja vähimmäisvaatimus
ship-empty = { $minimum ->
    [one] tyhjä, tarvitsee { $minimum } kiven
   *[other] tyhjä, tarvitsee { $minimum } kiveä
}
# Laivasta: kivet kyydissä ja vähimmäisvaatimus
ship-needs = kyydissä { $stones }, tarvitaan { $minimum }
# Laivasta, jossa on tarpeeksi kiviä
ship-ready = kyydissä { $stones }, voi lähteä
# Missä laiva on
ship-at = { $site ->
    [market] torilla
    [pyramid] pyramidilla
    [pyramids] pyramideilla
    [temple] temppelillä
    [burial] hautakammiolla
   *[obelisks] obeliskeilla
}
ship-explained = { $minimum ->
    [one] Laivan voi siirtää, kun kyydissä on vähintään { $minimum } kivi, rakennuspaikalle, jossa ei ole laivaa. Kivet puretaan keulasta alkaen.
   *[other] Laivan voi siirtää, kun kyydissä on vähintään { $minimum } kiveä, rakennuspaikalle, jossa ei ole laivaa. Kivet puretaan keulasta alkaen.
}
ship-sail = Siirrä laiva { $ship }, { $capacity } kiven laiva

# Pelaajat
# Nimen vieressä: lukija itse
player-you = sinä
# Nimen vieressä: ei juuri nyt pöydässä
player-away = poissa
# Pisteet, jotka pelaaja saisi, jos peli päättyisi nyt
player-end = lopussa { $points }
player-end-title = Jos peli päättyisi nyt: { $points }
player-end-none = Ei vielä mitään laskettavaa.
# Sama, kun tilaa on vähän
player-end-short = loppu { $points }
sled-label = Varasto: { $stones }/5 kiveä
sled-pick = Ota kivi
sled-explained = Kivet asetetaan laivoihin varastosta. Siihen mahtuu 5.
quarry-label = { $stones ->
    [one] Kaivos: { $stones } kivi jäljellä
   *[other] Kaivos: { $stones } kiveä jäljellä
}
quarry-explained = Kaivoksesta otetaan kiviä varastoon, enintään 3 kerralla.
source-pyramids = Pyramidit
source-temple = Temppeli
source-burial = Hautakammio
source-obelisks = Obeliskit
source-decorations = Koristelut
source-statues = Patsaat
source-blue-cards = Käyttämättömät siniset kortit
source-wrath = Faaraon viha

# Kysymykset
ask-turn = Sinun vuorosi: tee yksi toiminto
ask-turn-named = { $name }, sinun vuorosi: tee yksi toiminto
ask-turn-how = Voit käyttää kaikkea, mikä hohtaa.
ask-stone = Aseta kivi: mihin ruutuun?
ask-stone-how = Ruudut lasketaan keulasta.
ask-sail-ship = Minkä laivan siirrät?
ask-sail-ship-how = Nostettu purje kertoo, mitkä voivat lähteä.
ask-card = Minkä kortin pelaat?
ask-card-how = Kortti pelataan kerran ja poistetaan sitten.
ask-dock = Minne siirrät laivan { $ship }?
ask-dock-how = Valitse vapaa ranta.
ask-load = Aseta kivi: mihin ruutuun?
ask-load-how = Tämä kuuluu korttiisi.
ask-bonus-load = Bonus: aseta kivi laivaan tai jätä väliin
ask-bonus-load-how = Pyramidi sallii yhden kiven varastostasi.
ask-sail = Aseta kivi laivaan, jonka siirrät
ask-sail-how = Sama laiva lähtee heti perään.
ask-lever = Minkä laivan siirrät?
ask-lever-how = Sitten päätät purkamisjärjestyksen.
ask-unload = Mikä kivi puretaan seuraavaksi?
ask-unload-how = Valitse jokin laivan kivistä.
ask-pick = Ota kortti torilta
ask-pick-how = Puretusta kivestä.
ask-keep = Pidä toinen korteista
ask-keep-how = Vain sinä näet ne.
ask-build = Mihin pyramidiin?
ask-build-how = Kultainen luku kertoo, mitä saat.
ask-bonus = Temppelin bonus: piste vai kiviä?
ask-bonus-how = Päällimmäisestä kivestäsi.
ask-pass = Sinulla ei ole sallittua toimintoa
ask-pass-how = Voit vain passata.
ask-over = Peli on päättynyt
# Mitä odotetaan; nimi on subjektina tai kaksoispisteen jäljessä
wait = { $question ->
    [pick] { $name } ottaa kortin
    [keep] { $name } pitää toisen korteista
    [build] { $name } valitsee pyramidin
    [bonus] { $name } valitsee: piste vai kiviä
    [unload] { $name } päättää purkamisjärjestyksen
    [load] { $name } asettaa kiven laivaan
    [bonus_load] { $name } saa asettaa kiven laivaan
   *[other] Vuorossa { $name }
}
# Jo purettujen kivien edessä
unload-so-far = Järjestys tähän asti:

# Vastaukset
# Painike: peruu puolikkaan valinnan
answer-back = Peru
answer-take = Ota kiviä
answer-take-stones = { $stones ->
    [one] Ota { $stones } kivi
   *[other] Ota { $stones } kiveä
}
answer-load = Aseta kivi
answer-sail = Siirrä laiva
answer-play-card = Pelaa kortti
answer-play = { $card ->
    [lever] Pelaa Vipu
    [hammer] Pelaa Vasara
    [sail] Pelaa Purje
   *[chisel] Pelaa Taltta
}
answer-pass = Passaa
# Painike: ilman bonusta
answer-skip = Jätä väliin
answer-ship = Laiva { $ship }
answer-space = { $where ->
    [only] Laiva { $ship }
    [front] Laivan { $ship } keula
    [middle] Laivan { $ship } keskiruutu
    [second] Laivan { $ship } toinen ruutu
    [third] Laivan { $ship } kolmas ruutu
   *[back] Laivan { $ship } perä
}
answer-site = { $site ->
    [market] Torille
    [pyramid] Pyramidiin
    [pyramids] Pyramideille
    [temple] Temppeliin
    [burial] Hautakammioon
   *[obelisks] Obeliskeille
}
# Laivan kivi, jonka voi purkaa seuraavaksi; nimi on omistajan
answer-unload = Kivi: { $ownerName }
answer-pick = { $card ->
    [entrance] Sisäänkäynti
    [sarcophagus] Sarkofagi
    [paved_path] Kivetty polku
    [pyramid_decoration] Pyramidin koristelu
    [temple_decoration] Temppelin koristelu
    [burial_decoration] Hautakammion koristelu
    [obelisk_decoration] Obeliskin koristelu
    [statue] Patsas
    [lever] Vipu
    [hammer] Vasara
    [sail] Purje
   *[chisel] Taltta
}
answer-keep = Pidä kortti { $place }
# Mikä kolmesta pyramidista
answer-build = { $pyramid ->
    [left] Vasen pyramidi
    [middle] Keskimmäinen pyramidi
   *[right] Oikea pyramidi
}
answer-bonus-point = 1 piste
answer-bonus-stones = 2 kiveä

# Mitä tapahtui
imhotep-take = { $who ->
    [you] Otat
   *[other] { $name } ottaa
} { $stones ->
    [one] { $stones } kiven.
   *[other] { $stones } kiveä.
}
imhotep-load = { $who ->
    [you] Asetat kiven
   *[other] { $name } asettaa kiven
} { $where ->
    [only] laivaan { $ship }.
    [front] laivan { $ship } keulaan.
    [middle] laivan { $ship } keskelle.
    [second] laivan { $ship } toiseen ruutuun.
    [third] laivan { $ship } kolmanteen ruutuun.
    [back] laivan { $ship } perään.
   *[other] laivaan { $ship }.
}
imhotep-sail = { $who ->
    [you] Siirrät laivan { $ship }
   *[other] { $name } siirtää laivan { $ship }
} { $site ->
    [market] torille.
    [pyramid] pyramidiin.
    [pyramids] pyramideille.
    [temple] temppeliin.
    [burial] hautakammioon.
   *[obelisks] obeliskeille.
}
imhotep-play = { $who ->
    [you] Pelaat kortin
   *[other] { $name } pelaa kortin
} { $card ->
    [lever] Vipu.
    [hammer] Vasara.
    [sail] Purje.
   *[chisel] Taltta.
}
imhotep-unload = { $who ->
    [you] Päätät purkamisjärjestyksen. Seuraava kivi: { $ownerName }.
   *[other] { $name } päättää purkamisjärjestyksen. Seuraava kivi: { $ownerName }.
}
imhotep-pick = { $who ->
    [you] Otat torilta kortin { $cardName }.
   *[other] { $name } ottaa torilta kortin { $cardName }.
}
imhotep-pick-hidden = { $who ->
    [you] Katsot kaksi kuvapuoli alaspäin olevaa korttia.
   *[other] { $name } katsoo kaksi kuvapuoli alaspäin olevaa korttia.
}
imhotep-keep = { $who ->
    [you] Pidät toisen niistä.
   *[other] { $name } pitää toisen niistä.
}
imhotep-kept = { $who ->
    [you] Pidät toisen korteista: { $cardName }.
   *[other] { $name } pitää toisen korteista: { $cardName }.
}
imhotep-build = { $who ->
    [you] Asetat kiven
   *[other] { $name } asettaa kiven
} { $pyramid ->
    [left] vasempaan pyramidiin.
    [middle] keskimmäiseen pyramidiin.
   *[right] oikeaan pyramidiin.
}
imhotep-bonus-point = { $who ->
    [you] Otat temppelin pisteen.
   *[other] { $name } ottaa temppelin pisteen.
}
imhotep-bonus-stones = { $who ->
    [you] Otat kiviä temppelin pisteen sijasta.
   *[other] { $name } ottaa kiviä temppelin pisteen sijasta.
}
imhotep-skip = { $who ->
    [you] Et aseta kiveä laivaan.
   *[other] { $name } ei aseta kiveä laivaan.
}
imhotep-pass = { $who ->
    [you] Passaat.
   *[other] { $name } passaa.
}
imhotep-stones = { $site ->
    [pyramid] Uutta pyramidissa: { $list }.
    [pyramids] Uutta pyramideissa: { $list }.
    [temple] Uutta temppelissä: { $list }.
    [burial] Uutta hautakammiossa: { $list }.
   *[obelisks] Uutta obeliskeilla: { $list }.
}
# Luettelon osa tekstissä ”imhotep-stones”
imhotep-stones-each = { $who ->
    [you] sinä
   *[other] { $name }
} { $stones ->
    [one] { $stones } kivi
   *[other] { $stones } kiveä
}
imhotep-got-card = { $who ->
    [you] Saat kortin { $cardName }.
   *[other] { $name } saa kortin { $cardName }.
}
imhotep-red-card = Kortti vaikuttaa heti: { $cardName }.
imhotep-discarded = Poistopinoon: { $cardNames }.
imhotep-shuffled = Poistopino sekoitetaan uudeksi nostopinoksi.
imhotep-round = { $who ->
    [you] Sinä aloitat.
    [other] { $name } aloittaa.
   *[nobody] Kierros alkaa.
}
imhotep-market = Torilla: { $cardNames }.

# Pelaajan tavarat puhelimessa
phone-player = { $name }: kortit, kivet ja pisteet
phone-cards = Kortit
phone-no-cards = Ei kortteja.
phone-now = Jos peli päättyisi nyt: { $points }
