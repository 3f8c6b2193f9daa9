# Stół jako tekst
# Części list
text-player = { $who ->
    [you] ty
   *[other] { $name }
}
text-number = { $number }
# Ile gracz zyskuje albo traci, na liście; liczba ma znak
text-change = { $who ->
    [you] ty { $change }
   *[other] { $name } { $change }
}
# Ruch w grze, która nie ma na niego słów
text-move = { $notation }
text-question = { $who ->
    [you] Twoja tura.
   *[other] Decyduje { $name }.
}

# Nagłówki
text-moves = Co możesz zrobić
text-players = Gracze
# Nagłówek kolumny z imionami
text-player-column = Gracz
# Nagłówek kolumny z liczbami
text-points = Punkty
text-since = Od twojej ostatniej tury
text-keys = Klawisze
text-spoken = Komunikaty głosowe
text-you-mark = { $name }, ty
# Zwrot do czytającego po imieniu
text-your-turn = Twoja tura, { $name }.
text-turn-of = Tura: { $name }.
text-nothing-since = Od tego czasu nic się nie wydarzyło.
text-no-move = Nic: to nie twoja tura.

# Lista ruchów
text-filter = Filtruj ruchy
text-filter-count = { $moves ->
    [one] { $shown } z { $moves } ruchu
    [few] { $shown } z { $moves } ruchów
    [many] { $shown } z { $moves } ruchów
   *[other] { $shown } z { $moves } ruchu
}
text-filter-none = Żaden ruch nie zawiera tych słów. Escape pokazuje wszystkie.
text-filter-help = Enter wykonuje ruch. Escape czyści filtr.
text-drawing-note = Rysunek podąża za listą: świeci to, co jest wybrane.
text-drawing-hide = Ukryj rysunek
text-drawing-show = Pokaż rysunek

# Klawisze: co robi każdy z nich. Przełącznik obok wyłącza klawisz.
text-key-filter = do filtra ruchów
text-key-arrows = od ruchu do ruchu
text-key-headings = do następnego nagłówka
text-key-place = do placu budowy lub części stołu, według numeru
text-key-players = do graczy
text-key-say = czyta stół jeszcze raz
text-key-last = czyta ostatni ruch
text-key-scores = czyta wyniki
text-key-turn = mówi, czyja jest tura
text-key-hint = pokazuje podpowiedź

# Które ruchy są czytane
text-spoken-all = każdy ruch
text-spoken-mine = tylko to, co mnie dotyczy
text-spoken-turn = tylko moja tura

# Czytane po naciśnięciu klawisza
text-say-nothing = Jeszcze nic się nie wydarzyło.

# Imhotep: nagłówki
imhotep-text-ships = Łodzie
imhotep-text-sites = Place budowy
imhotep-text-market = { $side ->
    [A] Targowisko, jedna karta za każdy kamień
   *[B] Targowisko, strona B, jedna karta za każdy kamień
}
imhotep-text-site = { $site ->
    [pyramid] Piramida, punkty od razu
    [pyramids] Trzy piramidy, punkty od razu
    [temple] { $side ->
        [A] Świątynia, na koniec każdej rundy
       *[B] Świątynia, strona B, na koniec każdej rundy
    }
    [burial] { $side ->
        [A] Grobowiec, na koniec gry, za grupy
       *[B] Grobowiec, na koniec gry, za rzędy
    }
   *[obelisks] { $side ->
        [A] Obeliski, na koniec gry, za wysokość
       *[B] Obeliski, trzy kamienie tworzą wieżę, punkty od razu
    }
}

