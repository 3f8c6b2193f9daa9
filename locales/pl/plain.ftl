# Plansza gry, która nie ma własnej
plain-your-move = Twój ruch
plain-move-named = { $name }, twój ruch
plain-other-move = Decyduje { $name }
plain-choose = { $moves ->
    [one] Masz do wyboru { $moves } ruch.
    [few] Wybierz jeden z { $moves } ruchów.
    [many] Wybierz jeden z { $moves } ruchów.
   *[other] Wybierz jeden z { $moves } ruchu.
}
plain-moves = Ruchy
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
