# Strona z pełnymi zasadami
ref-title = Zasady
ref-about = Kompletne i napisane własnymi słowami: najpierw obie gry w skrócie, potem każda zasada, przykłady i rozstrzygnięcia rzadkich przypadków.
# Pole wyszukiwania i podpowiedź w pustym polu
ref-search = Szukaj w zasadach
ref-search-hint = słowo, na przykład remis albo joker
ref-found = { $entries ->
    [0] Nic nie znaleziono. Spróbuj innego słowa.
    [one] Znaleziono { $entries } wpis.
    [few] Znaleziono { $entries } wpisy.
    [many] Znaleziono { $entries } wpisów.
   *[other] Znaleziono { $entries } wpisu.
}
ref-contents = Spis treści
ref-print = Drukuj
ref-in-short = W skrócie
# Nad przykładem i nad rozstrzygnięciem
ref-example = Przykład { $number }
ref-ruling = Rozstrzygnięcie { $number }
# Przyciski miniaturowej planszy
ref-side = Strona { $side }
ref-play-stone = Dołóż kamień
ref-play-again = Zacznij od nowa
# Znak zapytania przy stole, który prowadzi do zasad danej rzeczy
ref-open = Zasady: { $thing }
