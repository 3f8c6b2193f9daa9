# Pełne zasady gry Anubixx
ref-anubixx-components = Elementy gry
ref-anubixx-components-1 = Cztery jednakowe kości. Na każdej jest raz każdy z sześciu kolorów: czerwony, niebieski, fioletowy, pomarańczowy, zielony, żółty.
ref-anubixx-components-2 = Sześć arkuszy, na każdym piramida, łuk, relief z 12 pól, kamieniołom (rząd kolorowych kamieni) i pięć jokerów.
ref-anubixx-components-3 = Drukowane arkusze nie są publiczne. Te tutaj są nasze własne i ułożone tak, żeby zgadzało się na nich każde zdanie instrukcji.

ref-anubixx-setup = Przygotowanie gry
ref-anubixx-setup-1 = Każdy dostaje inny arkusz. Każdy ma tyle jokerów, ilu jest graczy; pozostałe się skreśla.
ref-anubixx-setup-2 = 2 graczy używa 3 kości, więcej graczy 4. Wybierzcie, kto rzuca pierwszy.

ref-anubixx-round = Runda
ref-anubixx-round-1 = Aktywny gracz rzuca raz wszystkimi kośćmi i jako pierwszy wykonuje akcję. Potem robią to pozostali, zgodnie z ruchem wskazówek zegara.
ref-anubixx-round-2 = Kości użyte przez aktywnego gracza są zablokowane do końca rundy. Kości użyte przez innych wracają po ich akcji na środek.
ref-anubixx-round-3 = Gdy wszyscy wykonają akcję, aktywnym graczem zostaje następny zgodnie z ruchem wskazówek zegara.

ref-anubixx-action = Akcja
ref-anubixx-action-1 = W akcji zaznacza się 0, 1 albo 2 kamienie. Zawsze można też nic nie robić.
ref-anubixx-action-2 = Za każdy kamień płaci się od razu. Kamienia, za który nie możesz zapłacić, nie możesz zaznaczyć.

ref-anubixx-dice = Płacenie kością
ref-anubixx-dice-1 = Jeśli na środku leży kość w kolorze kamienia, trzeba ją wziąć. Dopiero gdy takiej nie ma, możesz użyć kamieniołomu albo jokera, do wyboru.
ref-anubixx-quarry-1 = Z kamieniołomu korzysta się od lewej do prawej. Kamienie można pomijać; przepadają. Używać można tylko kamieni na prawo od ostatniego skreślonego.
ref-anubixx-quarry-2 = Na koniec gry każdy kamień na prawo od ostatniego skreślonego jest wart 1 punkt; jeśli żaden nie jest skreślony, wszystkie.
ref-anubixx-jokers-1 = Joker płaci za dowolny kolor. Jokerów używa się w dowolnej kolejności. Na koniec gry każdy nieużyty joker jest wart 2 punkty.
ref-anubixx-pyramid-1 = Zaznaczasz 1 albo 2 kamienie. Dolny rząd jest dostępny od razu; wyżej kamień potrzebuje obu kamieni pod sobą. Pierwszy kamień akcji może podpierać drugi.
ref-anubixx-pyramid-2 = Liczy się najwyższy poziom z zaznaczonym kamieniem: 3, 6, 10, 15, 21 punktów.
ref-anubixx-arch-1 = Zaznaczasz 1 albo 2 kamienie. Są dwie kolumny, każda od dołu do góry, niezależnie od siebie. Zwornik można zaznaczyć dopiero wtedy, gdy obie kolumny są ukończone.
ref-anubixx-arch-2 = Liczy się poziom niższej kolumny: 0, 3, 5, 8 punktów. Ze zwornikiem: 12.
ref-anubixx-arch-3 = W jednej akcji można połączyć jeden kamień piramidy i jeden łuku, w dowolnej kolejności.
ref-anubixx-relief-1 = Zaznaczasz naraz dokładnie 2 pola, obok siebie albo jedno nad drugim. To jest cała akcja.
ref-anubixx-relief-2 = Za 4, 6, 8, 10, 12 pól jest odpowiednio 4, 6, 8, 11, 15 punktów; za mniej niż 4 pola nic.

ref-anubixx-symbols = Symbole i premie
ref-anubixx-symbols-1 = Na niektórych polach jest symbol. Kto zaznaczy takie pole, a przy kilku polach z tym samym symbolem ostatnie z nich, zdobywa premię: 3 punkty.
ref-anubixx-symbols-2 = Gracze, którzy w tej rundzie nie wykonali jeszcze akcji, mogą w niej zdobyć tę samą premię. Gdy runda się kończy, premia zamyka się dla wszystkich, którzy jej nie mają. W jednej rundzie można zdobyć kilka premii.
# Gdzie jest który symbol
ref-anubixx-symbol-scarab = środkowy kamień poziomu 3
ref-anubixx-symbol-ankh = oba kamienie poziomu 4
ref-anubixx-symbol-eye = najwyższy kamień piramidy
ref-anubixx-symbol-snake = lewa kolumna łuku, poziom 3
ref-anubixx-symbol-falcon = zwornik
ref-anubixx-symbol-cat = relief, rząd 2, kolumna 2
ref-anubixx-symbol-lotus = cztery rogi reliefu

