# Wiersz poleceń i stół w terminalu
# Pytania przed grą. Po każdym stoją w nawiasach odpowiedzi
cli-welcome = Witaj w Saqqara. Enter wybiera to, co stoi w nawiasach; Ctrl-C kończy.
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
