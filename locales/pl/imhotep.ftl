# Stół gry Imhotep

site-market = Targowisko
# Strona A placu to jedna wielka piramida, strona B to trzy małe
site-pyramid = Piramida
site-pyramids = Piramidy
site-temple = Świątynia
site-burial = Grobowiec
site-obelisks = Obeliski
# To samo tam, gdzie jest mało miejsca: około dziewięciu liter
site-market-short = Targowisko
site-pyramid-short = Piramida
site-pyramids-short = Piramidy
site-temple-short = Świątynia
site-burial-short = Grobowiec
site-obelisks-short = Obeliski
# $side to A albo B
site-with-side = { $site ->
    [market] Targowisko, strona { $side }
    [pyramid] Piramida, strona { $side }
    [pyramids] Piramidy, strona { $side }
    [temple] Świątynia, strona { $side }
    [burial] Grobowiec, strona { $side }
   *[obelisks] Obeliski, strona { $side }
}
sites-label = Pięć placów budowy
scene-label = Stół: brzegi, rzeka i łodzie
river-label = Rzeka z łodziami

# Kiedy plac budowy daje punkty (na steli)
when-pyramids-A = punkty od razu
when-pyramids-B = punkty od razu
when-temple-A = na koniec rundy
when-temple-B = na koniec rundy
when-burial-A = na koniec za grupy
when-burial-B = na koniec za rzędy
when-obelisks-A = na koniec za wysokość
when-obelisks-B = od razu za wieżę

# Na steli Piramidy, przed punktami za następne kamienie
stela-next = następne
stela-next-one = każdy kolejny: 1
stela-choose-pyramid = wybiera właściciel
stela-top = liczy się wierzch
stela-burial-a = 1 · 3 · 6 · 10 · 15
stela-burial-b = każdy rząd 8 · 4 · 2
stela-obelisks-a = według wysokości
stela-obelisks-b = trzy tworzą wieżę
# Na steli: co poza punktami daje kamień na wierzchu pola
stela-card = i karta
# Na steli: kamienie zamiast punktu
stela-or-stones = / kamienie
# Na steli, obok gracza: kamienie, które nie tworzą jeszcze wieży
stela-waiting = { $stones ->
    [one] { $stones } czeka
    [few] { $stones } czekają
    [many] { $stones } czeka
   *[other] { $stones } czeka
}
# Wysokość obelisku gracza w kamieniach
stela-high = { $stones ->
    [one] { $stones } kamień
    [few] { $stones } kamienie
    [many] { $stones } kamieni
   *[other] { $stones } kamienia
}

explain-pyramids-A = Kamienie układa się w stałej kolejności, poziom po poziomie. Każdy od razu daje właścicielowi punkty ze swojego pola. Gdy wszystkie 14 pól jest zajętych, każdy kolejny kamień daje 1 punkt.
explain-pyramids-B = Właściciel kamienia wybiera jedną z trzech piramid i od razu dostaje punkty z jej następnego pola wraz z premią: kartą z talii, maksymalnie 3 kamieniami z kamieniołomu albo załadunkiem kamienia.
explain-temple-A = Kamienie układa się od lewej do prawej, potem na nich kolejny poziom. Na koniec każdej rundy każdy kamień widoczny z góry daje właścicielowi 1 punkt.
explain-temple-B = Kamienie układa się od lewej do prawej, potem na nich kolejny poziom. Na koniec każdej rundy każdy kamień na wierzchu daje to, co pokazuje jego pole: 2 punkty, kartę albo do wyboru 1 punkt lub 2 kamienie.
explain-burial-A = Kolumny zapełnia się od lewej, każdą od góry. Na koniec gry każda grupa połączonych kamieni jednego koloru daje 1, 3, 6, 10, 15 punktów za 1–5 kamieni i po 2 za każdy następny.
explain-burial-B = Kolumny zapełnia się od lewej, każdą od góry. Na koniec gry w każdym rzędzie najwięcej kamieni daje 8 punktów, drugie miejsce 4, trzecie 2. Przy remisie punkty się dzieli.
explain-obelisks-A = Każdy buduje jedną wieżę. Na koniec gry punkty przyznaje się według wysokości; przy remisie się je dzieli, a wieża bez kamieni nie daje nic.
explain-obelisks-B = Kamienie czekają na polu swojego właściciela. Trzeci tworzy wieżę na najcenniejszym wolnym polu i od razu daje punkty. Na koniec gry każdy czekający kamień jest wart 1 punkt.

