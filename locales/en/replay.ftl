# Replay and analysis
replay-title = Replay
replay-first = To the beginning (Home)
replay-back = One move back
replay-play = Play the moves
replay-pause = Pause
replay-next = One move on
replay-last = To the end (End)
replay-play-on = Play on from here
replay-result = To the result
replay-inaccuracy = Inaccuracy.
replay-mistake = Mistake.
replay-blunder = Blunder.
# $move and $best are moves as commands, $lost is a percentage
replay-better = { $name }: { $move }. Better: { $best }. Chance of winning: { $lost } higher.

analysis-title = Chance of winning, move by move
analysis-start = Analyse the game
analysis-text = A strong bot looks at every decision and marks the mistakes.
analysis-progress = Looked at { $done } of the game…
analysis-none = No mistake of ten per cent or more. Well played, everybody.
analysis-show = Show on the board
analysis-at = Round { $round }, move { $ply }
analysis-chart = Chance of winning of each player over the game
