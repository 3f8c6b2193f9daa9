# Masa unui joc care nu are una proprie
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
