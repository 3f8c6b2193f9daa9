# The lessons of Anubixx. $name is the other player. Each step has a title (at most five words), a text (at most two sentences),
# "do": the one thing to do, "topic": what follows "Step 5 of 12:", and "other": what the card says after another legal move.

lesson-anubixx-first = Your first game

lesson-anubixx-first-dice-topic = dice
lesson-anubixx-first-dice-title = A die pays a stone
lesson-anubixx-first-dice-text = You rolled three dice. Each die pays for one stone of its colour on your sheet.
lesson-anubixx-first-dice-do = Cross the yellow stone at the bottom left.
lesson-anubixx-first-dice-other = That is a legal move. The yellow die would have paid for a yellow stone.

lesson-anubixx-first-second-topic = a second stone
lesson-anubixx-first-second-title = Up to two stones
lesson-anubixx-first-second-text = In an action you cross up to two stones. As it is your roll, the dice that you use stay out of play until the round ends.
lesson-anubixx-first-second-do = Cross the orange stone beside it.
lesson-anubixx-first-second-other = That is a legal move. The orange die is still there, now for { $name }.

lesson-anubixx-first-quarry-topic = the quarry
lesson-anubixx-first-quarry-title = No die? The quarry
lesson-anubixx-first-quarry-text = { $name } rolled and used the green die. Now your quarry can pay: it is used from left to right, and stones that you skip are lost.
lesson-anubixx-first-quarry-do = Cross the green stone with the quarry.
lesson-anubixx-first-quarry-other = That is a legal move. Your quarry still has all of its points.

lesson-anubixx-first-joker-topic = jokers
lesson-anubixx-first-joker-title = Jokers pay any colour
lesson-anubixx-first-joker-text = You have two jokers for the whole game. Quarry or joker is your choice, but a fitting die must always be used.
lesson-anubixx-first-joker-do = Cross the violet stone with a joker.
lesson-anubixx-first-joker-other = That is a legal move. A joker that is left at the end is worth 2 points.

lesson-anubixx-first-level-topic = the pyramid
lesson-anubixx-first-level-title = The pyramid grows
lesson-anubixx-first-level-text = A stone higher up needs both stones below it. Only your highest level counts: 3, 6, 10, 15, 21 points.
lesson-anubixx-first-level-do = Cross the red stone on level 2.
lesson-anubixx-first-level-other = That is a legal move. The second level would already be worth 6 points.

lesson-anubixx-first-arch-topic = the arch
lesson-anubixx-first-arch-title = Two columns, one keystone
lesson-anubixx-first-arch-text = Both columns grow from the bottom; the lower one counts, and at the end the keystone. One stone of the pyramid and one of the arch may be combined.
lesson-anubixx-first-arch-do = Cross the lowest stone of the left column.
lesson-anubixx-first-arch-other = That is a legal move. The arch needs stones in both columns.

lesson-anubixx-first-relief-topic = the relief
lesson-anubixx-first-relief-title = The relief wants pairs
lesson-anubixx-first-relief-text = Here you cross exactly two fields that touch, and that is your whole action. Four fields give the first points.
lesson-anubixx-first-relief-do = Cross the first two fields of the top row.
lesson-anubixx-first-relief-other = That is a legal move. The relief is slower, but both dice would have fitted.

lesson-anubixx-first-bonus-topic = symbols
lesson-anubixx-first-bonus-title = Symbols give bonuses
lesson-anubixx-first-bonus-text = Cross every field with the same symbol, and you earn its bonus: 3 points. The cat is on one field only.
lesson-anubixx-first-bonus-do = Cross the cat and the field left of it.
lesson-anubixx-first-bonus-other = That is a legal move. The cat is still there for the first who crosses it.

lesson-anubixx-first-closed-topic = closed bonuses
lesson-anubixx-first-closed-title = A bonus closes
lesson-anubixx-first-closed-text = In the same round { $name } could still have earned the cat. Now the round is over, and the cat is closed for everybody else.

lesson-anubixx-first-stop-topic = doing nothing
lesson-anubixx-first-stop-title = You need not build
lesson-anubixx-first-stop-text = No die fits well. Quarry stones to the right of the last struck one are worth 1 point each and jokers 2, so saving them is good too.
lesson-anubixx-first-stop-do = End your action without a stone.
lesson-anubixx-first-stop-other = That is a legal move. It cost you stones of the quarry or a joker, which are points.

lesson-anubixx-first-points-topic = points
lesson-anubixx-first-points-title = Six sources of points
lesson-anubixx-first-points-text = Pyramid, arch, relief, bonuses, quarry and jokers are added up. Your score shows what they would be worth now.

lesson-anubixx-first-end-topic = the end
lesson-anubixx-first-end-title = Two buildings end it
lesson-anubixx-first-end-text = The game ends after the round in which somebody finishes a second building. Who has two finished buildings then gets this end bonus.

# The layout with larger sheets
lesson-anubixx-great = The great sheets
lesson-anubixx-great-bottom-topic = one level more
lesson-anubixx-great-bottom-title = A longer way up
lesson-anubixx-great-bottom-text = These pyramids have a sixth level: a row of six at the bottom. All other rules stay the same.
lesson-anubixx-great-bottom-do = Cross a stone of the bottom row.
lesson-anubixx-great-bottom-other = That is a legal move. The pyramid waits.
lesson-anubixx-great-points-topic = points
lesson-anubixx-great-points-title = The bottom gives little
lesson-anubixx-great-points-text = The levels are worth 1, 3, 6, 10, 15 and 21 points. The three symbols of the pyramid are still on its upper three levels.
