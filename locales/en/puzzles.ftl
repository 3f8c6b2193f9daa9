# Puzzles: a position, a few moves to choose from, one of them clearly best
puzzle-title = Puzzle of the day
# Title of the page for a day that has passed
puzzle-earlier = An earlier puzzle
# On the start page, below the title
puzzle-about = { $game }: one move is clearly best, and it is not the obvious one.
puzzle-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
# Button on the start page
puzzle-solve = Solve it
# The same button once the puzzle of the day is answered
puzzle-look = Look again
# Read aloud in place of the picture
puzzle-board = The board
puzzle-you-play = You decide for seat { $seat }.
puzzle-question = Which move wins most often here?
puzzle-right = Right
puzzle-not-best = Not the best
# $best is a move in words, $chance a percentage. Hidden cards are not known to the player.
puzzle-average = Best: { $best }. It wins about { $chance } of the games, on average over everything you cannot see.
# Beside an answer
puzzle-chance = wins { $chance }
puzzle-chance-yours = wins { $chance }. Your choice
puzzle-steps = What the ten steps chose
# Read aloud: $steps is a list of numbers, $move a move in words
puzzle-steps-chose = Steps { $steps }: { $move }
puzzle-agree = { $levels ->
    [0] None of the ten steps chose what you chose.
    [one] { $levels } step of the ladder agrees with you.
   *[other] { $levels } steps of the ladder agree with you.
}
# Button: opens a table from this position
puzzle-play-on = Play on from here
# Link to the puzzle of the day before
puzzle-before = The day before
puzzle-kept = { $hours ->
    [one] Next puzzle in { $hours } hour.
   *[other] Next puzzle in { $hours } hours.
} { $days ->
    [0] Kept on this device only.
    [one] Solved { $days } day in a row. Kept on this device only.
   *[other] Solved { $days } days in a row. Kept on this device only.
}
