# Podpowiedzi: ruchy jako polecenia i ich uzasadnienia
hint-title = Podpowiedź
hint-thinking = Chwila, myślę…
hint-best = Ten ruch najczęściej prowadzi do wygranej.
hint-none = Teraz nie ma czego radzić.
hint-chance = szansa na wygraną około { $chance }
hint-note = Kliknięcie wykonuje ruch. Najlepszy jest pierwszy.

hint-expected-points = { $points ->
    [one] Twój przewidywany wynik: około { $points } punktu.
    [few] Twój przewidywany wynik: około { $points } punktów.
    [many] Twój przewidywany wynik: około { $points } punktów.
   *[other] Twój przewidywany wynik: około { $points } punktu.
}

# Skąd są punkty, jako część zdania
hint-at = { $source ->
    [pyramids] w Piramidach
    [temple] w Świątyni
    [burial] w Grobowcu
    [obelisks] na Obeliskach
    [decorations] za dekoracje
    [statues] za posągi
    [blue_cards] za niebieskie karty
    [wrath] za Gniew faraona
    [pyramid] w piramidzie
    [arch] w łuku
    [relief] w reliefie
    [bonuses] z premii
    [quarry] w kamieniołomie
    [jokers] z jokerów
   *[other] ({ $sourceName })
}
# Co przynosi gra po ruchu: $points wynosi co najmniej 2
hint-line-gain = { $who ->
    [you] { $points ->
        [one] Dalsza gra przynosi ci { $points } punkt { hint-at }.
        [few] Dalsza gra przynosi ci { $points } punkty { hint-at }.
        [many] Dalsza gra przynosi ci { $points } punktów { hint-at }.
       *[other] Dalsza gra przynosi ci { $points } punktu { hint-at }.
    }
   *[other] { $points ->
        [one] W dalszej grze { $name } zdobywa { $points } punkt { hint-at }.
        [few] W dalszej grze { $name } zdobywa { $points } punkty { hint-at }.
        [many] W dalszej grze { $name } zdobywa { $points } punktów { hint-at }.
       *[other] W dalszej grze { $name } zdobywa { $points } punktu { hint-at }.
    }
}
hint-line-fewer = { $who ->
    [you] { $points ->
        [one] W przeciwnym razie zdobywasz o { $points } punkt mniej { hint-at }.
        [few] W przeciwnym razie zdobywasz o { $points } punkty mniej { hint-at }.
        [many] W przeciwnym razie zdobywasz o { $points } punktów mniej { hint-at }.
       *[other] W przeciwnym razie zdobywasz o { $points } punktu mniej { hint-at }.
    }
   *[other] { $points ->
        [one] W przeciwnym razie { $name } zdobywa o { $points } punkt mniej { hint-at }.
        [few] W przeciwnym razie { $name } zdobywa o { $points } punkty mniej { hint-at }.
        [many] W przeciwnym razie { $name } zdobywa o { $points } punktów mniej { hint-at }.
       *[other] W przeciwnym razie { $name } zdobywa o { $points } punktu mniej { hint-at }.
    }
}
hint-line-more = { $who ->
    [you] { $points ->
        [one] W przeciwnym razie zdobywasz o { $points } punkt więcej { hint-at }.
        [few] W przeciwnym razie zdobywasz o { $points } punkty więcej { hint-at }.
        [many] W przeciwnym razie zdobywasz o { $points } punktów więcej { hint-at }.
       *[other] W przeciwnym razie zdobywasz o { $points } punktu więcej { hint-at }.
    }
   *[other] { $points ->
        [one] W przeciwnym razie { $name } zdobywa o { $points } punkt więcej { hint-at }.
        [few] W przeciwnym razie { $name } zdobywa o { $points } punkty więcej { hint-at }.
        [many] W przeciwnym razie { $name } zdobywa o { $points } punktów więcej { hint-at }.
       *[other] W przeciwnym razie { $name } zdobywa o { $points } punktu więcej { hint-at }.
    }
}

