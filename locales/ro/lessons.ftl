# Lecții: o primă partidă care te învață singură și lecții scurte. Ce au în comun toate jocurile.

first-game-title = Prima ta partidă
first-game-about = Pași scurți la o masă adevărată, cam zece minute.
first-game-steps = { $steps ->
    [one] { $steps } pas
    [few] { $steps } pași
   *[other] { $steps } de pași
}
first-game-learn = Învață { $game }
first-game-go-on = Continuă cu pasul { $step }
first-game-again = Lecții: prima partidă și altele
first-game-more = Lecții scurte

lesson-step = Pasul { $number } din { $steps }: { $topic }
lesson-label = Lecție
lesson-show = Arată din nou
lesson-skip = Sari peste
lesson-next = Mai departe
lesson-skip-title = Sari peste acest pas?
lesson-skip-text = Nu se pierde nimic: îl găsești și în pagina cu reguli.
lesson-skip-step = Sari peste pas
lesson-skip-all = Încheie lecția
lesson-skip-stay = Rămân

lesson-other-title = Se poate juca și așa
lesson-other-back = Anulează
lesson-other-keep = Păstrez mutarea mea
lesson-other-wait = { $name } așteaptă alegerea ta.

lesson-free-title = Joacă după plac
lesson-free-text = Pasul următor vine singur, când îi sosește momentul.

lesson-end-title = Acesta e tot jocul
lesson-end-text = Restul înseamnă să decizi. Joacă mai departe: și { $name } e la început de drum, iar „Sfat” te ajută oricând.
lesson-short-end-title = Asta e tot
lesson-short-end-text = Poți juca mai departe de aici sau poți vedea altă lecție.
lesson-end-play = Joacă mai departe
lesson-end-new = La pagina de start
