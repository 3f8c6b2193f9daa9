# Il tavolo di un gioco che non ne porta uno
plain-decides = decide ora
plain-place = { $place ->
    [1] vince
   *[other] { $place }º posto
}
plain-points = punti
plain-table = { $game }: sul tavolo
plain-unknown = non lo conosci
plain-yes = sì
plain-no = no
