# Krótka etykieta obok stołu na liście: jest zapisany na tym urządzeniu
local-here = na tym urządzeniu
# Wybór w formularzu nowego stołu
local-where = Gdzie jest stół
local-server = Na serwerze
local-device = Na tym urządzeniu
local-device-about = Nie potrzebuje sieci i nikt inny nie może dołączyć.
# Przycisk: zapisuje stół jako plik
local-export = Zapisz jako plik
local-export-table = Zapisz jako plik: { $table }
local-delete = Usuń
local-delete-table = Usuń: { $table }
local-delete-sure = Usunąć ten stół na zawsze z tego urządzenia? { $table }
error-import = W tym pliku nie ma stołu, przy którym można tu zagrać.
# $percent: ile już pobrano, od 0 do 100
local-fetching = Przygotowanie na tym urządzeniu: { $percent }%
local-starting = Przygotowanie…
local-failed = Tej przeglądarce nie udało się przygotować stołu. Wczytaj stronę ponownie; jeśli to nie pomoże, spróbuj w innej przeglądarce.
local-refused = Ta przeglądarka nie pozwala stronie przechowywać stołów. Zezwól na zapisywanie danych tej strony (okna prywatne często tego zabraniają), a potem wczytaj stronę ponownie.
error-storage-full = Na tym urządzeniu nie ma już miejsca, dlatego ostatni krok nie został zapisany ani wykonany. Usuń stoły na stronie startowej (najpierw zapisz je jako pliki) albo zwolnij miejsce na urządzeniu.
local-new-version = Jest nowa wersja tej strony.
# Przycisk: wczytuje nową wersję strony
local-take-version = Wczytaj ją
# Wiersz menu stołu: gra z tego urządzenia toczy się dalej na serwerze, ze znajomym
carry = Graj dalej ze znajomym
carry-about = Dotychczasowa gra toczy się dalej przy nowym stole na serwerze, z linkiem dla znajomego. To, czego nikt jeszcze nie widział, jest losowane na nowo. Stół na tym urządzeniu zostaje bez zmian.
# Nad listą miejsc; przy każdym jest pole do zaznaczenia
carry-seats = Miejsca dla znajomych
