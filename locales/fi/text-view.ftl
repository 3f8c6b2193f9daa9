# Pöytä tekstinä
# Luettelojen osia
text-player = { $who ->
    [you] sinä
   *[other] { $name }
}
text-number = { $number }
# Mitä pelaaja saa tai menettää, luettelossa; luvussa on merkki
text-change = { $who ->
    [you] sinä { $change }
   *[other] { $name } { $change }
}
# Siirto pelissä, jolla ei ole sille sanoja
text-move = { $notation }
text-question = { $who ->
    [you] Sinun vuorosi.
   *[other] { $name } päättää.
}

# Otsikot
text-moves = Mitä voit tehdä
text-players = Pelaajat
# Nimisarakkeen otsikko
text-player-column = Pelaaja
# Lukusarakkeen otsikko
text-points = Pisteet
text-since = Viime vuorosi jälkeen
text-keys = Näppäimet
text-spoken = Puhutut viestit
text-you-mark = { $name }, sinä
# Lukijaa puhutellaan nimellä
text-your-turn = Sinun vuorosi, { $name }.
text-turn-of = Vuorossa { $name }.
text-nothing-since = Sen jälkeen ei ole tapahtunut mitään.
text-no-move = Et mitään: nyt ei ole sinun vuorosi.

# Siirtojen luettelo
text-filter = Suodata siirtoja
text-filter-count = { $moves ->
    [one] { $shown }/{ $moves } siirto
   *[other] { $shown }/{ $moves } siirtoa
}
text-filter-none = Missään siirrossa ei ole näitä sanoja. Escape näyttää kaikki.
text-filter-help = Enter tekee siirron. Escape tyhjentää suodattimen.
text-drawing-note = Kuva seuraa luetteloa: valittu kohta hohtaa tässä.
text-drawing-hide = Piilota kuva
text-drawing-show = Näytä kuva

# Näppäimet: mitä kukin tekee. Vieressä oleva kytkin poistaa näppäimen käytöstä.
text-key-filter = siirtojen suodattimeen
text-key-arrows = siirrosta toiseen
text-key-headings = seuraavaan otsikkoon
text-key-place = rakennuspaikalle tai pöydän osaan numeron mukaan
text-key-players = pelaajiin
text-key-say = lukee pöydän uudelleen
text-key-last = lukee viimeisen siirron
text-key-scores = lukee pisteet
text-key-turn = kertoo, kenen vuoro on
text-key-hint = näyttää vihjeen

# Mitkä siirrot luetaan
text-spoken-all = jokainen siirto
text-spoken-mine = vain minua koskevat
text-spoken-turn = vain oma vuoroni

# Luetaan näppäimestä
text-say-nothing = Mitään ei ole vielä tapahtunut.

# Imhotep: otsikot
imhotep-text-ships = Laivat
imhotep-text-sites = Rakennuspaikat
imhotep-text-market = { $side ->
    [A] Tori, kortti jokaisesta kivestä
   *[B] Tori, B-puoli, kortti jokaisesta kivestä
}
imhotep-text-site = { $site ->
    [pyramid] Pyramidi, pisteet heti
    [pyramids] Kolme pyramidia, pisteet heti
    [temple] { $side ->
        [A] Temppeli, jokaisen kierroksen lopussa
       *[B] Temppeli, B-puoli, jokaisen kierroksen lopussa
    }
    [burial] { $side ->
        [A] Hautakammio, lopussa, ryhmittäin
       *[B] Hautakammio, lopussa, riveittäin
    }
   *[obelisks] { $side ->
        [A] Obeliskit, lopussa, korkeuden mukaan
       *[B] Obeliskit, kolmesta kivestä tulee pylväs, pisteet heti
    }
}

