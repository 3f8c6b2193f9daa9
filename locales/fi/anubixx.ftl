# Anubixxin pöytä, loki ja vihjeet
# Kivien ja noppien värit luettelossa kaksoispisteen jäljessä
colour-R = punainen
colour-B = sininen
colour-V = violetti
colour-O = oranssi
colour-G = vihreä
colour-Y = keltainen

# Kupongin tai kaivoksen kivi otsikkona kaksoispisteen edessä
anubixx-stone = { $colour ->
    [R] Punainen kivi
    [B] Sininen kivi
    [V] Violetti kivi
    [O] Oranssi kivi
    [G] Vihreä kivi
   *[Y] Keltainen kivi
}
# Noppa otsikkona kaksoispisteen edessä
anubixx-die = { $colour ->
    [R] Punainen noppa
    [B] Sininen noppa
    [V] Violetti noppa
    [O] Oranssi noppa
    [G] Vihreä noppa
   *[Y] Keltainen noppa
}

anubixx-part-pyramid = Pyramidi
anubixx-part-arch = Riemukaari
anubixx-part-relief = Reliefi
anubixx-part-bonuses = Bonukset
anubixx-part-quarry = Kaivos
anubixx-part-jokers = Jokerit
anubixx-relief-note = aina kaksi vierekkäistä
anubixx-quarry-note = vasemmalta oikealle; ohitetut kivet menetetään

anubixx-pyramid-tip = Alimmalta riviltä saa rastittaa vapaasti; ylempi kivi tarvitsee molemmat allaan olevat kivet. Ylin kerros, jossa on rasti, ratkaisee pisteet.
anubixx-arch-tip = Kaksi pylvästä alhaalta ylös; matalampi lasketaan. Lakikivi vaatii, että molemmat pylväät ovat valmiit.
anubixx-relief-tip = Aina kaksi vierekkäistä ruutua samalla toiminnolla, eikä mitään muuta.
anubixx-bonuses-tip = Rastita symbolin viimeinen ruutu ennen kuin sen bonus sulkeutuu: 3 pistettä.
anubixx-quarry-tip = Maksaa kivet, joille ei ole noppaa. Voit käyttää vain viimeksi yliviivatun oikealla puolella olevia kiviä; jokainen niistä on lopussa 1 pisteen arvoinen.
anubixx-jokers-tip = Jokeri maksaa minkä tahansa kiven, jolle ei ole noppaa. Jokainen käyttämätön jokeri on lopussa 2 pisteen arvoinen.
anubixx-quarry-usable = { anubixx-stone }: voi maksaa, tai antaa lopussa 1 pisteen
anubixx-quarry-struck = { anubixx-stone }: yliviivattu maksuna
anubixx-quarry-lost = { anubixx-stone }: ohitettu ja menetetty
anubixx-joker-left = Jokeri: maksaa minkä tahansa kiven, jolle ei ole noppaa, tai antaa lopussa 2 pistettä
anubixx-joker-used = Jokeri: käytetty
anubixx-joker-out = Jokeri: ei käytössä tällä pelaajamäärällä

anubixx-symbol-scarab = Skarabee
anubixx-symbol-ankh = Ankh
anubixx-symbol-eye = Silmä
anubixx-symbol-snake = Käärme
anubixx-symbol-falcon = Haukka
anubixx-symbol-cat = Kissa
anubixx-symbol-lotus = Lootus

# Bonuksen tila, yksi sana kuvan alla
anubixx-bonus-open = avoin
# Bonuksen tila: lukijalla on se
anubixx-bonus-yours = sinun
# Bonuksen tila: kukaan ei voi enää saada sitä
anubixx-bonus-closed = kiinni
# Bonuksen tila: sulkeutuu, kun tämä kierros päättyy
anubixx-bonus-last-chance = viime hetki
# Sama, kun tilaa on vähän
anubixx-bonus-last-short = heti!
anubixx-bonus-open-tip = Kenelläkään ei ole sitä vielä.
anubixx-bonus-yours-tip = Se on sinun.
anubixx-bonus-closed-tip = Se on suljettu kaikilta muilta.
anubixx-bonus-last-chance-tip = Se sulkeutuu, kun tämä kierros päättyy.
# $fields on luettelo ruuduista, kuten ”pyramidi, kerros 1, kivi 3”
anubixx-bonus-tip = { $number ->
    [one] { $symbol }. Sen ruutu: { $fields }.
   *[other] { $symbol }. Sen kaikki ruudut: { $fields }.
}
anubixx-bonus-had = Bonuksen saaneet: { $names }.
# Loppubonuksen kuvan alla: milloin sen saa
anubixx-end-bonus = lopussa
# Sama, kun tilaa on vähän
anubixx-end-bonus-short = loppu
anubixx-end-bonus-tip = { $points ->
    [one] Loppubonus: jos sinulla on pelin päättyessä kaksi valmista rakennelmaa, saat { $points } pisteen.
   *[other] Loppubonus: jos sinulla on pelin päättyessä kaksi valmista rakennelmaa, saat { $points } pistettä.
}