# Imhotep: łodzie
imhotep-text-ship = { $spaces ->
    [one] Łódź { $ship }, { $spaces } pole: { $list }.
    [few] Łódź { $ship }, { $spaces } pola od dziobu: { $list }.
    [many] Łódź { $ship }, { $spaces } pól od dziobu: { $list }.
   *[other] Łódź { $ship }, { $spaces } pola od dziobu: { $list }.
}
imhotep-text-ship-empty = { $spaces ->
    [one] Łódź { $ship }, { $spaces } pole, puste.
    [few] Łódź { $ship }, { $spaces } pola, wszystkie puste.
    [many] Łódź { $ship }, { $spaces } pól, wszystkie puste.
   *[other] Łódź { $ship }, { $spaces } pola, wszystkie puste.
}
# Pole i czyj kamień na nim leży, na liście
imhotep-text-space = { $who ->
    [you] { $space } ty
   *[other] { $space } { $name }
}
imhotep-text-space-empty = { $space } puste
imhotep-text-may-sail = Może płynąć.
imhotep-text-needs = { $stones ->
    [one] Do wypłynięcia brakuje { $stones } kamienia.
    [few] Do wypłynięcia brakuje { $stones } kamieni.
    [many] Do wypłynięcia brakuje { $stones } kamieni.
   *[other] Do wypłynięcia brakuje { $stones } kamienia.
}
imhotep-text-ship-at = { $site ->
    [market] Łódź { $ship } stoi przy Targowisku.
    [pyramid] Łódź { $ship } stoi przy Piramidzie.
    [pyramids] Łódź { $ship } stoi przy Piramidach.
    [temple] Łódź { $ship } stoi przy Świątyni.
    [burial] Łódź { $ship } stoi przy Grobowcu.
   *[obelisks] Łódź { $ship } stoi przy Obeliskach.
}
imhotep-text-unload-order = Jeszcze do wyładowania, w tej kolejności: { $list }.
imhotep-text-unload-choice = Kamienie jeszcze na pokładzie: { $list }.

# Imhotep: place budowy
imhotep-text-stones = { $stones ->
    [one] { $stones } kamień: { $list }.
    [few] { $stones } kamienie: { $list }.
    [many] { $stones } kamieni: { $list }.
   *[other] { $stones } kamienia: { $list }.
}
imhotep-text-no-stones = Jeszcze bez kamieni.
imhotep-text-dock-free = Przystań jest wolna.
imhotep-text-dock-taken = Stoi tu łódź { $ship }.
imhotep-text-worth = { $when ->
    [round] Punkty na koniec rundy przy obecnym stanie: { $list }.
   *[end] Punkty na koniec gry przy obecnym stanie: { $list }.
}
imhotep-text-pyramids-next = { $stones ->
    [one] Punkty za ostatnie pole: { $list }.
    [few] Punkty za następne kamienie: { $list }.
    [many] Punkty za następne kamienie: { $list }.
   *[other] Punkty za następne kamienie: { $list }.
}
imhotep-text-pyramids-full = Wszystkie pola są zajęte. Każdy kolejny kamień daje 1 punkt.
imhotep-text-pyramid = { $pyramid ->
    [left] Lewa piramida, zajęte pola: { $stones } z { $spaces }: { $list }.
    [middle] Środkowa piramida, zajęte pola: { $stones } z { $spaces }: { $list }.
   *[right] Prawa piramida, zajęte pola: { $stones } z { $spaces }: { $list }.
}
imhotep-text-pyramid-empty = { $pyramid ->
    [left] Lewa piramida: jeszcze bez kamieni.
    [middle] Środkowa piramida: jeszcze bez kamieni.
   *[right] Prawa piramida: jeszcze bez kamieni.
}
imhotep-text-pyramid-next = Następne pole: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}{ $bonus ->
    [card] {" "}i karta z talii.
    [stones] {" "}i kamienie do składu.
    [load] , można też załadować kamień.
   *[none] .
}
imhotep-text-temple = Na wierzchu, od lewej: { $list }.
# Pole Świątyni i co daje, na liście
imhotep-text-temple-space = { $space } { $who ->
    [you] ty
   *[other] { $name }
} { $bonus ->
    [card] (karta)
    [stones] (1 punkt albo 2 kamienie)
   *[none] { $points ->
        [one] ({ $points } punkt)
        [few] ({ $points } punkty)
        [many] ({ $points } punktów)
       *[other] ({ $points } punktu)
    }
}
imhotep-text-temple-space-empty = { $space } puste { $bonus ->
    [card] (karta)
    [stones] (1 punkt albo 2 kamienie)
   *[none] { $points ->
        [one] ({ $points } punkt)
        [few] ({ $points } punkty)
        [many] ({ $points } punktów)
       *[other] ({ $points } punktu)
    }
}
imhotep-text-column = Kolumna { $column } od góry: { $list }.
imhotep-text-burial-next = { $row ->
    [1] Następny kamień trafia do kolumny { $column }, do górnego rzędu.
    [2] Następny kamień trafia do kolumny { $column }, do środkowego rzędu.
   *[3] Następny kamień trafia do kolumny { $column }, do dolnego rzędu.
}
imhotep-text-groups = { $who ->
    [you] Ty
   *[other] { $name }
}: { $groups ->
    [one] grupa kamieni: { $list }; punkty: { $points }.
    [few] grupy kamieni: { $list }; punkty: { $points }.
    [many] grupy kamieni: { $list }; punkty: { $points }.
   *[other] grupy kamieni: { $list }; punkty: { $points }.
}
imhotep-text-row = { $row ->
    [1] Górny rząd: { $list }.
    [2] Środkowy rząd: { $list }.
   *[3] Dolny rząd: { $list }.
}
imhotep-text-row-prizes = Punkty w każdym rzędzie za pierwsze, drugie i trzecie miejsce: { $list }.
imhotep-text-obelisk-prizes = Punkty według wysokości: { $list }.
# Wieża i jej punkty, na liście
imhotep-text-tower = { $who ->
    [you] ty { $points }
   *[other] { $name } { $points }
}
imhotep-text-towers = Wieże i ich punkty: { $list }.
imhotep-text-tower-next = { $points ->
    [one] Następna wieża daje { $points } punkt.
    [few] Następna wieża daje { $points } punkty.
    [many] Następna wieża daje { $points } punktów.
   *[other] Następna wieża daje { $points } punktu.
}
imhotep-text-waiting = Czekające kamienie: { $list }.

