# Pełne zasady gry Imhotep
ref-imhotep-components = Elementy gry
ref-imhotep-components-1 = Kamienie: po 30 w każdym kolorze. Pierwszy siedzi czarny, po nim biały, brązowy i szary. Jeden kamień każdego koloru zaznacza wynik, więc każdy gracz ma w grze 29.
ref-imhotep-components-2 = Place budowy: Targowisko, Piramidy, Świątynia, Grobowiec i Obeliski. Wszystkie oprócz Targowiska to monumenty. Każdy plac ma stronę A i stronę B, a strony można dowolnie mieszać.
ref-imhotep-components-3 = Każdy gracz ma kamieniołom ze swoimi nieużytymi kamieniami i skład, w którym mieści się najwyżej pięć.

ref-imhotep-ships = Łodzie
ref-imhotep-ships-1 = Jest osiem łodzi. Łódź może płynąć tylko z minimalną liczbą kamieni na pokładzie. Pole 1 to dziób, czyli przód łodzi.
# Nagłówki tabeli łodzi
ref-imhotep-ships-spaces = Pola
ref-imhotep-ships-number = Łodzie
ref-imhotep-ships-minimum = Minimalna liczba kamieni

ref-imhotep-round-cards = Karty rund
ref-imhotep-round-cards-1 = Dla każdej liczby graczy jest siedem kart rund, a używa się sześciu z nich. Karta podaje cztery łodzie rundy według liczby pól.
ref-imhotep-round-cards-players = { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}

ref-imhotep-cards = Karty targowiska
ref-imhotep-cards-1 = Są 34 karty targowiska. Czerwone działają od razu, a potem się je odrzuca. Zielone i fioletowe leżą odkryte przed właścicielem i liczą się na koniec gry. Niebieskich używa się później, jako akcji w swojej turze.
ref-imhotep-cards-2 = Dekoracje liczą kamienie wszystkich graczy i zaokrąglają w dół, każda karta osobno.
ref-imhotep-cards-3 = Gdy potrzebna jest karta, a talia jest pusta, tasuje się stos kart odrzuconych i tworzy nową talię. Jeśli oba stosy są puste, niczego się nie dobiera.
# Ile jest takich kart
ref-imhotep-copies = { $copies ->
    [one] { $copies } karta
    [few] { $copies } karty
    [many] { $copies } kart
   *[other] { $copies } karty
}

ref-imhotep-setup = Przygotowanie gry
ref-imhotep-setup-1 = Weźcie siedem kart rund dla danej liczby graczy, jedną odłóżcie bez podglądania, a pozostałe sześć potasujcie. Potasujcie też karty targowiska.
ref-imhotep-setup-2 = Wybierzcie, kto zaczyna. Od tego gracza, zgodnie z ruchem wskazówek zegara, zaczyna się z 2, 3, 4 i 5 kamieniami z kamieniołomu w składzie.

ref-imhotep-round = Runda
ref-imhotep-round-1 = Następna karta rundy wskazuje cztery łodzie, jeszcze puste. Na Targowisko wykłada się karty: na stronie A cztery odkryte, na stronie B trzy odkryte i dwie zakryte na czwartym miejscu.
ref-imhotep-round-2 = Począwszy od pierwszego gracza, zgodnie z ruchem wskazówek zegara, każdy rozgrywa po jednej turze, aż popłyną wszystkie cztery łodzie. Placów budowy jest pięć, więc do jednego nie dopływa żadna.
ref-imhotep-round-3 = Wtedy runda się kończy: przyznaje się punkty za Świątynię, łodzie odpływają, a karty, które zostały na Targowisku, są odrzucane.
ref-imhotep-round-4 = Następną rundę zaczyna gracz po lewej stronie tego, kto popłynął czwartą łodzią. Rund jest sześć.

