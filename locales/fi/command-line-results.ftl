# Mitä komennot tulostavat: tulokset, edistyminen ja mitä tapahtui

cli-progress-games = pelit
cli-progress-records = tallenteet
cli-progress-moves = siirrot
cli-progress-left = jäljellä
cli-interrupted-before-game = Keskeytettiin ennen kuin yksikään peli päättyi.
cli-interrupted-before-move = Keskeytettiin ennen kuin ensimmäinenkään siirto arvioitiin.
cli-interrupted-games = Keskeytettiin; pelejä valmiina { $done }/{ $games }. Jatka näin:
cli-interrupted-moves = Keskeytettiin; siirtoja arvioitu { $done }/{ $moves }.
cli-process-died = Pelaava prosessi kaatui, ehkä muistin loputtua.

cli-yes = kyllä
cli-no = ei
cli-from-file = tiedostosta

cli-head-seat = Paikka
cli-head-mean = keskiarvo
cli-head-deviation = hajonta
cli-head-least = pienin
cli-head-median = mediaani
cli-head-most = suurin
cli-head-wins = voitot
cli-head-interval = 95 %:n väli
cli-head-all = kaikki
cli-head-points-from = Pisteiden lähde
cli-head-entry = Botti
cli-head-games = pelit
cli-head-win-rate = osuus
cli-head-points = pisteet
cli-head-rating = vahvuus
cli-head-pace = s/siirto
cli-head-ahead-of = edellä
cli-head-share = osuus
cli-head-move = Siirto
cli-head-round = Kierros
cli-head-played = Pelattu
cli-head-gave = menetys
cli-head-better = Parempi
cli-interval = { $low }–{ $high }

cli-simulate-head = { $games ->
    [one] { $game }: { $games } satunnainen peli, { $options }, siemen { $seed }
   *[other] { $game }: { $games } satunnaista peliä, { $options }, siemen { $seed }
}
cli-length = Pituus
cli-ties = Tasatilanteet
cli-speed = Nopeus
cli-simulate-length = { $mean } siirtoa ± { $deviation }, pienin { $least }, suurin { $most }
cli-simulate-ties = { $tied } ({ $tiedShare }) tasan eniten pisteitä, { $shared } ({ $sharedShare }) jaettuja voittoja
cli-simulate-speed = { $moves } siirtoa/s, { $games } peliä/s ({ $way }, { $seconds } s)
cli-simulate-way = { $code ->
    [compiled] konekieli, { $jobs } kerrallaan
   *[interpreted] tulkattu, { $jobs } kerrallaan
}
cli-moves-a-second = { $moves } siirtoa/s
cli-records-in = { $records ->
    [one] { $records } tallenne hakemistossa { $folder }
   *[other] { $records } tallennetta hakemistossa { $folder }
}

cli-tournament-head = { $game }: pelejä { $games }, pelaajia pelissä { $seats }, jakoja { $deals }, { $options }
cli-tournament-foot = { $moves ->
    [one] { $moves } siirto, { $seconds } s. Väleissä jokainen jako on yksi havainto.
   *[other] { $moves } siirtoa, { $seconds } s. Väleissä jokainen jako on yksi havainto.
}

cli-puzzles-done = pulmat: { $done }/{ $most }

cli-record-ok = { $moves ->
    [one] kunnossa: { $game }, { $players } pelaajaa, { $moves } siirto. { $result }
   *[other] kunnossa: { $game }, { $players } pelaajaa, { $moves } siirtoa. { $result }
}

