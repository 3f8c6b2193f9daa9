# Lezioni: una prima partita che si insegna da sé, e brevi lezioni. Ciò che ogni gioco ha in comune.

first-game-title = La tua prima partita
first-game-about = Brevi passi su un tavolo vero, circa dieci minuti.
first-game-steps = { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
}
first-game-learn = Impara { $game }
first-game-go-on = Riprendi dal passo { $step }
first-game-again = Lezioni: la prima partita e altro
first-game-more = Brevi lezioni

lesson-step = Passo { $number } di { $steps }: { $topic }
lesson-label = Lezione
lesson-show = Mostramelo ancora
lesson-skip = Salta
lesson-next = Avanti
lesson-skip-title = Saltare questo passo?
lesson-skip-text = Non va perso nulla: lo spiega anche la pagina delle regole.
lesson-skip-step = Salta il passo
lesson-skip-all = Termina la lezione
lesson-skip-stay = Resta

lesson-other-title = Si può giocare anche così
lesson-other-back = Annulla
lesson-other-keep = Tieni la mia mossa
lesson-other-wait = { $name } aspetta la tua scelta.

lesson-free-title = Gioca come vuoi
lesson-free-text = Il prossimo passo arriva da sé, appena è il suo momento.

lesson-end-title = Il gioco è tutto qui
lesson-end-text = Il resto è decidere. Continua la partita: anche { $name } è alle prime armi, e «Consiglio» ti aiuta quando vuoi.
lesson-short-end-title = È tutto
lesson-short-end-text = Puoi continuare da qui, o guardare un’altra lezione.
lesson-end-play = Continua a giocare
lesson-end-new = Alla pagina iniziale
