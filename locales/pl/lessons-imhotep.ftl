# Lekcje gry Imhotep. $name to drugi gracz. Każdy krok ma tytuł (najwyżej pięć słów), tekst (najwyżej dwa zdania),
# „do”: jedną rzecz do zrobienia, „topic”: to, co stoi po „Krok 5 z 13:”, i „other”: co mówi karta po innym dozwolonym ruchu.

lesson-imhotep-first = Twoja pierwsza gra

lesson-imhotep-first-get-topic = kamienie
lesson-imhotep-first-get-title = Kamienie do składu
lesson-imhotep-first-get-text = W swojej turze wykonujesz jedną z czterech akcji. Pierwsza: weź maksymalnie trzy kamienie z kamieniołomu; w składzie mieści się pięć.
lesson-imhotep-first-get-do = Wybierz swój kamieniołom.
lesson-imhotep-first-get-other = To dozwolony ruch. Ale gdy w składzie jest tak mało kamieni, wkrótce i tak stracisz turę na nowe.

lesson-imhotep-first-load-topic = załadunek
lesson-imhotep-first-load-title = Miejsce na dziobie
lesson-imhotep-first-load-text = Jeden kamień ze składu trafia na dowolne wolne pole łodzi. Z pola 1, na dziobie, wyładowuje się go jako pierwszy.
lesson-imhotep-first-load-do = Wybierz pole 1 na tej łodzi.
lesson-imhotep-first-load-other = To dozwolony ruch. Ale dziób tej łodzi jest nadal wolny i może go zająć { $name }.

lesson-imhotep-first-sail-topic = żegluga
lesson-imhotep-first-sail-title = Łódź może płynąć
lesson-imhotep-first-sail-text = Na tej łodzi jest dość kamieni, więc każdy może nią popłynąć do wolnej przystani, także ty. W Piramidzie każdy kamień od razu daje punkty.
lesson-imhotep-first-sail-do = Wybierz łódź, a potem Piramidę.
lesson-imhotep-first-sail-other = To dozwolony ruch, często nawet dobry. Ale jeśli łódź jest jeszcze na rzece, { $name } może nią popłynąć dokądkolwiek.

lesson-imhotep-first-minimum-topic = minimalna liczba kamieni
lesson-imhotep-first-minimum-title = Za pusta, żeby płynąć
lesson-imhotep-first-minimum-text = Ta łódź mieści trzy kamienie, a żeby płynąć, potrzebuje dwóch. Pokazują to znaki na burcie.
lesson-imhotep-first-minimum-do = Załaduj kamień na tę łódź.
lesson-imhotep-first-minimum-other = To dozwolony ruch. Tej łodzi wciąż brakuje kamienia, więc nikt nie może nią jeszcze popłynąć.

lesson-imhotep-first-temple-topic = Świątynia
lesson-imhotep-first-temple-title = Świątynia płaci co rundę
lesson-imhotep-first-temple-text = Kamienie stoją tam w rzędzie, a późniejsze na nich. Na koniec każdej rundy każdy kamień widoczny z góry daje 1 punkt.
lesson-imhotep-first-temple-do = Popłyń tą łodzią do Świątyni.
lesson-imhotep-first-temple-other = To dozwolony ruch. Kamień w Świątyni dałby punkt w tej rundzie, a może i w wielu następnych.

lesson-imhotep-first-others-topic = kto decyduje
lesson-imhotep-first-others-title = Inni wożą twoje kamienie
lesson-imhotep-first-others-text = Z twoim kamieniem ta duża łódź będzie mieć potrzebne trzy. Wtedy { $name } może wybrać, dokąd trafią wszystkie.
lesson-imhotep-first-others-do = Załaduj kamień na dużą łódź.
lesson-imhotep-first-others-other = To dozwolony ruch. Twój kamień nie trafia na łódź, którą może popłynąć { $name }.

lesson-imhotep-first-burial-topic = Grobowiec
lesson-imhotep-first-burial-title = Grupy w Grobowcu
lesson-imhotep-first-burial-text = Do Grobowca dopływa łodzią { $name }. Po ostatniej rundzie stykające się kamienie jednego koloru tworzą grupę: 1, 3, 6, 10, 15 punktów za 1–5 kamieni.

lesson-imhotep-first-small-topic = ostatnia łódź
lesson-imhotep-first-small-title = Łódź na jeden kamień
lesson-imhotep-first-small-text = Ta łódź mieści jeden kamień i więcej nie potrzebuje. Wolne są już tylko Targowisko i Obeliski: do każdego placu budowy dopływa w rundzie jedna łódź.
lesson-imhotep-first-small-do = Załaduj małą łódź.
lesson-imhotep-first-small-other = To dozwolony ruch. Mała łódź zostaje pusta i należy do tego, kto pierwszy ją załaduje.