cli-analyse-head-seconds = { $moves ->
    [one] { $game }, { $players } pelaajaa, { $moves } siirto, { $bot }, { $seconds } s asemaa kohti
   *[other] { $game }, { $players } pelaajaa, { $moves } siirtoa, { $bot }, { $seconds } s asemaa kohti
}
cli-analyse-head-simulations = { $game }, { $players } pelaajaa, siirtoja { $moves }, { $bot }, simulaatioita asemaa kohti { $simulations }
cli-analyse-none = Kukaan ei tehnyt merkitsemisen arvoista virhettä; --all näyttää jokaisen siirron.
cli-analyse-limits = Menetys tarkoittaa voiton todennäköisyyttä: { $limits }.
cli-mark = { $mark ->
    [inaccuracy] { $sign } epätarkkuus
    [mistake] { $sign } virhe
   *[blunder] { $sign } paha virhe
}
cli-mark-from = { $mark ->
    [inaccuracy] { $sign } epätarkkuus, vähintään { $least }
    [mistake] { $sign } virhe, vähintään { $least }
   *[blunder] { $sign } paha virhe, vähintään { $least }
}
cli-forced = pakollinen
cli-given-away = menetys yhteensä
cli-colour = { $colour ->
    [black] Musta
    [white] Valkoinen
    [brown] Ruskea
    [grey] Harmaa
   *[other] { $colour }
}
cli-seat-alone = Paikka { $number }

cli-verify-fair = reilu: siemen { $seed } antaa tämän pelin siirto siirrolta.
cli-verify-server = Palvelin valitsi sen ennen peliä eikä voinut enää muuttaa sitä.
cli-verify-together = Se tehtiin palvelimen salaisuudesta { $secret } ja satunnaisluvuista, jotka tulivat paikoilta: { $seats }. Joka tietää yhden niistä omakseen, tietää myös, ettei kukaan valinnut jakoa.
cli-verify-compare = { $whose ->
    [seed] Vertaa siemenen SHA-256-tiivistettä alussa julkaistuun: { $hash }
   *[secret] Vertaa salaisuuden SHA-256-tiivistettä alussa julkaistuun: { $hash }
}
cli-verify-published = { $whose ->
    [seed] Siemenen SHA-256-tiiviste on sama kuin julkaistu: { $hash }.
   *[secret] Salaisuuden SHA-256-tiiviste on sama kuin julkaistu: { $hash }.
}

cli-open-at = Saqqara on auki osoitteessa { $address }   (Ctrl-C sulkee sen; pelisi säilyvät)
cli-open-already = Saqqara on jo auki osoitteessa { $address }
cli-no-browser = Selainta ei voitu avata: mene osoitteeseen { $address }
cli-page-closed = Suljettu. `saqqara play` löytää pelisi taas.
cli-no-network = Verkkoa ei löytynyt: muut laitteet eivät vielä pääse tänne. Odotushuone näyttää osoitteen, kun sellainen on.
cli-network =
    Tämän verkon muut laitteet löytävät sen osoitteesta { $address }
    Jokainen verkossa voi avata sivun ja pelata. Muut näkevät vain julkiset pöydät ja ne, joihin heidät on kutsuttu.
    Liikennettä ei salata: käytä valitsinta --lan vain verkossa, johon luotat. Ilman sitä sisään pääsee vain tämä tietokone.

cli-status = { $status ->
    [waiting] odottaa
    [running] käynnissä
   *[finished] päättynyt
}
cli-public = julkinen
cli-private = yksityinen
cli-events = { $events ->
    [one] { $events } tapahtuma
   *[other] { $events } tapahtumaa
}
cli-admin-table = { $table }  { $game }, { $status }, siirtoja { $moves }, tapahtumia { $events }
cli-kind = { $kind ->
    [human] ihminen
    [bot] botti
   *[open] vapaa
}
cli-closed = { $table }: pöytä on suljettu
cli-finished-already = { $table }: peli oli jo päättynyt
cli-delete = { $tables ->
    [one] Poistetaanko { $tables } pöytä lopullisesti?
   *[other] Poistetaanko { $tables } pöytää lopullisesti?
}
cli-deleted = poistettu: { $deleted }
cli-forgotten = unohdettu pöydistä: { $tables }
cli-muted = mykistetty
cli-unmuted = saa taas puhua
cli-banned = estetty
cli-unbanned = ei enää estetty
cli-restriction = { $kind ->
    [mute] mykistys
    [ban] esto
   *[address] osoite
}
cli-cleaned = päätetty: { $ended }, poistettu: { $deleted }

