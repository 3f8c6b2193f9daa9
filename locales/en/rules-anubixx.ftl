# Anubixx: every rule. Each entry has a title and numbered paragraphs; examples and rulings are numbered as in docs/rules.

ref-anubixx-components = What there is
ref-anubixx-components-1 = Four dice, all alike. Each shows six colours once: red, blue, violet, orange, green, yellow.
ref-anubixx-components-2 = Six sheets, each with a pyramid, an arch, a relief of 12 fields, a quarry (a row of coloured stones) and five jokers.
ref-anubixx-components-3 = The printed sheets are not public. The sheets here are our own, made so that every sentence of the rulebook holds on them.

ref-anubixx-setup = Setting up
ref-anubixx-setup-1 = Everybody gets a different sheet. Each has as many jokers as there are players; the others are struck out.
ref-anubixx-setup-2 = 2 players use 3 dice, more players use 4. Choose who rolls first.

ref-anubixx-round = A round
ref-anubixx-round-1 = The active player rolls all dice once and acts first. Then the others act, clockwise.
ref-anubixx-round-2 = Dice that the active player used stay out of play until the round ends. Dice that others used return to the middle after their action.
ref-anubixx-round-3 = When everybody has acted, the next player clockwise becomes active.

ref-anubixx-action = An action
ref-anubixx-action-1 = An action crosses 0, 1 or 2 stones. Doing nothing is always allowed.
ref-anubixx-action-2 = Each stone is paid at once. A stone that you cannot pay, you cannot cross.

ref-anubixx-dice = Paying by a die
ref-anubixx-dice-1 = If a die of the stone’s colour lies in the middle, that die must be taken. Only if there is none may you use quarry or joker, as you like.

ref-anubixx-quarry-1 = The quarry is used from left to right. You may skip stones; they are lost. Only stones to the right of the last struck one can be used.
ref-anubixx-quarry-2 = At the end each stone to the right of the last struck one is worth 1 point; all of them if none was struck.

ref-anubixx-jokers-1 = A joker pays any colour. Jokers have no order. At the end each unused joker is worth 2 points.

ref-anubixx-pyramid-1 = You cross 1 or 2 stones. The bottom row is free; a higher stone needs both stones below it. The first stone of an action may support the second.
ref-anubixx-pyramid-2 = The highest level with a crossed stone counts: 3, 6, 10, 15, 21 points.

ref-anubixx-arch-1 = You cross 1 or 2 stones. There are two columns, each from the bottom up, at any pace. The keystone comes only when both columns are complete.
ref-anubixx-arch-2 = The level of the lower column counts: 0, 3, 5, 8 points. With the keystone: 12.
ref-anubixx-arch-3 = One stone of the pyramid and one of the arch may be combined in an action, in either order.

ref-anubixx-relief-1 = You cross exactly 2 fields at once, side by side or one above the other. That is the whole action.
ref-anubixx-relief-2 = 4, 6, 8, 10, 12 fields are worth 4, 6, 8, 11, 15 points; fewer than 4 nothing.

ref-anubixx-symbols = Symbols and bonuses
ref-anubixx-symbols-1 = Some fields carry a symbol. Who crosses it, or the last of several with the same symbol, earns its bonus of 3 points.
ref-anubixx-symbols-2 = Players who have not yet acted in this round can still earn the same bonus in it. When the round ends, the bonus is closed for everybody who does not have it. You may earn several bonuses in a round.
# Where each symbol is
ref-anubixx-symbol-scarab = the middle stone of level 3
ref-anubixx-symbol-ankh = both stones of level 4
ref-anubixx-symbol-eye = the top stone of the pyramid
ref-anubixx-symbol-snake = the left column of the arch, level 3
ref-anubixx-symbol-falcon = the keystone
ref-anubixx-symbol-cat = the relief, row 2, column 2
ref-anubixx-symbol-lotus = the four corners of the relief

ref-anubixx-end = The end
ref-anubixx-end-1 = The game ends after the round in which somebody has finished a second building: all stones of the pyramid, the keystone of the arch, or all 12 fields of the relief.
ref-anubixx-end-2 = Everybody with at least two finished buildings then gets the end bonus of 3 points, once.
ref-anubixx-end-3 = Pyramid, arch, relief, bonuses, quarry and jokers are added up. Most points win. A tie is decided by the crosses in the pyramid. Still tied: a shared place.

ref-anubixx-sheets = The sheets
ref-anubixx-sheets-1 = The six sheets are one sheet in permuted colours, so they are equally strong. The symbols are on the same fields of every sheet.
ref-anubixx-sheets-2 = The great sheets have one more row of six at the bottom of the pyramid. Their levels are worth 1, 3, 6, 10, 15 and 21 points.

ref-anubixx-examples = Examples
ref-anubixx-example-1 = 5, 4, 3, 2 players play with 5, 4, 3, 2 jokers each.
ref-anubixx-example-2 = On sheet B red and violet are skipped in the quarry and blue is struck. The next stone that can be struck is the orange one.
ref-anubixx-example-3 = Clemens, sheet A, has rolled red, green, blue, blue. He crosses a blue and a green stone of the pyramid with these dice. Florian, sheet B, crosses a red and a yellow field of the relief: the red die pays the one, the quarry the other, and the red die goes back. Simon, sheet C, crosses a yellow stone of the arch with a joker and a red stone of the pyramid with the red die.
ref-anubixx-example-4 = Simon’s final score: pyramid to the top 21; arch 0, because only one of the two stones of level 2 is crossed; 8 fields of the relief 8; five bonuses 15; one joker 2; 4 stones of the quarry 4; together 50.

ref-anubixx-rulings = Rulings
ref-anubixx-rulings-1 = What holds here where the printed rules are silent.
ref-anubixx-ruling-1 = The quarry pays with the nearest usable stone of the colour. Skipping more would only lose more.
ref-anubixx-ruling-2 = Two stones of pyramid or arch are paid one after the other. A relief pair is paid at once: if both come from the quarry, the last struck stone is as far left as possible.
ref-anubixx-ruling-3 = If both fields of a relief pair have the same colour and one die of it lies in the middle, one field takes the die and the other is paid otherwise.
ref-anubixx-ruling-4 = Both columns are full and the keystone is missing: the points of the top column level.
ref-anubixx-ruling-5 = The active player cannot block dice without crossing a stone for each.
ref-anubixx-ruling-6 = A symbol that is completed after its bonus closed earns nothing.
ref-anubixx-ruling-7 = The end bonus does not depend on the order within the round.
ref-anubixx-ruling-8 = If nobody builds, the game ends after round 60 and is scored as usual.
ref-anubixx-ruling-9 = The heights and tables of the printed sheets are unknown. The great sheets follow the same principles; scarab, ankh and eye are on the third, second and first level from the top.
ref-anubixx-ruling-10 = An action is always asked, even if doing nothing is the only choice. A second stone is asked only if one can be crossed.
