# Dlaczego serwer nie rusza, bazy danych nie da się użyć albo GPU nie może liczyć

failure-refused = połączenie odrzucone
failure-address-in-use = adres jest już zajęty
failure-no-such-address = tego adresu nie można użyć na tym komputerze
failure-no-such-host = nie ma komputera o tej nazwie
failure-file-not-opened = pliku nie da się otworzyć
failure-no-database = plik nie jest bazą danych
failure-read-only = baza danych jest tylko do odczytu
failure-locked = inny program zablokował bazę danych
failure-silent = nie ma odpowiedzi
failure-password = hasło jest błędne
failure-no-such-database = nie ma bazy danych o tej nazwie
failure-another-address = inny adres

failure-cannot-open = nie można otworzyć bazy danych: { $why }
failure-cannot-write = nie można pisać do bazy danych: { $why }
failure-damaged = baza danych jest uszkodzona: przywróć kopię zapasową
failure-another-program = baza danych należy do innego programu: ma tabele, ale żadnej Saqqary
failure-newer = bazę danych utworzyła nowsza wersja Saqqary: zainstaluj ją
failure-slashes = plik wymaga trzech ukośników: sqlite:///tables.db, a z całą ścieżką czterech: sqlite:////var/tables.db
failure-is-directory = baza danych { $name } jest katalogiem; podaj plik w tym katalogu
failure-no-directory = katalog bazy danych nie istnieje: { $directory }
failure-database-kind = nieznana baza danych { $kind }; dostępne: sqlite:///PLIK i postgresql://…
failure-served-already = stoły z pliku { $file } obsługuje już serwer pod adresem { $address }: zatrzymaj go albo podaj inną --database
failure-file-not-written = nie można pisać do { $file }: { $why }
failure-no-table = nie ma stołu { $table }
failure-not-an-address = { $value } nie jest adresem; podaj adres w rodzaju 192.0.2.7 albo sieć w rodzaju 2001:db8::/64
failure-not-a-person = { $value } nie oznacza osoby; podaj skrót, który pokazuje `show`, albo sekret z jej ciasteczka

failure-origin = --origin to adres w rodzaju https://example.org, a nie { $value }
failure-proxies = FORWARDED_ALLOW_IPS to adresy albo sieci w rodzaju 10.0.0.0/8, rozdzielone przecinkami; { $value } nie jest ani jednym, ani drugim
failure-bus-kind = nieznana szyna { $kind }; dostępne: redis://… i postgresql://…
failure-bus = brak połączenia z szyną ({ $kind }): { $why }
failure-bus-silent = szyna ({ $kind }) nie odpowiada
failure-port = --port przyjmuje wartości od 0 do { $most }, a nie { $port }
failure-port-taken = port { $port } jest zajęty; wybierz inny albo żaden
failure-host = --host { $host } nie jest adresem tego komputera
failure-listen = nie można nasłuchiwać pod adresem { $host }, port { $port }: { $why }
failure-workers = kilka procesów wymaga wspólnej bazy PostgreSQL: podaj --database postgresql://…

failure-no-cupy = GPU wymaga CuPy, a CuPy nie jest zainstalowane: pip install 'saqqara[gpu]'
failure-cupy = nie można wczytać CuPy: { $why }
failure-cuda = nie ma GPU, którego mogłaby użyć CUDA: { $why }
failure-no-gpu = nie ma GPU, którego mogłaby użyć CUDA: nie znaleziono urządzenia
failure-memory = za dużo gier jak na pamięć { $device }: { $games } wymaga { $needed }, a wolne jest { $free }; zmieści się najwyżej { $most }
failure-kernels = { $compiler } nie może skompilować programów dla GPU: { $why }
failure-no-compiler = nie ma kompilatora C++ (c++, g++ ani clang++), aby uruchomić programy dla GPU na procesorze

failure-no-ray = --ray wymaga Ray: pip install 'saqqara[ray]'
failure-ray = żaden klaster Ray nie odpowiada: { $why }
failure-no-openskill = rankingi wymagają OpenSkill: pip install openskill
