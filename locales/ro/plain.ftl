# Masa unui joc care nu are una proprie
plain-your-move = Mutarea ta
plain-move-named = { $name }, mutarea ta
plain-other-move = { $name } decide
plain-choose = { $moves ->
    [one] Există { $moves } mutare.
    [few] Alege una din { $moves } mutări.
   *[other] Alege una din { $moves } de mutări.
}
plain-moves = Mutări
plain-decides = decide acum
plain-place = { $place ->
    [1] câștigă
   *[other] locul { $place }
}
plain-points = puncte
plain-table = { $game }: pe masă
plain-unknown = nu îl cunoști
plain-yes = da
plain-no = nu