# Imhotep: Targowisko
# Karta na swoim miejscu; dalej jej działanie, jak „na koniec gry: 1 punkt za każde 3 kamienie”
imhotep-text-place = { $place }: { $cardName } ({ $does }).
imhotep-text-place-empty = { $place }: karta wzięta.
imhotep-text-face-down = { $cards ->
    [one] { $place }: { $cards } zakryta karta.
    [few] { $place }: { $cards } zakryte karty. Kto je bierze, jedną zatrzymuje.
    [many] { $place }: { $cards } zakrytych kart. Kto je bierze, jedną zatrzymuje.
   *[other] { $place }: { $cards } zakrytej karty. Kto je bierze, jedną zatrzymuje.
}
imhotep-text-looked-at = Widzisz tylko ty: { $cardName } ({ $does }).
imhotep-text-piles = { $cards ->
    [one] { $cards } karta w talii, odrzucone: { $discarded }.
    [few] { $cards } karty w talii, odrzucone: { $discarded }.
    [many] { $cards } kart w talii, odrzucone: { $discarded }.
   *[other] { $cards } karty w talii, odrzucone: { $discarded }.
}

# Imhotep: gracze
imhotep-text-hand = { $who ->
    [you] Twoje karty: { $list }.
   *[other] { $name }, karty: { $list }.
}
# Nagłówki kolumn z liczbami
imhotep-text-column-end = Na koniec
imhotep-text-column-sled = Skład
imhotep-text-column-quarry = Kamieniołom
imhotep-text-column-cards = Karty

# Imhotep: pytania
imhotep-text-question = { $who ->
    [you] { $question ->
        [turn] Wykonaj jedną akcję.
        [load] Załaduj kamień: to część działania twojej karty.
        [bonus_load] Premia: załaduj kamień albo zrezygnuj.
        [sail] Załaduj kamień na łódź, która ma popłynąć.
        [lever] Która łódź ma popłynąć? Potem ustalisz kolejność wyładunku.
        [unload] Który kamień wyładować teraz?
        [pick] Weź kartę z Targowiska.
        [keep] Zatrzymaj jedną z dwóch kart.
        [build] Do której piramidy trafia twój kamień?
        [bonus] Świątynia daje punkt albo kamienie.
        [pass] Żadna akcja nie jest możliwa, możesz tylko spasować.
       *[other] Zdecyduj.
    }
   *[other] { $question ->
        [load] { $name } ładuje kamień.
        [bonus_load] { $name } może załadować kamień.
        [sail] { $name } ładuje łódź, która zaraz popłynie.
        [lever] { $name } wybiera łódź, która popłynie.
        [unload] { $name } ustala kolejność wyładunku.
        [pick] { $name } bierze kartę.
        [keep] { $name } zatrzymuje jedną z dwóch kart.
        [build] { $name } wybiera piramidę.
        [bonus] { $name } wybiera punkt albo kamienie.
       *[other] { $name } wykonuje akcję.
    }
}