# Targowisko
# Obok nazwy Targowiska
market-words = jedna karta za każdy kamień · w talii: { $cards }, odrzucone: { $discarded }
# O miejscu na Targowisku: karty już nie ma
market-taken = wzięta
market-taken-by = Kartę ma: { $name }
market-hidden = Dwie zakryte karty
market-face-down = Zakryte
market-keep = zatrzymaj 1 z 2
market-hidden-explained = Kto je bierze, ogląda obie, jedną zatrzymuje, a drugą odrzuca.

# Przystanie i łodzie
# O przystani: łódź może tu dopłynąć
dock-free = { $site ->
    [market] wolne
    [pyramid] wolna
    [pyramids] wolne
    [temple] wolna
    [burial] wolny
    [obelisks] wolne
   *[other] wolna
}
# O przystani: stoi tu łódź
dock-taken = { $site ->
    [market] zajęte
    [pyramid] zajęta
    [pyramids] zajęte
    [temple] zajęta
    [burial] zajęty
    [obelisks] zajęte
   *[other] zajęta
}
# O przystani, do której może dopłynąć wybrana łódź; polecenie
dock-sail = płyń tutaj
dock-explained = Przystań jest wolna: w tej rundzie może tu dopłynąć jedna łódź. Do jednego z pięciu placów budowy nie dopłynie żadna.
ship-name = { $capacity ->
    [one] Łódź { $ship } na { $capacity } kamień
    [few] Łódź { $ship } na { $capacity } kamienie
    [many] Łódź { $ship } na { $capacity } kamieni
   *[other] Łódź { $ship } na { $capacity } kamienia
}
# O łodzi: jeszcze bez kamieni, i minimalna liczba kamieni
ship-empty = pusta, potrzeba { $minimum }
# O łodzi: kamienie na pokładzie i minimalna liczba kamieni
ship-needs = { $stones } na łodzi, potrzeba { $minimum }
# O łodzi, na której jest dość kamieni
ship-ready = { $stones } na łodzi, może płynąć
# Gdzie stoi łódź
ship-at = { $site ->
    [market] przy Targowisku
    [pyramid] przy Piramidzie
    [pyramids] przy Piramidach
    [temple] przy Świątyni
    [burial] przy Grobowcu
   *[obelisks] przy Obeliskach
}
ship-explained = { $minimum ->
    [one] Może popłynąć, gdy ma na pokładzie co najmniej { $minimum } kamień, do placu budowy, przy którym nie ma łodzi. Kamienie wyładowuje się od dziobu.
    [few] Może popłynąć, gdy ma na pokładzie co najmniej { $minimum } kamienie, do placu budowy, przy którym nie ma łodzi. Kamienie wyładowuje się od dziobu.
    [many] Może popłynąć, gdy ma na pokładzie co najmniej { $minimum } kamieni, do placu budowy, przy którym nie ma łodzi. Kamienie wyładowuje się od dziobu.
   *[other] Może popłynąć, gdy ma na pokładzie co najmniej { $minimum } kamienia, do placu budowy, przy którym nie ma łodzi. Kamienie wyładowuje się od dziobu.
}
ship-sail = { $capacity ->
    [one] Popłyń łodzią { $ship }, na { $capacity } kamień
    [few] Popłyń łodzią { $ship }, na { $capacity } kamienie
    [many] Popłyń łodzią { $ship }, na { $capacity } kamieni
   *[other] Popłyń łodzią { $ship }, na { $capacity } kamienia
}

# Gracze
# Obok imienia: osoba, która to czyta
player-you = ty
# Obok imienia: nie ma jej teraz przy stole
player-away = poza stołem
# Punkty, które dałby koniec gry w tej chwili
player-end = na koniec { $points }
player-end-title = Gdyby gra skończyła się teraz: { $points }
player-end-none = Jeszcze nic się nie liczy.
# To samo tam, gdzie jest mało miejsca
player-end-short = finał { $points }
sled-label = { $stones ->
    [one] Skład: { $stones } kamień z 5
    [few] Skład: { $stones } kamienie z 5
    [many] Skład: { $stones } kamieni z 5
   *[other] Skład: { $stones } kamienia z 5
}
sled-pick = Weź kamień
sled-explained = Kamienie ładuje się ze składu. Mieści się w nim 5.
quarry-label = { $stones ->
    [one] Kamieniołom: został { $stones } kamień
    [few] Kamieniołom: zostały { $stones } kamienie
    [many] Kamieniołom: zostało { $stones } kamieni
   *[other] Kamieniołom: zostało { $stones } kamienia
}
quarry-explained = Z kamieniołomu bierze się kamienie do składu, najwyżej 3 naraz.
source-pyramids = Piramidy
source-temple = Świątynia
source-burial = Grobowiec
source-obelisks = Obeliski
source-decorations = Dekoracje
source-statues = Posągi
source-blue-cards = Niezagrane niebieskie karty
source-wrath = Gniew faraona