anubixx-field-pyramid = pyramidi, kerros { $row }, kivi { $column }
anubixx-field-arch = { $column ->
    [L] riemukaari, vasen pylväs, kerros { $level }
    [R] riemukaari, oikea pylväs, kerros { $level }
   *[k] riemukaari, lakikivi
}
anubixx-field-relief = reliefi, rivi { $row }, ruutu { $column }
# $field on ”pyramidi, kerros 1, kivi 3”
anubixx-offer = { $how ->
    [picked] { $field }. { anubixx-stone }: valittu, valitse viereinen ruutu.
    [die] { $field }. { anubixx-stone }: noppa maksaa.
   *[other] { $field }. { anubixx-stone }: kaivos tai jokeri maksaa.
}
anubixx-field-symbol = Symboli: { $symbol }.

# $why on virke
anubixx-blocked = { $field }. { anubixx-stone }: { $why }

anubixx-sheet-name = Kuponki: { $name }
anubixx-sheet-letter = kuponki { $sheet }
# $sheet on sen kirjain
anubixx-sheet-of = Kuponki { $sheet }: { $name }
anubixx-open-sheet = { $points ->
    [one] { $name }, { $points } piste: näytä kuponki
   *[other] { $name }, { $points } pistettä: näytä kuponki
}
anubixx-previous-sheet = Edellinen kuponki
anubixx-next-sheet = Seuraava kuponki
anubixx-rivals = Muiden pelaajien kupongit

anubixx-dice = Nopat
anubixx-rolled = { $name } heitti
anubixx-you-rolled = Sinä heitit
anubixx-keeps = käytetyt nopat jäävät tähän
anubixx-keeps-none = yhtään noppaa ei ole vielä käytetty
anubixx-middle = Keskellä
anubixx-middle-note = otettavissa
anubixx-middle-short = otettavissa
anubixx-middle-empty = ei enää noppia
anubixx-die-middle = { anubixx-die }: otettavissa
anubixx-die-held = { anubixx-die }: otettu tähän toimintoon
anubixx-die-blocked = { anubixx-die }: lukittu kierroksen loppuun asti. Nopan otti { $name }
anubixx-order = Järjestys tällä kierroksella
# Pelaajasta, tällä kierroksella
anubixx-acted = on pelannut
# Pelaajasta, tällä kierroksella
anubixx-acting = pelaa nyt
# Pelaajasta, tällä kierroksella
anubixx-waits = odottaa
# Pelaajasta, lopussa: sija loppusijoituksessa
anubixx-place = sija { $place }

anubixx-score-of = Mistä pisteet tulevat: { $name }
anubixx-total = Nyt
anubixx-total-over = Yhteensä
anubixx-best-rival = Muista paras: { $points }

anubixx-ask-action = Sinun vuorosi
anubixx-ask-action-named = { $name }, sinun vuorosi
anubixx-ask-action-text = Rastita yksi tai kaksi kiveä tai reliefin pari. Hohtavat kivet pystyt maksamaan; vahva viiva kertoo, että noppa maksaa.
anubixx-ask-second = Vielä toinen kivi?
anubixx-ask-second-text = Vielä yksi kivi pyramidiin tai riemukaareen, tai ”Valmis”.
anubixx-ask-nothing = Nyt et pysty maksamaan mitään kiveä.
anubixx-ask-neighbour = Mikä viereinen ruutu?
anubixx-ask-neighbour-text = Valitse toinen ruutu: ensimmäisen vierestä, ylä- tai alapuolelta.
anubixx-ask-pay = Millä maksat?
anubixx-ask-pay-text = { $number ->
    [one] Väri, jolle keskellä ei ole noppaa: { $colours }.
   *[other] Värit, joille keskellä ei ole noppaa: { $colours }.
}
anubixx-ask-other = Nyt pelaa { $name }
anubixx-ask-other-text = Aktiivisen pelaajan käyttämät nopat ovat lukossa kierroksen loppuun asti; muut palaavat keskelle.
anubixx-ask-you-next = Sinä pelaat seuraavaksi.
anubixx-ask-you-after = Pelaat myöhemmin. Ennen sinua: { $name }.
anubixx-ask-you-acted = Olet jo pelannut tällä kierroksella. Aktiivisen pelaajan käyttämät nopat ovat lukossa sen loppuun asti.
anubixx-ask-over = Peli on päättynyt
anubixx-ask-winner = { $number ->
    [one] { $names } voittaa. Pisteitä { $points }.
   *[other] Jaettu voitto: { $names }. Pisteitä { $points }.
}
# Painike: lopettaa toiminnon
anubixx-done-button = Valmis
anubixx-done-without = Älä rastita mitään
anubixx-hint-number = vihje { $number }
anubixx-take-back = Peru
anubixx-pay-die = { anubixx-stone }: ota noppa
anubixx-pay-quarry = { anubixx-stone }: yliviivaa kaivoksesta
anubixx-pay-joker = { anubixx-stone }: yliviivaa jokeri
# Mikä maksaa kiven, yksi sana
anubixx-way-die = noppa
# Mikä maksaa kiven, yksi sana
anubixx-way-quarry = kaivos
# Mikä maksaa kiven, yksi sana
anubixx-way-joker = jokeri
anubixx-costs = { $points ->
    [one] { $points } piste vähemmän
   *[other] { $points } pistettä vähemmän
}
anubixx-also-lost = { $stones ->
    [one] { $stones } kivi menetetään
   *[other] { $stones } kiveä menetetään
}
anubixx-jokers-left = { $jokers ->
    [0] ei jokereita jäljellä
    [one] { $jokers } jokeri jää
   *[other] { $jokers } jokeria jää
}
# Kaivoksen kivestä, jonka näytetty siirto yliviivaisi, yksi sana
anubixx-pay = maksu
# Kaivoksen kivistä, jotka näytetty siirto ohittaisi, yksi sana
anubixx-lost = hukka
# Bonus saatu: $symbol on sen nimi, $points merkkeineen, kuten ”+3”
anubixx-call = { $symbol }! { $points }
anubixx-gain = { $points ->
    [one] { $points } piste lisää
   *[other] { $points } pistettä lisää
}
anubixx-price = { $points ->
    [one] maksu vie { $points } pisteen
   *[other] maksu vie { $points } pistettä
}
anubixx-free = noppa maksaa, mitään ei menetetä

