# Karty targowiska: nazwa, działanie w kilku słowach i pełny opis

# U góry karty: kiedy się liczy
kind-red = Od razu
kind-green = Na koniec
kind-violet = Na koniec
kind-blue = Akcja
# Na karcie, która liczy się na koniec: ile byłaby warta teraz
card-now = teraz { $points }

# Nazwa karty, najwyżej 16 liter w wierszu
card-entrance = Wejście
# Działanie karty, około 30 liter
card-entrance-does = 1 kamień: z kamieniołomu do Piramid
card-entrance-explained = Od razu: połóż 1 swój kamień z kamieniołomu w Piramidach.
card-sarcophagus = Sarkofag
card-sarcophagus-does = 1 kamień: z kamieniołomu do Grobowca
card-sarcophagus-explained = Od razu: połóż 1 swój kamień z kamieniołomu w Grobowcu.
card-paved-path = Brukowana droga
card-paved-path-does = 1 kamień: z kamieniołomu na twój Obelisk
card-paved-path-explained = Od razu: połóż 1 swój kamień z kamieniołomu na swoim Obelisku.
card-pyramid-decoration = Dekoracje – Piramida
card-pyramid-decoration-does = 1 za każde 3 kamienie
card-pyramid-decoration-explained = Na koniec gry: 1 punkt za każde 3 kamienie w Piramidach, czyjekolwiek są.
card-temple-decoration = Dekoracje – Świątynia
card-temple-decoration-does = 1 za każde 3 kamienie
card-temple-decoration-explained = Na koniec gry: 1 punkt za każde 3 kamienie w Świątyni, czyjekolwiek są, także zakryte.
card-burial-decoration = Dekoracje – Grobowiec
card-burial-decoration-does = 1 za każde 3 kamienie
card-burial-decoration-explained = Na koniec gry: 1 punkt za każde 3 kamienie w Grobowcu, czyjekolwiek są.
card-obelisk-decoration = Dekoracje – Obelisk
card-obelisk-decoration-does = 1 za każde 3 kamienie
card-obelisk-decoration-explained = Na koniec gry: 1 punkt za każde 3 kamienie na Obeliskach, czyjekolwiek są.
card-statue = Posąg
card-statue-does = 1·3·6·10·15 za 1–5 posągów
card-statue-explained = Na koniec gry: twoje posągi dają razem 1, 3, 6, 10, 15 punktów za 1–5 sztuk i po 2 za każdy następny.
card-lever = Dźwignia
card-lever-does = popłyń; wyładuj po swojemu
card-lever-explained = Jako akcja: popłyń łodzią i zdecyduj, w jakiej kolejności wyładować kamienie. Niezagrana na koniec gry: 1 punkt.
card-hammer = Młotek
card-hammer-does = weź do 3 kamieni, potem załaduj 1
card-hammer-explained = Jako akcja: weź maksymalnie 3 kamienie, potem załaduj 1. Niezagrana na koniec gry: 1 punkt.
card-sail = Żagiel
card-sail-does = załaduj 1 i popłyń tą łodzią
card-sail-explained = Jako akcja: załaduj 1 kamień na łódź i popłyń tą samą łodzią. Niezagrana na koniec gry: 1 punkt.
card-chisel = Dłuto
card-chisel-does = załaduj 2 swoje kamienie
card-chisel-explained = Jako akcja: załaduj 2 kamienie, na jedną łódź albo na dwie. Niezagrana na koniec gry: 1 punkt.