# Pytania
ask-turn = Twoja tura: wykonaj jedną akcję
ask-turn-named = { $name }, twoja tura: wykonaj jedną akcję
ask-turn-how = Możesz użyć tego, co świeci.
ask-stone = Załaduj kamień: na które pole?
ask-stone-how = Pola liczy się od dziobu.
ask-sail-ship = Która łódź ma popłynąć?
ask-sail-ship-how = Gotowe są te z podniesionym żaglem.
ask-card = Którą kartę zagrasz?
ask-card-how = Każdą zagrywa się raz, potem się ją odrzuca.
ask-dock = Dokąd ma popłynąć łódź { $ship }?
ask-dock-how = Wybierz wolną przystań.
ask-load = Załaduj kamień: na które pole?
ask-load-how = To część działania twojej karty.
ask-bonus-load = Premia: załaduj kamień albo zrezygnuj
ask-bonus-load-how = Piramida pozwala załadować jeden kamień ze składu.
ask-sail = Załaduj kamień na łódź, która ma popłynąć
ask-sail-how = Ta sama łódź zaraz potem wypływa.
ask-lever = Która łódź ma popłynąć?
ask-lever-how = Potem ustalisz kolejność wyładunku.
ask-unload = Który kamień wyładować teraz?
ask-unload-how = Wybierz jeden z tych na łodzi.
ask-pick = Weź kartę z Targowiska
ask-pick-how = Za wyładowany kamień.
ask-keep = Zatrzymaj jedną z dwóch kart
ask-keep-how = Widzisz je tylko ty.
ask-build = Do której piramidy?
ask-build-how = Złota liczba to twoje punkty.
ask-bonus = Świątynia daje: punkt czy kamienie?
ask-bonus-how = Za twój kamień na wierzchu.
ask-pass = Żadna akcja nie jest możliwa
ask-pass-how = Możesz tylko spasować.
ask-over = Koniec gry
# Na co się czeka; imię jest podmiotem albo stoi po dwukropku
wait = { $question ->
    [pick] { $name } bierze kartę
    [keep] { $name } zatrzymuje jedną z dwóch kart
    [build] { $name } wybiera piramidę
    [bonus] { $name } wybiera: punkt czy kamienie
    [unload] { $name } ustala kolejność wyładunku
    [load] { $name } ładuje kamień
    [bonus_load] { $name } może załadować kamień
   *[other] Tura: { $name }
}
# Przed kamieniami, które są już wyładowane
unload-so-far = Dotychczasowa kolejność:

# Odpowiedzi
# Przycisk: cofa połowę wyboru
answer-back = Cofnij
answer-take = Weź kamienie
answer-take-stones = { $stones ->
    [one] Weź { $stones } kamień
    [few] Weź { $stones } kamienie
    [many] Weź { $stones } kamieni
   *[other] Weź { $stones } kamienia
}
answer-load = Załaduj kamień
answer-sail = Popłyń łodzią
answer-play-card = Zagraj kartę
answer-play = { $card ->
    [lever] Zagraj Dźwignię
    [hammer] Zagraj Młotek
    [sail] Zagraj Żagiel
   *[chisel] Zagraj Dłuto
}
answer-pass = Pasuj
# Przycisk: bez premii
answer-skip = Zrezygnuj
answer-ship = Łódź { $ship }
answer-space = { $where ->
    [only] Łódź { $ship }
    [front] Dziób łodzi { $ship }
    [middle] Środek łodzi { $ship }
    [second] Drugie pole łodzi { $ship }
    [third] Trzecie pole łodzi { $ship }
   *[back] Rufa łodzi { $ship }
}
answer-site = { $site ->
    [market] Do Targowiska
    [pyramid] Do Piramidy
    [pyramids] Do Piramid
    [temple] Do Świątyni
    [burial] Do Grobowca
   *[obelisks] Do Obelisków
}
# Kamień na łodzi, który można teraz wyładować; imię jego właściciela
answer-unload = Kamień: { $ownerName }
answer-pick = { $card ->
    [entrance] Wejście
    [sarcophagus] Sarkofag
    [paved_path] Brukowana droga
    [pyramid_decoration] Dekoracje – Piramida
    [temple_decoration] Dekoracje – Świątynia
    [burial_decoration] Dekoracje – Grobowiec
    [obelisk_decoration] Dekoracje – Obelisk
    [statue] Posąg
    [lever] Dźwignia
    [hammer] Młotek
    [sail] Żagiel
   *[chisel] Dłuto
}
answer-keep = Zatrzymaj kartę { $place }
# Która z trzech piramid
answer-build = { $pyramid ->
    [left] Lewa piramida
    [middle] Środkowa piramida
   *[right] Prawa piramida
}
answer-bonus-point = 1 punkt
answer-bonus-stones = 2 kamienie