lesson-imhotep-first-card-topic = karty targowiska
lesson-imhotep-first-card-title = Twój kamień, twoja karta
lesson-imhotep-first-card-text = Do Targowiska dopływa { $name }, ale kamień jest twój: kartę bierzesz ty. Czerwone działają od razu, zielone i fioletowe liczą się na koniec, niebieskie czekają na twoją turę.
lesson-imhotep-first-card-do = Weź niebieską kartę.
lesson-imhotep-first-card-other = To też dobra karta. Niebieska pozwala zrobić dwie rzeczy w jednej turze.

lesson-imhotep-first-round-topic = koniec rundy
lesson-imhotep-first-round-title = Runda dobiegła końca
lesson-imhotep-first-round-text = Cztery łodzie wypłynęły: Świątynia dała po 1 punkcie za każdy kamień na wierzchu, są też nowe łodzie i karty. Ostatnią łodzią dopływa { $name }, więc zaczyna następny gracz: ty.

lesson-imhotep-first-blue-topic = niebieskie karty
lesson-imhotep-first-blue-title = Dwie rzeczy naraz
lesson-imhotep-first-blue-text = Niebieska karta zajmuje całą turę, a użyć jej można raz. Ta pozwala załadować kamień i od razu popłynąć tą łodzią.
lesson-imhotep-first-blue-do = Zagraj kartę i załaduj łódź 3.
lesson-imhotep-first-blue-other = To dozwolony ruch. Karta poczeka; niezagrana jest na koniec gry warta 1 punkt.

lesson-imhotep-first-obelisks-topic = Obeliski
lesson-imhotep-first-obelisks-title = Kto zbuduje najwyżej?
lesson-imhotep-first-obelisks-text = Każdy ma własną wieżę. Po ostatniej rundzie najwyższa daje 10 punktów, druga 1.
lesson-imhotep-first-obelisks-do = Popłyń łodzią do Obelisków.
lesson-imhotep-first-obelisks-other = To dozwolony ruch. Obeliski poczekają na inną łódź.

lesson-imhotep-first-count-topic = podliczanie punktów
lesson-imhotep-first-count-title = Końcowe podliczanie
lesson-imhotep-first-count-text = Po rundzie 6 do wyniku dolicza się Grobowiec, Obeliski i karty. Obok wyniku widzisz, ile są warte teraz.

# Krótkie lekcje: strony B, po jednej na plac budowy

lesson-imhotep-market-b = Targowisko, strona B
lesson-imhotep-market-b-sail-topic = Targowisko
lesson-imhotep-market-b-sail-title = Trzy odkryte, dwie zakryte
lesson-imhotep-market-b-sail-text = Na stronie B trzy karty leżą odkryte, a na ostatnim miejscu dwie zakryte. Jak zawsze, za każdy kamień wybiera się jedno miejsce.
lesson-imhotep-market-b-sail-do = Popłyń małą łodzią do Targowiska.
lesson-imhotep-market-b-sail-other = To dozwolony ruch. Zakryte karty poczekają.
lesson-imhotep-market-b-pick-topic = zakryte karty
lesson-imhotep-market-b-pick-title = Obejrzyj dwie
lesson-imhotep-market-b-pick-text = Jeśli weźmiesz zakryte karty, obie zobaczysz tylko ty. Jedną zatrzymujesz, druga zostaje odrzucona.
lesson-imhotep-market-b-pick-do = Weź dwie zakryte karty.
lesson-imhotep-market-b-pick-other = To też dobra karta: odkryta, więc wiesz, co bierzesz.
lesson-imhotep-market-b-keep-topic = jedna z dwóch
lesson-imhotep-market-b-keep-title = Zatrzymaj lepszą
lesson-imhotep-market-b-keep-text = Druga karta trafia odkryta na stos kart odrzuconych.
lesson-imhotep-market-b-keep-do = Wybierz kartę.
lesson-imhotep-market-b-keep-other = To dozwolony ruch.

lesson-imhotep-pyramids-b = Piramidy, strona B
lesson-imhotep-pyramids-b-sail-topic = trzy piramidy
lesson-imhotep-pyramids-b-sail-title = Trzy małe piramidy
lesson-imhotep-pyramids-b-sail-text = Na stronie B są trzy piramidy, każda z pięciu kamieni. Niektóre pola dają też kartę, kamienie do składu albo załadunek kamienia.
lesson-imhotep-pyramids-b-sail-do = Popłyń tą łodzią do Piramid.
lesson-imhotep-pyramids-b-sail-other = To dozwolony ruch. Piramidy poczekają na inną łódź.
lesson-imhotep-pyramids-b-build-topic = twój wybór
lesson-imhotep-pyramids-b-build-title = Ty wybierasz piramidę
lesson-imhotep-pyramids-b-build-text = Właściciel kamienia decyduje, dokąd on trafia, i otwiera następne pole dla innych. Premie działają od razu, przed wyładowaniem następnego kamienia.
lesson-imhotep-pyramids-b-build-do = Wybierz piramidę.
lesson-imhotep-pyramids-b-build-other = To dozwolony ruch.

