# `saqqara --help` i komunikaty o błędach w wierszu poleceń

help-usage = Użycie: { $command } { $pieces }
help-arguments = Argumenty
help-options = Opcje
help-commands = Polecenia
help-examples = Przykłady:
help-default = [domyślnie: { $value }]
help-environment = [zmienna środowiskowa: { $value }]
help-required = [wymagane]

help-placeholder-options = OPCJE
help-placeholder-command = POLECENIE
help-placeholder-args = ARGUMENTY
help-placeholder-file = PLIK
help-placeholder-dir = KATALOG
help-placeholder-name = NAZWA
help-placeholder-seat = MIEJSCE
help-placeholder-sides = STRONY
help-placeholder-table = STÓŁ
help-placeholder-number = LICZBA
help-placeholder-text = TEKST
help-placeholder-person = OSOBA

# Opcje wielu poleceń
help-help = Wyświetla ten opis i kończy działanie.
help-version = Wyświetla wersję i kończy działanie.
help-language = Język terminala.
help-system-language = język systemu
help-game = Która gra.
help-players = Ilu graczy: { $players }.
help-start = Miejsce, które zaczyna, liczone od 1.
help-seed = To samo ziarno daje wszędzie tę samą grę.
help-by-chance = losowe
help-yes = tak
help-no = nie
help-all = wszystkie
help-varied = Jedna wartość, kilka po przecinku albo wszystkie po kolei.
help-record-file = Zapis gry; - oznacza standardowe wejście.
help-database = sqlite:///PLIK albo postgresql://…
help-own-file = własny plik
help-abandon-days = Kończy gry, których nikt nie ruszał przez tyle dni; 0: żadnych.
help-keep-days = Usuwa zakończone stoły po tylu dniach; 0: żadnych.
help-option-imhotep-sides = Strony Targowiska, Piramid, Świątyni, Grobowca i Obelisków, każda A albo B.
help-option-imhotep-wrath = Z wariantem „Gniew faraona”.
help-option-anubixx-layout = Arkusze: układ dołączony do gry albo własny plik.

help-saqqara = Gra w gry planszowe ({ $titles }), symuluje je i odtwarza ruch po ruchu. Przykłady pokazuje `saqqara POLECENIE --help`.

# saqqara play
help-play-short = Gra: w przeglądarce albo, z --terminal, tutaj.
help-play =
    Otwiera stół w przeglądarce: serwer tylko dla ciebie, na tym komputerze, który przechowuje twoje gry. Bez konta.

    Z --terminal gra się tutaj; każdy ruch zapisuje się od razu: Ctrl-C ani zamknięcie okna niczego nie gubi.
help-play-file = Z --terminal --resume: zapisana gra albo zapis, od którego zaczyna się dalsza gra.
help-play-terminal = Gra w terminalu zamiast w przeglądarce.
help-play-port = Port strony na tym komputerze.
help-free-port = dowolny wolny
help-play-browser = Otwiera przeglądarkę.
help-play-lan = Wpuszcza inne urządzenia z sieci lokalnej: telefony i komputery.
help-play-bots = Miejsca, za które gra komputer, i jak dobrze.
help-play-resume = Kontynuuje PLIK albo twoją ostatnią grę.
help-play-opens = otwiera stronę
help-play-friends = znajomi dołączają telefonem, w tej samej sieci
help-play-asks = zadaje kilka pytań
help-play-one-keyboard = { $first } przy jednej klawiaturze
help-play-computer = przeciw komputerowi
help-play-last = twoja ostatnia gra
help-play-saved = zapisana gra albo zapis

# saqqara serve
help-serve-short = Udostępnia stoły innym.
help-serve = Udostępnia stoły innym. Jednej małej maszynie wystarczy to i serwer pośredniczący; resztę opisuje docs/hosting.md.
help-serve-host = Adres, na którym serwer nasłuchuje.
help-serve-port = Port, na którym serwer nasłuchuje.
help-serve-bus = Dla kilku procesów: redis://… albo postgresql://…
help-the-database = baza danych
help-serve-workers = Liczba procesów; więcej niż jeden wymaga PostgreSQL.
help-serve-origin = Adres publiczny, na przykład https://example.org.
help-serve-limits = Ograniczenia częstości żądań.
help-serve-log = Jak szczegółowy jest dziennik.
help-serve-pace = Ile sekund co najmniej trwa ruch bota.

