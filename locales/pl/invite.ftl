# Zaproszenia: poczekalnia i strona dla zaproszonych
waiting-title = { $open ->
    [0] Wszyscy już są
    [one] Czekamy jeszcze na { $open } osobę
    [few] Czekamy jeszcze na { $open } osoby
    [many] Czekamy jeszcze na { $open } osób
   *[other] Czekamy jeszcze na { $open } osoby
}
waiting-text-mine = Zacznij, kiedy chcesz.
waiting-text-other = Gra zacznie się, gdy rozpocznie ją ktoś przy stole.
waiting-you = ty
waiting-you-begin = ty zaczynasz
waiting-bot = bot
waiting-here = przy stole
waiting-away = poza stołem
waiting-seat = Wolne miejsce
waiting-open = dla osoby, która otworzy link
# Za imieniem: ten gracz zaczyna
waiting-begins = zaczyna
waiting-copy = Skopiuj zaproszenie
waiting-copy-short = Kopiuj
waiting-copied = Skopiowano
waiting-invite = Zaproszenie
waiting-camera = Skieruj tu aparat telefonu.
waiting-code-label = Kod QR z adresem zaproszenia
waiting-network = Dla każdego urządzenia w tej samej sieci
waiting-anywhere = Dla każdego i wszędzie
waiting-here-only = Ten link działa tylko na tym komputerze
waiting-here-only-text = Inne urządzenia nie mają dostępu do tego stołu. Grajcie tutaj, obok siebie, albo w innej przeglądarce na tym komputerze. Żeby wpuścić telefony, uruchom Saqqarę ponownie poleceniem:
waiting-copy-here = Skopiuj link dla tego komputera
waiting-sit = Usiądź tutaj
waiting-leave = Zwolnij miejsce
waiting-start = Zacznij grę
waiting-start-missing = { $open ->
    [one] Jeszcze { $open } wolne miejsce
    [few] Jeszcze { $open } wolne miejsca
    [many] Jeszcze { $open } wolnych miejsc
   *[other] Jeszcze { $open } wolnego miejsca
}
waiting-watch = Tylko do oglądania
waiting-table = Ten stół
waiting-public = Widzą go wszyscy.
waiting-private = Znajdą go tylko osoby z linkiem.

join-title = { $host } zaprasza do gry { $game }
join-title-nameless = Zaproszenie do gry { $game }
join-with = Przy stole także: { $names }.
join-name = Twoje imię
join-play = Twój znak
join-sit = Usiądź
join-note = Konto nie jest potrzebne.
join-rules = To moja pierwsza gra
join-loading = Otwieranie zaproszenia…
join-taken = To miejsce jest zajęte
join-taken-text = Ktoś inny skorzystał już z tego zaproszenia. Poproś o nowe. Zaprasza: { $host }.
join-taken-text-nameless = Ktoś inny skorzystał już z tego zaproszenia. Poproś o nowe.
join-over = Ta gra jest zakończona
join-over-text = Zaproszenie prowadziło do stołu, przy którym gra już się skończyła.
join-invalid = To zaproszenie nie działa
join-invalid-text = Nikt go nie wystawił albo jego miejsce zostało zwolnione. Sprawdź, czy adres jest kompletny, albo poproś o nowe.