# Imhotep: laivat
imhotep-text-ship = { $spaces ->
    [one] Laiva { $ship }, { $spaces } ruutu: { $list }.
   *[other] Laiva { $ship }, { $spaces } ruutua keulasta alkaen: { $list }.
}
imhotep-text-ship-empty = { $spaces ->
    [one] Laiva { $ship }, { $spaces } ruutu, tyhjä.
   *[other] Laiva { $ship }, { $spaces } ruutua, kaikki tyhjiä.
}
# Ruutu ja kenen kivi siinä on, luettelossa
imhotep-text-space = { $who ->
    [you] { $space } sinä
   *[other] { $space } { $name }
}
imhotep-text-space-empty = { $space } tyhjä
imhotep-text-may-sail = Se voi lähteä.
imhotep-text-needs = { $stones ->
    [one] Se tarvitsee vielä { $stones } kiven voidakseen lähteä.
   *[other] Se tarvitsee vielä { $stones } kiveä voidakseen lähteä.
}
imhotep-text-ship-at = { $site ->
    [market] Laiva { $ship } on siirretty torille.
    [pyramid] Laiva { $ship } on siirretty pyramidiin.
    [pyramids] Laiva { $ship } on siirretty pyramideille.
    [temple] Laiva { $ship } on siirretty temppeliin.
    [burial] Laiva { $ship } on siirretty hautakammioon.
   *[obelisks] Laiva { $ship } on siirretty obeliskeille.
}
imhotep-text-unload-order = Vielä purettavana, tässä järjestyksessä: { $list }.
imhotep-text-unload-choice = Vielä kyydissä olevat kivet: { $list }.

# Imhotep: rakennuspaikat
imhotep-text-stones = { $stones ->
    [one] { $stones } kivi: { $list }.
   *[other] { $stones } kiveä: { $list }.
}
imhotep-text-no-stones = Ei vielä kiviä.
imhotep-text-dock-free = Ranta on vapaa.
imhotep-text-dock-taken = Täällä on laiva { $ship }.
imhotep-text-worth = { $when ->
    [round] Pisteet kierroksen lopussa tässä tilanteessa: { $list }.
   *[end] Pisteet pelin lopussa tässä tilanteessa: { $list }.
}
imhotep-text-pyramids-next = { $stones ->
    [one] Viimeisen ruudun pisteet: { $list }.
   *[other] Seuraavien kivien pisteet: { $list }.
}
imhotep-text-pyramids-full = Kaikki ruudut ovat täynnä. Jokainen lisäkivi antaa 1 pisteen.
imhotep-text-pyramid = { $pyramid ->
    [left] Vasen pyramidi, täynnä { $stones }/{ $spaces } ruutua: { $list }.
    [middle] Keskimmäinen pyramidi, täynnä { $stones }/{ $spaces } ruutua: { $list }.
   *[right] Oikea pyramidi, täynnä { $stones }/{ $spaces } ruutua: { $list }.
}
imhotep-text-pyramid-empty = { $pyramid ->
    [left] Vasen pyramidi: ei vielä kiviä.
    [middle] Keskimmäinen pyramidi: ei vielä kiviä.
   *[right] Oikea pyramidi: ei vielä kiviä.
}
imhotep-text-pyramid-next = Seuraava ruutu: { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}{ $bonus ->
    [card] {" "}ja kortti nostopinosta.
    [stones] {" "}ja kiviä varastoon.
    [load] {" "}ja kiven saa asettaa laivaan.
   *[none] .
}
imhotep-text-temple = Päällimmäisinä vasemmalta: { $list }.
# Temppelin ruutu ja mitä se antaa, luettelossa
imhotep-text-temple-space = { $space } { $who ->
    [you] sinä
   *[other] { $name }
} { $bonus ->
    [card] (kortti)
    [stones] (1 piste tai 2 kiveä)
   *[none] { $points ->
        [one] ({ $points } piste)
       *[other] ({ $points } pistettä)
    }
}
imhotep-text-temple-space-empty = { $space } tyhjä { $bonus ->
    [card] (kortti)
    [stones] (1 piste tai 2 kiveä)
   *[none] { $points ->
        [one] ({ $points } piste)
       *[other] ({ $points } pistettä)
    }
}
imhotep-text-column = Sarake { $column } ylhäältä: { $list }.
imhotep-text-burial-next = { $row ->
    [1] Seuraava kivi menee sarakkeeseen { $column }, ylimmälle riville.
    [2] Seuraava kivi menee sarakkeeseen { $column }, keskimmäiselle riville.
   *[3] Seuraava kivi menee sarakkeeseen { $column }, alimmalle riville.
}
imhotep-text-groups = { $who ->
    [you] Sinä
   *[other] { $name }
}: { $groups ->
    [one] kivien ryhmä: { $list }; pisteitä { $points }.
   *[other] kivien ryhmät: { $list }; pisteitä { $points }.
}
imhotep-text-row = { $row ->
    [1] Ylin rivi: { $list }.
    [2] Keskimmäinen rivi: { $list }.
   *[3] Alin rivi: { $list }.
}
imhotep-text-row-prizes = Pisteet joka rivillä ensimmäiselle, toiselle ja kolmannelle sijalle: { $list }.
imhotep-text-obelisk-prizes = Pisteet korkeuden mukaan: { $list }.
# Pylväs ja sen pisteet, luettelossa
imhotep-text-tower = { $who ->
    [you] sinä { $points }
   *[other] { $name } { $points }
}
imhotep-text-towers = Pylväät ja niiden pisteet: { $list }.
imhotep-text-tower-next = { $points ->
    [one] Seuraava pylväs antaa { $points } pisteen.
   *[other] Seuraava pylväs antaa { $points } pistettä.
}
imhotep-text-waiting = Odottavat kivet: { $list }.

