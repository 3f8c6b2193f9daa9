# Ustawienia tej przeglądarki
settings-title = Ustawienia
settings-name = Twoje imię
settings-theme = Kolory
settings-theme-system = Systemowe
settings-theme-light = Jasne
settings-theme-dark = Ciemne
settings-sounds = Dźwięki
settings-notices = Powiadom o mojej turze
settings-speed = Animacje
settings-speed-calm = Spokojne
settings-speed-normal = Zwykłe
settings-speed-quick = Szybkie
settings-speed-off = Brak
# O dźwiękach albo powiadomieniach
settings-on = Tak
# O dźwiękach albo powiadomieniach
settings-off = Nie
