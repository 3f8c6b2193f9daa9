# Pelin loppu
# Oman nimen jäljessä pelaajaluettelossa
end-you = { $name } (sinä)
end-wins = { $who ->
    [you] Sinä voitit
    [other] Hävisit
   *[name] { $name } voitti
}
end-wins-by = { $who ->
    [you] { $points ->
        [one] Voitit { $points } pisteen erolla
       *[other] Voitit { $points } pisteen erolla
    }
    [other] { $points ->
        [one] Hävisit { $points } pisteen erolla
       *[other] Hävisit { $points } pisteen erolla
    }
   *[name] { $points ->
        [one] { $name } voitti { $points } pisteen erolla
       *[other] { $name } voitti { $points } pisteen erolla
    }
}
# Ensimmäisen ja toisen pisteet
end-scores = { $first }–{ $second }.
# $source on nimi teksteistä ”end-source-…”
end-difference = Suurin ero: { $source }.
end-close = Erot olivat kaikkialla pieniä.
end-wins-tie = { $who ->
    [you] Tasapisteet: sinä voitit
    [other] Tasapisteet: hävisit
   *[name] Tasapisteet: { $name } voitti
}
end-tie = { $points ->
    [one] { $name } ja { $other }: molemmilla { $points } piste. Tasatilanne ratkeaa: { $name } { $more }, { $other } { $less }.
   *[other] { $name } ja { $other }: molemmilla { $points } pistettä. Tasatilanne ratkeaa: { $name } { $more }, { $other } { $less }.
}
end-tie-imhotep = { $points ->
    [one] { $name } ja { $other }: molemmilla { $points } piste. Varaston kivet ratkaisevat: { $name } { $more }, { $other } { $less }.
   *[other] { $name } ja { $other }: molemmilla { $points } pistettä. Varaston kivet ratkaisevat: { $name } { $more }, { $other } { $less }.
}
end-tie-anubixx = { $points ->
    [one] { $name } ja { $other }: molemmilla { $points } piste. Pyramidin rastit ratkaisevat: { $name } { $more }, { $other } { $less }.
   *[other] { $name } ja { $other }: molemmilla { $points } pistettä. Pyramidin rastit ratkaisevat: { $name } { $more }, { $other } { $less }.
}
# $names on luettelo: ”Mara ja Ilie”
end-shared = Jaettu voitto: { $names }
end-shared-text = { $points ->
    [one] Kaikilla { $points } piste, eikä mikään ratkaise tasatilannetta.
   *[other] Kaikilla { $points } pistettä, eikä mikään ratkaise tasatilannetta.
}
# $names on luettelo luovuttaneista
end-resigned = Luovuttaneet: { $names }.
end-flagged = Aika loppui: { $names }.
end-no-winner = Ei voittajaa
end-aborted = Joku ei tehnyt ensimmäistä siirtoaan.
end-abandoned = Kukaan ei ole pelannut täällä pitkään aikaan.
end-closed = Palvelimen omistaja on sulkenut tämän pöydän.
end-rematch = Uusintapeli
end-to-rematch = Uusintapeliin
end-agree-rematch = Minäkin pelaan uudestaan
end-replay = Toisto
end-board = Katso pelilautaa
end-download = Lataa pelin tallenne
end-home = Aloitussivu
end-sources = Mistä pisteet tulivat
end-charts = Miten peli kulki
end-lead = Pistetilanne kierros kierrokselta
end-lead-label = Mitä kukin pelaaja olisi saanut, jos peli olisi päättynyt kuhunkin kierrokseen
end-lead-loading = Katsotaan taaksepäin…

end-source-pyramids = Pyramidit
end-source-temple = Temppeli
end-source-burial = Hautakammio
end-source-obelisks = Obeliskit
end-source-decorations = Koristelut
end-source-statues = Patsaat
end-source-blue_cards = Siniset kortit
end-source-wrath = Faaraon viha
end-source-pyramid = Pyramidi
end-source-arch = Riemukaari
end-source-relief = Reliefi
end-source-bonuses = Bonukset
end-source-quarry = Kaivos
end-source-jokers = Jokerit

proof-shared = Arvonta oli reilu: kukaan ei voinut vaikuttaa siihen. Oma satunnaislukusi on mukana siemenluvussa
proof-good = Arvonta oli lukittu ennen peliä: salaisuus vastaa sitä, mitä luvattiin
proof-bad = Todiste ei vastaa sitä, mitä alussa luvattiin
proof-unknown = Arvonnan voi tarkistaa: lupaus, salaisuus ja siemenluku ovat tässä
proof-text = Ennen kuin kukaan istui pöytään, palvelin julkaisi salaisuutensa SHA-256-tiivisteen. Sitten jokaisen pelaajan sivu lisäsi oman satunnaislukunsa. Siemenluku tehtiin niistä kaikista, ja jokainen sekoitus ja heitto seuraa siitä. Selaimesi on juuri tarkistanut tämän itse.
proof-commitment = Julkaistu ennen peliä
proof-secret = Palvelimen salaisuus, nyt paljastettu
proof-number = Satunnaisluku: { $name }
proof-seed = Niistä tehty siemenluku
proof-command = Jos haluat tarkistaa jokaisen kortin ja nopan, lataa pelin tallenne ja suorita