# Imhotep: tori
# Kortti paikallaan; perässä mitä se tekee, kuten ”lopussa: 1 piste jokaista 3 kiveä kohden”
imhotep-text-place = { $place }: { $cardName } ({ $does }).
imhotep-text-place-empty = { $place }: otettu.
imhotep-text-face-down = { $cards ->
    [one] { $place }: { $cards } kortti kuvapuoli alaspäin.
   *[other] { $place }: { $cards } korttia kuvapuoli alaspäin. Ottaja pitää niistä yhden.
}
imhotep-text-looked-at = Vain sinä näet: { $cardName } ({ $does }).
imhotep-text-piles = { $cards ->
    [one] { $cards } kortti nostopinossa, poistopinossa { $discarded }.
   *[other] { $cards } korttia nostopinossa, poistopinossa { $discarded }.
}

# Imhotep: pelaajat
imhotep-text-hand = { $who ->
    [you] Korttisi: { $list }.
   *[other] Kortit, { $name }: { $list }.
}
# Lukusarakkeiden otsikot
imhotep-text-column-end = Lopussa
imhotep-text-column-sled = Varasto
imhotep-text-column-quarry = Kaivos
imhotep-text-column-cards = Kortit

# Imhotep: mitä kysytään
imhotep-text-question = { $who ->
    [you] { $question ->
        [turn] Tee yksi toiminto.
        [load] Aseta kivi: tämä kuuluu korttiisi.
        [bonus_load] Bonus: aseta kivi laivaan tai jätä väliin.
        [sail] Aseta kivi laivaan, jonka siirrät.
        [lever] Minkä laivan siirrät? Sitten päätät purkamisjärjestyksen.
        [unload] Mikä kivi puretaan seuraavaksi?
        [pick] Ota kortti torilta.
        [keep] Pidä toinen korteista.
        [build] Mihin pyramidiin kivesi menee?
        [bonus] Temppeli antaa pisteen tai kiviä.
        [pass] Sinulla ei ole sallittua toimintoa. Voit vain passata.
       *[other] Päätä.
    }
   *[other] { $question ->
        [load] { $name } asettaa kiven laivaan.
        [bonus_load] { $name } saa asettaa kiven laivaan.
        [sail] { $name } asettaa kiven laivaan, joka sitten lähtee.
        [lever] { $name } valitsee siirrettävän laivan.
        [unload] { $name } päättää purkamisjärjestyksen.
        [pick] { $name } ottaa kortin.
        [keep] { $name } pitää toisen korteista.
        [build] { $name } valitsee pyramidin.
        [bonus] { $name } valitsee pisteen tai kiviä.
       *[other] { $name } tekee toiminnon.
    }
}

