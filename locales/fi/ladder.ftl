# Kymmenen botin portaat aloitussivulla: mitä ylempänä, sitä vahvempi
# Pelin valinnan vieressä
start-one-bot = yhtä bottia vastaan
# Painike: avaa lomakkeen pöydälle, jossa on enemmän pelaajia
start-more-options = Lisää valintoja
# Merkki sen portaan yläpuolella, johon pelaajan omat pelit viittaavat
stair-you = suunnilleen sinun tasoasi
# Pelaajalle, jolla on alle kolme päättynyttä peliä
stair-new = Uusi täällä? Porras 2 on leppoisa alku.
# Valittu porras ja botin arvonimi
stair-step = Porras { $step }: { $name }
# Sen vieressä: miten porras vertautuu pelaajaan
stair-relation = { $relation ->
    [above] { $steps ->
        [one] { $steps } porras sinua ylempänä
       *[other] { $steps } porrasta sinua ylempänä
    }
    [below] { $steps ->
        [one] { $steps } porras sinua alempana
       *[other] { $steps } porrasta sinua alempana
    }
   *[same] suunnilleen sinun tasoasi
}
# Sama ääneen luettuna
stair-value = { $relation ->
    [above] { $steps ->
        [one] Porras { $step }, { $name }, { $steps } porras sinua ylempänä
       *[other] Porras { $step }, { $name }, { $steps } porrasta sinua ylempänä
    }
    [below] { $steps ->
        [one] Porras { $step }, { $name }, { $steps } porras sinua alempana
       *[other] Porras { $step }, { $name }, { $steps } porrasta sinua alempana
    }
    [same] Porras { $step }, { $name }, suunnilleen sinun tasoasi
   *[unknown] Porras { $step }, { $name }
}
# Below how the chosen step plays, for a game in which bots vary
stair-days = Sillä on hyviä ja huonoja päiviä: portaan vahvempi tai heikompi.
