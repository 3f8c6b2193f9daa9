# Zagadki: sytuacja, kilka ruchów do wyboru, jeden wyraźnie najlepszy
puzzle-title = Zagadka dnia
# Tytuł strony z minionego dnia
puzzle-earlier = Wcześniejsza zagadka
# Na stronie startowej, pod tytułem
puzzle-about = { $game }: jeden ruch jest wyraźnie najlepszy, i to nie ten oczywisty.
puzzle-streak = { $days ->
    [one] { $days } dzień z rzędu
    [few] { $days } dni z rzędu
    [many] { $days } dni z rzędu
   *[other] { $days } dnia z rzędu
}
# Przycisk na stronie startowej
puzzle-solve = Rozwiąż
# Ten sam przycisk, gdy zagadka jest już rozwiązana
puzzle-look = Zobacz jeszcze raz
# Czytane na głos zamiast obrazka
puzzle-board = Plansza
puzzle-you-play = Decydujesz za miejsce { $seat }.
puzzle-question = Który ruch najczęściej prowadzi tu do wygranej?
puzzle-right = Dobrze
puzzle-not-best = To nie najlepszy ruch
# $best to ruch słowami, $chance to procent. Gracz nie zna zakrytych kart.
puzzle-average = Najlepszy ruch: „{ $best }”. Daje wygraną w około { $chance } gier, uśredniając wszystko, czego nie widzisz.
# Obok odpowiedzi
puzzle-chance = wygrywa w { $chance }
puzzle-chance-yours = wygrywa w { $chance }. Twój wybór
puzzle-steps = Co wybrało dziesięć botów
# Czytane na głos: $steps to lista numerów, $move to ruch słowami
puzzle-steps-chose = Stopnie { $steps }: { $move }
puzzle-agree = { $levels ->
    [0] Żaden z dziesięciu botów nie wybrał tego co ty.
    [one] Zgadza się z tobą { $levels } bot.
    [few] Zgadzają się z tobą { $levels } boty.
    [many] Zgadza się z tobą { $levels } botów.
   *[other] Zgadza się z tobą { $levels } bota.
}
# Przycisk: otwiera stół od tej sytuacji
puzzle-play-on = Graj od tego miejsca
# Link do zagadki z poprzedniego dnia
puzzle-before = Poprzedni dzień
puzzle-kept = { $hours ->
    [one] Następna zagadka za { $hours } godzinę.
    [few] Następna zagadka za { $hours } godziny.
    [many] Następna zagadka za { $hours } godzin.
   *[other] Następna zagadka za { $hours } godziny.
} { $days ->
    [0] Zapisane tylko na tym urządzeniu.
    [one] Rozwiązane: { $days } dzień z rzędu. Zapisane tylko na tym urządzeniu.
    [few] Rozwiązane: { $days } dni z rzędu. Zapisane tylko na tym urządzeniu.
    [many] Rozwiązane: { $days } dni z rzędu. Zapisane tylko na tym urządzeniu.
   *[other] Rozwiązane: { $days } dnia z rzędu. Zapisane tylko na tym urządzeniu.
}