lesson-imhotep-temple-b = Świątynia, strona B
lesson-imhotep-temple-b-sail-topic = koniec rundy
lesson-imhotep-temple-b-sail-title = Każde pole płaci inaczej
lesson-imhotep-temple-b-sail-text = Na stronie B kamień na wierzchu daje to, co pokazuje jego pole: 2 punkty, kartę z talii albo do wyboru 1 punkt lub 2 kamienie. Dzieje się to, gdy popłynie ostatnia łódź rundy.
lesson-imhotep-temple-b-sail-do = Popłyń ostatnią łodzią do Obelisków.
lesson-imhotep-temple-b-sail-other = To dozwolony ruch.
lesson-imhotep-temple-b-bonus-topic = twój wybór
lesson-imhotep-temple-b-bonus-title = Punkt albo kamienie
lesson-imhotep-temple-b-bonus-text = Twój kamień jest na wierzchu pierwszego pola. Punkt jest pewny; dwa kamienie oszczędzą ci prawie całą turę.
lesson-imhotep-temple-b-bonus-do = Wybierz jedno z dwojga.
lesson-imhotep-temple-b-bonus-other = To dozwolony ruch.

lesson-imhotep-burial-b = Grobowiec, strona B
lesson-imhotep-burial-b-sail-topic = rzędy
lesson-imhotep-burial-b-sail-title = Rzędy zamiast grup
lesson-imhotep-burial-b-sail-text = Kamienie nadal zapełniają kolumnę po kolumnie, każdą od góry. Ale na stronie B każdy rząd liczy się osobno.
lesson-imhotep-burial-b-sail-do = Popłyń tą łodzią do Grobowca.
lesson-imhotep-burial-b-sail-other = To dozwolony ruch. Grobowiec poczeka na inną łódź.
lesson-imhotep-burial-b-rows-topic = podliczanie
lesson-imhotep-burial-b-rows-title = Najwięcej kamieni w rzędzie
lesson-imhotep-burial-b-rows-text = Po ostatniej rundzie najwięcej kamieni w rzędzie daje 8 punktów, drugie miejsce 4, trzecie 2. Przy remisie punkty się dzieli, zaokrąglając w dół.

lesson-imhotep-obelisks-b = Obeliski, strona B
lesson-imhotep-obelisks-b-sail-topic = wieże
lesson-imhotep-obelisks-b-sail-title = Trzy kamienie, jedna wieża
lesson-imhotep-obelisks-b-sail-text = Na stronie B kamienie czekają, aż będziesz mieć trzy. Wtedy od razu powstaje z nich wieża.
lesson-imhotep-obelisks-b-sail-do = Popłyń tą łodzią do Obelisków.
lesson-imhotep-obelisks-b-sail-other = To dozwolony ruch. Obeliski poczekają na inną łódź.
lesson-imhotep-obelisks-b-tower-topic = punkty
lesson-imhotep-obelisks-b-tower-title = Kto pierwszy, ten więcej
lesson-imhotep-obelisks-b-tower-text = Twoja wieża stoi na najcenniejszym polu: 10 punktów od razu. Następne dają 9, 8, 7, 6, a potem 5; kamień, który na koniec nadal czeka, daje 1.

lesson-imhotep-wrath = Wariant: Gniew faraona
lesson-imhotep-wrath-rule-topic = kara
lesson-imhotep-wrath-rule-title = Żaden monument bez ciebie
lesson-imhotep-wrath-rule-text = Piramidy, Świątynia, Grobowiec i Obeliski to cztery monumenty. Kto na koniec nie ma na którymś z nich kamienia, traci 5 punktów; tyle samo, gdy brakuje go na kilku.
lesson-imhotep-wrath-sail-topic = pierwszy kamień
lesson-imhotep-wrath-sail-title = Wystarczy jeden kamień
lesson-imhotep-wrath-sail-text = Jeden kamień uspokaja faraona. Targowisko się nie liczy: kamienie z niego wracają.
lesson-imhotep-wrath-sail-do = Popłyń łodzią do któregoś monumentu.
lesson-imhotep-wrath-sail-other = To dozwolony ruch. Na cztery monumenty masz jeszcze czas.