# saqqara verify
help-verify-short = Sprawdza, czy los w grze był uczciwy.
help-verify = Sprawdza zakończoną grę: czy jej ziarno to ogłoszone na początku i czy daje to, co wylosowano.
help-verify-file = Zapis gry z ziarnem; - oznacza standardowe wejście.

# saqqara simulate
help-simulate-short = Rozgrywa losowe gry i pokazuje statystyki.
help-simulate = Rozgrywa losowe gry i pokazuje statystyki. Gra numer i z ziarna S to gra z ziarna S + i, przy każdej szybkości.
help-simulate-gpu = wymaga CuPy
help-simulate-games = Ile gier.
help-simulate-jobs = Ile naraz.
help-one-each-core = po jednej na rdzeń
help-simulate-export = Zapisuje każdą grę w tym katalogu.
help-simulate-json = Zapisuje statystyki w tym pliku; - oznacza standardowe wyjście.
help-simulate-interpreted = Bez kodu maszynowego.
help-simulate-device = Gdzie rozgrywane są gry.

# saqqara tournament
help-tournament-short = Rozgrywa mecze botów i mówi, który jest silniejszy.
help-tournament = Rozgrywa mecze botów i mówi, który jest silniejszy. Każde rozdanie jest grane raz w każdej kolejności botów przy stole.
help-tournament-players = Kto bierze udział.
help-tournament-games = Ile gier, w zaokrągleniu w górę do pełnych rozdań.
help-tournament-seats = Ilu gra w jednej grze.
help-all-who-take-part = wszyscy uczestnicy albo po 2
help-tournament-seed = To samo ziarno daje te same rozdania i wybory.
help-tournament-jobs = Ile gier naraz.
help-as-many-as-cores = tyle, na ile starcza rdzeni
help-tournament-json = Zapisuje tabelę wyników w tym pliku; - oznacza standardowe wyjście.
help-tournament-csv = Zapisuje tabelę wyników w tym pliku jako CSV.
help-tournament-state = Zapisuje każdą skończoną grę w tym nowym pliku.
help-data-directory = w katalogu danych
help-tournament-resume = Wznawia przerwany turniej.
help-tournament-ray = Gra na klastrze Ray, także lokalnym.

# saqqara puzzles
help-puzzles = Zagadki: pozycje, w których jeden ruch jest wyraźnie najlepszy, a nieoczywisty.
help-puzzles-make = Tworzy zagadki z gier silnych botów i zapisuje je jako JSON.
help-puzzles-count = Ile zagadek.
help-puzzles-simulations = Ile symulacji ma długie przeszukiwanie, które sprawdza zagadkę.
help-puzzles-seed = To samo ziarno daje te same zagadki.
help-puzzles-output = Plik; - oznacza standardowe wyjście.
help-puzzles-rate =
    Daje zagadki dołączone do gry do rozwiązania wszystkim poziomom i zapisuje je z nowymi ocenami jako JSON.

    Poziom rozwiązuje zagadkę, jeśli zagra najlepszy ruch w 4 próbach z 5. Zagadki, których najlepszego ruchu długie przeszukiwanie już nie znajduje, są pomijane.

# saqqara analyse
help-analyse-short = Analizuje zapisaną grę: szanse na wygraną, błędy, punkty.
help-analyse = Analizuje zapisaną grę: szanse każdego gracza przed każdą decyzją, lepsze ruchy, skąd wzięły się punkty.
help-analyse-budget = Na każdą pozycję: sekundy albo symulacje.
help-analyse-bot = Bot, który ocenia.
help-analyse-all = Pokazuje każdy ruch, nie tylko wyróżnione.
help-analyse-json = Zapisuje wszystko w tym pliku; - oznacza standardowe wyjście.
help-analyse-html = Zapisuje stronę z wykresem i planszami.
help-analyse-seed = Przy symulacjach to samo ziarno daje te same liczby.
help-analyse-jobs = Ile ruchów naraz.