# Imhotep: siirrot
imhotep-text-take = { $stones ->
    [one] Ota { $stones } kivi
   *[other] Ota { $stones } kiveä
}
imhotep-text-load = Aseta kivi laivaan { $ship }, ruutuun { $space }
imhotep-text-sail = { $site ->
    [market] Siirrä laiva { $ship } torille
    [pyramid] Siirrä laiva { $ship } pyramidiin
    [pyramids] Siirrä laiva { $ship } pyramideille
    [temple] Siirrä laiva { $ship } temppeliin
    [burial] Siirrä laiva { $ship } hautakammioon
   *[obelisks] Siirrä laiva { $ship } obeliskeille
}
imhotep-text-play = Pelaa kortti: { $cardName }
imhotep-text-unload = { $who ->
    [you] Pura seuraavaksi oma kivesi
   *[other] Pura seuraavaksi tämän pelaajan kivi: { $name }
}
imhotep-text-pick = Ota kortti { $place }: { $cardName }
imhotep-text-pick-hidden = Katso kaksi kuvapuoli alaspäin olevaa korttia ja pidä toinen
imhotep-text-keep = Pidä kortti { $place }: { $cardName }
imhotep-text-build = { $pyramid ->
    [left] Aseta kivi vasempaan pyramidiin
    [middle] Aseta kivi keskimmäiseen pyramidiin
   *[right] Aseta kivi oikeaan pyramidiin
}
imhotep-text-bonus = { $bonus ->
    [point] Ota temppelin piste
   *[stones] Ota 2 kiveä pisteen sijasta
}
imhotep-text-skip = Älä aseta kiveä
imhotep-text-pass = Passaa

# Imhotep: siirtojen vaikutukset
imhotep-text-sled-then = varastossasi on sitten { $stones }
imhotep-text-then-may-sail = laiva voi sitten lähteä
imhotep-text-then-needs = { $stones ->
    [one] laiva tarvitsee sitten vielä { $stones } kiven
   *[other] laiva tarvitsee sitten vielä { $stones } kiveä
}
imhotep-text-gain-cards = { $who ->
    [you] sinä
   *[other] { $name }
} { $cards ->
    [one] { $cards } kortti
   *[other] { $cards } korttia
}
imhotep-text-gain-range = { $who ->
    [you] sinä { $changeLeast } … { $changeMost }
   *[other] { $name } { $changeLeast } … { $changeMost }
}
imhotep-text-card-does = { $card ->
    [entrance] heti: 1 kivi kaivoksesta pyramidiin
    [sarcophagus] heti: 1 kivi kaivoksesta hautakammioon
    [paved_path] heti: 1 kivi kaivoksesta obeliskiisi
    [pyramid_decoration] lopussa: 1 piste jokaista pyramidien 3 kiveä kohden
    [temple_decoration] lopussa: 1 piste jokaista temppelin 3 kiveä kohden
    [burial_decoration] lopussa: 1 piste jokaista hautakammion 3 kiveä kohden
    [obelisk_decoration] lopussa: 1 piste jokaista obeliskien 3 kiveä kohden
    [statue] lopussa: 1, 3, 6, 10 tai 15 pistettä, kun patsaita on 1–5
    [lever] siirrä laiva ja päätä purkamisjärjestys
    [hammer] ota enintään 3 kiveä, aseta sitten 1
    [sail] aseta 1 kivi, siirrä sitten se laiva
   *[chisel] aseta 2 kiveä
}