ref-imhotep-turn = Tura
ref-imhotep-turn-1 = Tura to dokładnie jedna z czterech akcji: wziąć kamienie, załadować kamień, popłynąć łodzią albo zagrać niebieską kartę.
ref-imhotep-get = Zdobycie nowych kamieni
ref-imhotep-get-1 = Bierzesz maksymalnie 3 swoje kamienie z kamieniołomu do składu: tyle, ile się mieści i ile jeszcze jest. Przy pełnym składzie albo pustym kamieniołomie nie można wybrać tej akcji.
ref-imhotep-load = Załadowanie kamienia
ref-imhotep-load-1 = 1 kamień z twojego składu trafia na dowolne wolne pole łodzi, która jeszcze nie wypłynęła.
ref-imhotep-sail = Dopłynięcie łodzią
ref-imhotep-sail-1 = Łódź, która jeszcze nie wypłynęła i ma minimalną liczbę kamieni, płynie do placu budowy, przy którym w tej rundzie nie ma łodzi. Nie musi być na niej twojego kamienia.
ref-imhotep-sail-2 = Kamienie wyładowuje się po kolei, od dziobu do rufy; puste pola się pomija. O działaniu kamienia decyduje jego właściciel. Łódź zostaje przy placu do końca rundy.
ref-imhotep-play = Zagranie niebieskiej karty
ref-imhotep-play-1 = W swojej turze możesz zagrać jedną niebieską kartę, najwcześniej w turze po jej zdobyciu. Potem się ją odrzuca. Niebieska karta niezagrana do końca gry jest warta 1 punkt.
ref-imhotep-lever-1 = Obowiązują warunki akcji „Dopłynięcie łodzią”. Całą kolejność ustalasz, zanim wyładowany zostanie pierwszy kamień.
ref-imhotep-hammer-1 = Możesz ją zagrać zawsze, gdy potem da się załadować kamień, nawet jeśli w składzie nic się już nie mieści.
ref-imhotep-sail-card-1 = Załadowany kamień wlicza się do minimalnej liczby kamieni.
ref-imhotep-chisel-1 = Potrzebujesz 2 kamieni w składzie i 2 wolnych pól na łodziach, które jeszcze nie wypłynęły.
ref-imhotep-red-1 = Kamień podlega zasadom swojego placu budowy: w Piramidach B wybierasz piramidę i dostajesz jej premię, na Obeliskach B może dokończyć wieżę.

ref-imhotep-market-1 = Za każdy wyładowany kamień jego właściciel bierze jedną kartę. Kamień wraca do kamieniołomu.
ref-imhotep-market-a = Strona A: cztery karty leżą odkryte.
ref-imhotep-market-b = Strona B: trzy karty leżą odkryte. Kto wybiera czwarte miejsce, ogląda jego dwie karty, jedną zatrzymuje, a drugą odrzuca odkrytą. Do tej chwili zna je tylko ten gracz.
ref-imhotep-pyramids-1 = Każdy kamień od razu daje punkty.
ref-imhotep-pyramids-a = Strona A: pola zapełnia się w stałej kolejności, kolumnami od lewej, każdą od góry. Pierwszy poziom: 2, 1, 3, 2, 4, 3, 2, 1, 3 punkty; drugi poziom: 2, 3, 1, 3; szczyt: 4. Każdy następny kamień: 1 punkt.
ref-imhotep-pyramids-b = Strona B: trzy piramidy po pięć kamieni. Właściciel każdego kamienia wybiera nieukończoną. Gdy wszystkie trzy są ukończone, każdy następny kamień daje 1 punkt.
# Tabela strony B: trzy piramidy i to, co ich pola dają poza punktami
ref-imhotep-pyramids-left = Lewa
ref-imhotep-pyramids-middle = Środkowa
ref-imhotep-pyramids-right = Prawa
ref-imhotep-pyramids-stone = Kamień { $number }
ref-imhotep-pyramids-card = { $points } i wierzchnia karta z talii
ref-imhotep-pyramids-stones = { $points } i maksymalnie 3 kamienie do składu
ref-imhotep-pyramids-load = { $points } i możesz załadować kamień
ref-imhotep-temple-1 = Kamienie zapełniają pięć pól od lewej, przy 2 graczach tylko cztery. Następne stawia się na poprzednich, znów od lewej, bez ograniczeń. Na koniec każdej rundy liczy się wierzchni kamień każdego pola, nawet jeśli nie dopłynęła tam żadna łódź.
ref-imhotep-temple-a = Strona A: 1 punkt za każdy kamień na wierzchu.
ref-imhotep-temple-b = Strona B, od lewej: 1 punkt albo 2 kamienie; 2 punkty; 1 punkt albo 2 kamienie; wierzchnia karta z talii; 1 punkt albo 2 kamienie. Kamienie bierze się z kamieniołomu do składu.
ref-imhotep-burial-1 = Są trzy rzędy. Kamienie zapełniają kolumny od lewej, każdą od góry, bez ograniczeń. Punkty przyznaje się po rundzie 6.
ref-imhotep-burial-a = Strona A: kamienie jednego koloru stykające się bokami tworzą grupę. Grupa z 1, 2, 3, 4, 5 kamieni jest warta odpowiednio 1, 3, 6, 10, 15 punktów, a każdy następny kamień dodaje 2. Liczą się wszystkie grupy gracza.
ref-imhotep-burial-b = Strona B: każdy rząd osobno. Najwięcej kamieni 8 punktów, drugie miejsce 4, trzecie 2, czwarte 0. Kto nie ma kamienia w rzędzie, nie dostaje nic. Przy remisie sumuje się punkty za zajęte miejsca, dzieli je i zaokrągla w dół.
ref-imhotep-obelisks-1 = Każdy buduje z własnych kamieni.
ref-imhotep-obelisks-a = Strona A: każdy gracz ma jedną wieżę, a po rundzie 6 punkty przyznaje się według wysokości. Przy 2 graczach 10 i 1 punkt, przy 3 graczach 12, 6 i 1, przy 4 graczach 15, 10, 5 i 1. Trzeba mieć co najmniej jeden kamień. Przy remisie punkty dzieli się jak w Grobowcu.
ref-imhotep-obelisks-b = Strona B: kamienie czekają. Gdy gracz ma trzy czekające kamienie, tworzą one wieżę na najcenniejszym wolnym polu, które od razu daje punkty: 10, 9, 8, 7, 6, 5, 5, 5, przy każdej liczbie graczy. Po rundzie 6 każdy czekający kamień jest wart 1 punkt.

