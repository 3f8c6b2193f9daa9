# Strona startowa, publiczne stoły, analiza zapisu
start-title = Dwie gry znad Nilu: kamienie i rzuty kośćmi
start-play-now = Zagraj teraz
start-opponent = Przeciwnik
start-public = Publiczne stoły
start-study = Analiza zapisu
start-rules = Zasady

name-default = Gość
name-guest = Gość { $number }

new-title = Nowy stół
new-game = Gra
new-players-label = Liczba graczy
# Liczba graczy przy stole
new-players = { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}
new-me = Ja
new-here = Kolejna osoba tutaj
new-here-name = Imię kolejnej osoby
new-bots = Boty
new-bot = Bot: { $level }
new-friend = Ktoś z linkiem
new-friend-about = dostaje link do tego miejsca
# Za miejscem: ten gracz zaczyna
new-starts = zaczyna
new-sides = Strony
new-all-a = Wszystkie A
new-all-b = Wszystkie B
new-surprise = Zaskocz mnie
new-sides-chosen = Strony { $sides }
new-side = { $site }, strona { $side }: { $about }
new-site-market = Targowisko
new-site-pyramids = Piramidy
new-site-temple = Świątynia
new-site-burial = Grobowiec
new-site-obelisks = Obeliski
new-market-a = 4 odkryte karty
new-market-b = 3 odkryte, 2 zakryte
new-pyramids-a = jedna wielka piramida
new-pyramids-b = trzy małe, z premiami
new-temple-a = 1 punkt za kamień na wierzchu
new-temple-b = punkty, kamienie, karta
new-burial-a = grupy połączonych kamieni
new-burial-b = najwięcej w każdym rzędzie
new-obelisks-a = najwyższa wieża
new-obelisks-b = wieże po trzy kamienie
option-on = { $option }: tak
option-off = { $option }: nie
option-choice = { $option }: { $value }
option-imhotep-wrath = Gniew faraona
option-imhotep-wrath-about = Kto na koniec nie ma kamienia na którymś z czterech monumentów, traci 5 punktów.
new-layout = Arkusze
new-layout-classic = Klasyczne arkusze
new-layout-great = Wielkie arkusze: sześć poziomów
new-layout-own = Arkusze z pliku
new-sheet-choose = Wybierz plik z arkuszami
new-start = Pierwszy gracz
new-start-seat = Zaczyna miejsce { $number }
new-start-random = Losowy pierwszy gracz
new-clock = Zegar
new-clock-none = Bez zegara
new-clock-live = { $minutes } min + { $seconds } s na ruch
new-clock-days = { $days ->
    [one] { $days } dzień na ruch
    [few] { $days } dni na ruch
    [many] { $days } dni na ruch
   *[other] { $days } dnia na ruch
}
new-who = Kto może znaleźć stół
new-by-link = Tylko z linkiem
new-public = Widoczny dla wszystkich
new-open = Otwórz stół

continue-title = Kontynuuj
# Na liście stołów, za nazwą gry: kto tam gra
continue-with = { $game }: { $names }
continue-round = runda { $round }
continue-your-turn = Twoja tura
# O stole: czyja jest tura
continue-acts = Tura: { $name }
# O stole: gra się jeszcze nie zaczęła
continue-waiting = czeka
# O stole: gra się skończyła
continue-finished = zakończona
continue-all = { $tables ->
    [one] { $tables } stół
    [few] Wszystkie { $tables } stoły
    [many] Wszystkie { $tables } stołów
   *[other] Wszystkie { $tables } stołu
}
# Przycisk, który pokazuje mniej stołów
continue-fewer = Mniej

public-join = Czekają na graczy
public-sit = Usiądź
public-yours = Twój stół
public-none = Żaden stół nie czeka na graczy. Otwórz własny: z miejscem dla kogoś z linkiem i opcją „Widoczny dla wszystkich”.
public-watch = Do oglądania
public-look = Oglądaj
public-none-running = Teraz nie toczy się żadna publiczna gra.

study-text = Obejrzyj zakończoną partię ruch po ruchu i przeanalizuj ją. Zapis to plik, który po grze pobierzesz przy stole albo który tworzy wiersz poleceń.
study-drop = Upuść zapis tutaj
study-choose = Wybierz plik
study-not-a-record = { $file }: to nie jest zapis partii, nie da się go odczytać jako JSON.

missing-title = Nic tu nie ma
missing-text = Ten adres prowadzi donikąd.
missing-home = Na stronę startową

from-record = { $ply ->
    [0] Ta gra zaczyna się od zapisanej partii, tuż po przygotowaniu. Dlatego nie da się udowodnić, że losowanie jest uczciwe.
    [one] Ta gra zaczyna się od zapisanej partii, po { $ply } ruchu. Dlatego nie da się udowodnić, że losowanie jest uczciwe.
    [few] Ta gra zaczyna się od zapisanej partii, po { $ply } ruchach. Dlatego nie da się udowodnić, że losowanie jest uczciwe.
    [many] Ta gra zaczyna się od zapisanej partii, po { $ply } ruchach. Dlatego nie da się udowodnić, że losowanie jest uczciwe.
   *[other] Ta gra zaczyna się od zapisanej partii, po { $ply } ruchu. Dlatego nie da się udowodnić, że losowanie jest uczciwe.
}
from-record-end = { $ply ->
    [0] Ta gra zaczęła się od zapisanej partii, tuż po przygotowaniu. Dlatego nie da się udowodnić, że losowanie było uczciwe.
    [one] Ta gra zaczęła się od zapisanej partii, po { $ply } ruchu. Dlatego nie da się udowodnić, że losowanie było uczciwe.
    [few] Ta gra zaczęła się od zapisanej partii, po { $ply } ruchach. Dlatego nie da się udowodnić, że losowanie było uczciwe.
    [many] Ta gra zaczęła się od zapisanej partii, po { $ply } ruchach. Dlatego nie da się udowodnić, że losowanie było uczciwe.
   *[other] Ta gra zaczęła się od zapisanej partii, po { $ply } ruchu. Dlatego nie da się udowodnić, że losowanie było uczciwe.
}
from-record-new = To, czego nikt tam jeszcze nie widział, jest wylosowane na nowo.
from-record-same = Układ kart i rzutów jest taki jak w zapisie: kto zna zapis, wie, co będzie dalej.
join-agree = Zgadzam się i siadam