ref-anubixx-end = Koniec gry
ref-anubixx-end-1 = Gra kończy się po rundzie, w której ktoś ukończy drugą budowlę: wszystkie kamienie piramidy, zwornik łuku albo wszystkie 12 pól reliefu.
ref-anubixx-end-2 = Każdy, kto ma wtedy co najmniej dwie ukończone budowle, dostaje jednorazowo premię końcową: 3 punkty.
ref-anubixx-end-3 = Sumuje się piramidę, łuk, relief, premie, kamieniołom i jokery. Wygrywa gracz z największą liczbą punktów. Przy remisie decydują krzyżyki w piramidzie. Jeśli i one są równe, gracze zajmują miejsce ex aequo.

ref-anubixx-sheets = Arkusze
ref-anubixx-sheets-1 = Sześć arkuszy to jeden arkusz z zamienionymi kolorami, więc są równie silne. Symbole są na każdym arkuszu na tych samych polach.
ref-anubixx-sheets-2 = Wielkie arkusze mają u podstawy piramidy dodatkowy rząd sześciu kamieni. Ich poziomy są warte 1, 3, 6, 10, 15 i 21 punktów.

ref-anubixx-examples = Przykłady
ref-anubixx-example-1 = Przy 5, 4, 3 i 2 graczach każdy ma odpowiednio 5, 4, 3 i 2 jokery.
ref-anubixx-example-2 = W kamieniołomie arkusza B czerwony i fioletowy kamień są pominięte, a niebieski skreślony. Następnym, który można skreślić, jest pomarańczowy.
ref-anubixx-example-3 = Rzuca Clemens, arkusz A: czerwony, zielony, niebieski, niebieski. Tymi kośćmi zaznacza w piramidzie niebieski i zielony kamień. Florian, arkusz B, zaznacza czerwone i żółte pole reliefu: za jedno płaci czerwona kość, za drugie kamieniołom, a czerwona kość wraca. Simon, arkusz C, zaznacza żółty kamień łuku za jokera i czerwony kamień piramidy za czerwoną kość.
ref-anubixx-example-4 = Wynik końcowy, Simon: piramida aż po szczyt 21; łuk 0, bo z dwóch kamieni poziomu 2 zaznaczony jest tylko jeden; 8 pól reliefu 8; pięć premii 15; jeden joker 2; 4 kamienie w kamieniołomie 4; razem 50.

ref-anubixx-rulings = Rozstrzygnięcia
ref-anubixx-rulings-1 = Co obowiązuje tutaj, gdy drukowane zasady milczą.
ref-anubixx-ruling-1 = Kamieniołom płaci najbliższym dostępnym kamieniem danego koloru. Pominięcie większej liczby oznaczałoby tylko większą stratę.
ref-anubixx-ruling-2 = Za dwa kamienie piramidy lub łuku płaci się po kolei. Za parę w reliefie płaci się naraz: jeśli oba pola opłaca kamieniołom, ostatni skreślony kamień leży możliwie najdalej na lewo.
ref-anubixx-ruling-3 = Jeśli oba pola pary w reliefie mają ten sam kolor, a na środku leży jedna taka kość, za jedno pole płaci kość, a za drugie płaci się inaczej.
ref-anubixx-ruling-4 = Obie kolumny są pełne, a zwornika brakuje: punkty za najwyższy poziom kolumn.
ref-anubixx-ruling-5 = Aktywny gracz nie może zablokować kości, nie zaznaczając za każdą z nich kamienia.
ref-anubixx-ruling-6 = Symbol skompletowany po zamknięciu premii nie daje nic.
ref-anubixx-ruling-7 = Premia końcowa nie zależy od kolejności w rundzie.
ref-anubixx-ruling-8 = Jeśli nikt nie buduje, gra kończy się po rundzie 60 i punkty liczy się jak zwykle.
ref-anubixx-ruling-9 = Wysokości i tabele drukowanych arkuszy nie są znane. Wielkie arkusze trzymają się tych samych reguł; skarabeusz, ankh i oko są na trzecim, drugim i pierwszym poziomie od góry.
ref-anubixx-ruling-10 = O akcję pyta się zawsze, nawet gdy jedynym wyborem jest nic nie robić. O drugi kamień tylko wtedy, gdy jakiś można zaznaczyć.
