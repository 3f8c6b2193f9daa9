# Stół gry Anubixx, jej dziennik i podpowiedzi
# Kolory kamieni i kości, na liście po dwukropku
colour-R = czerwony
colour-B = niebieski
colour-V = fioletowy
colour-O = pomarańczowy
colour-G = zielony
colour-Y = żółty

# Kamień z arkusza albo z kamieniołomu, jako etykieta przed dwukropkiem
anubixx-stone = { $colour ->
    [R] Czerwony kamień
    [B] Niebieski kamień
    [V] Fioletowy kamień
    [O] Pomarańczowy kamień
    [G] Zielony kamień
   *[Y] Żółty kamień
}
# Kość, jako etykieta przed dwukropkiem
anubixx-die = { $colour ->
    [R] Czerwona kość
    [B] Niebieska kość
    [V] Fioletowa kość
    [O] Pomarańczowa kość
    [G] Zielona kość
   *[Y] Żółta kość
}

anubixx-part-pyramid = Piramida
anubixx-part-arch = Łuk
anubixx-part-relief = Relief
anubixx-part-bonuses = Premie
anubixx-part-quarry = Kamieniołom
anubixx-part-jokers = Jokery
anubixx-relief-note = dwa sąsiednie naraz
anubixx-quarry-note = od lewej do prawej; pominięte kamienie przepadają

anubixx-pyramid-tip = Dolny rząd jest dostępny od razu; wyżej kamień potrzebuje obu kamieni pod sobą. Liczy się najwyższy poziom z krzyżykiem.
anubixx-arch-tip = Dwie kolumny, od dołu do góry; liczy się niższa. Zwornik wymaga obu ukończonych kolumn.
anubixx-relief-tip = Zawsze dwa sąsiednie pola w jednej akcji i nic poza nimi.
anubixx-bonuses-tip = Zaznacz ostatnie pole z danym symbolem, zanim jego premia się zamknie: 3 punkty.
anubixx-quarry-tip = Płaci za kamienie, gdy brakuje kości. Używać można tylko kamieni na prawo od ostatniego skreślonego; każdy z nich jest na koniec wart 1 punkt.
anubixx-jokers-tip = Joker płaci za dowolny kamień, gdy brakuje kości. Każdy nieużyty joker jest na koniec wart 2 punkty.
anubixx-quarry-usable = { anubixx-stone }: może zapłacić albo jest na koniec wart 1 punkt
anubixx-quarry-struck = { anubixx-stone }: skreślony jako zapłata
anubixx-quarry-lost = { anubixx-stone }: pominięty i stracony
anubixx-joker-left = Joker: płaci za dowolny kamień, gdy brakuje kości, albo jest na koniec wart 2 punkty
anubixx-joker-used = Joker: użyty
anubixx-joker-out = Joker: poza grą przy tej liczbie graczy

anubixx-symbol-scarab = Skarabeusz
anubixx-symbol-ankh = Ankh
anubixx-symbol-eye = Oko
anubixx-symbol-snake = Wąż
anubixx-symbol-falcon = Sokół
anubixx-symbol-cat = Kot
anubixx-symbol-lotus = Lotos