cli-bench-measuring = mitataan
cli-bench-speeds = Satunnaisia pelejä, yksi ydin, siirto arvotaan tasaisesti kaikista sallituista
cli-bench-game = peli
cli-bench-interpreted = tulkattu
cli-bench-goal = tavoite
cli-bench-machine-code = konekieli
cli-bench-ratio = suhde
cli-bench-a-second = { $number }/s
cli-bench-sizes = Koko ja käynnistys
cli-bench-what = mikä
cli-bench-measured = mitattu
cli-bench-at-most = tavoite, enintään
cli-bytes = { $bytes ->
    [one] { $bytes } tavu
   *[other] { $bytes } tavua
}
cli-bench-position = yksi asema ({ $game })
cli-bench-copy = sen kopio konekielellä ({ $game })
cli-bench-load = sen konekielen lataus ({ $game })
cli-bench-peers = Muut moottorit: satunnaispeli, kukin omalla nopeimmalla dokumentoidulla tavallaan, yksi ydin
cli-bench-peer = moottori
cli-bench-moves-a-second = siirtoa sekunnissa
cli-bench-is = { $game } suhteessa
cli-bench-failed = { $peer }: mittaus ei onnistunut: { $why }
cli-bench-absent = Ei asennettu eikä siksi mitattu: { $peers }. `make peers` asentaa ne.

cli-sheets-ok = { $count ->
    [one] kunnossa: { $name }, { $count } kuponki ({ $sheets })
   *[other] kunnossa: { $name }, { $count } kuponkia ({ $sheets })
}

cli-page-title = { $game }, katsaus peliin
cli-page-players = { $players ->
    [one] { $players } pelaaja
   *[other] { $players } pelaajaa
}
cli-page-moves = { $moves ->
    [one] { $moves } siirto
   *[other] { $moves } siirtoa
}
cli-page-sides = puolet { $sides }
cli-page-chances-of = { $budget ->
    [seconds] Voittomahdollisuudet ovat botin { $bot } arvioita vuorossa olevan pelaajan silmin, { $seconds } s asemaa kohti: kukaan ei näe piilotettua.
   *[simulations] Voittomahdollisuudet ovat botin { $bot } arvioita vuorossa olevan pelaajan silmin (simulaatioita asemaa kohti { $simulations }): kukaan ei näe piilotettua.
}
cli-page-curve = Voittomahdollisuus siirto siirrolta
cli-page-before-marked = Edellinen merkitty siirto
cli-page-before = Edellinen siirto
cli-page-next = Seuraava siirto
cli-page-next-marked = Seuraava merkitty siirto
cli-page-round = Kierros { $round }
cli-page-dot = Siirto { $number }, { $name }: { $mark }
cli-page-noscript = Pelilauta tarvitsee JavaScriptin; käyrä, pisteet ja siirtoluettelo eivät.
cli-page-enlarge = Suurenna
cli-page-fit = Sovita
cli-page-board-before = Pelilauta ennen siirtoa
cli-page-board-end = Pelilauta lopussa
cli-page-in-words = Pöytä sanoin
cli-page-how = Miten he pelasivat
cli-page-lost = hukattu valintaa kohti
cli-page-by-round = Pisteet kierroksittain
cli-page-last-round = Pelin lopussa laskettavat pisteet ovat viimeisessä kierroksessa.
cli-page-none = Kukaan ei tehnyt merkitsemisen arvoista virhettä.
cli-page-all = { $moves ->
    [one] Kaikki: { $moves } siirto
   *[other] Kaikki { $moves } siirtoa
}
cli-page-not-looked = Tätä siirtoa ei tutkittu.
cli-page-choice = Valinta
cli-page-only = ei ollut: ainoa sallittu siirto
cli-page-own = sama siirto, jonka botti olisi pelannut
cli-page-given-away = Hukattu
cli-page-nothing = ei mitään: yhtä hyvä kuin botin oma siirto
cli-page-of-winning = { $share } voittomahdollisuudesta
cli-page-bots-move = Botin siirto
cli-page-expected = Odotettu jatko
cli-page-end = Loppu
cli-page-where = Siirto { $number }/{ $moves }, kierros { $round }
