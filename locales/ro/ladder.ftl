# Scara celor zece boți de pe pagina de start: zece trepte, cu cât mai sus, cu atât mai puternici
start-one-bot = împotriva unui bot
start-more-options = Mai mulți jucători și opțiuni
stair-you = cam de forța ta
stair-new = Prima dată aici? Treapta 2 e un început bun.
stair-step = Treapta { $step }: { $name }
stair-relation = { $relation ->
    [above] { $steps ->
        [one] cu { $steps } treaptă peste tine
        [few] cu { $steps } trepte peste tine
       *[other] cu { $steps } de trepte peste tine
    }
    [below] { $steps ->
        [one] cu { $steps } treaptă sub tine
        [few] cu { $steps } trepte sub tine
       *[other] cu { $steps } de trepte sub tine
    }
   *[same] cam de forța ta
}
stair-value = { $relation ->
    [above] { $steps ->
        [one] Treapta { $step }, { $name }, cu { $steps } treaptă peste tine
        [few] Treapta { $step }, { $name }, cu { $steps } trepte peste tine
       *[other] Treapta { $step }, { $name }, cu { $steps } de trepte peste tine
    }
    [below] { $steps ->
        [one] Treapta { $step }, { $name }, cu { $steps } treaptă sub tine
        [few] Treapta { $step }, { $name }, cu { $steps } trepte sub tine
       *[other] Treapta { $step }, { $name }, cu { $steps } de trepte sub tine
    }
    [same] Treapta { $step }, { $name }, cam de forța ta
   *[unknown] Treapta { $step }, { $name }
}
# Below how the chosen step plays, for a game in which bots vary
stair-days = Are zile bune și zile proaste: cu o treaptă mai puternic sau mai slab.
