# Komentorivi ja pöytä päätteessä
# Kysymykset ennen peliä. Vastaukset ovat perässä suluissa
cli-welcome = Tervetuloa pelaamaan Saqqaraa. Enter valitsee suluissa olevan; Ctrl-C lopettaa.
cli-ask-game = Mikä peli?
cli-ask-players = Montako pelaajaa?
cli-ask-computer = Montaako niistä pelaa tietokone?
cli-ask-strength = Kuinka vahva?
# $answers on luettelo
cli-ask-again = Vastaa jokin näistä: { $answers }.
cli-option-imhotep-sides = Torin, pyramidien, temppelin, hautakammion ja obeliskien puolet, kukin A tai B
cli-option-imhotep-wrath = Faaraon viha: monumentti ilman omaa kiveä vie 5 pistettä
cli-option-anubixx-layout = Kupongit: nimi tai oma tiedosto
# Paikka kivien värin mukaan
cli-seat-coloured = { $colour ->
    [black] musta (paikka { $number })
    [white] valkoinen (paikka { $number })
    [brown] ruskea (paikka { $number })
    [grey] harmaa (paikka { $number })
   *[other] { $colour } (paikka { $number })
}
cli-seat = paikka { $number }
# Mikä botti pelaa paikalla; $bot on nimi kuten level:3
cli-seat-bot = Paikka { $number }: { $bot }
cli-saves-in = Jokainen siirto tallennetaan tiedostoon { $file }
cli-saved = Tallennettu tiedostoon { $file }
cli-left = Tallennettu tiedostoon { $file }; jatka komennolla `saqqara play --terminal --resume`.
cli-recorded = Tallenne on tiedostossa { $file }; `saqqara replay` käy sen läpi siirto siirrolta.
# $why on englanninkielinen virke
cli-not-saved = Tätä siirtoa ei tallennettu: { $why }
cli-file-exists = { $file } on jo olemassa; valitse toinen nimi
# $seat on ”musta (paikka 1)”
cli-thinks = { $seat } miettii…
cli-adviser-thinks = Neuvonantaja miettii…
cli-nothing-yet = Mitään ei ole vielä tapahtunut.
cli-no-undo = Mitään kumottavaa ei ole.
cli-no-redo = Mitään uudelleen tehtävää ei ole.
# Sen edessä, minkä vain päättävä pelaaja saa nähdä
cli-only-you = Vain sinä näet:
cli-help = Kirjoita siirron numero, sen merkintä tai sen sanojen alkuja.
cli-help-undo = kumoa viimeinen siirtosi
cli-help-redo = tee se uudelleen
cli-help-save = save [TIEDOSTO]: kirjoita tallenne omaan tiedostoosi (jokainen siirto tallennetaan muutenkin)
cli-help-board = näytä pelilauta
cli-help-moves = luettele sallitut siirrot
cli-help-hint = hyvät siirrot nyt, ja miksi
cli-help-log = mitä tähän asti on tapahtunut, merkintöinä
cli-help-score = mistä pisteet tulevat
cli-help-help = tämä luettelo
cli-help-quit = lopeta; jatka komennolla `saqqara play --terminal --resume`
cli-no-such-move = { $moves ->
    [one] Siirtoa { $number } ei ole; on vain { $moves }.
   *[other] Siirtoa { $number } ei ole; numerot ovat 1–{ $moves }.
}
# $found on luettelo siirroista merkintöinä
cli-ambiguous = { $said } voi tarkoittaa: { $found }.
cli-ambiguous-more = { $said } voi tarkoittaa: { $found }, …
cli-unclear = { $said } ei ole siirto eikä komento; kirjoita numero, siirto kuten { $move } tai `help`.
# Siirtoluettelon otsikot merkintöjen edessä
cli-moves = Siirrot
cli-imhotep-take = Ota kiviä
cli-imhotep-load = Aseta kivi laivaan { $ship }
cli-imhotep-sail = Siirrä laiva { $ship }
cli-imhotep-play = Pelaa kortti
cli-imhotep-unload = Pura seuraavaksi
cli-imhotep-pick = Ota kortti
cli-imhotep-keep = Pidä kortti
cli-imhotep-build = Rakenna
cli-imhotep-bonus = Temppelin bonus
cli-imhotep-skip = Jätä väliin
cli-imhotep-pass = Passaa
# Torin paikan jäljessä: näin monta korttia on kuvapuoli alaspäin
cli-imhotep-face-down = { $cards } kuvapuoli alaspäin
cli-anubixx-pyramid = Pyramidi
cli-anubixx-pyramid-joker = Pyramidi jokerilla
cli-anubixx-arch = Riemukaari
cli-anubixx-arch-joker = Riemukaari jokerilla
cli-anubixx-relief = Reliefi
cli-anubixx-relief-joker = Reliefi jokerilla
cli-anubixx-done = Lopeta toiminto
# Pistetaulukko
cli-points = Pisteet
cli-points-so-far = Pisteet tähän asti
cli-total = yhteensä
cli-place = sija
# Pistetaulukossa: mikä ratkaisee tasatilanteen
cli-tie-imhotep = tasatilanne: varaston kivet
cli-tie-anubixx = tasatilanne: pyramidin rastit
# $seat on ”musta (paikka 1)”, $seats luettelo sellaisista
cli-wins = { $points ->
    [one] { $seat } voittaa: { $points } piste.
   *[other] { $seat } voittaa: { $points } pistettä.
}
cli-wins-tie = { $points ->
    [one] { $seat } voittaa tasatilanteen ratkettua: { $points } piste.
   *[other] { $seat } voittaa tasatilanteen ratkettua: { $points } pistettä.
}
cli-shared = { $points ->
    [one] Jaettu voitto: { $seats }. Kullakin { $points } piste.
   *[other] Jaettu voitto: { $seats }. Kullakin { $points } pistettä.
}
# Tallenteen läpikäynti
cli-after = siirto { $number }/{ $moves }
cli-not-over = Peli ei ole vielä päättynyt.
cli-keys = n seuraava · p edellinen · f ensimmäinen · l viimeinen · numero · q lopeta

