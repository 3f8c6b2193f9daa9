# Reluare și analiză
replay-title = Reluare
replay-first = La început (Home)
replay-back = O mutare înapoi
replay-play = Derulează mutările
replay-pause = Pauză
replay-next = O mutare înainte
replay-last = La sfârșit (End)
replay-play-on = Joacă de aici
replay-result = La rezultat
replay-inaccuracy = Imprecizie.
replay-mistake = Greșeală.
replay-blunder = Greșeală gravă.
replay-better = { $name }: { $move }. Mai bine: { $best }. Șanse de câștig: cu { $lost } mai mari.

analysis-title = Șansele de câștig, mutare cu mutare
analysis-start = Analizează partida
analysis-text = Un bot puternic se uită la fiecare decizie și semnalează greșelile.
analysis-progress = S-a analizat { $done } din partidă…
analysis-none = Nicio greșeală de zece procente sau mai mult. Bravo tuturor.
analysis-show = Arată pe masă
analysis-at = Runda { $round }, mutarea { $ply }
analysis-chart = Șansele de câștig ale fiecărui jucător de-a lungul partidei
