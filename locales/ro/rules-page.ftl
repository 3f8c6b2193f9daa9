# Pagina cu reguli
ref-title = Regulile
ref-about = Complete, cu cuvintele noastre: mai întâi jocurile pe scurt, apoi fiecare regulă, exemple și lămuriri pentru cazuri rare.
ref-search = Caută în reguli
ref-search-hint = un cuvânt, de exemplu egalitate sau joker
ref-found = { $entries ->
    [0] Nu s-a găsit nimic. Încearcă alt cuvânt.
    [one] S-a găsit { $entries } rezultat.
    [few] S-au găsit { $entries } rezultate.
   *[other] S-au găsit { $entries } de rezultate.
}
ref-contents = Cuprins
ref-print = Tipărește
ref-in-short = Pe scurt
ref-example = Exemplul { $number }
ref-ruling = Lămurirea { $number }
ref-side = Fața { $side }
ref-play-stone = Adaugă o piatră
ref-play-again = Ia-o de la capăt
ref-open = Reguli: { $thing }