# saqqara replay
help-replay-short = Odtwarza zapisaną grę krok po kroku albo ją sprawdza.
help-replay = Odtwarza zapisaną grę krok po kroku. Klawisze: n lub → dalej, p lub ← wstecz, f początek, l koniec, liczba i Enter, q wyjście.
help-replay-at = Wypisuje pozycję po tylu ruchach i kończy działanie.
help-replay-check = Mówi tylko, czy zapis jest poprawny.
help-replay-svg = Zapisuje obraz pozycji (ostatniej albo tej z --at).

# saqqara bench
help-bench = Mierzy szybkość reguł.
help-bench-quick = Pomiar szybki albo dokładny.
help-bench-peers = Mierzy też inne silniki, jeśli są zainstalowane.

# saqqara admin
help-admin-short = Porządki na serwerze.
help-admin =
    Porządki na serwerze: wypisywanie, zamykanie, eksport i usuwanie stołów, zapominanie osób, wyciszanie i blokowanie.

    Działa na bazie danych, czy serwer jest uruchomiony, czy nie. Działający serwer dostosowuje się w ciągu kilku sekund.
help-admin-table = Stół, tak jak pokazuje go `list`.
help-admin-tables = Stoły, tak jak pokazuje je `list`.
help-admin-person = Osoba, tak jak pokazuje ją `show`, albo sekret z jej ciasteczka.
help-admin-list = Wypisuje stoły, od ostatnio zmienionego: identyfikator, stan, kiedy otwarty i ostatnio zmieniony, zdarzenia.
help-admin-status = Tylko stoły w tym stanie.
help-admin-most = Ile najwyżej.
help-admin-show = Pokazuje stół: grę i kto przy nim siedzi, każdego ze skrótem, który przyjmują `mute`, `ban` i `forget`.
help-admin-close = Zamyka stoły: gry kończą się bez zwycięzcy. Nadal można je oglądać.
help-admin-export = Zapisuje zapis stołu, także gry, która jeszcze trwa: wtedy zdradza to, co ukryte.
help-admin-file = Nowy plik; - oznacza standardowe wyjście.
help-admin-delete = Usuwa stoły ze wszystkim, co się na nich działo. Tego nie można cofnąć.
help-admin-yes = Nie pyta o potwierdzenie.
help-admin-forget = Zapomina osobę: jej imię i słowa znikają ze wszystkich stołów. Tam, gdzie jeszcze gra, gra dalej bot.
help-admin-mute = Wycisza osobę: może grać, ale nie może pisać. `unmute` znów na to pozwala.
help-admin-unmute = Znów pozwala osobie pisać.
help-admin-ban = Blokuje osobę albo wszystkich spod jednego adresu: każde żądanie jest odrzucane. `unban` znów je przyjmuje.
help-admin-unban = Znów wpuszcza osobę albo wszystkich spod adresu.
help-admin-address = Wszyscy spod adresu albo z sieci, na przykład 2001:db8::/64.
help-admin-restrictions = Wypisuje wszystkich wyciszonych i zablokowanych.
help-admin-clean = Sprząta od razu, tak jak serwer każdej nocy: kończy porzucone gry, usuwa stare stoły, zmniejsza plik.

# saqqara sheets
help-sheets = Arkusze Anubixx: sprawdza własny plik albo pokazuje układ.
help-sheets-check = Mówi, czy pliku z arkuszami można użyć albo co jest w nim nie tak i gdzie.
help-sheets-file = Plik z arkuszami; - oznacza standardowe wejście.
help-sheets-show = Wypisuje tekst układu: początek dla własnego pliku.
help-sheets-name = classic, great albo plik z arkuszami.

