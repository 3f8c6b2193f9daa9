# Co wypisują polecenia: wyniki, postęp i to, co się stało

cli-progress-games = gry
cli-progress-records = zapisy
cli-progress-moves = ruchy
cli-progress-left = zostało
cli-interrupted-before-game = Przerwano przed końcem pierwszej gry.
cli-interrupted-before-move = Przerwano przed oceną pierwszego ruchu.
cli-interrupted-games = Przerwano; rozegrane gry: { $done } z { $games }. Dalej:
cli-interrupted-moves = Przerwano; ocenione ruchy: { $done } z { $moves }.
cli-process-died = Jeden z grających procesów padł, być może z braku pamięci.

cli-yes = tak
cli-no = nie
cli-from-file = z pliku

cli-head-seat = Miejsce
cli-head-mean = średnia
cli-head-deviation = odch. st.
cli-head-least = min.
cli-head-median = mediana
cli-head-most = maks.
cli-head-wins = wygrane
cli-head-interval = przedział 95%
cli-head-all = razem
cli-head-points-from = Punkty za
cli-head-entry = Bot
cli-head-games = gry
cli-head-win-rate = odsetek
cli-head-points = punkty
cli-head-rating = ranking
cli-head-pace = s/ruch
cli-head-ahead-of = przed
cli-head-share = udział
cli-head-move = Ruch
cli-head-round = Runda
cli-head-played = Zagrano
cli-head-gave = strata
cli-head-better = Lepiej
cli-interval = od { $low } do { $high }

cli-simulate-head = { $games ->
    [one] { $game }: { $games } losowa gra, { $options }, ziarno { $seed }
    [few] { $game }: { $games } losowe gry, { $options }, ziarno { $seed }
    [many] { $game }: { $games } losowych gier, { $options }, ziarno { $seed }
   *[other] { $game }: { $games } losowej gry, { $options }, ziarno { $seed }
}
cli-length = Długość
cli-ties = Remisy
cli-speed = Szybkość
cli-simulate-length = średnio { $mean } ruchu ± { $deviation }, od { $least } do { $most }
cli-simulate-ties = { $tied } ({ $tiedShare }) o największą liczbę punktów, { $shared } ({ $sharedShare }) nierozstrzygniętych
cli-simulate-speed = { $moves } ruchów/s, { $games } gier/s ({ $way }, { $seconds } s)
cli-simulate-way = { $code ->
    [compiled] kod maszynowy, po { $jobs } naraz
   *[interpreted] interpreter, po { $jobs } naraz
}
cli-moves-a-second = { $moves } ruchów/s
cli-records-in = { $records ->
    [one] { $records } zapis w katalogu { $folder }
    [few] { $records } zapisy w katalogu { $folder }
    [many] { $records } zapisów w katalogu { $folder }
   *[other] { $records } zapisu w katalogu { $folder }
}

cli-tournament-head = { $game }: gry: { $games }, graczy w grze: { $seats }, rozdania: { $deals }, { $options }
cli-tournament-foot = { $moves ->
    [one] { $moves } ruch, { $seconds } s. W przedziałach każde rozdanie to jedna obserwacja.
    [few] { $moves } ruchy, { $seconds } s. W przedziałach każde rozdanie to jedna obserwacja.
    [many] { $moves } ruchów, { $seconds } s. W przedziałach każde rozdanie to jedna obserwacja.
   *[other] { $moves } ruchu, { $seconds } s. W przedziałach każde rozdanie to jedna obserwacja.
}

cli-puzzles-done = zagadki: { $done } z { $most }

cli-record-ok = { $moves ->
    [one] w porządku: { $game }, { $players } graczy, { $moves } ruch. { $result }
    [few] w porządku: { $game }, { $players } graczy, { $moves } ruchy. { $result }
    [many] w porządku: { $game }, { $players } graczy, { $moves } ruchów. { $result }
   *[other] w porządku: { $game }, { $players } graczy, { $moves } ruchu. { $result }
}

