# La pagina delle regole
ref-title = Le regole
ref-about = Complete, con parole nostre: prima i giochi in breve, poi ogni regola, gli esempi e i chiarimenti per i casi rari.
ref-search = Cerca nelle regole
ref-search-hint = una parola, per esempio parità o jolly
ref-found = { $entries ->
    [0] Non si trova nulla. Prova con un’altra parola.
    [one] { $entries } voce trovata.
   *[other] { $entries } voci trovate.
}
ref-contents = Indice
ref-print = Stampa
ref-in-short = In breve
ref-example = Esempio { $number }
ref-ruling = Chiarimento { $number }
ref-side = Lato { $side }
ref-play-stone = Aggiungi una pietra
ref-play-again = Ricomincia
ref-open = Regole: { $thing }
