# Pelilauta pelille, jolla ei ole omaa
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