ref-imhotep-end = Koniec gry
ref-imhotep-end-1 = Po rundzie 6 i punktach za Świątynię dolicza się: Grobowiec, Obeliski, Dekoracje, Posągi i po 1 punkcie za każdą niezagraną niebieską kartę.
ref-imhotep-end-2 = Wygrywa gracz z największą liczbą punktów. Przy remisie decydują kamienie w składzie. Jeśli i one są równe, gracze zajmują miejsce ex aequo.
ref-imhotep-wrath-1 = Wariant. Gracz, któremu brakuje kamienia na co najmniej jednym z czterech monumentów, traci 5 punktów: łącznie 5, za jeden brakujący monument albo za kilka. Wynik może spaść poniżej zera.

ref-imhotep-examples = Przykłady
ref-imhotep-example-1 = Świątynia A, 4 graczy, kamienie na wierzchu: szary, szary, biały, brązowy, czarny. Szary dostaje 2 punkty, pozostali po 1.
ref-imhotep-example-2 = Na poziomie Świątyni zostało jedno wolne pole, a z łodzi wyładowuje się kamienie: brązowy, brązowy, biały. Pierwszy brązowy zajmuje to pole, drugi brązowy zaczyna następny poziom, a biały staje obok niego.
ref-imhotep-example-3 = Grobowiec A, 4 graczy. Biały ma jedną grupę z 2 kamieni: 3 punkty. Czarny ma jeden kamień: 1. Brązowy ma grupy z 3 i z 1: 7. Szary ma jedną grupę z 6: 17.
ref-imhotep-example-4 = Obeliski A, 4 graczy, wysokości: czarny 3, biały 4, brązowy 0, szary 3. Biały dostaje 15. Czarny i szary dzielą się 10 i 5, po zaokrągleniu w dół: po 7. Brązowy nie dostaje nic.
ref-imhotep-example-5 = Grobowiec B. Górny rząd, biały 3, brązowy 1, szary 1: 8, 3 i 3 punkty. Środkowy rząd, czarny 3, biały 1: 8 i 4. Dolny rząd, szary 4: 8 dla szarego.
ref-imhotep-example-6 = Obeliski B: z łodzi wyładowuje się kamienie czarny, biały i szary. Biały ma dwa czekające kamienie, a jedna wieża już stoi. Wieża białego trafia na 9 i od razu daje 9 punktów; czarny i szary czekają.
ref-imhotep-example-7 = W Grobowcu leży 13 kamieni: karta „Dekoracje – Grobowiec” jest warta 4 punkty.
ref-imhotep-example-8 = 3 posągi są warte 6 punktów, 6 posągów 17.
ref-imhotep-example-9 = Przy Targowisku wyładowuje się kamienie biały, brązowy i szary. W tej kolejności gracze biorą karty, a wszystkie trzy kamienie wracają do kamieniołomu.
ref-imhotep-example-10 = Piramidy B: brązowy kładzie pierwszy kamień w środkowej piramidzie, czarny drugi w tej samej, brązowy w niej trzeci, a biały pierwszy w lewej.
ref-imhotep-example-11 = Świątynia B, 4 graczy, kamienie na wierzchu od lewej: szary, brązowy, biały, biały, czarny. Szary wybiera, brązowy dostaje 2 punkty, biały wybiera, biały dobiera kartę, czarny wybiera.
ref-imhotep-example-12 = Do składu, w którym jest miejsce na 2 kamienie, trafiają 2 kamienie, a nie 3.

