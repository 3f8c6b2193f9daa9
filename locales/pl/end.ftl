# Koniec gry
# Za własnym imieniem na liście graczy
end-you = { $name } (ty)
end-wins = { $who ->
    [you] Wygrywasz
    [other] Przegrywasz
   *[name] Wygrywa { $name }
}
end-wins-by = { $who ->
    [you] Wygrywasz różnicą
    [other] Przegrywasz różnicą
   *[name] { $name } wygrywa różnicą
} { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
    [many] { $points } punktów
   *[other] { $points } punktu
}
# Punkty pierwszej i drugiej osoby
end-scores = { $first } do { $second }.
# $source to nazwa z „end-source-…”
end-difference = Największa różnica: { $source }.
end-close = Wszędzie szło łeb w łeb.
end-wins-tie = { $who ->
    [you] Remis: wygrywasz
    [other] Remis: przegrywasz
   *[name] Remis: wygrywa { $name }
}
end-tie = { $points ->
    [one] { $name } i { $other } mają po { $points } punkcie. Decyduje rozstrzygnięcie remisu: { $name } { $more }, { $other } { $less }.
    [few] { $name } i { $other } mają po { $points } punkty. Decyduje rozstrzygnięcie remisu: { $name } { $more }, { $other } { $less }.
    [many] { $name } i { $other } mają po { $points } punktów. Decyduje rozstrzygnięcie remisu: { $name } { $more }, { $other } { $less }.
   *[other] { $name } i { $other } mają po { $points } punktu. Decyduje rozstrzygnięcie remisu: { $name } { $more }, { $other } { $less }.
}
end-tie-imhotep = { $points ->
    [one] { $name } i { $other } mają po { $points } punkcie. Decydują kamienie w składzie: { $name } { $more }, { $other } { $less }.
    [few] { $name } i { $other } mają po { $points } punkty. Decydują kamienie w składzie: { $name } { $more }, { $other } { $less }.
    [many] { $name } i { $other } mają po { $points } punktów. Decydują kamienie w składzie: { $name } { $more }, { $other } { $less }.
   *[other] { $name } i { $other } mają po { $points } punktu. Decydują kamienie w składzie: { $name } { $more }, { $other } { $less }.
}
end-tie-anubixx = { $points ->
    [one] { $name } i { $other } mają po { $points } punkcie. Decydują krzyżyki w piramidzie: { $name } { $more }, { $other } { $less }.
    [few] { $name } i { $other } mają po { $points } punkty. Decydują krzyżyki w piramidzie: { $name } { $more }, { $other } { $less }.
    [many] { $name } i { $other } mają po { $points } punktów. Decydują krzyżyki w piramidzie: { $name } { $more }, { $other } { $less }.
   *[other] { $name } i { $other } mają po { $points } punktu. Decydują krzyżyki w piramidzie: { $name } { $more }, { $other } { $less }.
}
# $names to lista: „Mara i Ilie”
end-shared = Wspólne zwycięstwo: { $names }
end-shared-text = { $points ->
    [one] Po { $points } punkcie, a remisu nic nie rozstrzyga.
    [few] Po { $points } punkty, a remisu nic nie rozstrzyga.
    [many] Po { $points } punktów, a remisu nic nie rozstrzyga.
   *[other] Po { $points } punktu, a remisu nic nie rozstrzyga.
}
# $names to lista tych, którzy się poddali
end-resigned = Poddana partia: { $names }.
end-flagged = Koniec czasu: { $names }.
end-no-winner = Bez zwycięzcy
end-aborted = Zabrakło czyjegoś pierwszego ruchu.
end-abandoned = Od dawna nikt tu nie gra.
end-closed = Właściciel serwera zamknął ten stół.
end-rematch = Rewanż
end-to-rematch = Do rewanżu
end-agree-rematch = Zagraj jeszcze raz
end-replay = Powtórka
end-board = Zobacz planszę
end-download = Pobierz zapis partii
end-home = Strona startowa
end-sources = Skąd są punkty
end-charts = Przebieg gry
end-lead = Prowadzenie, runda po rundzie
end-lead-label = Wynik każdego gracza, gdyby gra skończyła się po danej rundzie
end-lead-loading = Odtwarzanie przebiegu…

end-source-pyramids = Piramidy
end-source-temple = Świątynia
end-source-burial = Grobowiec
end-source-obelisks = Obeliski
end-source-decorations = Dekoracje
end-source-statues = Posągi
end-source-blue_cards = Niebieskie karty
end-source-wrath = Gniew faraona
end-source-pyramid = Piramida
end-source-arch = Łuk
end-source-relief = Relief
end-source-bonuses = Premie
end-source-quarry = Kamieniołom
end-source-jokers = Jokery

proof-shared = Losowanie było uczciwe: nikt nie mógł na nie wpłynąć. W ziarnie jest też twoja liczba losowa
proof-good = Losowanie było ustalone przed grą: sekret zgadza się z tym, co ogłoszono
proof-bad = Dowód nie zgadza się z tym, co ogłoszono na początku
proof-unknown = Losowanie można sprawdzić: oto skrót ogłoszony przed grą, sekret i ziarno
proof-text = Zanim ktokolwiek zajął miejsce, serwer ogłosił skrót SHA-256 swojego sekretu. Potem strona każdego gracza dodała własną liczbę losową. Z tego wszystkiego powstało ziarno, a z niego wynika każde tasowanie i każdy rzut. Twoja przeglądarka właśnie to sprawdziła.
proof-commitment = Ogłoszone przed grą
proof-secret = Sekret serwera, teraz ujawniony
proof-number = Liczba losowa: { $name }
proof-seed = Powstałe z nich ziarno
proof-command = Żeby sprawdzić każdą kartę i kość, pobierz zapis partii i uruchom