cli-analyse-head-seconds = { $moves ->
    [one] { $game }, { $players } graczy, { $moves } ruch, { $bot } z { $seconds } s na pozycję
    [few] { $game }, { $players } graczy, { $moves } ruchy, { $bot } z { $seconds } s na pozycję
    [many] { $game }, { $players } graczy, { $moves } ruchów, { $bot } z { $seconds } s na pozycję
   *[other] { $game }, { $players } graczy, { $moves } ruchu, { $bot } z { $seconds } s na pozycję
}
cli-analyse-head-simulations = { $game }, { $players } graczy, ruchy: { $moves }, { $bot }, symulacje na pozycję: { $simulations }
cli-analyse-none = Nie było błędu wartego zaznaczenia; --all pokazuje każdy ruch.
cli-analyse-limits = Strata to szansa na wygraną: { $limits }.
cli-mark = { $mark ->
    [inaccuracy] { $sign } niedokładność
    [mistake] { $sign } błąd
   *[blunder] { $sign } poważny błąd
}
cli-mark-from = { $mark ->
    [inaccuracy] { $sign } niedokładność od { $least }
    [mistake] { $sign } błąd od { $least }
   *[blunder] { $sign } poważny błąd od { $least }
}
cli-forced = wymuszony
cli-given-away = strata łącznie
cli-colour = { $colour ->
    [black] Czarny
    [white] Biały
    [brown] Brązowy
    [grey] Szary
   *[other] { $colour }
}
cli-seat-alone = Miejsce { $number }

cli-verify-fair = uczciwie: ziarno { $seed } daje tę grę, ruch po ruchu.
cli-verify-server = Wybrał je serwer przed grą i nie mógł go już potem zmienić.
cli-verify-together = Powstało z sekretu serwera { $secret } i z liczb losowych od: { $seats }. Kto wie, że jedna z nich jest jego, ten wie, że rozdania nikt nie wybrał.
cli-verify-compare = { $whose ->
    [seed] Porównaj skrót SHA-256 ziarna z ogłoszonym na początku: { $hash }
   *[secret] Porównaj skrót SHA-256 sekretu z ogłoszonym na początku: { $hash }
}
cli-verify-published = { $whose ->
    [seed] Skrót SHA-256 ziarna to ogłoszony { $hash }.
   *[secret] Skrót SHA-256 sekretu to ogłoszony { $hash }.
}

cli-open-at = Saqqara jest otwarta pod adresem { $address }   (Ctrl-C kończy; twoje gry zostają)
cli-open-already = Saqqara jest już otwarta pod adresem { $address }
cli-no-browser = Nie udało się otworzyć przeglądarki: wejdź na { $address }
cli-page-closed = Zamknięto. `saqqara play` odnajdzie twoje gry.
cli-no-network = Nie znaleziono sieci: inne urządzenia jeszcze tu nie trafią. Gdy pojawi się adres, pokaże go poczekalnia.
cli-network =
    Inne urządzenia w tej sieci znajdą ją pod adresem { $address }
    Każdy w sieci może otworzyć tę stronę i grać. Inni widzą tylko stoły publiczne i te, do których mają zaproszenie.
    Przesyłane dane nie są szyfrowane: używaj --lan tylko w sieci, której ufasz. Bez --lan wejdzie tylko ten komputer.

cli-status = { $status ->
    [waiting] czeka
    [running] gra trwa
   *[finished] zakończony
}
cli-public = publiczny
cli-private = prywatny
cli-events = { $events ->
    [one] { $events } zdarzenie
    [few] { $events } zdarzenia
    [many] { $events } zdarzeń
   *[other] { $events } zdarzenia
}
cli-admin-table = { $table }  { $game }, { $status }, ruchy: { $moves }, zdarzenia: { $events }
cli-kind = { $kind ->
    [human] człowiek
    [bot] bot
   *[open] wolne
}
cli-closed = { $table }: stół zamknięty
cli-finished-already = { $table }: gra była już zakończona
cli-delete = { $tables ->
    [one] Usunąć na zawsze { $tables } stół?
    [few] Usunąć na zawsze { $tables } stoły?
    [many] Usunąć na zawsze { $tables } stołów?
   *[other] Usunąć na zawsze { $tables } stołu?
}
cli-deleted = usunięto: { $deleted }
cli-forgotten = zapomniano przy stołach: { $tables }
cli-muted = wyciszono
cli-unmuted = znów może pisać
cli-banned = zablokowano
cli-unbanned = odblokowano
cli-restriction = { $kind ->
    [mute] wyciszenie
    [ban] blokada
   *[address] adres
}
cli-cleaned = zakończono: { $ended }, usunięto: { $deleted }