# Imhotep: ruchy
imhotep-text-take = { $stones ->
    [one] Weź { $stones } kamień
    [few] Weź { $stones } kamienie
    [many] Weź { $stones } kamieni
   *[other] Weź { $stones } kamienia
}
imhotep-text-load = Załaduj łódź { $ship }, pole { $space }
imhotep-text-sail = { $site ->
    [market] Popłyń łodzią { $ship } do Targowiska
    [pyramid] Popłyń łodzią { $ship } do Piramidy
    [pyramids] Popłyń łodzią { $ship } do Piramid
    [temple] Popłyń łodzią { $ship } do Świątyni
    [burial] Popłyń łodzią { $ship } do Grobowca
   *[obelisks] Popłyń łodzią { $ship } do Obelisków
}
imhotep-text-play = Zagraj kartę: { $cardName }
imhotep-text-unload = { $who ->
    [you] Wyładuj teraz swój kamień
   *[other] Wyładuj teraz kamień tego gracza: { $name }
}
imhotep-text-pick = Weź kartę { $place }: { $cardName }
imhotep-text-pick-hidden = Obejrzyj dwie zakryte karty i jedną zatrzymaj
imhotep-text-keep = Zatrzymaj kartę { $place }: { $cardName }
imhotep-text-build = { $pyramid ->
    [left] Dołóż kamień do lewej piramidy
    [middle] Dołóż kamień do środkowej piramidy
   *[right] Dołóż kamień do prawej piramidy
}
imhotep-text-bonus = { $bonus ->
    [point] Weź punkt ze Świątyni
   *[stones] Weź 2 kamienie zamiast punktu
}
imhotep-text-skip = Nic nie ładuj
imhotep-text-pass = Pasuj

# Imhotep: skutki ruchów
imhotep-text-sled-then = w twoim składzie będzie { $stones }
imhotep-text-then-may-sail = łódź będzie mogła płynąć
imhotep-text-then-needs = { $stones ->
    [one] łodzi będzie jeszcze brakować { $stones } kamienia
    [few] łodzi będzie jeszcze brakować { $stones } kamieni
    [many] łodzi będzie jeszcze brakować { $stones } kamieni
   *[other] łodzi będzie jeszcze brakować { $stones } kamienia
}
imhotep-text-gain-cards = { $who ->
    [you] ty
   *[other] { $name }
} { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}
imhotep-text-gain-range = { $who ->
    [you] ty od { $changeLeast } do { $changeMost }
   *[other] { $name } od { $changeLeast } do { $changeMost }
}
imhotep-text-card-does = { $card ->
    [entrance] od razu: 1 kamień z kamieniołomu do Piramid
    [sarcophagus] od razu: 1 kamień z kamieniołomu do Grobowca
    [paved_path] od razu: 1 kamień z kamieniołomu na twój Obelisk
    [pyramid_decoration] na koniec gry: 1 punkt za każde 3 kamienie w Piramidach
    [temple_decoration] na koniec gry: 1 punkt za każde 3 kamienie w Świątyni
    [burial_decoration] na koniec gry: 1 punkt za każde 3 kamienie w Grobowcu
    [obelisk_decoration] na koniec gry: 1 punkt za każde 3 kamienie na Obeliskach
    [statue] na koniec gry: 1, 3, 6, 10 albo 15 punktów za 1–5 posągów
    [lever] popłyń łodzią i ustal kolejność wyładunku
    [hammer] weź maksymalnie 3 kamienie, potem załaduj 1
    [sail] załaduj 1 kamień, potem popłyń tą łodzią
   *[chisel] załaduj 2 kamienie
}

# Anubixx: nagłówki
anubixx-text-dice = Kości
anubixx-text-sheet = { $who ->
    [you] Twój arkusz
   *[other] Arkusz: { $name }
}
anubixx-text-sheets = Arkusze pozostałych graczy
anubixx-text-sheet-of = { $name }
anubixx-text-bonuses = { $points ->
    [one] Premie, po { $points } punkcie
    [few] Premie, po { $points } punkty
    [many] Premie, po { $points } punktów
   *[other] Premie, po { $points } punktu
}
anubixx-text-part = { $part ->
    [pyramid] Piramida: liczy się najwyższy poziom z krzyżykiem
    [arch] Łuk: liczy się niższa kolumna
    [relief] Relief: dwa sąsiednie pola naraz
   *[payment] Czym zapłacić
}
# To samo na arkuszach pozostałych graczy, gdzie zdanie stoi za zdaniem
anubixx-text-part-of = { $part ->
    [pyramid] Piramida.
    [arch] Łuk.
    [relief] Relief.
   *[payment] Czym zapłacić.
}

