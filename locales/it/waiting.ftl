# La sala d’attesa: la partita comincia da sé, o con un bot; chi è invitato può guardare
waiting-text-by-itself = La partita comincia da sé quando l’ultimo posto è occupato.
waiting-countdown = Comincia tra { $seconds }
waiting-hold = Aspetta
waiting-start-bots = { $open ->
    [one] Comincia ora: un bot prende il posto libero
   *[other] Comincia ora: i bot prendono i posti liberi
}
waiting-camera-seats = Inquadra con la fotocamera del telefono. Il codice vale per tutti i posti liberi: chi arriva prima si siede prima.
join-watch = Guarda soltanto
