# Pelilauta pelille, jolla ei ole omaa
plain-your-move = Sinun siirtosi
plain-move-named = { $name }, sinun siirtosi
plain-other-move = { $name } päättää
plain-choose = { $moves ->
    [one] Vaihtoehtoja on { $moves }.
   *[other] Valitse jokin { $moves } siirrosta.
}
plain-moves = Siirrot
plain-decides = päättää nyt
plain-place = { $place ->
    [1] voittaja
   *[other] sija { $place }
}
plain-points = pisteet
plain-table = { $game }: pöydällä
plain-unknown = et tiedä tätä
plain-yes = kyllä
plain-no = ei