hint-take = { $stones ->
    [one] { $stones } kamień więcej w składzie
    [few] { $stones } kamienie więcej w składzie
    [many] { $stones } kamieni więcej w składzie
   *[other] { $stones } kamienia więcej w składzie
}, razem będzie { $sled }.
hint-load = Miejsce na łodzi { $ship }. Twoje kamienie na niej: { $mine }{ $others ->
    [0] .
   *[other] , cudze: { $others }.
}
hint-sail = { $site ->
    [market] Do Targowiska
    [pyramid] Do Piramidy
    [pyramids] Do Piramid
    [temple] Do Świątyni
    [burial] Do Grobowca
   *[obelisks] Do Obelisków
} { $mine ->
    [one] płynie { $mine } twój kamień
    [few] płyną { $mine } twoje kamienie
    [many] płynie { $mine } twoich kamieni
   *[other] płynie { $mine } twojego kamienia
}{ $others ->
    [0] .
    [one] {" "}i { $others } cudzy.
    [few] {" "}i { $others } cudze.
    [many] {" "}i { $others } cudzych.
   *[other] {" "}i { $others } cudzego.
}
hint-sail-empty = { $others ->
    [one] { $others } cudzy kamień trafia
    [few] { $others } cudze kamienie trafiają
    [many] { $others } cudzych kamieni trafia
   *[other] { $others } cudzego kamienia trafia
} { $site ->
    [market] do Targowiska
    [pyramid] do Piramidy
    [pyramids] do Piramid
    [temple] do Świątyni
    [burial] do Grobowca
   *[obelisks] do Obelisków
}, z dala od lepszych placów budowy.
hint-card = To dobry moment na tę kartę: { $card ->
    [entrance] Wejście
    [sarcophagus] Sarkofag
    [paved_path] Brukowana droga
    [pyramid_decoration] Dekoracje – Piramida
    [temple_decoration] Dekoracje – Świątynia
    [burial_decoration] Dekoracje – Grobowiec
    [obelisk_decoration] Dekoracje – Obelisk
    [statue] Posąg
    [lever] Dźwignia
    [hammer] Młotek
    [sail] Żagiel
   *[chisel] Dłuto
}.
hint-pick = Ta karta jest dla ciebie najwięcej warta: { $card ->
    [entrance] Wejście
    [sarcophagus] Sarkofag
    [paved_path] Brukowana droga
    [pyramid_decoration] Dekoracje – Piramida
    [temple_decoration] Dekoracje – Świątynia
    [burial_decoration] Dekoracje – Grobowiec
    [obelisk_decoration] Dekoracje – Obelisk
    [statue] Posąg
    [lever] Dźwignia
    [hammer] Młotek
    [sail] Żagiel
   *[chisel] Dłuto
}.
hint-pick-hidden = Wybór z dwóch zakrytych kart jest wart więcej niż to, co leży odkryte.
hint-build = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} { $pyramid ->
    [left] w lewej piramidzie.
    [middle] w środkowej piramidzie.
   *[right] w prawej piramidzie.
}
hint-bonus-point = Punkt jest wart więcej niż kamienie.
hint-bonus-stones = Kamienie są warte więcej niż punkt.
hint-unload = Ta kolejność jest dla ciebie najlepsza.
hint-wait = Nie ma nic lepszego do zrobienia.

move-take = Weź kamienie
move-load = Załaduj kamień na łódź { $ship }, pole { $space }
move-sail = Popłyń łodzią { $ship } { $site ->
    [market] do Targowiska
    [pyramid] do Piramidy
    [pyramids] do Piramid
    [temple] do Świątyni
    [burial] do Grobowca
   *[obelisks] do Obelisków
}
move-play = { $card ->
    [entrance] Zagraj Wejście
    [sarcophagus] Zagraj Sarkofag
    [paved_path] Zagraj Brukowaną drogę
    [pyramid_decoration] Zagraj Dekoracje – Piramida
    [temple_decoration] Zagraj Dekoracje – Świątynia
    [burial_decoration] Zagraj Dekoracje – Grobowiec
    [obelisk_decoration] Zagraj Dekoracje – Obelisk
    [statue] Zagraj Posąg
    [lever] Zagraj Dźwignię
    [hammer] Zagraj Młotek
    [sail] Zagraj Żagiel
   *[chisel] Zagraj Dłuto
}
move-unload = Wyładuj teraz kamień tego gracza: { $name }
move-pick = Weź kartę z Targowiska, miejsce { $place }
move-keep = Zatrzymaj zakrytą kartę { $place }
move-build = { $pyramid ->
    [left] Dołóż kamień do lewej piramidy
    [middle] Dołóż kamień do środkowej piramidy
   *[right] Dołóż kamień do prawej piramidy
}
move-bonus-point = Weź punkt
move-bonus-stones = Weź kamienie
move-skip = Nic nie ładuj
move-pass = Pasuj
move-pyramid = { $jokers ->
    [0] Zaznacz w piramidzie: poziom { $level }, kamień { $stone }
   *[other] Zaznacz w piramidzie za jokera: poziom { $level }, kamień { $stone }
}
move-arch = { $column ->
    [left] { $jokers ->
        [0] Zaznacz w lewej kolumnie łuku: poziom { $level }
       *[other] Zaznacz w lewej kolumnie łuku za jokera: poziom { $level }
    }
   *[right] { $jokers ->
        [0] Zaznacz w prawej kolumnie łuku: poziom { $level }
       *[other] Zaznacz w prawej kolumnie łuku za jokera: poziom { $level }
    }
}
move-keystone = { $jokers ->
    [0] Zaznacz zwornik
   *[other] Zaznacz zwornik za jokera
}
move-relief = { $jokers ->
    [0] Zaznacz dwa pola reliefu: rząd { $row }, pole { $column }; rząd { $row2 }, pole { $column2 }
    [one] Zaznacz dwa pola reliefu za { $jokers } jokera: rząd { $row }, pole { $column }; rząd { $row2 }, pole { $column2 }
    [few] Zaznacz dwa pola reliefu za { $jokers } jokery: rząd { $row }, pole { $column }; rząd { $row2 }, pole { $column2 }
    [many] Zaznacz dwa pola reliefu za { $jokers } jokerów: rząd { $row }, pole { $column }; rząd { $row2 }, pole { $column2 }
   *[other] Zaznacz dwa pola reliefu za { $jokers } jokera: rząd { $row }, pole { $column }; rząd { $row2 }, pole { $column2 }
}
move-done = Zakończ akcję