# Anubixx: otsikot
anubixx-text-dice = Nopat
anubixx-text-sheet = { $who ->
    [you] Sinun kuponkisi
   *[other] Kuponki: { $name }
}
anubixx-text-sheets = Muiden kupongit
anubixx-text-sheet-of = { $name }
anubixx-text-bonuses = { $points ->
    [one] Bonukset, { $points } piste kustakin
   *[other] Bonukset, { $points } pistettä kustakin
}
anubixx-text-part = { $part ->
    [pyramid] Pyramidi: ylin kerros, jossa on rasti, lasketaan
    [arch] Riemukaari: matalampi pylväs lasketaan
    [relief] Reliefi: kaksi vierekkäistä kerralla
   *[payment] Millä voit maksaa
}
# Sama muiden kupongeissa, joissa virke seuraa virkettä
anubixx-text-part-of = { $part ->
    [pyramid] Pyramidi.
    [arch] Riemukaari.
    [relief] Reliefi.
   *[payment] Millä voi maksaa.
}

# Anubixx: nopan tai kiven väri
anubixx-text-colour = { $colour ->
    [R] punainen
    [B] sininen
    [V] violetti
    [O] oranssi
    [G] vihreä
   *[Y] keltainen
}

# Anubixx: nopat
anubixx-text-rolled = { $who ->
    [you] Sinä heitit tämän kierroksen nopat.
   *[other] { $name } heitti tämän kierroksen nopat.
}
anubixx-text-dice-middle = { $dice ->
    [0] Yhtään noppaa ei ole otettavissa.
    [one] { $dice } noppa otettavissa: { $list }.
   *[other] { $dice } noppaa otettavissa: { $list }.
}
anubixx-text-dice-held = { $dice ->
    [one] Otettu tähän toimintoon: { $list }.
   *[other] Otettu tähän toimintoon: { $list }.
}
anubixx-text-dice-blocked = { $dice ->
    [one] Lukittu kierroksen loppuun asti: { $list }.
   *[other] Lukittu kierroksen loppuun asti: { $list }.
}
anubixx-text-order = Järjestys tällä kierroksella: { $list }.

# Anubixx: ruutu numeron ja värin mukaan, luettelossa
anubixx-text-stone = numero { $number } { $colour ->
    [R] punainen
    [B] sininen
    [V] violetti
    [O] oranssi
    [G] vihreä
   *[Y] keltainen
}
anubixx-text-stone-symbol = numero { $number } { $colour ->
    [R] punainen
    [B] sininen
    [V] violetti
    [O] oranssi
    [G] vihreä
   *[Y] keltainen
} ({ $symbol })
anubixx-text-crossed = Rastitettu: { $list }.
anubixx-text-level = { $points ->
    [one] Kerros { $level }, { $points } piste, vapaana: { $list }.
   *[other] Kerros { $level }, { $points } pistettä, vapaana: { $list }.
}
anubixx-text-level-complete = { $points ->
    [one] Kerros { $level }, { $points } piste, on täynnä.
   *[other] Kerros { $level }, { $points } pistettä, on täynnä.
}
anubixx-text-column = { $column ->
    [L] Vasen pylväs alhaalta, vapaana: { $list }.
   *[R] Oikea pylväs alhaalta, vapaana: { $list }.
}
anubixx-text-column-complete = { $column ->
    [L] Vasen pylväs on valmis.
   *[R] Oikea pylväs on valmis.
}
anubixx-text-arch-points = { $level ->
    [0] Pisteet korkeuden mukaan: { $list }. Mitään korkeutta ei ole vielä saavutettu.
   *[other] Pisteet korkeuden mukaan: { $list }. Saavutettu korkeus: { $level }.
}
anubixx-text-keystone = { $colour ->
    [R] Lakikivi on punainen
    [B] Lakikivi on sininen
    [V] Lakikivi on violetti
    [O] Lakikivi on oranssi
    [G] Lakikivi on vihreä
   *[Y] Lakikivi on keltainen
}, siitä saa { $points ->
    [one] { $points } pisteen
   *[other] { $points } pistettä
}, ja se tarvitsee molemmat pylväät.
anubixx-text-keystone-done = Lakikivi on paikallaan.
anubixx-text-row = Rivi { $row }, vapaana: { $list }.
anubixx-text-row-complete = Rivi { $row } on täynnä.
anubixx-text-relief-next = Rastitettuja ruutuja { $now }; kun niitä on { $fields }, reliefistä saa { $points ->
    [one] { $points } pisteen.
   *[other] { $points } pistettä.
}
anubixx-text-quarry = { $stones ->
    [one] Kaivos, { $stones } kivi voi maksaa: { $list }.
   *[other] Kaivos, { $stones } kiveä voi maksaa, vasemmalta: { $list }.
}
anubixx-text-quarry-empty = Kaivos: mikään kivi ei voi enää maksaa.
anubixx-text-jokers = { $jokers ->
    [0] Jokereita ei ole jäljellä.
    [one] { $jokers } jokeri on jäljellä.
   *[other] { $jokers } jokeria on jäljellä.
}

