# Dziesięć botów na stronie startowej: schody o dziesięciu stopniach, im wyżej, tym silniej
# Obok wyboru gry
start-one-bot = z jednym botem
# Przycisk: otwiera formularz stołu z większą liczbą graczy
start-more-options = Więcej graczy i opcji
# Znak nad stopniem, na który wskazują dotychczasowe gry gracza
stair-you = mniej więcej twój poziom
# Dla osób, które mają za sobą mniej niż trzy gry
stair-new = Pierwszy raz tutaj? Stopień 2 to łagodny początek.
# Wybrany stopień i tytuł bota
stair-step = Stopień { $step }: { $name }
# Obok: jak wybrany stopień ma się do gracza
stair-relation = { $relation ->
    [above] { $steps ->
        [one] { $steps } stopień powyżej ciebie
        [few] { $steps } stopnie powyżej ciebie
        [many] { $steps } stopni powyżej ciebie
       *[other] { $steps } stopnia powyżej ciebie
    }
    [below] { $steps ->
        [one] { $steps } stopień poniżej ciebie
        [few] { $steps } stopnie poniżej ciebie
        [many] { $steps } stopni poniżej ciebie
       *[other] { $steps } stopnia poniżej ciebie
    }
   *[same] mniej więcej twój poziom
}
# To samo, czytane na głos
stair-value = { $relation ->
    [above] { $steps ->
        [one] Stopień { $step }, { $name }, { $steps } stopień powyżej ciebie
        [few] Stopień { $step }, { $name }, { $steps } stopnie powyżej ciebie
        [many] Stopień { $step }, { $name }, { $steps } stopni powyżej ciebie
       *[other] Stopień { $step }, { $name }, { $steps } stopnia powyżej ciebie
    }
    [below] { $steps ->
        [one] Stopień { $step }, { $name }, { $steps } stopień poniżej ciebie
        [few] Stopień { $step }, { $name }, { $steps } stopnie poniżej ciebie
        [many] Stopień { $step }, { $name }, { $steps } stopni poniżej ciebie
       *[other] Stopień { $step }, { $name }, { $steps } stopnia poniżej ciebie
    }
    [same] Stopień { $step }, { $name }, mniej więcej twój poziom
   *[unknown] Stopień { $step }, { $name }
}
# Below how the chosen step plays, for a game in which bots vary
stair-days = Ma lepsze i gorsze dni: gra o stopień mocniej lub słabiej.