anubixx-print = Tulosta kupongit
anubixx-print-now = Tulosta
anubixx-print-blank = tyhjät kupongit
anubixx-save-svg = Kuponki { $sheet } SVG-kuvana

# Mitä loki kertoo
anubixx-cross-pyramid = { $who ->
    [you] Rastitat pyramidista
   *[other] { $name } rastittaa pyramidista
} { $colour ->
    [R] punaisen
    [B] sinisen
    [V] violetin
    [O] oranssin
    [G] vihreän
   *[Y] keltaisen
} kiven, kerros { $row }.
anubixx-cross-arch = { $who ->
    [you] Rastitat riemukaaren
   *[other] { $name } rastittaa riemukaaren
} { $column ->
    [L] vasemmasta
   *[R] oikeasta
} pylväästä { $colour ->
    [R] punaisen
    [B] sinisen
    [V] violetin
    [O] oranssin
    [G] vihreän
   *[Y] keltaisen
} kiven.
anubixx-cross-keystone = { $who ->
    [you] Asetat riemukaaren lakikiven.
   *[other] { $name } asettaa riemukaaren lakikiven.
}
anubixx-cross-relief = { $who ->
    [you] Rastitat kaksi reliefin ruutua: { $colours }.
   *[other] { $name } rastittaa kaksi reliefin ruutua: { $colours }.
}
anubixx-done = { $who ->
    [you] Lopetat toiminnon.
   *[other] { $name } lopettaa toiminnon.
}
anubixx-paid-quarry = { $stones ->
    [one] { $stones } kaivoksen kivi maksaa
   *[other] { $stones } kaivoksen kiveä maksaa
}{ $lost ->
    [0] .
    [one] , { $lost } menetetään.
   *[other] , { $lost } menetetään.
}
anubixx-roll = { $who ->
    [you] Heität nopat: { $colours }.
   *[other] { $name } heittää nopat: { $colours }.
}
anubixx-paid-joker = { $jokers ->
    [one] { $jokers } jokeri maksaa.
   *[other] { $jokers } jokeria maksaa.
}
anubixx-bonus = { $points ->
    [one] Symbolin bonus: { $symbolName }, { $points } piste.
   *[other] Symbolin bonus: { $symbolName }, { $points } pistettä.
}
anubixx-finished = { $building ->
    [pyramid] Pyramidi on valmis!
    [arch] Riemukaari on valmis!
   *[relief] Reliefi on valmis!
}

# Vihjeiden perustelut
hint-cross-free = { $stones ->
    [one] { $stones } kivi, jonka noppa maksaa.
   *[other] { $stones } kiveä, jotka nopat maksavat.
}
hint-cross-paid = { $stones ->
    [one] { $stones } kivi, vaikka se vie
   *[other] { $stones } kiveä, vaikka ne vievät
} { $cost ->
    [one] { $cost } pisteen
   *[other] { $cost } pistettä
} kaivoksesta ja jokereista.
hint-cross-points = { $points ->
    [one] Heti { $points } piste lisää.
   *[other] Heti { $points } pistettä lisää.
}
hint-done = Se säästää kaivoksen ja jokerit myöhemmäksi.
