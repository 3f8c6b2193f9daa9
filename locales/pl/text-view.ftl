# Stół jako tekst
# Części list
text-player = { $who ->
    [you] ty
   *[other] { $name }
}
text-number = { $number }
# Ile ma gracz, na liście: „Mara 3”
text-count = { $who ->
    [you] ty { $number }
   *[other] { $name } { $number }
}
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
text-drawing-hide = Ukryj go
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
text-say-scores = Punkty: { $list }.

# Imhotep: nagłówki
imhotep-text-ships = Łodzie
imhotep-text-sites = Place budowy
imhotep-text-market = { $side ->
    [A] Targowisko, jedna karta za każdy kamień
   *[B] Targowisko, strona B, jedna karta za każdy kamień
}
imhotep-text-site = { $site ->
    [pyramids] { $side ->
        [A] Piramidy, punkty od razu
       *[B] Trzy piramidy, punkty od razu
    }
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
}: { $bonus ->
    [card] karta
    [stones] 1 punkt albo 2 kamienie
   *[none] { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
}
imhotep-text-temple-space-empty = { $space } puste: { $bonus ->
    [card] karta
    [stones] 1 punkt albo 2 kamienie
   *[none] { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
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
   *[other] Karty, { $name }: { $list }.
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
    [one] łodzi zabraknie jeszcze { $stones } kamienia
    [few] łodzi zabraknie jeszcze { $stones } kamieni
    [many] łodzi zabraknie jeszcze { $stones } kamieni
   *[other] łodzi zabraknie jeszcze { $stones } kamienia
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
