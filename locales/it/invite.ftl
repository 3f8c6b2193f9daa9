# Inviti: la sala d’attesa e la pagina di chi è invitato
waiting-title = { $open ->
    [0] Ci siete tutti
    [one] In attesa di { $open } amico
   *[other] In attesa di { $open } amici
}
waiting-text-mine = Comincia quando vuoi.
waiting-text-other = La partita comincia appena qualcuno al tavolo la avvia.
waiting-you = tu
waiting-you-begin = cominci tu
waiting-bot = bot
waiting-here = c’è
waiting-away = non c’è
waiting-seat = Posto libero
waiting-open = per chi apre il link
waiting-begins = comincia
waiting-copy = Copia l’invito
waiting-copy-short = Copia
waiting-copied = Copiato
waiting-invite = Invito
waiting-camera = Inquadra con la fotocamera del telefono.
waiting-code-label = Codice QR con l’indirizzo dell’invito
waiting-network = Per ogni dispositivo della stessa rete
waiting-anywhere = Per tutti, ovunque
waiting-here-only = Questo link funziona solo su questo computer
waiting-here-only-text = Altri dispositivi non raggiungono questo tavolo. Giocate qui, fianco a fianco, o in un altro browser di questo computer. Per far entrare i telefoni, riavvia Saqqara con:
waiting-copy-here = Copia il link per questo computer
waiting-sit = Siediti qui
waiting-leave = Lascia il posto
waiting-start = Avvia la partita
waiting-start-missing = { $open ->
    [one] { $open } posto è ancora libero
   *[other] { $open } posti sono ancora liberi
}
waiting-watch = Solo per guardare
waiting-table = Questo tavolo
waiting-public = È nell’elenco pubblico.
waiting-private = Lo trova solo chi ha un link.

join-title = { $host } ti invita a giocare a { $game }
join-title-nameless = Hai un invito a giocare a { $game }
join-with = Al tavolo anche: { $names }.
join-name = Il tuo nome
join-play = Giochi con
join-sit = Siediti
join-note = Non serve un account.
join-rules = Non ho mai giocato
join-loading = Apertura dell’invito…
join-taken = Questo posto è occupato
join-taken-text = Qualcun altro ha usato questo invito. Chiedine un altro a { $host }.
join-taken-text-nameless = Qualcun altro ha usato questo invito. Chiedine un altro.
join-over = Questa partita è finita
join-over-text = L’invito era per un tavolo dove la partita è terminata.
join-invalid = Questo invito non funziona
join-invalid-text = Non è mai stato dato, oppure il suo posto si è di nuovo liberato. Controlla che l’indirizzo sia completo, o chiedine uno nuovo.