# Stan premii, jedno słowo pod obrazkiem
anubixx-bonus-open = wolna
# Stan premii: ma ją osoba, która to czyta
anubixx-bonus-yours = twoja
# Stan premii: nikt już nie może jej zdobyć
anubixx-bonus-closed = zajęta
# Stan premii: zamyka się z końcem tej rundy
anubixx-bonus-last-chance = ostatnia szansa
# To samo tam, gdzie jest mało miejsca
anubixx-bonus-last-short = teraz!
anubixx-bonus-open-tip = Nikt jej jeszcze nie ma.
anubixx-bonus-yours-tip = Jest twoja.
anubixx-bonus-closed-tip = Dla pozostałych jest zamknięta.
anubixx-bonus-last-chance-tip = Zamyka się z końcem tej rundy.
# $fields to lista pól w rodzaju „piramida, poziom 1, kamień 3”
anubixx-bonus-tip = { $number ->
    [one] { $symbol }. Jego pole: { $fields }.
    [few] { $symbol }. Wszystkie pola: { $fields }.
    [many] { $symbol }. Wszystkie pola: { $fields }.
   *[other] { $symbol }. Wszystkie pola: { $fields }.
}
anubixx-bonus-had = Kto ją ma: { $names }.
# Pod obrazkiem premii końcowej: kiedy się ją dostaje
anubixx-end-bonus = na koniec
# To samo tam, gdzie jest mało miejsca
anubixx-end-bonus-short = koniec
anubixx-end-bonus-tip = { $points ->
    [one] Premia końcowa: kto na koniec gry ma dwie ukończone budowle, dostaje { $points } punkt.
    [few] Premia końcowa: kto na koniec gry ma dwie ukończone budowle, dostaje { $points } punkty.
    [many] Premia końcowa: kto na koniec gry ma dwie ukończone budowle, dostaje { $points } punktów.
   *[other] Premia końcowa: kto na koniec gry ma dwie ukończone budowle, dostaje { $points } punktu.
}

anubixx-field-pyramid = piramida, poziom { $row }, kamień { $column }
anubixx-field-arch = { $column ->
    [L] łuk, lewa kolumna, poziom { $level }
    [R] łuk, prawa kolumna, poziom { $level }
   *[k] łuk, zwornik
}
anubixx-field-relief = relief, rząd { $row }, pole { $column }
# $field to „piramida, poziom 1, kamień 3”
anubixx-offer = { $how ->
    [picked] { $field }. { anubixx-stone }: wybrany, wskaż sąsiednie pole.
    [die] { $field }. { anubixx-stone }: płaci kość.
   *[other] { $field }. { anubixx-stone }: płaci kamieniołom albo joker.
}
anubixx-field-symbol = Symbol: { $symbol }.

# $why to zdanie
anubixx-blocked = { $field }. { anubixx-stone }: { $why }

anubixx-sheet-name = Arkusz: { $name }
anubixx-sheet-letter = arkusz { $sheet }
# $sheet to jego litera
anubixx-sheet-of = Arkusz { $sheet }: { $name }
anubixx-open-sheet = { $points ->
    [one] { $name }, { $points } punkt: pokaż arkusz
    [few] { $name }, { $points } punkty: pokaż arkusz
    [many] { $name }, { $points } punktów: pokaż arkusz
   *[other] { $name }, { $points } punktu: pokaż arkusz
}
anubixx-previous-sheet = Poprzedni arkusz
anubixx-next-sheet = Następny arkusz
anubixx-rivals = Arkusze pozostałych graczy

anubixx-dice = Kości
anubixx-rolled = Rzut: { $name }
anubixx-you-rolled = Twój rzut
anubixx-keeps = użyte kości zostają tutaj
anubixx-keeps-none = żadna kość nie jest jeszcze użyta
anubixx-middle = Na środku
anubixx-middle-note = do wzięcia
anubixx-middle-short = do wzięcia
anubixx-middle-empty = nie ma już kości
anubixx-die-middle = { anubixx-die }: do wzięcia
anubixx-die-held = { anubixx-die }: wzięta do tej akcji
anubixx-die-blocked = { anubixx-die }: zablokowana do końca rundy. Kość ma: { $name }
anubixx-order = Kolejność w tej rundzie
# O graczu, w tej rundzie
anubixx-acted = już po akcji
# O graczu, w tej rundzie
anubixx-acting = wykonuje akcję
# O graczu, w tej rundzie
anubixx-waits = czeka
# O graczu, na koniec: miejsce w klasyfikacji
anubixx-place = miejsce { $place }

anubixx-score-of = Skąd są punkty: { $name }
anubixx-total = Teraz
anubixx-total-over = Razem
anubixx-best-rival = Najlepszy wynik rywali: { $points }

