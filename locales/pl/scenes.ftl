# Co właśnie się dzieje i co wydarzyło się od twojej ostatniej tury
scene-skip = Pomiń
scene-skip-key = Spacja
# Nikt nie dostaje stąd punktów
scene-nobody = nikt
scene-final-count = Końcowe podliczanie punktów

scene-sail = { $who ->
    [you] Dopływasz
   *[other] { $name } dopływa
} { $site ->
    [market] do Targowiska
    [pyramid] do Piramidy
    [pyramids] do Piramid
    [temple] do Świątyni
    [burial] do Grobowca
   *[obelisks] do Obelisków
}
scene-last-round = Ostatnia runda dobiega końca
scene-last-ship = Płynie ostatnia łódź
scene-stone = { $site ->
    [pyramid] { $name }: kamień do Piramidy
    [pyramids] { $name }: kamień do Piramid
    [temple] { $name }: kamień do Świątyni
    [burial] { $name }: kamień do Grobowca
   *[obelisks] { $name }: kamień do Obelisków
}
scene-market = { $name } może wziąć kartę
scene-temple = Punkty za Świątynię
scene-temple-text = Liczy się kamień na wierzchu każdego pola.
scene-leave = Łodzie odpływają
scene-leave-cards = { $cards ->
    [one] { $cards } karta zostaje odrzucona.
    [few] { $cards } karty zostają odrzucone.
    [many] { $cards } kart zostaje odrzuconych.
   *[other] { $cards } karty zostaje odrzucone.
}
scene-begins = { $who ->
    [you] Zaczynasz
   *[other] { $name } zaczyna
}
scene-deal = Nowe karty na Targowisku
# $sizes to lista liczb kamieni: „4, 2 i 1”
scene-groups = { $groups ->
    [one] grupa kamieni: { $sizes }
    [few] grupy kamieni: { $sizes }
    [many] grupy kamieni: { $sizes }
   *[other] grupy kamieni: { $sizes }
}
scene-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}
imhotep-step-return = Nikt już nie płynie: łodzie znikają z rzeki, a kamienie wracają do kamieniołomów
imhotep-step-shuffle = Odrzucone karty są tasowane
imhotep-step-discard = { $name } odrzuca kartę
imhotep-step-card = { $name } dobiera kartę
imhotep-step-load = { $name } ładuje kamień

since-title = Od twojej tury
since-show = Pokaż jeszcze raz
since-hide = Ukryj
# Obok symbolu gracza: co zrobił od twojej tury. Czas teraźniejszy, jedno lub dwa słowa
since-imhotep-take = bierze kamienie
since-imhotep-load = ładuje
since-imhotep-sail = { $site ->
    [market] do Targowiska
    [pyramid] do Piramidy
    [pyramids] do Piramid
    [temple] do Świątyni
    [burial] do Grobowca
   *[obelisks] do Obelisków
}
since-imhotep-play = zagrywa kartę
since-imhotep-unload = wyładowuje
since-imhotep-pick = bierze kartę
since-imhotep-keep = zatrzymuje kartę
since-imhotep-build = buduje
# Obok symbolu gracza: wybór w Świątyni
since-imhotep-bonus = Świątynia
since-imhotep-skip = nic nie ładuje
since-imhotep-pass = pasuje
# Obok symbolu gracza: koniec akcji
since-anubixx-done = gotowe
