# Stół: pasek, dziennik, czat, połączenie
brand = Saqqara
game-imhotep = Imhotep
game-anubixx = Anubixx
close = Zamknij
cancel = Anuluj
language = Język

# Na liście miejsc, obok „stół jest otwarty”
seat-open = wolne miejsce
seat-number = Miejsce { $number }

# Symbole graczy, obok ich kolorów
symbol-eye = oko
symbol-ankh = ankh
symbol-lotus = lotos
symbol-scarab = skarabeusz
symbol-sun = słońce

bar-home = Na stronę startową
bar-tools = Narzędzia stołu
bar-round = Runda { $round }
bar-round-of = Runda { $round } z { $rounds }
bar-over = Koniec gry
# Obok imienia: zastanawia się nad ruchem
bar-thinking = myśli
bar-busy = serwer jest zajęty
bar-undo = Cofnij (U)
bar-redo = Ponów (R)
bar-hint = Podpowiedź
bar-hint-title = Podpowiedź (H)
bar-log = Dziennik
bar-chat = Czat
bar-chat-unread = { $unread ->
    [0] Czat
    [one] Czat, { $unread } nowa wiadomość
    [few] Czat, { $unread } nowe wiadomości
    [many] Czat, { $unread } nowych wiadomości
   *[other] Czat, { $unread } nowej wiadomości
}
bar-sounds = Dźwięki
bar-sounds-on = Dźwięki są włączone
bar-sounds-off = Dźwięki są wyłączone
bar-dark = Ciemne kolory
bar-to-dark = Ciemne kolory
bar-to-light = Jasne kolory
bar-menu = Menu

# Przed pytaniem, gdy kilka osób gra przy jednym ekranie
ask-named = { $name }: { $question }

clock-title = Pozostały czas
# Pozostały czas: dni i godziny
clock-days = { $days } d { $hours } h

log-title = Co się wydarzyło
log-show = Pokaż stół z tamtej chwili
# O osobie, która to czyta
log-you = Ty
log-round = Runda { $round }
log-empty = Na razie nic.

chat-title = Czat
chat-empty = Nikt jeszcze nic nie napisał.
chat-onlooker = widz
chat-write = Napisz coś
chat-send = Wyślij
phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-well-played = Dobra gra!
phrase-thanks = Dzięki!
phrase-oops = Ojej!
phrase-thinking = Chwila, myślę…
phrase-rematch = Zagramy jeszcze raz?
phrase-goodbye = Do zobaczenia!

link-connecting = Łączenie…
link-lost = Brak połączenia. Próbuję ponownie…
link-lost-sending = Brak połączenia. Twój ruch jest zapisany i zostanie wysłany, gdy tylko serwer odpowie.
link-gone = Takiego stołu nie ma albo nie jest dla ciebie dostępny.

move-played = { $who ->
    [you] Zagrywasz { $move }.
   *[other] { $name } zagrywa { $move }.
}
points = { $sourceName }: { $list }.
# Pozycja na liście w „points”; $points ma znak, jak w „+3”
points-each = { $who ->
    [you] ty { $points }
   *[other] { $name } { $points }
}
game-over = Koniec gry.
say-round = Zaczyna się runda { $round }.
text-say-scores = Punkty: { $list }.
# Ile ma gracz, na liście: „Mara 3”
text-count = { $who ->
    [you] ty { $number }
   *[other] { $name } { $number }
}
table-created = Stół jest przygotowany.
table-created-from-record = Stół jest przygotowany według zapisanej partii.
table-seated = { $person } siada do stołu.
table-left = { $who ->
    [you] Odchodzisz od stołu; zastępuje cię bot.
   *[other] { $name } odchodzi od stołu; na tym miejscu gra bot.
}
table-started = Gra się zaczyna.
table-undo = { $who ->
    [you] Cofasz ruch.
   *[other] { $name } cofa ruch.
}
table-undo-offered = { $name } prosi o cofnięcie ruchu.
table-undo-accepted = { $name } się zgadza.
table-undo-declined = { $name } odmawia.
table-paused = Serwer przez jakiś czas nie działał. Zegary w tym czasie stały.
table-aborted = Brak pierwszego ruchu ({ $name }), więc gra kończy się bez zwycięzcy.
table-abandoned = Od dawna nikt tu nie gra, więc gra jest zakończona.
table-closed = Właściciel serwera zamknął ten stół.
table-redo = { $who ->
    [you] Ponawiasz ruch.
   *[other] { $name } ponawia ruch.
}
table-resigned = { $who ->
    [you] Poddajesz się.
   *[other] { $name } się poddaje.
}
table-flagged = { $who ->
    [you] Skończył ci się czas.
   *[other] Koniec czasu: { $name }.
}
table-ended = Gra jest zakończona.
table-rematch = Rewanż jest przygotowany.

menu-title = Menu
menu-watch = Skopiuj link dla widzów
menu-copied = Skopiowano.
menu-download = Pobierz zapis partii
menu-resign = Poddaj się
menu-resign-sure = { $own ->
    [yes] { $outcome ->
        [wins] Poddać tę partię? Wygra: { $other }.
        [ends] Poddać tę partię? Gra się skończy, a ty zajmiesz ostatnie miejsce.
       *[bot] Poddać tę partię? Dalej zagra bot, a ty zajmiesz ostatnie miejsce.
    }
   *[no] { $outcome ->
        [wins] Czy { $name } poddaje tę partię? Wygra: { $other }.
        [ends] Czy { $name } poddaje tę partię? Gra się skończy; ostatnie miejsce: { $name }.
       *[bot] Czy { $name } poddaje tę partię? Dalej zagra bot; ostatnie miejsce: { $name }.
    }
}
menu-resign-yes = Tak, poddaj
menu-leave = Na stronę startową
menu-leave-note = Stół zostaje; znajdziesz go w sekcji „Kontynuuj”.
menu-rules = Zasady
menu-keys = Klawisze
menu-key-undo = cofnij
menu-key-redo = ponów
menu-key-hint = podpowiedź
menu-key-number = odpowiedź lub sposób zapłaty o tym numerze
menu-key-arrows = od jednej rzeczy do następnej
menu-key-enter = użyj
menu-key-space = od razu dokończ animację; powtórka: odtwarzanie i pauza
menu-key-log = ruch w tył lub w przód, pierwszy, ostatni (powtórka)
menu-key-escape = cofnij niedokończony wybór albo krok karty; zamknij

past-title = Ruch { $ply } z { $plies }
past-back = Wróć do bieżącej chwili

title-your-turn = Twoja tura · { $game }
board-loading = Rozkładanie planszy…

menu-rest = Niech zastąpi mnie bot
menu-rest-note = W każdej chwili możesz wrócić na swoje miejsce.
away-text = Na twoim miejscu gra bot.
away-sit = Wracam na miejsce

undo-asked = { $name } chce cofnąć ostatni ruch. Odzyskasz czas, który ci to zabrało.
undo-waits = Pozostali gracze decydują, czy możesz cofnąć ruch.
undo-allow = Zgoda
undo-decline = Odmowa