cli-board-where = Imhotep   kierros { $round }/{ $rounds }   kierroskortti { $card }
cli-board-start = aloittaa: { $colour }
cli-board-next-start = seuraava kierros: { $colour }
cli-board-stone = { $colour ->
    [black] mu
    [white] va
    [brown] ru
   *[grey] ha
}
cli-board-points = { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
cli-board-arrived = Juuri saapunut pyramideille: { $stone }
cli-board-unload-order = Laiva { $ship } puretaan toistaiseksi tässä järjestyksessä: { $stones }
cli-board-unload-left = Laivasta { $ship } on vielä purkamatta: { $stones }
cli-board-ships = Laivat, keula vasemmalla
cli-board-needs = vaatii { $minimum }
cli-board-may-sail = vaatii { $minimum }, voi lähteä
cli-board-pyramid = { $pyramid ->
    [left] vasen
    [middle] keski
   *[right] oikea
}
cli-board-next-stone = seuraava kivi: { $points }
cli-board-finished = valmis: joka kivi { $points }
cli-board-first-to-last = ensimmäisestä viimeiseen
cli-board-bonus = { $bonus ->
    [card] * kortti
    [stones] * 3 kiveä
   *[load] * aseta 1
}
cli-board-top = päällimmäiset lasketaan
cli-board-card = kortti
cli-board-or-stones = +{ $points }/{ $stones }ki
cli-board-by-height = korkeus { $prizes }
cli-board-worth = arvo { $points }
cli-board-towers = kolmen kiven pylväät
cli-board-waiting = odottaa { $stones }
cli-board-score = pisteet
cli-board-ended = jos päättyisi
cli-board-draw-pile = Nostopino { $cards }
cli-board-discard-pile = Poistopino { $cards }
cli-board-sheets = { $layout ->
    [classic] perinteiset kupongit
    [great] suuret kupongit
   *[other] kupongit ”{ $layout }”
}
cli-board-active-seat = Anubixx, { $sheets }: kierros { $round }, aktiivinen paikka { $seat }
cli-board-ended-after = Anubixx, { $sheets }: päättyi kierroksen { $round } jälkeen, { $why }
cli-board-why-ended = { $end ->
    [second_building] toinen rakennelma on valmis
   *[round_limit] viimeinen kierros on pelattu
}
cli-board-dice = Nopat: { $dice }
cli-board-dice-at = { $place ->
    [middle] { $colours } keskellä
    [held] { $colours } otettu
   *[blocked] { $colours } lukittu
}
cli-board-sheet = Paikka { $seat }, kuponki { $sheet }
cli-board-sheet-active = Paikka { $seat }, kuponki { $sheet }, aktiivinen
cli-board-end-bonus = loppu
cli-board-bonus-status = { $status ->
    [open] avoinna
    [last_chance] viimeinen tilaisuus
   *[closed] suljettu
}
cli-board-seats = paikka { $seats }
cli-board-colour = { $colour ->
    [R] P
    [B] S
    [V] L
    [O] O
    [G] V
   *[Y] K
}