ref-imhotep-rulings = Rozstrzygnięcia
ref-imhotep-rulings-1 = Co obowiązuje tutaj, gdy drukowane zasady milczą albo są sprzeczne.
ref-imhotep-ruling-1 = Najwyższy obelisk przy 3 graczach daje 12 punktów. Jedna z drukowanych instrukcji podaje 15; trzy inne i plansza podają 12.
ref-imhotep-ruling-2 = Kamienie czekające na Obeliskach B są po rundzie 6 warte po 1 punkcie.
ref-imhotep-ruling-3 = Jeśli wszystkie osiem pól na wieże jest zajętych, dalsze kamienie czekają i na koniec są warte po 1 punkcie.
ref-imhotep-ruling-4 = Kamień z Targowiska wraca do kamieniołomu, zanim zadziała karta. Może więc posłużyć wziętej za niego czerwonej karcie.
ref-imhotep-ruling-5 = Czerwoną kartę gracza z pustym kamieniołomem odrzuca się bez efektu. Może się to zdarzyć tylko z kartą dobraną z talii.
ref-imhotep-ruling-6 = Kamień z czerwonej karty podlega wszystkim zasadom swojego placu budowy, a w wariancie liczy się jako kamień na tym monumencie.
ref-imhotep-ruling-7 = Premie Piramid B działają od razu, przed wyładowaniem następnego kamienia. Kartę i kamienie dostaje się zawsze, a załadować kamień można, ale nie trzeba. Wyładowywana łódź już wypłynęła i nie można jej ładować.
ref-imhotep-ruling-8 = Młotek można zagrać zawsze, gdy potem da się załadować kamień. Daje tyle kamieni, ile się mieści, czasem żadnego.
ref-imhotep-ruling-9 = Dłuto wymaga 2 kamieni w składzie i 2 wolnych pól na łodziach, które jeszcze nie wypłynęły.
ref-imhotep-ruling-10 = Przy Dźwigni całą kolejność ustala się przed wyładowaniem pierwszego kamienia. Karty, której akcja jest niemożliwa, nie można zagrać.
ref-imhotep-ruling-11 = W Świątyni B „2 kamienie” można wybrać tylko wtedy, gdy da się wziąć co najmniej 1.
ref-imhotep-ruling-12 = Świątynia B liczy się w rundzie 6 jak w każdej innej. Niebieska karta, która z niej pochodzi, jest niezagrana.
ref-imhotep-ruling-13 = Pasuje się tylko wtedy, gdy nic innego nie jest możliwe. Jeśli wszyscy spasują po kolei, runda od razu się kończy: łodzie, które nie wypłynęły, odkłada się, ich kamienie wracają do kamieniołomów i przyznaje się punkty za Świątynię. Następną rundę zaczyna gracz po lewej stronie ostatniego, który coś zrobił; jeśli nikt nic nie zrobił, pierwszy gracz się nie zmienia.
ref-imhotep-ruling-14 = Kartę targowiska trzeba wziąć. Miejsce, które się zwolni, zostaje w tej rundzie puste.
ref-imhotep-ruling-15 = Pytania dotyczą tylko prawdziwych wyborów. To, co w trakcie akcji ma jedną możliwą odpowiedź, dzieje się samo. O akcję w turze pyta się zawsze.
ref-imhotep-ruling-16 = Z dwóch zakrytych kart Targowiska B karta 1 to ta wyłożona jako pierwsza.
ref-imhotep-ruling-17 = Do tasowania bierze się stos kart odrzuconych taki, jaki jest, nawet jedną kartę. Nie należą do niego: zagrywana niebieska karta, działająca jeszcze czerwona karta ani karty na Targowisku, gdy przyznaje się punkty za Świątynię. Należy do niego odrzucona karta Targowiska B.
ref-imhotep-ruling-18 = W rozstrzygnięciu 13 ostatni, który coś zrobił, to ostatni gracz, który w swojej turze nie spasował. Wzięcie karty lub premii w cudzej turze się nie liczy. Łodzie są odkładane, zanim przyzna się punkty za Świątynię.
ref-imhotep-ruling-19 = Skład rozstrzyga każdy remis w klasyfikacji, nie tylko ten o pierwsze miejsce.
ref-imhotep-ruling-20 = Błędów drukarskich pojedynczych instrukcji się nie uwzględnia, na przykład 7 rund albo 2 kamieni dla drugiego gracza.
ref-imhotep-ruling-21 = Stos kart odrzuconych leży odkryty. Karta dobrana z talii przez Świątynię albo piramidę działa jak wzięta z Targowiska: czerwona od razu.
