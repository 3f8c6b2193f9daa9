# Wiersz poleceń i stół w terminalu
# Pytania przed grą. Po każdym stoją w nawiasach odpowiedzi
cli-welcome = Witaj w Saqqarze. Enter wybiera to, co stoi w nawiasach; Ctrl-C kończy.
cli-ask-game = Która gra?
cli-ask-players = Ilu graczy?
cli-ask-computer = Ilu z nich prowadzi komputer?
cli-ask-strength = Jak silny?
# $answers to lista
cli-ask-again = Wybierz jedną z odpowiedzi: { $answers }.
cli-option-imhotep-sides = Strony Targowiska, Piramid, Świątyni, Grobowca i Obelisków, każda A albo B
cli-option-imhotep-wrath = Gniew faraona: brak kamienia na monumencie kosztuje 5 punktów
cli-option-anubixx-layout = Arkusze: nazwa albo własny plik
# Miejsce, według koloru kamieni
cli-seat-coloured = { $colour ->
    [black] czarny (miejsce { $number })
    [white] biały (miejsce { $number })
    [brown] brązowy (miejsce { $number })
    [grey] szary (miejsce { $number })
   *[other] { $colour } (miejsce { $number })
}
cli-seat = miejsce { $number }
# Który bot gra na miejscu; $bot to nazwa w rodzaju level:3
cli-seat-bot = Miejsce { $number }: { $bot }
cli-saves-in = Każdy ruch jest zapisywany w pliku { $file }
cli-saved = Zapisano w pliku { $file }
cli-left = Zapisano w pliku { $file }; dalej: `saqqara play --terminal --resume`.
cli-recorded = Zapis partii jest w pliku { $file }; `saqqara replay` pokazuje go krok po kroku.
# $why to zdanie po angielsku
cli-not-saved = Ten ruch nie jest zapisany: { $why }
cli-file-exists = { $file } już istnieje; wybierz inną nazwę
# $seat to „czarny (miejsce 1)”
cli-thinks = { $seat } myśli…
cli-adviser-thinks = Doradca myśli…
cli-nothing-yet = Jeszcze nic się nie wydarzyło.
cli-no-undo = Nie ma czego cofnąć.
cli-no-redo = Nie ma czego ponowić.
# Przed tym, co widzi tylko gracz, który decyduje
cli-only-you = Widzisz tylko ty:
cli-help = Wpisz numer ruchu, jego notację albo początki jego słów.
cli-help-undo = cofnij swój ostatni ruch
cli-help-redo = zagraj go ponownie
cli-help-save = save [PLIK]: zapisz partię w swoim pliku (każdy ruch i tak jest zapisywany)
cli-help-board = pokaż planszę
cli-help-moves = wypisz dozwolone ruchy
cli-help-hint = dobre ruchy i ich powody
cli-help-log = dotychczasowy przebieg, w notacji
cli-help-score = skąd są punkty
cli-help-help = ta lista
cli-help-quit = wyjdź; dalej: `saqqara play --terminal --resume`
cli-no-such-move = { $moves ->
    [one] Nie ma ruchu { $number }; jest tylko { $moves }.
    [few] Nie ma ruchu { $number }; numery są od 1 do { $moves }.
    [many] Nie ma ruchu { $number }; numery są od 1 do { $moves }.
   *[other] Nie ma ruchu { $number }; numery są od 1 do { $moves }.
}
# $found to lista ruchów w notacji
cli-ambiguous = { $said } może znaczyć: { $found }.
cli-ambiguous-more = { $said } może znaczyć: { $found }, …
cli-unclear = { $said } nie jest ruchem ani poleceniem; wpisz numer, ruch w rodzaju { $move } albo `help`.
# Nagłówki listy ruchów, przed ruchami w notacji
cli-moves = Ruchy
cli-imhotep-take = Weź kamienie
cli-imhotep-load = Załaduj łódź { $ship }
cli-imhotep-sail = Popłyń łodzią { $ship }
cli-imhotep-play = Zagraj kartę
cli-imhotep-unload = Wyładuj teraz
cli-imhotep-pick = Weź kartę
cli-imhotep-keep = Zatrzymaj kartę
cli-imhotep-build = Dołóż kamień
cli-imhotep-bonus = Premia Świątyni
cli-imhotep-skip = Zrezygnuj
cli-imhotep-pass = Pasuj
# Za miejscem na Targowisku: tyle kart leży tam zakrytych
cli-imhotep-face-down = { $cards ->
    [one] { $cards } zakryta
    [few] { $cards } zakryte
    [many] { $cards } zakrytych
   *[other] { $cards } zakrytej
}
cli-anubixx-pyramid = Piramida
cli-anubixx-pyramid-joker = Piramida za jokera
cli-anubixx-arch = Łuk
cli-anubixx-arch-joker = Łuk za jokera
cli-anubixx-relief = Relief
cli-anubixx-relief-joker = Relief za jokera
cli-anubixx-done = Zakończ akcję
# Tabela punktów
cli-points = Punkty
cli-points-so-far = Punkty do tej pory
cli-total = razem
cli-place = miejsce
# W tabeli punktów: co rozstrzyga remis
cli-tie-imhotep = remis: kamienie w składzie
cli-tie-anubixx = remis: krzyżyki w piramidzie
# $seat to „czarny (miejsce 1)”, $seats to lista takich
cli-wins = { $points ->
    [one] Wygrywa { $seat }: { $points } punkt.
    [few] Wygrywa { $seat }: { $points } punkty.
    [many] Wygrywa { $seat }: { $points } punktów.
   *[other] Wygrywa { $seat }: { $points } punktu.
}
cli-wins-tie = { $points ->
    [one] Po rozstrzygnięciu remisu wygrywa { $seat }: { $points } punkt.
    [few] Po rozstrzygnięciu remisu wygrywa { $seat }: { $points } punkty.
    [many] Po rozstrzygnięciu remisu wygrywa { $seat }: { $points } punktów.
   *[other] Po rozstrzygnięciu remisu wygrywa { $seat }: { $points } punktu.
}
cli-shared = { $points ->
    [one] Wspólne zwycięstwo: { $seats }. Po { $points } punkcie.
    [few] Wspólne zwycięstwo: { $seats }. Po { $points } punkty.
    [many] Wspólne zwycięstwo: { $seats }. Po { $points } punktów.
   *[other] Wspólne zwycięstwo: { $seats }. Po { $points } punktu.
}
# Zapis partii krok po kroku
cli-after = ruchy: { $number } z { $moves }
cli-not-over = Gra jeszcze trwa.
cli-keys = n następny · p poprzedni · f pierwszy · l ostatni · numer · q koniec

