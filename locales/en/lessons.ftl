# Lessons: a first game that teaches itself, and short lessons. What every game shares.

# The entry on the start page: heading, what it is, and its button. $game is the name of the game.
first-game-title = Your first game
first-game-about = Short steps on a real table, about ten minutes.
# On the button of a game, below its name
first-game-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
first-game-learn = Learn { $game }
# The same button when a lesson was left before its end
first-game-go-on = Go on with step { $step }
# The link once a first game is finished
first-game-again = Lessons: the first game and more
first-game-more = Short lessons

# The head of the card: "Step 5 of 12: sailing"
lesson-step = Step { $number } of { $steps }: { $topic }
# For screen readers: the card as a whole
lesson-label = Lesson
# Buttons of the card
lesson-show = Show me again
lesson-skip = Skip
lesson-next = Go on
# Asked when "Skip" was chosen
lesson-skip-title = Skip this step?
lesson-skip-text = Nothing is lost: the rules page tells it too.
lesson-skip-step = Skip the step
lesson-skip-all = End the lesson
lesson-skip-stay = Stay

# After another legal move: the heading, and the two answers
lesson-other-title = Another way to play
lesson-other-back = Take it back
lesson-other-keep = Keep my move
# Where the question stands otherwise, while the other player waits for the answer
lesson-other-wait = { $name } waits until you have chosen.

# No step fits the position right now
lesson-free-title = Play as you like
lesson-free-text = The next step comes by itself, as soon as its moment is there.

# The last card of a lesson
lesson-end-title = That is the whole game
lesson-end-text = The rest is deciding. Play on against { $name }, who is a beginner too; “Hint” helps whenever you like.
lesson-short-end-title = That is all
lesson-short-end-text = You can play on from here, or look at another lesson.
lesson-end-play = Play on
lesson-end-new = To the start page
