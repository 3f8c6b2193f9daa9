# Pulmat: tilanne, muutama siirto valittavana, yksi selvästi paras
puzzle-title = Päivän pulma
# Menneen päivän sivun otsikko
puzzle-earlier = Aiempi pulma
# Aloitussivulla otsikon alla
puzzle-about = { $game }: yksi siirto on selvästi paras, eikä se ole se ilmeinen.
puzzle-streak = { $days ->
    [one] { $days } päivä peräkkäin
   *[other] { $days } päivää peräkkäin
}
# Painike aloitussivulla
puzzle-solve = Ratkaise
# Sama painike, kun päivän pulmaan on vastattu
puzzle-look = Katso uudelleen
# Luetaan ääneen kuvan sijasta
puzzle-board = Pelilauta
puzzle-you-play = Päätät paikan { $seat } puolesta.
puzzle-question = Mikä siirto voittaa tässä useimmin?
puzzle-right = Oikein
puzzle-not-best = Ei paras siirto
# $best on siirto sanoin, $chance prosenttiluku. Piilossa olevia kortteja pelaaja ei tunne.
puzzle-average = Paras: { $best }. Se voittaa noin { $chance } peleistä, keskimäärin kaikissa tilanteissa, jotka ovat näkemäsi perusteella mahdollisia.
# Vastauksen vieressä
puzzle-chance = voittaa { $chance }
puzzle-chance-yours = voittaa { $chance }. Sinun valintasi
puzzle-steps = Kymmenen portaan valinnat
# Luetaan ääneen: $steps on luettelo numeroista, $move siirto sanoin
puzzle-steps-chose = Portaat { $steps }: { $move }
puzzle-agree = { $levels ->
    [0] Yksikään kymmenestä botista ei valinnut samaa kuin sinä.
    [one] { $levels } botti on samaa mieltä kanssasi.
   *[other] { $levels } bottia on samaa mieltä kanssasi.
}
# Painike: avaa pöydän tästä tilanteesta
puzzle-play-on = Jatka peliä tästä
# Linkki edellisen päivän pulmaan
puzzle-before = Edellinen päivä
puzzle-kept = { $hours ->
    [one] Seuraava pulma { $hours } tunnin päästä.
   *[other] Seuraava pulma { $hours } tunnin päästä.
} { $days ->
    [0] Tallessa vain tällä laitteella.
    [one] Ratkaistu { $days } päivänä peräkkäin. Tallessa vain tällä laitteella.
   *[other] Ratkaistu { $days } päivänä peräkkäin. Tallessa vain tällä laitteella.
}
