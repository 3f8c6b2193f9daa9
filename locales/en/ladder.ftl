# The ladder of ten bots on the start page: a stair with ten steps, the higher the stronger
# Beside the choice of the game
start-one-bot = against one bot
# Button: opens the form for a table with more players
start-more-options = More players and options
# Marker above the step that the player's own games point to
stair-you = about as strong as you
# For who has finished fewer than three games
stair-new = New here? Step 2 is a friendly start.
# The chosen step and the bot's title
stair-step = Step { $step }: { $name }
# Beside it: how the chosen step compares with the player. $relation is above, below, same or unknown.
stair-relation = { $relation ->
    [above] { $steps ->
        [one] { $steps } step above you
       *[other] { $steps } steps above you
    }
    [below] { $steps ->
        [one] { $steps } step below you
       *[other] { $steps } steps below you
    }
   *[same] about as strong as you
}
# The same, read aloud
stair-value = { $relation ->
    [above] { $steps ->
        [one] Step { $step }, { $name }, { $steps } step above you
       *[other] Step { $step }, { $name }, { $steps } steps above you
    }
    [below] { $steps ->
        [one] Step { $step }, { $name }, { $steps } step below you
       *[other] Step { $step }, { $name }, { $steps } steps below you
    }
    [same] Step { $step }, { $name }, about as strong as you
   *[unknown] Step { $step }, { $name }
}
# Below how the chosen step plays, for a game in which bots vary
stair-days = Has good and bad days: a step stronger or weaker.
