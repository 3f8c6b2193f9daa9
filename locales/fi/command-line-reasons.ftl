# Miksi valitsin, tallenne tai siemen ei käy

reason-flag = valitsimen { $option } arvon on oltava True tai False, ei { $value }
reason-choices = valitsimen { $option } arvon on oltava jokin näistä: { $choices }; ei { $value }
reason-text = valitsimen { $option } arvon on oltava tekstiä, ei { $value }
reason-range = valitsimen { $option } arvon on oltava { $least }–{ $most }, ei { $value }
reason-start = valitsimen { $option } arvon on oltava paikka 0–{ $most } tai ”random”, ei { $value }
reason-seed = valitsimen { $option } arvon on oltava kokonaisluku välillä 0 ja 2**{ $bits } - 1, ei { $value }
reason-room = valitsimen { $option } arvosta on mahduttava kaikki pelit ({ $games }) alle rajan 2**{ $bits }
reason-games = valitsimen { $option } arvon on oltava vähintään 1, ei { $games }
reason-seats = valitsimen { $option } arvon on oltava { $least }–{ $most } pelissä { $game }, ei { $value }
reason-name-bots = valitsimen { $option } on nimettävä botteja, esimerkiksi greedy,random
reason-unknown = tuntematon: { $name }; mahdolliset: { $known }
reason-unknown-game = tuntematon peli { $name }; mahdolliset: { $known }
reason-unknown-bot = tuntematon botti { $bot }; mahdolliset: { $known }
reason-bot-text = botti nimetään tekstillä, ei { $bot }; mahdolliset: { $known }
reason-no-budget = botilla { $bot } ei ole budjettia kuten 0.5s, 200ms tai 2000 (simulaatioita)
reason-bot = botti { $bot }: { $why }
reason-seconds = budjetin sekuntien on oltava yli 0 ja enintään 86400, ei { $value }
reason-simulations = budjetin simulaatioiden on oltava 1–1000000000, ei { $value }
reason-imhotep-sides = valitsimen { $option } arvon on oltava viisi kirjainta A tai B, yksi kullekin rakennuspaikalle, ei { $value }
reason-anubixx-players = valitsimen { $option } arvo saa olla enintään { $sheets }, sillä sarjan kuponkien määrä on { $sheets }

reason-missing = puuttuu
reason-type = pitää olla { $wanted }, ei { $found }
reason-a-text = teksti
reason-a-list = luettelo
reason-an-object = olio
reason-a-number = luku
reason-true-or-false = true tai false
reason-format = pitää olla { $format }, ei { $value }
reason-nested = sisäkkäisiä tasoja on enemmän kuin { $levels }
reason-key = avain { $key } ei ole tekstiä
reason-not-json = { $type } ei sovi JSONiin
reason-drawn = pitää olla arvottu paikka, ei { $value }
reason-illegal = siirto { $number } ei ole sallittu: { $move }: { $why }
reason-chance-missing = kohta { $entry } puuttuu, vaikka se on tapahtunut ennen siirtoa { $number }
reason-not-yet = ei ole vielä tapahtunut
reason-result-early = on annettu, mutta peli ei ole päättynyt
reason-result = siirroista seuraa { $true }, ei { $value }
reason-ply = tallenteen siirtojen määrä on { $moves }; asemaa { $ply } ei ole
reason-numbers = pitää olla nämä luvut jossakin järjestyksessä: { $numbers }
reason-dice = pitää olla luettelo nopista ({ $dice }), ei { $value }
reason-die = noppa näyttää { $least }–{ $most }, ei { $value }
reason-imhotep-rounds = pitää olla luettelo kierroskorteista ({ $cards })
reason-imhotep-round-card = { $value } ei ole jäljellä oleva kierroskortti, kun pelaajia on { $players }
reason-imhotep-cards = pitää olla luettelo torikorteista ({ $cards }), ei { $found }
reason-imhotep-no-card = kortti { $number }, { $value }, ei ole torikortti
reason-imhotep-card-more = kortti { $number }: { $card } esiintyy liian monta kertaa
reason-anubixx-sheets = pitää olla luettelo kupongeista ({ $sheets }), yksi kullekin paikalle
reason-anubixx-sheet = { $value } ei ole kuponki; mahdolliset: { $known }
reason-anubixx-dealt = kuponki { $sheet } on jo jaettu; jokainen saa eri kupongin
reason-anubixx-dice = pitää olla luettelo väreistä ({ $dice }), ei { $found }
reason-anubixx-die = noppa { $number } näyttää { $value }, joka ei ole väri ({ $known })

reason-no-seed = siinä ei ole siementä (heksadesimaalinumeroita { $digits }), joten arvontaa ei voi tarkistaa
reason-no-secret = siinä ei ole salaisuutta (heksadesimaalinumeroita { $digits }), joten arvontaa ei voi tarkistaa
reason-no-numbers = ihmisten luvut puuttuvat, joten arvontaa ei voi tarkistaa
reason-generator = generaattori on tuntematon: uudempi saqqara saattaa tuntea sen
reason-not-published = { $whose ->
    [seed] siemen ei ole julkaistu: sen SHA-256-tiiviste on { $hash }
   *[secret] salaisuus ei ole julkaistu: sen SHA-256-tiiviste on { $hash }
}
reason-does-not-follow = siemen ei seuraa salaisuudesta ja ihmisten luvuista
reason-other-game = siemen antaa toisen pelin: siirto { $number }, { $why }
reason-other-deal = siemen antaa muuta kuin tallenteessa on: { $what }

reason-no-plan = se ei ala suunnitelmalla, jonka muoto on { $format }
reason-plan = sen suunnitelma on mahdoton: { $why }
reason-empty = se on tyhjä
reason-line = yksi rivi on väärin
reason-whole-numbers = peli { $number } ei koostu kokonaisluvuista
reason-another-match = peli { $number } ei ole se, joka suunnitelmassa on tällä numerolla
reason-match-seats = pelin { $number } paikkojen määrä ei ole { $seats }
