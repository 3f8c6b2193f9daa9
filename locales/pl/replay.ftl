# Powtórka i analiza
replay-title = Powtórka
replay-first = Na początek (Home)
replay-back = Jeden ruch wstecz
replay-play = Odtwarzaj ruchy
replay-pause = Pauza
replay-next = Jeden ruch dalej
replay-last = Na koniec (End)
replay-play-on = Graj od tego miejsca
replay-result = Do wyniku
replay-inaccuracy = Niedokładność.
replay-mistake = Błąd.
replay-blunder = Poważny błąd.
# $move i $best to ruchy jako polecenia, $lost to procent
replay-better = { $name }: „{ $move }”. Lepiej: „{ $best }”. Szansa na wygraną: wyższa o { $lost }.

analysis-title = Szansa na wygraną, ruch po ruchu
analysis-start = Przeanalizuj partię
analysis-text = Silny bot przygląda się każdej decyzji i zaznacza błędy.
analysis-progress = Przejrzano { $done } partii…
analysis-none = Żadnego błędu kosztującego dziesięć procent lub więcej. Brawo dla wszystkich.
analysis-show = Pokaż na planszy
analysis-at = Runda { $round }, ruch { $ply }
analysis-chart = Szansa każdego gracza na wygraną w trakcie partii
