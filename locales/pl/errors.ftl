# Odmowy, słowami
error-unknown = Coś poszło nie tak. Spróbuj jeszcze raz.
error-offline = Nie można połączyć się z serwerem.
error-again = Spróbuj ponownie
error-not-yours = To miejsce należy do kogoś innego.
error-finished = Ta gra jest już zakończona.
error-not-started = Gra jeszcze się nie zaczęła.
error-old-version = W międzyczasie wydarzyło się coś innego. Spójrz jeszcze raz.
error-no-undo = Nie masz czego cofnąć: inni już zagrali albo los coś odsłonił.
error-no-redo = Nie ma czego ponowić.
error-seated = To już twoje miejsce.
error-seat-taken = Ktoś już tam siedzi.
error-left-already = To miejsce jest już opuszczone.
error-started = Gra już się zaczęła.
error-open-seats = Jedno z miejsc jest jeszcze wolne.
error-resigned = Gracz z tego miejsca już się poddał.
error-bad-request = Serwer nie rozumie tego żądania.
error-empty = Najpierw coś napisz.
error-too-large = To jest za długie.
error-not-finished = Gra jeszcze trwa.
error-rematch = Nowy stół już jest.
error-no-seat = Przy tym stole nie ma takiego miejsca.
error-no-invitation = To zaproszenie jest nieważne albo już wykorzystane.
error-not-found = Nie ma tu niczego takiego.
error-command-taken = Coś pomieszało się po drodze. Spróbuj jeszcze raz.
error-finished-record = Tam gra jest już zakończona. Cofnij się o kilka ruchów.
error-method = Ten adres nie przyjmuje takiego żądania.
error-no-ply = W tej partii nie ma takiego ruchu.
error-nobody = Ktoś musi siedzieć przy stole: zajmij jedno z miejsc.
error-options = Nie można przygotować tego stołu: { $text }
error-origin = To żądanie pochodzi z innej witryny i nie zostało przyjęte.
error-ours = Coś poszło nie tak na serwerze. Nic się nie zmieniło.
error-record = Nie można odtworzyć tego pliku: { $text }
error-storage = Ruchu nie udało się zapisać, więc nie został wykonany. Spróbuj ponownie za chwilę.
error-busy = Serwer jest zajęty. Spróbuj ponownie za chwilę.
error-too-slow = Żądanie docierało zbyt długo. Spróbuj jeszcze raz.
error-full-log = Przy tym stole wydarzyło się już zbyt wiele: teraz możliwe są tylko ruchy.
error-host = Ten serwer nie działa pod tym adresem.
error-too-many = { $seconds ->
    [one] Za często. Poczekaj { $seconds } sekundę.
    [few] Za często. Poczekaj { $seconds } sekundy.
    [many] Za często. Poczekaj { $seconds } sekund.
   *[other] Za często. Poczekaj { $seconds } sekundy.
}

illegal-game-over = Gra jest zakończona.
illegal-not-a-move = Nie ma takiego ruchu.
illegal-not-legal-now = Ten ruch nie jest teraz możliwy.
illegal-not-asked = Teraz pytanie dotyczy czegoś innego.
illegal-must-act = Pasować można tylko wtedy, gdy nic innego nie jest możliwe.
illegal-sled-full = Twój skład jest pełny.
illegal-quarry-empty = Twój kamieniołom jest pusty.
illegal-ship-sailed = Ta łódź już wypłynęła.
illegal-no-such-space = Ta łódź nie ma takiego pola.
illegal-space-taken = To pole jest zajęte.
illegal-sled-empty = W twoim składzie nie ma kamieni.
illegal-below-minimum = Ta łódź potrzebuje więcej kamieni, żeby mogła popłynąć.
illegal-site-taken = W tej rundzie dopłynęła tam już łódź.
illegal-other-ship = Karta pozwala popłynąć łodzią, na którą właśnie trafił kamień.
illegal-no-such-card = Nie masz takiej karty.
illegal-card-useless = Ta karta nic teraz nie da.
illegal-no-stone-aboard = Ten gracz nie ma już kamieni na łodzi.
illegal-place-empty = Nie leży tam żadna karta.
illegal-pyramid-finished = Ta piramida jest ukończona.
illegal-not-on-this-sheet = Na tym arkuszu nie ma takiego pola.
illegal-already-crossed = To pole jest już zaznaczone.
illegal-keystone-needs-columns = Zwornik wymaga obu ukończonych kolumn.
illegal-column-from-below = Kolumnę buduje się od dołu.
illegal-needs-support = Ten kamień potrzebuje obu kamieni pod sobą.
illegal-no-payment = W ten sposób nie można zapłacić ani kośćmi, ani z kamieniołomu.
illegal-no-joker = Nie masz już tylu jokerów.
illegal-die-must-be-taken = Na środku leży kość tego koloru i trzeba jej użyć.
illegal-relief-is-whole-action = Para w reliefie zajmuje całą akcję.
error-same-deal = Ta gra zachowuje układ z zapisu, który inni mogą znać. Najpierw się na to zgódź.
error-undo-asked = Pozostałych graczy już zapytano.
error-no-offer = Nikt już nie prosi o cofnięcie ruchu.
error-banned = Właściciel tego serwera nie życzy sobie tu twojej obecności.
error-muted = Właściciel tego serwera wyłączył ci możliwość pisania.
