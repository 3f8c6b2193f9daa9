# Dlaczego opcja, zapis albo ziarno nie pasuje

reason-flag = { $option } przyjmuje True albo False, a nie { $value }
reason-choices = { $option } przyjmuje jedną z wartości: { $choices }, a nie { $value }
reason-text = { $option } przyjmuje tekst, a nie { $value }
reason-range = { $option } przyjmuje wartości od { $least } do { $most }, a nie { $value }
reason-start = { $option } to miejsce od 0 do { $most } albo „random”, a nie { $value }
reason-seed = { $option } to liczba całkowita od 0 do 2**{ $bits } - 1, a nie { $value }
reason-room = { $option }: wszystkie gry ({ $games }) muszą się zmieścić poniżej 2**{ $bits }
reason-games = { $option } musi wynosić co najmniej 1, a nie { $games }
reason-seats = { $option } przyjmuje wartości od { $least } do { $most } (gra { $game }), a nie { $value }
reason-name-bots = { $option } to nazwy botów, na przykład greedy,random
reason-unknown = nieznane: { $name }; dostępne: { $known }
reason-unknown-game = nieznana gra { $name }; dostępne: { $known }
reason-unknown-bot = nieznany bot { $bot }; dostępne: { $known }
reason-bot-text = nazwa bota musi być tekstem, a nie { $bot }; dostępne: { $known }
reason-no-budget = bot { $bot } nie ma budżetu w rodzaju 0.5s, 200ms albo 2000 (symulacji)
reason-bot = bot { $bot }: { $why }
reason-seconds = sekundy w budżecie muszą być większe od 0 i nie większe niż 86400, a nie { $value }
reason-simulations = liczba symulacji w budżecie to od 1 do 1000000000, a nie { $value }
reason-imhotep-sides = { $option } to pięć liter A albo B, po jednej na plac budowy, a nie { $value }
reason-anubixx-players = { $option } może wynosić najwyżej { $sheets }, bo tyle arkuszy ma zestaw ({ $sheets })

reason-missing = brak
reason-type = oczekiwano: { $wanted }; jest: { $found }
reason-a-text = tekst
reason-a-list = lista
reason-an-object = obiekt
reason-a-number = liczba
reason-true-or-false = true albo false
reason-format = musi być { $format }, a nie { $value }
reason-nested = zagnieżdżenie głębsze niż { $levels }
reason-key = klucz { $key } nie jest tekstem
reason-not-json = tego JSON nie przechowuje: { $type }
reason-drawn = musi to być wylosowane miejsce, a nie { $value }
reason-illegal = ruch { $number } jest niedozwolony: { $move }: { $why }
reason-chance-missing = brakuje wpisu { $entry }, choć wydarzył się przed ruchem { $number }
reason-not-yet = jeszcze się nie wydarzyło
reason-result-early = jest, choć gra się nie skończyła
reason-result = z ruchów wynika { $true }, a nie { $value }
reason-ply = liczba ruchów w zapisie: { $moves }; pozycji { $ply } nie ma
reason-numbers = muszą to być te liczby w dowolnej kolejności: { $numbers }
reason-dice = oczekiwano listy kości ({ $dice }), a nie { $value }
reason-die = kość pokazuje od { $least } do { $most }, a nie { $value }
reason-imhotep-rounds = oczekiwano listy kart rundy ({ $cards })
reason-imhotep-round-card = { $value } nie jest pozostałą kartą rundy dla { $players } graczy
reason-imhotep-cards = oczekiwano listy kart targowiska ({ $cards }); jest: { $found }
reason-imhotep-no-card = karta { $number }, { $value }, nie jest kartą targowiska
reason-imhotep-card-more = karta { $number }: { $card } występuje zbyt wiele razy
reason-anubixx-sheets = oczekiwano listy arkuszy ({ $sheets }), po jednym na miejsce
reason-anubixx-sheet = { $value } nie jest arkuszem; dostępne: { $known }
reason-anubixx-dealt = arkusz { $sheet } jest już rozdany; każdy dostaje inny
reason-anubixx-dice = oczekiwano listy kolorów ({ $dice }); jest: { $found }
reason-anubixx-die = kość { $number } pokazuje { $value }, a to nie jest kolor ({ $known })

reason-no-seed = nie ma w nim ziarna (cyfr szesnastkowych: { $digits }), więc losowania nie da się sprawdzić
reason-no-secret = nie ma w nim sekretu (cyfr szesnastkowych: { $digits }), więc losowania nie da się sprawdzić
reason-no-numbers = brakuje liczb graczy, więc losowania nie da się sprawdzić
reason-generator = nieznany generator: może go znać nowsza wersja saqqara
reason-not-published = { $whose ->
    [seed] ziarno nie jest tym ogłoszonym: jego skrót SHA-256 to { $hash }
   *[secret] sekret nie jest tym ogłoszonym: jego skrót SHA-256 to { $hash }
}
reason-does-not-follow = ziarno nie wynika z sekretu i z liczb graczy
reason-other-game = ziarno daje inną grę: ruch { $number }, { $why }
reason-other-deal = ziarno daje co innego niż zapis: { $what }

reason-no-plan = nie zaczyna się od planu w formacie { $format }
reason-plan = jego plan jest niemożliwy: { $why }
reason-empty = jest pusty
reason-line = jeden z wierszy jest błędny
reason-whole-numbers = gra { $number } nie składa się z liczb całkowitych
reason-another-match = gra { $number } nie jest tą, którą plan ma pod tym numerem
reason-match-seats = liczba miejsc w grze { $number } jest inna niż { $seats }