anubixx-ask-action = Twoja akcja
anubixx-ask-action-named = { $name }, twoja akcja
anubixx-ask-action-text = Zaznacz jeden lub dwa kamienie albo parę w reliefie. Za to, co świeci, możesz zapłacić; mocna linia oznacza, że płaci kość.
anubixx-ask-second = Drugi kamień?
anubixx-ask-second-text = Jeszcze jeden kamień w piramidzie lub łuku albo „Gotowe”.
anubixx-ask-nothing = Teraz nie ma czym zapłacić za żaden kamień.
anubixx-ask-neighbour = Które sąsiednie pole?
anubixx-ask-neighbour-text = Wybierz drugie pole: obok, nad albo pod pierwszym.
anubixx-ask-pay = Czym płacisz?
anubixx-ask-pay-text = { $number ->
    [one] Kolor bez kości na środku: { $colours }.
    [few] Kolory bez kości na środku: { $colours }.
    [many] Kolory bez kości na środku: { $colours }.
   *[other] Kolory bez kości na środku: { $colours }.
}
anubixx-ask-other = Akcja: { $name }
anubixx-ask-other-text = Kości użyte przez aktywnego gracza są zablokowane do końca rundy; pozostałe wracają na środek.
anubixx-ask-you-next = Następna akcja należy do ciebie.
anubixx-ask-you-after = Twoja akcja będzie później. Przed tobą: { $name }.
anubixx-ask-you-acted = W tej rundzie masz już akcję za sobą. Kości użyte przez aktywnego gracza są zablokowane do jej końca.
anubixx-ask-over = Koniec gry
anubixx-ask-winner = { $number ->
    [one] Wygrywa { $names }. Punkty: { $points }.
    [few] Wspólne zwycięstwo: { $names }. Punkty: { $points }.
    [many] Wspólne zwycięstwo: { $names }. Punkty: { $points }.
   *[other] Wspólne zwycięstwo: { $names }. Punkty: { $points }.
}
# Przycisk: kończy akcję
anubixx-done-button = Gotowe
anubixx-done-without = Nic nie zaznaczaj
anubixx-hint-number = podpowiedź { $number }
anubixx-take-back = Cofnij
anubixx-pay-die = { anubixx-stone }: weź kość
anubixx-pay-quarry = { anubixx-stone }: skreśl w kamieniołomie
anubixx-pay-joker = { anubixx-stone }: skreśl jokera
# Co płaci za kamień, jedno słowo
anubixx-way-die = kość
# Co płaci za kamień, jedno słowo
anubixx-way-quarry = kamieniołom
# Co płaci za kamień, jedno słowo
anubixx-way-joker = joker
anubixx-costs = { $points ->
    [one] { $points } punkt mniej
    [few] { $points } punkty mniej
    [many] { $points } punktów mniej
   *[other] { $points } punktu mniej
}
anubixx-also-lost = { $stones ->
    [one] { $stones } stracony kamień
    [few] { $stones } stracone kamienie
    [many] { $stones } straconych kamieni
   *[other] { $stones } straconego kamienia
}
anubixx-jokers-left = { $jokers ->
    [0] bez jokerów
    [one] zostaje { $jokers } joker
    [few] zostają { $jokers } jokery
    [many] zostaje { $jokers } jokerów
   *[other] zostaje { $jokers } jokera
}
# Pod kamieniem z kamieniołomu, który skreśliłby pokazany ruch, jedno słowo
anubixx-pay = zapłata
# Pod kamieniami z kamieniołomu, które pominąłby pokazany ruch, jedno słowo
anubixx-lost = strata
# Zdobyta premia: $symbol to jej nazwa, $points ma znak, jak w „+3”
anubixx-call = { $symbol }! { $points }
anubixx-gain = { $points ->
    [one] { $points } punkt więcej
    [few] { $points } punkty więcej
    [many] { $points } punktów więcej
   *[other] { $points } punktu więcej
}
anubixx-price = { $points ->
    [one] zapłata kosztuje { $points } punkt
    [few] zapłata kosztuje { $points } punkty
    [many] zapłata kosztuje { $points } punktów
   *[other] zapłata kosztuje { $points } punktu
}
anubixx-free = płaci kość, nic nie przepada

