# What a person sets for this browser
settings-title = Settings
settings-name = Your name
settings-theme = Colours
settings-theme-system = System
settings-theme-light = Light
settings-theme-dark = Dark
settings-sounds = Sounds
settings-motion = Pieces travel
settings-on = On
settings-off = Off