# Anubixx: kolory kości albo kamienia
anubixx-text-colour = { $colour ->
    [R] czerwony
    [B] niebieski
    [V] fioletowy
    [O] pomarańczowy
    [G] zielony
   *[Y] żółty
}

# Anubixx: kości
anubixx-text-rolled = { $who ->
    [you] Rzut w tej rundzie jest twój.
   *[other] Rzut w tej rundzie: { $name }.
}
anubixx-text-dice-middle = { $dice ->
    [0] Nie ma kości do wzięcia.
    [one] { $dice } kość do wzięcia, kolor: { $list }.
    [few] { $dice } kości do wzięcia, kolory: { $list }.
    [many] { $dice } kości do wzięcia, kolory: { $list }.
   *[other] { $dice } kości do wzięcia, kolory: { $list }.
}
anubixx-text-dice-held = { $dice ->
    [one] Kość wzięta do tej akcji, kolor: { $list }.
    [few] Kości wzięte do tej akcji, kolory: { $list }.
    [many] Kości wzięte do tej akcji, kolory: { $list }.
   *[other] Kości wzięte do tej akcji, kolory: { $list }.
}
anubixx-text-dice-blocked = { $dice ->
    [one] Kość zablokowana do końca rundy, kolor: { $list }.
    [few] Kości zablokowane do końca rundy, kolory: { $list }.
    [many] Kości zablokowane do końca rundy, kolory: { $list }.
   *[other] Kości zablokowane do końca rundy, kolory: { $list }.
}
anubixx-text-order = Kolejność w tej rundzie: { $list }.

# Anubixx: pole według numeru w rzędzie i koloru, na liście
anubixx-text-stone = numer { $number } { $colour ->
    [R] czerwony
    [B] niebieski
    [V] fioletowy
    [O] pomarańczowy
    [G] zielony
   *[Y] żółty
}
anubixx-text-stone-symbol = numer { $number } { $colour ->
    [R] czerwony
    [B] niebieski
    [V] fioletowy
    [O] pomarańczowy
    [G] zielony
   *[Y] żółty
} ({ $symbol })
anubixx-text-crossed = Zaznaczone: { $list }.
anubixx-text-level = { $points ->
    [one] Poziom { $level }, { $points } punkt, wolne: { $list }.
    [few] Poziom { $level }, { $points } punkty, wolne: { $list }.
    [many] Poziom { $level }, { $points } punktów, wolne: { $list }.
   *[other] Poziom { $level }, { $points } punktu, wolne: { $list }.
}
anubixx-text-level-complete = { $points ->
    [one] Poziom { $level }, { $points } punkt, jest pełny.
    [few] Poziom { $level }, { $points } punkty, jest pełny.
    [many] Poziom { $level }, { $points } punktów, jest pełny.
   *[other] Poziom { $level }, { $points } punktu, jest pełny.
}
anubixx-text-column = { $column ->
    [L] Lewa kolumna od dołu, wolne: { $list }.
   *[R] Prawa kolumna od dołu, wolne: { $list }.
}
anubixx-text-column-complete = { $column ->
    [L] Lewa kolumna jest ukończona.
   *[R] Prawa kolumna jest ukończona.
}
anubixx-text-arch-points = { $level ->
    [0] Punkty według wysokości: { $list }. Żadna wysokość nie jest jeszcze osiągnięta.
   *[other] Punkty według wysokości: { $list }. Osiągnięta wysokość: { $level }.
}
anubixx-text-keystone = { $colour ->
    [R] Zwornik jest czerwony
    [B] Zwornik jest niebieski
    [V] Zwornik jest fioletowy
    [O] Zwornik jest pomarańczowy
    [G] Zwornik jest zielony
   *[Y] Zwornik jest żółty
}, daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} i wymaga obu kolumn.
anubixx-text-keystone-done = Zwornik leży na swoim miejscu.
anubixx-text-row = Rząd { $row }, wolne: { $list }.
anubixx-text-row-complete = Rząd { $row } jest pełny.
anubixx-text-relief-next = Zaznaczone pola: { $now }; gdy będzie ich { $fields }, relief da { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
    [many] { $points } punktów.
   *[other] { $points } punktu.
}
anubixx-text-quarry = { $stones ->
    [one] Kamieniołom, można zapłacić { $stones } kamieniem: { $list }.
    [few] Kamieniołom, można zapłacić { $stones } kamieniami, od lewej: { $list }.
    [many] Kamieniołom, można zapłacić { $stones } kamieniami, od lewej: { $list }.
   *[other] Kamieniołom, można zapłacić { $stones } kamienia, od lewej: { $list }.
}
anubixx-text-quarry-empty = Kamieniołom: żadnym kamieniem nie można już zapłacić.
anubixx-text-jokers = { $jokers ->
    [0] Nie ma już jokerów.
    [one] Został { $jokers } joker.
    [few] Zostały { $jokers } jokery.
    [many] Zostało { $jokers } jokerów.
   *[other] Zostało { $jokers } jokera.
}

