# Lekcje: pierwsza gra, która sama uczy, i krótkie lekcje. Wspólne dla wszystkich gier.

# Na stronie startowej: nagłówek, opis i przycisk. $game to nazwa gry.
first-game-title = Twoja pierwsza gra
first-game-about = Krok po kroku przy prawdziwym stole, około dziesięciu minut.
first-game-steps = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
}
first-game-learn = Poznaj: { $game }
# Ten sam przycisk, gdy lekcja została przerwana
first-game-go-on = Wróć do kroku { $step }
# Link, gdy pierwsza gra jest za tobą
first-game-again = Lekcje: pierwsza gra i inne
first-game-more = Krótkie lekcje

# Nagłówek karty: „Krok 5 z 12: żegluga”
lesson-step = Krok { $number } z { $steps }: { $topic }
# Dla czytników ekranu: cała karta
lesson-label = Lekcja
# Przyciski karty
lesson-show = Pokaż jeszcze raz
lesson-skip = Pomiń
lesson-next = Dalej
# Pytanie po wybraniu „Pomiń”
lesson-skip-title = Pominąć ten krok?
lesson-skip-text = Nic nie przepada: to samo znajdziesz w zasadach.
lesson-skip-step = Pomiń krok
lesson-skip-all = Zakończ lekcję
lesson-skip-stay = Zostań

# Po innym dozwolonym ruchu: nagłówek i dwie odpowiedzi
lesson-other-title = Można i tak
lesson-other-back = Cofnij ruch
lesson-other-keep = Zostaw mój ruch
# W miejscu pytania, gdy drugi gracz czeka na odpowiedź
lesson-other-wait = { $name } czeka na twój wybór.

# Żaden krok nie pasuje teraz do sytuacji
lesson-free-title = Graj, jak chcesz
lesson-free-text = Następny krok pojawi się sam, gdy przyjdzie na niego pora.

# Ostatnia karta lekcji
lesson-end-title = To już cała gra
lesson-end-text = Reszta to decyzje. Graj dalej: { $name } też dopiero zaczyna. W każdej chwili pomoże „Podpowiedź”.
lesson-short-end-title = To wszystko
lesson-short-end-text = Możesz grać dalej od tego miejsca albo przejść do innej lekcji.
lesson-end-play = Graj dalej
lesson-end-new = Na stronę startową