anubixx-print = Wydrukuj arkusze
anubixx-print-now = Drukuj
anubixx-print-blank = puste arkusze
anubixx-save-svg = Arkusz { $sheet } jako SVG

# Co mówi dziennik
anubixx-cross-pyramid = { $who ->
    [you] Zaznaczasz
   *[other] { $name } zaznacza
} { $colour ->
    [R] czerwony
    [B] niebieski
    [V] fioletowy
    [O] pomarańczowy
    [G] zielony
   *[Y] żółty
} kamień w piramidzie, poziom { $row }.
anubixx-cross-arch = { $who ->
    [you] Zaznaczasz
   *[other] { $name } zaznacza
} { $colour ->
    [R] czerwony
    [B] niebieski
    [V] fioletowy
    [O] pomarańczowy
    [G] zielony
   *[Y] żółty
} kamień { $column ->
    [L] w lewej
   *[R] w prawej
} kolumnie łuku.
anubixx-cross-keystone = { $who ->
    [you] Kładziesz zwornik łuku.
   *[other] { $name } kładzie zwornik łuku.
}
anubixx-cross-relief = { $who ->
    [you] Zaznaczasz dwa pola reliefu, kolory: { $colours }.
   *[other] { $name } zaznacza dwa pola reliefu, kolory: { $colours }.
}
anubixx-done = { $who ->
    [you] Kończysz akcję.
   *[other] { $name } kończy akcję.
}
anubixx-paid-quarry = { $stones ->
    [one] Płaci { $stones } kamień z kamieniołomu
    [few] Płacą { $stones } kamienie z kamieniołomu
    [many] Płaci { $stones } kamieni z kamieniołomu
   *[other] Płaci { $stones } kamienia z kamieniołomu
}{ $lost ->
    [0] .
    [one] , { $lost } przepada.
    [few] , { $lost } przepadają.
    [many] , { $lost } przepada.
   *[other] , { $lost } przepada.
}
anubixx-roll = { $who ->
    [you] Rzucasz kośćmi. Kolory: { $colours }.
   *[other] { $name } rzuca kośćmi. Kolory: { $colours }.
}
anubixx-paid-joker = { $jokers ->
    [one] Płaci { $jokers } joker.
    [few] Płacą { $jokers } jokery.
    [many] Płaci { $jokers } jokerów.
   *[other] Płaci { $jokers } jokera.
}
anubixx-bonus = { $points ->
    [one] Premia za symbol: { $symbolName }, { $points } punkt.
    [few] Premia za symbol: { $symbolName }, { $points } punkty.
    [many] Premia za symbol: { $symbolName }, { $points } punktów.
   *[other] Premia za symbol: { $symbolName }, { $points } punktu.
}
anubixx-finished = { $building ->
    [pyramid] Piramida jest ukończona!
    [arch] Łuk jest ukończony!
   *[relief] Relief jest ukończony!
}

# Powody podpowiedzi
hint-cross-free = { $stones ->
    [one] { $stones } kamień opłacony kością.
    [few] { $stones } kamienie opłacone kośćmi.
    [many] { $stones } kamieni opłaconych kośćmi.
   *[other] { $stones } kamienia opłaconego kośćmi.
}
hint-cross-paid = { $stones ->
    [one] { $stones } kamień
    [few] { $stones } kamienie
    [many] { $stones } kamieni
   *[other] { $stones } kamienia
} kosztem { $cost ->
    [one] { $cost } punktu z kamieniołomu i jokerów.
    [few] { $cost } punktów z kamieniołomu i jokerów.
    [many] { $cost } punktów z kamieniołomu i jokerów.
   *[other] { $cost } punktu z kamieniołomu i jokerów.
}
hint-cross-points = { $points ->
    [one] Od razu { $points } punkt więcej.
    [few] Od razu { $points } punkty więcej.
    [many] Od razu { $points } punktów więcej.
   *[other] Od razu { $points } punktu więcej.
}
hint-done = Kamieniołom i jokery zostają na później.
