# Poczekalnia: gra zaczyna się sama albo z botem; zaproszeni mogą oglądać
waiting-text-by-itself = Gra zacznie się sama, gdy ostatnie miejsce będzie zajęte.
# Odliczanie w sekundach
waiting-countdown = Zaczynamy za { $seconds }
# Przycisk: zatrzymuje odliczanie
waiting-hold = Poczekaj
waiting-start-bots = { $open ->
    [one] Zacznij teraz: wolne miejsce zajmie bot
    [few] Zacznij teraz: wolne miejsca zajmą boty
    [many] Zacznij teraz: wolne miejsca zajmą boty
   *[other] Zacznij teraz: wolne miejsca zajmą boty
}
waiting-camera-seats = Skieruj tu aparat telefonu. Kod jest dla wszystkich wolnych miejsc: kto pierwszy, ten siada.
join-watch = Tylko oglądam