# Anubixx: gdzie leży pole, na liście
anubixx-text-place-pyramid = kamień { $column } na poziomie { $row } piramidy
anubixx-text-place-arch = { $column ->
    [L] poziom { $level } lewej kolumny łuku
   *[R] poziom { $level } prawej kolumny łuku
}
anubixx-text-place-keystone = zwornik łuku
anubixx-text-place-relief = pole { $column } w rzędzie { $row } reliefu
# Miejsce i jego kolor, w opisie ruchu
anubixx-text-coloured-place = { $place } { $colour ->
    [R] (czerwony)
    [B] (niebieski)
    [V] (fioletowy)
    [O] (pomarańczowy)
    [G] (zielony)
   *[Y] (żółty)
}

# Anubixx: premie
anubixx-text-bonus = { $status ->
    [open] { $symbol }, premia otwarta: { $list }.
    [last_chance] { $symbol }, premia zamyka się z końcem tej rundy: { $list }.
   *[closed] { $symbol }, premia zamknięta: { $list }.
}
anubixx-text-bonus-had = Kto ją ma: { $list }.
anubixx-text-end-bonus = Jeszcze jedna dla każdego, kto na koniec gry ma dwie ukończone budowle.

# Anubixx: nagłówki kolumn z liczbami
anubixx-text-column-pyramid = Poziom piramidy
anubixx-text-column-arch = Wysokość łuku
anubixx-text-column-relief = Pola reliefu
anubixx-text-column-quarry = Kamieniołom
anubixx-text-column-jokers = Jokery

# Anubixx: pytania
anubixx-text-question = { $who ->
    [you] { $question ->
        [second] Zaznacz drugi kamień albo zakończ akcję.
        [nothing] Nie masz czym zapłacić za żaden kamień.
       *[action] Zaznacz jeden lub dwa kamienie albo dwa sąsiednie pola reliefu.
    }
   *[other] { $question ->
        [second] { $name } może zaznaczyć drugi kamień.
       *[action] { $name } wykonuje akcję.
    }
}

# Anubixx: ruchy. „which” to pole pary, za które płaci joker; 0: jest tylko jedno
anubixx-text-cross = { $jokers ->
    [0] Zaznacz: { $list }
    [1] { $which ->
        [0] Zaznacz za jokera: { $list }
        [1] Zaznacz, za pierwsze płaci joker: { $list }
       *[2] Zaznacz, za drugie płaci joker: { $list }
    }
   *[other] Zaznacz za { $jokers } jokery: { $list }
}
anubixx-text-done = { $question ->
    [second] Zakończ akcję
   *[action] Nic nie zaznaczaj
}

# Anubixx: skutki ruchów
anubixx-text-pays = { $payment ->
    [die] { $number ->
        [one] płaci kość
        [few] płacą { $number } kości
        [many] płaci { $number } kości
       *[other] płaci { $number } kości
    }
    [quarry] płaci kamieniołom
   *[joker] { $number ->
        [one] płaci joker
        [few] płacą { $number } jokery
        [many] płaci { $number } jokerów
       *[other] płaci { $number } jokera
    }
}
anubixx-text-cost = { $points ->
    [one] kosztuje { $points } punkt
    [few] kosztuje { $points } punkty
    [many] kosztuje { $points } punktów
   *[other] kosztuje { $points } punktu
}
anubixx-text-earns = premia: { $symbol }
