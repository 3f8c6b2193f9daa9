# Plansza gry, która nie ma własnej
plain-decides = teraz decyduje
plain-place = { $place ->
    [1] zwycięstwo
   *[other] miejsce { $place }
}
plain-points = punkty
plain-table = { $game }: na stole
plain-unknown = nie wiesz tego
plain-yes = tak
plain-no = nie
