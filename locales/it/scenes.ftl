# Ciò che si vede mentre succede, e ciò che è successo dal tuo ultimo turno
scene-skip = Salta
scene-skip-key = Spazio
scene-nobody = nessuno
scene-final-count = Il punteggio finale

scene-sail = { $who ->
    [you] { $site ->
        [market] Porti la barca al mercato
        [pyramid] Porti la barca alla piramide
        [pyramids] Porti la barca alle piramidi
        [temple] Porti la barca al tempio
        [burial] Porti la barca alla tomba
       *[obelisks] Porti la barca agli obelischi
    }
   *[other] { $site ->
        [market] { $name } porta la barca al mercato
        [pyramid] { $name } porta la barca alla piramide
        [pyramids] { $name } porta la barca alle piramidi
        [temple] { $name } porta la barca al tempio
        [burial] { $name } porta la barca alla tomba
       *[obelisks] { $name } porta la barca agli obelischi
    }
}
scene-last-round = L’ultimo giro è finito
scene-last-ship = Parte l’ultima barca
scene-stone = { $site ->
    [pyramid] { $name }: una pietra per la piramide
    [pyramids] { $name }: una pietra per le piramidi
    [temple] { $name }: una pietra per il tempio
    [burial] { $name }: una pietra per la tomba
   *[obelisks] { $name }: una pietra per gli obelischi
}
scene-market = { $name } può prendere una carta
scene-temple = Il tempio dà punti
scene-temple-text = Conta la pietra in cima a ogni spazio.
scene-leave = Le barche tornano indietro
scene-leave-cards = { $cards ->
    [one] Si scarta { $cards } carta.
   *[other] Si scartano { $cards } carte.
}
scene-begins = { $who ->
    [you] Cominci tu
   *[other] Comincia { $name }
}
scene-deal = Il mercato si riempie
scene-groups = { $groups ->
    [one] gruppo di pietre: { $sizes }
   *[other] gruppi di pietre: { $sizes }
}
scene-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
imhotep-step-return = Nessuno fa partire una barca: se ne vanno tutte, e le loro pietre tornano nelle cave
imhotep-step-shuffle = Si mescolano gli scarti
imhotep-step-discard = { $name } scarta la carta
imhotep-step-card = { $name } pesca una carta
imhotep-step-load = { $name } carica una pietra

since-title = Dopo il tuo turno
since-show = Rivedi
since-hide = Nascondi
since-imhotep-take = prende pietre
since-imhotep-load = carica
since-imhotep-sail = { $site ->
    [market] al mercato
    [pyramid] alla piramide
    [pyramids] alle piramidi
    [temple] al tempio
    [burial] alla tomba
   *[obelisks] agli obelischi
}
since-imhotep-play = gioca una carta
since-imhotep-unload = scarica
since-imhotep-pick = prende una carta
since-imhotep-keep = tiene una carta
since-imhotep-build = costruisce
since-imhotep-bonus = tempio
since-imhotep-skip = non carica
since-imhotep-pass = passa
since-anubixx-done = fatto
