# Sfârșitul jocului
end-you = { $name } (tu)
end-wins = { $who ->
    [you] Ai câștigat
    [other] Ai pierdut
   *[name] Câștigă { $name }
}
end-wins-by = { $who ->
    [you] { $points ->
        [one] Ai câștigat la { $points } punct diferență
        [few] Ai câștigat la { $points } puncte diferență
       *[other] Ai câștigat la { $points } de puncte diferență
    }
    [other] { $points ->
        [one] Ai pierdut la { $points } punct diferență
        [few] Ai pierdut la { $points } puncte diferență
       *[other] Ai pierdut la { $points } de puncte diferență
    }
   *[name] { $points ->
        [one] { $name } câștigă la { $points } punct diferență
        [few] { $name } câștigă la { $points } puncte diferență
       *[other] { $name } câștigă la { $points } de puncte diferență
    }
}
end-scores = { $first } la { $second }.
end-difference = Ce a făcut diferența: { $source }.
end-close = A fost o luptă strânsă peste tot.
end-wins-tie = { $who ->
    [you] Egalitate: ai câștigat
    [other] Egalitate: ai pierdut
   *[name] Egalitate: câștigă { $name }
}
end-tie = { $points ->
    [one] { $name } și { $other } au câte { $points } punct. Decide departajarea: { $name } { $more }, { $other } { $less }.
    [few] { $name } și { $other } au câte { $points } puncte. Decide departajarea: { $name } { $more }, { $other } { $less }.
   *[other] { $name } și { $other } au câte { $points } de puncte. Decide departajarea: { $name } { $more }, { $other } { $less }.
}
end-tie-imhotep = { $points ->
    [one] { $name } și { $other } au câte { $points } punct. Decid pietrele din depozit: { $name } { $more }, { $other } { $less }.
    [few] { $name } și { $other } au câte { $points } puncte. Decid pietrele din depozit: { $name } { $more }, { $other } { $less }.
   *[other] { $name } și { $other } au câte { $points } de puncte. Decid pietrele din depozit: { $name } { $more }, { $other } { $less }.
}
end-tie-anubixx = { $points ->
    [one] { $name } și { $other } au câte { $points } punct. Decid marcajele X din piramidă: { $name } { $more }, { $other } { $less }.
    [few] { $name } și { $other } au câte { $points } puncte. Decid marcajele X din piramidă: { $name } { $more }, { $other } { $less }.
   *[other] { $name } și { $other } au câte { $points } de puncte. Decid marcajele X din piramidă: { $name } { $more }, { $other } { $less }.
}
end-shared = Victorie împărțită: { $names }
end-shared-text = { $points ->
    [one] Egalitate la { $points } punct, ca și la departajare.
    [few] Egalitate la { $points } puncte, ca și la departajare.
   *[other] Egalitate la { $points } de puncte, ca și la departajare.
}
end-resigned = Abandon: { $names }.
end-flagged = Timp expirat: { $names }.
end-no-winner = Fără câștigător
end-aborted = Cineva nu a făcut prima mutare.
end-abandoned = Nimeni nu a mai jucat aici de mult.
end-closed = Proprietarul serverului a închis această masă.
end-rematch = Revanșă
end-to-rematch = La revanșă
end-agree-rematch = Mai joc și eu
end-replay = Reluare
end-board = Vezi masa
end-download = Descarcă partida
end-home = Pagina de start
end-sources = De unde au venit punctele
end-charts = Cum a decurs jocul
end-lead = Avansul, rundă cu rundă
end-lead-label = Câte puncte ar fi avut fiecare jucător dacă jocul s-ar fi încheiat după fiecare rundă
end-lead-loading = O privire înapoi…

end-source-pyramids = Piramide
end-source-temple = Templu
end-source-burial = Cameră mortuară
end-source-obelisks = Obeliscuri
end-source-decorations = Ornamente
end-source-statues = Statui
end-source-blue_cards = Cărți albastre
end-source-wrath = Mânia faraonului
end-source-pyramid = Piramidă
end-source-arch = Arc
end-source-relief = Relief
end-source-bonuses = Bonusuri
end-source-quarry = Carieră
end-source-jokers = Jokeri

proof-shared = Hazardul a fost corect: nimeni nu l-a putut alege. În sămânță se află și numărul tău aleatoriu
proof-good = Hazardul a fost fixat înainte de joc: secretul corespunde cu ce s-a promis
proof-bad = Dovada nu corespunde cu ce s-a promis la început
proof-unknown = Hazardul poate fi verificat: promisiunea, secretul și sămânța sunt aici
proof-text = Înainte să se așeze cineva la masă, serverul a publicat amprenta SHA-256 a secretului său. Apoi pagina fiecăruia a adăugat un număr aleatoriu propriu. Din toate s-a format sămânța, iar din ea au rezultat fiecare amestecare și fiecare aruncare. Browserul tău tocmai a verificat asta singur.
proof-commitment = Publicat înainte de joc
proof-secret = Secretul serverului, arătat acum
proof-number = Număr aleatoriu: { $name }
proof-seed = Sămânța formată din ele
proof-command = Ca să verifici fiecare carte și fiecare zar, descarcă partida și rulează