# Co się wydarzyło
imhotep-take = { $who ->
    [you] Bierzesz
   *[other] { $name } bierze
} { $stones ->
    [one] { $stones } kamień.
    [few] { $stones } kamienie.
    [many] { $stones } kamieni.
   *[other] { $stones } kamienia.
}
imhotep-load = { $who ->
    [you] Ładujesz kamień
   *[other] { $name } ładuje kamień
} { $where ->
    [only] na łódź { $ship }.
    [front] na dziób łodzi { $ship }.
    [middle] na środek łodzi { $ship }.
    [second] na drugie pole łodzi { $ship }.
    [third] na trzecie pole łodzi { $ship }.
    [back] na rufę łodzi { $ship }.
   *[other] na łódź { $ship }.
}
imhotep-sail = { $who ->
    [you] Dopływasz łodzią { $ship }
   *[other] { $name } dopływa łodzią { $ship }
} { $site ->
    [market] do Targowiska.
    [pyramid] do Piramidy.
    [pyramids] do Piramid.
    [temple] do Świątyni.
    [burial] do Grobowca.
   *[obelisks] do Obelisków.
}
imhotep-play = { $who ->
    [you] Zagrywasz
   *[other] { $name } zagrywa
} { $card ->
    [lever] Dźwignię.
    [hammer] Młotek.
    [sail] Żagiel.
   *[chisel] Dłuto.
}
imhotep-unload = { $who ->
    [you] Ustalasz kolejność wyładunku. Następny kamień: { $ownerName }.
   *[other] { $name } ustala kolejność wyładunku. Następny kamień: { $ownerName }.
}
imhotep-pick = { $who ->
    [you] Bierzesz kartę z Targowiska: { $cardName }.
   *[other] { $name } bierze kartę z Targowiska: { $cardName }.
}
imhotep-pick-hidden = { $who ->
    [you] Oglądasz dwie zakryte karty.
   *[other] { $name } ogląda dwie zakryte karty.
}
imhotep-keep = { $who ->
    [you] Zatrzymujesz jedną z nich.
   *[other] { $name } zatrzymuje jedną z nich.
}
imhotep-kept = { $who ->
    [you] Zatrzymujesz jedną z dwóch kart: { $cardName }.
   *[other] { $name } zatrzymuje jedną z dwóch kart: { $cardName }.
}
imhotep-build = { $who ->
    [you] Dokładasz kamień
   *[other] { $name } dokłada kamień
} { $pyramid ->
    [left] do lewej piramidy.
    [middle] do środkowej piramidy.
   *[right] do prawej piramidy.
}
imhotep-bonus-point = { $who ->
    [you] Bierzesz punkt ze Świątyni.
   *[other] { $name } bierze punkt ze Świątyni.
}
imhotep-bonus-stones = { $who ->
    [you] Bierzesz kamienie zamiast punktu ze Świątyni.
   *[other] { $name } bierze kamienie zamiast punktu ze Świątyni.
}
imhotep-skip = { $who ->
    [you] Rezygnujesz z załadunku.
   *[other] { $name } rezygnuje z załadunku.
}
imhotep-pass = { $who ->
    [you] Pasujesz.
   *[other] { $name } pasuje.
}
imhotep-stones = { $site ->
    [pyramid] Nowe w Piramidzie: { $list }.
    [pyramids] Nowe w Piramidach: { $list }.
    [temple] Nowe w Świątyni: { $list }.
    [burial] Nowe w Grobowcu: { $list }.
   *[obelisks] Nowe na Obeliskach: { $list }.
}
# Pozycja na liście w „imhotep-stones”
imhotep-stones-each = { $who ->
    [you] ty
   *[other] { $name }
} { $stones ->
    [one] { $stones } kamień
    [few] { $stones } kamienie
    [many] { $stones } kamieni
   *[other] { $stones } kamienia
}
imhotep-got-card = { $who ->
    [you] Dostajesz kartę: { $cardName }.
   *[other] { $name } dostaje kartę: { $cardName }.
}
imhotep-red-card = Karta działa od razu: { $cardName }.
imhotep-discarded = Na stos kart odrzuconych: { $cardNames }.
imhotep-shuffled = Stos kart odrzuconych zostaje przetasowany i tworzy nową talię.
imhotep-round = { $who ->
    [you] Zaczynasz.
    [other] { $name } zaczyna.
   *[nobody] Runda się zaczyna.
}
imhotep-market = Na Targowisku: { $cardNames }.

# Rzeczy gracza na telefonie
phone-player = { $name }: karty, kamienie i punkty
phone-cards = Karty
phone-no-cards = Brak.
phone-now = Gdyby gra skończyła się teraz: { $points }
