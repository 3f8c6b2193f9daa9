# Ustawienia tej przeglądarki
settings-title = Ustawienia
settings-name = Twoje imię
settings-theme = Kolory
settings-theme-system = Systemowe
settings-theme-light = Jasne
settings-theme-dark = Ciemne
settings-sounds = Dźwięki
settings-notices = Powiadom o mojej turze
settings-speed = Ruch elementów
settings-speed-calm = Spokojny
settings-speed-normal = Zwykły
settings-speed-quick = Szybki
settings-speed-off = Bez ruchu
# O dźwiękach albo powiadomieniach
settings-on = Tak
# O dźwiękach albo powiadomieniach
settings-off = Nie
