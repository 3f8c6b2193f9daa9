# Jedno zdanie rady po grze. $lost to procent, $moves liczba decyzji, $topic to, czego dotyczyły lepsze ruchy.
advice-nothing = Prawie żadnych strat.
advice-next = Spróbuj następnego stopnia.
advice-most = { $moves ->
    [one] { $moves } decyzja kosztuje cię { $lost } szansy na wygraną.
    [few] { $moves } decyzje kosztują cię { $lost } szansy na wygraną.
    [many] { $moves } decyzji kosztuje cię { $lost } szansy na wygraną.
   *[other] { $moves } decyzji kosztuje cię { $lost } szansy na wygraną.
}
advice-imhotep = { $topic ->
    [market] Najwięcej tracisz na Targowisku: { $lost } szansy na wygraną. Spójrz na karty, zanim łódź popłynie.
    [pyramids] Najwięcej tracisz przy Piramidach: { $lost } szansy na wygraną. Spójrz na pola, które są następne.
    [temple] Najwięcej tracisz przy Świątyni: { $lost } szansy na wygraną. Liczą się tam tylko kamienie na wierzchu.
    [burial] Najwięcej tracisz przy Grobowcu: { $lost } szansy na wygraną. Spójrz na grupy, zanim łódź popłynie.
    [obelisks] Najwięcej tracisz przy Obeliskach: { $lost } szansy na wygraną. Licz też kamienie innych.
    [quarry] Najwięcej tracisz, gdy pora wziąć kamienie: { $lost } szansy na wygraną. Z pustego składu nic nie załadujesz.
    [ships] Najwięcej tracisz przy załadunku: { $lost } szansy na wygraną. Zastanów się, kto popłynie łodzią i dokąd.
   *[cards] Najwięcej tracisz na kartach: { $lost } szansy na wygraną. Przed każdą turą sprawdź, co dałaby karta.
}
advice-anubixx = { $topic ->
    [pyramid] Najwięcej tracisz na piramidzie: { $lost } szansy na wygraną. Każdy poziom jest wart więcej niż ten pod nim.
    [arch] Najwięcej tracisz na łuku: { $lost } szansy na wygraną. Liczy się tylko niższa kolumna.
    [relief] Najwięcej tracisz na reliefie: { $lost } szansy na wygraną. Dwa pola naraz są warte uwagi.
   *[done] Najwięcej tracisz, gdy pora skończyć: { $lost } szansy na wygraną. Jokery i kamienie w kamieniołomie to też punkty.
}
