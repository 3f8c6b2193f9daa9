# Probleme: o poziție, câteva mutări din care alegi, una clar cea mai bună
puzzle-title = Problema zilei
puzzle-earlier = O problemă mai veche
puzzle-about = { $game }: o mutare este clar cea mai bună, dar nu e cea evidentă.
puzzle-streak = { $days ->
    [one] { $days } zi la rând
    [few] { $days } zile la rând
   *[other] { $days } de zile la rând
}
puzzle-solve = Rezolv-o
puzzle-look = Revezi-o
puzzle-board = Masa
puzzle-you-play = Decizi pentru locul { $seat }.
puzzle-question = Ce mutare câștigă aici cel mai des?
puzzle-right = Corect
puzzle-not-best = Nu e cea mai bună
puzzle-average = Cea mai bună: { $best }. Câștigă cam { $chance } din partide, în medie, ținând cont de tot ce nu poți vedea.
puzzle-chance = victorii: { $chance }
puzzle-chance-yours = victorii: { $chance }. Alegerea ta
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
    [0] Rezultatele rămân doar pe acest dispozitiv.
    [one] Ai rezolvat { $days } zi la rând. Rezultatele rămân doar pe acest dispozitiv.
    [few] Ai rezolvat { $days } zile la rând. Rezultatele rămân doar pe acest dispozitiv.
   *[other] Ai rezolvat { $days } de zile la rând. Rezultatele rămân doar pe acest dispozitiv.
}