# Anubixx: missä ruutu on, luettelossa
anubixx-text-place-pyramid = pyramidin kerroksen { $row } kivi { $column }
anubixx-text-place-arch = { $column ->
    [L] riemukaaren vasemman pylvään kerros { $level }
   *[R] riemukaaren oikean pylvään kerros { $level }
}
anubixx-text-place-keystone = riemukaaren lakikivi
anubixx-text-place-relief = reliefin rivin { $row } ruutu { $column }
# Paikka ja sen väri siirron tekstissä
anubixx-text-coloured-place = { $place } { $colour ->
    [R] (punainen)
    [B] (sininen)
    [V] (violetti)
    [O] (oranssi)
    [G] (vihreä)
   *[Y] (keltainen)
}

# Anubixx: bonukset
anubixx-text-bonus = { $status ->
    [open] { $symbol }, avoin: { $list }.
    [last_chance] { $symbol }, sulkeutuu, kun tämä kierros päättyy: { $list }.
   *[closed] { $symbol }, suljettu: { $list }.
}
anubixx-text-bonus-had = Bonuksen saaneet: { $list }.
anubixx-text-end-bonus = Vielä yksi jokaiselle, jolla on pelin päättyessä kaksi valmista rakennelmaa.

# Anubixx: lukusarakkeiden otsikot
anubixx-text-column-pyramid = Pyramidin kerros
anubixx-text-column-arch = Riemukaaren korkeus
anubixx-text-column-relief = Reliefin ruudut
anubixx-text-column-quarry = Kaivos
anubixx-text-column-jokers = Jokerit

# Anubixx: mitä kysytään
anubixx-text-question = { $who ->
    [you] { $question ->
        [second] Rastita toinen kivi tai lopeta toiminto.
        [nothing] Et pysty maksamaan mitään kiveä.
       *[action] Rastita yksi tai kaksi kiveä tai kaksi vierekkäistä reliefin ruutua.
    }
   *[other] { $question ->
        [second] { $name } saa rastittaa toisen kiven.
       *[action] { $name } pelaa.
    }
}

# Anubixx: siirrot. ”which” on parin ruutu, jonka jokeri maksaa; 0: ruutuja on vain yksi
anubixx-text-cross = { $jokers ->
    [0] Rastita: { $list }
    [1] { $which ->
        [0] Rastita jokerilla: { $list }
        [1] Rastita, jokeri maksaa ensimmäisen: { $list }
       *[2] Rastita, jokeri maksaa toisen: { $list }
    }
   *[other] Rastita { $jokers } jokerilla: { $list }
}
anubixx-text-done = { $question ->
    [second] Lopeta toiminto
   *[action] Älä rastita mitään
}

# Anubixx: siirtojen vaikutukset
anubixx-text-pays = { $payment ->
    [die] { $number ->
        [one] noppa maksaa
       *[other] { $number } noppaa maksaa
    }
    [quarry] kaivos maksaa
   *[joker] { $number ->
        [one] jokeri maksaa
       *[other] { $number } jokeria maksaa
    }
}
anubixx-text-cost = { $points ->
    [one] vie { $points } pisteen
   *[other] vie { $points } pistettä
}
anubixx-text-earns = bonus: { $symbol }
