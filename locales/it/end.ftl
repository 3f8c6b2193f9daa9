# La fine della partita
end-you = { $name } (tu)
end-wins = { $who ->
    [you] Hai vinto
    [other] Hai perso
   *[name] Vince { $name }
}
end-wins-by = { $who ->
    [you] { $points ->
        [one] Hai vinto di { $points } punto
       *[other] Hai vinto di { $points } punti
    }
    [other] { $points ->
        [one] Hai perso di { $points } punto
       *[other] Hai perso di { $points } punti
    }
   *[name] { $points ->
        [one] { $name } vince di { $points } punto
       *[other] { $name } vince di { $points } punti
    }
}
end-scores = { $first } a { $second }.
end-difference = Che cosa ha fatto la differenza: { $source }.
end-close = È stata una partita equilibrata in tutto.
end-wins-tie = { $who ->
    [you] Parità: hai vinto
    [other] Parità: hai perso
   *[name] Parità: vince { $name }
}
end-tie = { $points ->
    [one] { $name } e { $other } hanno { $points } punto a testa. Decide lo spareggio: { $name } { $more }, { $other } { $less }.
   *[other] { $name } e { $other } hanno { $points } punti a testa. Decide lo spareggio: { $name } { $more }, { $other } { $less }.
}
end-tie-imhotep = { $points ->
    [one] { $name } e { $other } hanno { $points } punto a testa. Decidono le pietre sulla slitta: { $name } { $more }, { $other } { $less }.
   *[other] { $name } e { $other } hanno { $points } punti a testa. Decidono le pietre sulla slitta: { $name } { $more }, { $other } { $less }.
}
end-tie-anubixx = { $points ->
    [one] { $name } e { $other } hanno { $points } punto a testa. Decidono le crocette nella piramide: { $name } { $more }, { $other } { $less }.
   *[other] { $name } e { $other } hanno { $points } punti a testa. Decidono le crocette nella piramide: { $name } { $more }, { $other } { $less }.
}
end-shared = Vittoria condivisa: { $names }
end-shared-text = { $points ->
    [one] Parità a { $points } punto, anche nello spareggio.
   *[other] Parità a { $points } punti, anche nello spareggio.
}
end-resigned = Partita abbandonata da: { $names }.
end-flagged = Tempo scaduto: { $names }.
end-no-winner = Nessun vincitore
end-aborted = Qualcuno non ha mai fatto la prima mossa.
end-abandoned = Qui non gioca nessuno da molto tempo.
end-closed = Chi gestisce il server ha chiuso questo tavolo.
end-rematch = Rivincita
end-to-rematch = Alla rivincita
end-agree-rematch = Gioco ancora anch’io
end-replay = Replay
end-board = Guarda il tavolo
end-download = Scarica la partita
end-home = Pagina iniziale
end-sources = Da dove vengono i punti
end-charts = Com’è andata la partita
end-lead = { $game ->
    [anubixx] Il vantaggio, giro per giro
   *[other] Il vantaggio, round per round
}
end-lead-label = { $game ->
    [anubixx] Quanti punti avrebbe avuto ogni giocatore se la partita fosse finita dopo ciascun giro
   *[other] Quanti punti avrebbe avuto ogni giocatore se la partita fosse finita dopo ciascun round
}
end-lead-loading = Uno sguardo indietro…

end-source-pyramids = Piramidi
end-source-temple = Tempio
end-source-burial = Tomba
end-source-obelisks = Obelischi
end-source-decorations = Decorazioni
end-source-statues = Statue
end-source-blue_cards = Carte blu
end-source-wrath = L’ira del faraone
end-source-pyramid = Piramide
end-source-arch = Arco
end-source-relief = Rilievo
end-source-bonuses = Bonus
end-source-quarry = Cava
end-source-jokers = Jolly

proof-shared = Il caso è stato equo: nessuno poteva sceglierlo. Nel seme c’è anche il tuo numero casuale
proof-good = Il caso era fissato prima della partita: il segreto corrisponde alla promessa
proof-bad = La prova non corrisponde a quanto promesso all’inizio
proof-unknown = Il caso si può verificare: la promessa, il segreto e il seme sono qui
proof-text = Prima che qualcuno si sedesse, il server ha pubblicato l’impronta SHA-256 del suo segreto. Poi la pagina di ognuno ha aggiunto un proprio numero casuale. Da tutti insieme è nato il seme, e da esso ogni mescolata e ogni tiro di dado. Il tuo browser lo ha appena verificato da sé.
proof-commitment = Pubblicato prima della partita
proof-secret = Il segreto del server, ora svelato
proof-number = Numero casuale: { $name }
proof-seed = Il seme che ne è nato
proof-command = Per verificare ogni carta e ogni dado, scarica la partita ed esegui