cli-bench-measuring = pomiar
cli-bench-speeds = Losowe gry, jeden rdzeń, ruchy losowane równomiernie spośród wszystkich dozwolonych
cli-bench-game = gra
cli-bench-interpreted = interpreter
cli-bench-goal = cel
cli-bench-machine-code = kod maszynowy
cli-bench-ratio = stosunek
cli-bench-a-second = { $number }/s
cli-bench-sizes = Rozmiar i start
cli-bench-what = co
cli-bench-measured = zmierzono
cli-bench-at-most = cel, najwyżej
cli-bytes = { $bytes ->
    [one] { $bytes } bajt
    [few] { $bytes } bajty
    [many] { $bytes } bajtów
   *[other] { $bytes } bajta
}
cli-bench-position = jedna pozycja ({ $game })
cli-bench-copy = jej kopia w kodzie maszynowym ({ $game })
cli-bench-load = wczytanie jej kodu maszynowego ({ $game })
cli-bench-peers = Inne silniki: losowa gra, każdy najszybszym ze swoich opisanych sposobów, jeden rdzeń
cli-bench-peer = silnik
cli-bench-moves-a-second = ruchów na sekundę
cli-bench-is = { $game } względem
cli-bench-failed = { $peer }: nie udało się zmierzyć: { $why }
cli-bench-absent = Nie zainstalowano, więc nie zmierzono: { $peers }. `make peers` je instaluje.

cli-sheets-ok = { $count ->
    [one] w porządku: { $name }, { $count } arkusz ({ $sheets })
    [few] w porządku: { $name }, { $count } arkusze ({ $sheets })
    [many] w porządku: { $name }, { $count } arkuszy ({ $sheets })
   *[other] w porządku: { $name }, { $count } arkusza ({ $sheets })
}

cli-page-title = { $game }: analiza partii
cli-page-players = { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}
cli-page-moves = { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}
cli-page-sides = strony { $sides }
cli-page-chances-of = { $budget ->
    [seconds] Szanse w ocenie bota { $bot } ({ $seconds } s na pozycję), z punktu widzenia gracza, który wykonuje ruch: nikt nie widzi tego, co zakryte.
   *[simulations] Szanse w ocenie bota { $bot } (symulacji na pozycję: { $simulations }), z punktu widzenia gracza, który wykonuje ruch: nikt nie widzi tego, co zakryte.
}
cli-page-curve = Szansa na wygraną, ruch po ruchu
cli-page-before-marked = Poprzedni oznaczony ruch
cli-page-before = Poprzedni ruch
cli-page-next = Następny ruch
cli-page-next-marked = Następny oznaczony ruch
cli-page-round = Runda { $round }
cli-page-dot = Ruch { $number }, { $name }: { $mark }
cli-page-noscript = Plansza wymaga JavaScriptu; wykres, punkty i lista ruchów – nie.
cli-page-enlarge = Powiększ
cli-page-fit = Dopasuj
cli-page-board-before = Plansza przed ruchem
cli-page-board-end = Plansza na koniec
cli-page-in-words = Stół opisany słowami
cli-page-how = Jak grali
cli-page-lost = strata na wybór
cli-page-by-round = Punkty według rund
cli-page-last-round = To, co liczy się na koniec gry, stoi w ostatniej rundzie.
cli-page-none = Nikt nie popełnił błędu wartego oznaczenia.
cli-page-all = { $moves ->
    [one] Wszystkie: { $moves } ruch
    [few] Wszystkie { $moves } ruchy
    [many] Wszystkie: { $moves } ruchów
   *[other] Wszystkie: { $moves } ruchu
}
cli-page-not-looked = Ten ruch nie był analizowany.
cli-page-choice = Wybór
cli-page-only = żaden: to był jedyny dozwolony ruch
cli-page-own = ten sam ruch, który wykonałby bot
cli-page-given-away = Strata
cli-page-nothing = nic: równie dobry jak ruch bota
cli-page-of-winning = { $share } szansy na wygraną
cli-page-bots-move = Ruch bota
cli-page-expected = Oczekiwany ciąg dalszy
cli-page-end = Koniec
cli-page-where = Ruch { $number } z { $moves }, runda { $round }
