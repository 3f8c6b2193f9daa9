# Probleme: o poziție, câteva mutări din care alegi, una clar cea mai bună
puzzle-title = Problema zilei
puzzle-earlier = O problemă mai veche
puzzle-about = { $game }: o mutare este clar cea mai bună, dar nu cea mai evidentă.
puzzle-streak = { $days ->
    [one] { $days } zi la rând
    [few] { $days } zile la rând
   *[other] { $days } de zile la rând
}
puzzle-solve = Rezolv-o
puzzle-look = Mai privește-o
puzzle-board = Masa
puzzle-you-play = Decizi pentru locul { $seat }.
puzzle-question = Ce mutare câștigă aici cel mai des?
puzzle-right = Corect
puzzle-not-best = Nu e cea mai bună
puzzle-average = Cea mai bună: { $best }. Câștigă cam { $chance } din partide, în medie peste tot ce nu poți vedea.
puzzle-chance = câștigă { $chance }
puzzle-chance-yours = câștigă { $chance }. Alegerea ta
puzzle-steps = Ce au ales cele zece trepte
puzzle-steps-chose = Treptele { $steps }: { $move }
puzzle-agree = { $levels ->
    [0] Niciuna dintre cele zece trepte nu a ales ca tine.
    [one] { $levels } treaptă a scării e de acord cu tine.
    [few] { $levels } trepte ale scării sunt de acord cu tine.
   *[other] { $levels } de trepte ale scării sunt de acord cu tine.
}
puzzle-play-on = Joacă de aici
puzzle-before = Ziua dinainte
puzzle-kept = { $hours ->
    [one] Următoarea problemă peste { $hours } oră.
    [few] Următoarea problemă peste { $hours } ore.
   *[other] Următoarea problemă peste { $hours } de ore.
} { $days ->
    [0] Se păstrează doar pe acest dispozitiv.
    [one] Rezolvată { $days } zi la rând. Se păstrează doar pe acest dispozitiv.
    [few] Rezolvată { $days } zile la rând. Se păstrează doar pe acest dispozitiv.
   *[other] Rezolvată { $days } de zile la rând. Se păstrează doar pe acest dispozitiv.
}