cli-board-where = Imhotep   runda { $round } z { $rounds }   karta rundy { $card }
cli-board-start = pierwszy gracz: { $colour }
cli-board-next-start = następną rundę zaczyna: { $colour }
cli-board-stone = { $colour ->
    [black] cz
    [white] bi
    [brown] br
   *[grey] sz
}
cli-board-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
cli-board-arrived = Do Piramid właśnie trafia: { $stone }
cli-board-unload-order = Łódź { $ship }, dotychczasowa kolejność wyładunku: { $stones }
cli-board-unload-left = Łódź { $ship }, jeszcze do wyładunku: { $stones }
cli-board-ships = Łodzie, dziób po lewej
cli-board-needs = wymaga { $minimum }
cli-board-may-sail = wymaga { $minimum }, może płynąć
cli-board-pyramid = { $pyramid ->
    [left] lewa
    [middle] środkowa
   *[right] prawa
}
cli-board-next-stone = następny kamień: { $points }
cli-board-finished = ukończone: każdy kamień { $points }
cli-board-first-to-last = od pierwszego do ostatniego
cli-board-bonus = { $bonus ->
    [card] * karta
    [stones] * 3 kamienie
   *[load] * załadunek 1
}
cli-board-top = liczą się górne
cli-board-card = karta
cli-board-or-stones = +{ $points }/{ $stones }ka
cli-board-by-height = za wysokość { $prizes }
cli-board-worth = warte { $points }
cli-board-towers = wieże po trzy
cli-board-waiting = czekają { $stones }
cli-board-score = wynik
cli-board-ended = gdyby koniec
cli-board-draw-pile = Talia { $cards }
cli-board-discard-pile = Stos odrzuconych { $cards }
cli-board-sheets = { $layout ->
    [classic] arkusze klasyczne
    [great] arkusze wielkie
   *[other] arkusze „{ $layout }”
}
cli-board-active-seat = Anubixx, { $sheets }: runda { $round }, aktywne miejsce { $seat }
cli-board-ended-after = Anubixx, { $sheets }: koniec po rundzie { $round }, { $why }
cli-board-why-ended = { $end ->
    [second_building] druga budowla jest ukończona
   *[round_limit] rozegrano ostatnią rundę
}
cli-board-dice = Kości: { $dice }
cli-board-dice-at = { $place ->
    [middle] { $colours } na środku
    [held] { $colours } zabrane
   *[blocked] { $colours } zablokowane
}
cli-board-sheet = Miejsce { $seat }, arkusz { $sheet }
cli-board-sheet-active = Miejsce { $seat }, arkusz { $sheet }, aktywne
cli-board-end-bonus = koniec
cli-board-bonus-status = { $status ->
    [open] do zdobycia
    [last_chance] ostatnia szansa
   *[closed] zamknięta
}
cli-board-seats = miejsce { $seats }
cli-board-colour = { $colour ->
    [R] C
    [B] N
    [V] F
    [O] P
    [G] Z
   *[Y] Ż
}