# Komunikaty o błędach, po „saqqara: ”
complaint-see = { $complaint } (zobacz { $command } --help)
complaint-no-option = nie ma takiej opcji: { $option }
complaint-no-option-like = nie ma takiej opcji: { $option } (podobne: { $meant })
complaint-no-command = nie ma takiego polecenia: { $word }
complaint-no-command-like = nie ma takiego polecenia: { $word } (podobne: { $meant })
complaint-surplus = za dużo argumentów: { $words }
complaint-needs-value = { $option } wymaga wartości
complaint-takes-no-value = { $option } nie przyjmuje wartości
complaint-missing = brakuje argumentu: { $argument }
complaint-no-whole-number = { $option } musi być liczbą całkowitą
complaint-no-number = { $option } musi być liczbą
complaint-at-least = { $option } musi wynosić co najmniej { $least }
complaint-at-most = { $option } może wynosić najwyżej { $most }
complaint-one-of = { $option } przyjmuje jedną z wartości: { $allowed }, a nie { $value }
complaint-value-or-file = { $option } przyjmuje jedną z wartości: { $allowed }; { $why }
complaint-start = --start musi być miejscem od 1 do { $players } albo słowem random, a nie { $value }
complaint-bots = --bots to miejsca od 1 do { $players }, na przykład 2 albo 1,2=greedy, a nie { $value }
complaint-at = --at musi być od 0 do { $moves } (liczba ruchów w zapisie), a nie { $value }
complaint-budget = --budget to na przykład 0.2s, 200ms albo 500 (symulacji), a nie { $value }
complaint-name-bots = --players musi wymieniać boty, na przykład greedy,search:0.2s
complaint-for-terminal = opcje gry są dla --terminal; w przeglądarce wybiera się je na stronie
complaint-for-page = { $option } jest dla strony w przeglądarce; gra w terminalu toczy się tylko na tym komputerze
complaint-only-cpu = --jobs i --interpreted są dla procesora, nie dla --device gpu
complaint-gpu = --device gpu wymaga NumPy i CuPy: pip install 'saqqara[gpu]'
complaint-no-database = nie ma bazy danych { $file }; serwer zakłada ją przy pierwszym uruchomieniu
complaint-person-or-address = podaj osobę albo --address
complaint-not-with-resume = { $option } nie łączy się z --resume: wszystko toczy się dalej tak, jak się zaczęło
complaint-resume-file = --resume wymaga pliku, bo na standardowym wejściu wpisuje się ruchy
complaint-no-game = nie wybrano gry
complaint-input = wejście nie jest tekstem UTF-8
complaint-no-unfinished = w { $directory } nie ma niedokończonej gry; nową zaczyna `saqqara play --terminal`
complaint-try-again = w tej samej chwili coś się tam zmieniło; spróbuj ponownie
complaint-server-parts = serwer jest niekompletny ({ $missing }); zainstaluj go poleceniem: pip install 'saqqara[server]'

complaint-cannot-read = nie można odczytać { $file }: { $why }
complaint-cannot-write = nie można zapisać { $file }: { $why }
complaint-cannot-make = nie można utworzyć katalogu { $directory }: { $why }
complaint-cannot-look = nie można przejrzeć { $directory }: { $why }
complaint-cannot-resume = nie można kontynuować { $file }: { $why }
complaint-no-directory = nie można zapisać { $file }: nie ma katalogu { $directory }
complaint-records-there = { $directory } zawiera już zapisy gry { $game }; wybierz inny katalog
complaint-file-there = { $file } już istnieje; --resume go kontynuuje albo wybierz inną nazwę
complaint-too-large = { $file } ma ponad { $size } MB, za dużo jak na plik Saqqary
complaint-not-text = { $file } nie jest tekstem UTF-8: bajt { $byte } jest błędny
complaint-not-json = { $file } nie jest plikiem JSON: { $why }
complaint-not-json-at = { $file } nie jest plikiem JSON: { $why }, wiersz { $line }, kolumna { $column }
complaint-nested = { $file } nie jest zapisem gry: wartości są zagnieżdżone zbyt głęboko
complaint-no-such-file = nie ma takiego pliku ani katalogu
complaint-permission-denied = brak dostępu
complaint-is-directory = jest katalogiem
complaint-not-a-directory = nie jest katalogiem
complaint-disk-full = brak miejsca na urządzeniu
complaint-no-file-name = żaden plik nie ma takiej nazwy
complaint-json-value = brakuje wartości
complaint-json-name = brakuje nazwy w cudzysłowie
complaint-json-colon = brakuje dwukropka
complaint-json-comma = brakuje przecinka
complaint-json-unterminated = tekst nie ma końca
complaint-json-control = w tekście jest znak sterujący
complaint-json-escape = w tekście jest błędna sekwencja specjalna
complaint-json-extra = jest więcej niż jedna wartość
complaint-json-trailing = o jeden przecinek za dużo
complaint-json-constant = JSON nie zna liczby { $name }
complaint-json-large = liczba { $number } jest za duża
