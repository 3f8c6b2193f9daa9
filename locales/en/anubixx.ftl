# Anubixx's table, its log and its hints
# Colours of stones and dice, in a list after a colon
colour-R = red
colour-B = blue
colour-V = violet
colour-O = orange
colour-G = green
colour-Y = yellow

# A stone of the sheet or of the quarry, as a label in front of a colon
anubixx-stone = { $colour ->
    [R] Red stone
    [B] Blue stone
    [V] Violet stone
    [O] Orange stone
    [G] Green stone
   *[Y] Yellow stone
}
# A die, as a label in front of a colon
anubixx-die = { $colour ->
    [R] Red die
    [B] Blue die
    [V] Violet die
    [O] Orange die
    [G] Green die
   *[Y] Yellow die
}

anubixx-part-pyramid = Pyramid
anubixx-part-arch = Arch
anubixx-part-relief = Relief
anubixx-part-bonuses = Bonuses
anubixx-part-quarry = Quarry
anubixx-part-jokers = Jokers
anubixx-relief-note = two neighbours at once
anubixx-quarry-note = from left to right; skipped stones are lost

anubixx-pyramid-tip = The bottom row is free; a higher stone needs both stones below it. The highest level with a cross counts.
anubixx-arch-tip = Two columns from the bottom up; the lower one counts. The keystone needs both columns complete.
anubixx-relief-tip = Always two neighbouring fields in one action, and nothing else with them.
anubixx-bonuses-tip = Cross the last field of a symbol before its bonus closes: 3 points.
anubixx-quarry-tip = Pays for stones without a die. Only stones to the right of the last struck one can be used; each of them is worth 1 point at the end.
anubixx-jokers-tip = A joker pays for any stone without a die. Each unused joker is worth 2 points at the end.
anubixx-quarry-usable = { anubixx-stone }: can pay, or is worth 1 point at the end
anubixx-quarry-struck = { anubixx-stone }: struck as payment
anubixx-quarry-lost = { anubixx-stone }: skipped and lost
anubixx-joker-left = Joker: pays for any stone without a die, or is worth 2 points at the end
anubixx-joker-used = Joker: used
anubixx-joker-out = Joker: not in play with so few players

anubixx-symbol-scarab = Scarab
anubixx-symbol-ankh = Ankh
anubixx-symbol-eye = Eye
anubixx-symbol-snake = Snake
anubixx-symbol-falcon = Falcon
anubixx-symbol-cat = Cat
anubixx-symbol-lotus = Lotus

# The state of a bonus, one word under its picture
anubixx-bonus-open = open
# The state of a bonus: the reader has it
anubixx-bonus-yours = yours
# The state of a bonus: nobody can earn it any more
anubixx-bonus-closed = closed
# The state of a bonus: it closes when this round ends
anubixx-bonus-last-chance = last chance
# The same where there is little room
anubixx-bonus-last-short = last!
anubixx-bonus-open-tip = Nobody has it yet.
anubixx-bonus-yours-tip = It is yours.
anubixx-bonus-closed-tip = It is closed for everybody else.
anubixx-bonus-last-chance-tip = It closes when this round ends.
# $fields is a list of fields such as “pyramid, level 1, stone 3”
anubixx-bonus-tip = { $number ->
    [one] { $symbol }. Its field: { $fields }.
   *[other] { $symbol }. All of its fields: { $fields }.
}
anubixx-bonus-had = Earned so far: { $names }.
# Under the picture of the end bonus: when it is given
anubixx-end-bonus = at the end
# The same where there is little room
anubixx-end-bonus-short = end
anubixx-end-bonus-tip = End bonus: whoever has finished two buildings when the game ends gets { $points } points.

anubixx-field-pyramid = pyramid, level { $row }, stone { $column }
anubixx-field-arch = { $column ->
    [L] arch, left column, level { $level }
    [R] arch, right column, level { $level }
   *[k] arch, keystone
}
anubixx-field-relief = relief, row { $row }, field { $column }
# $field is “pyramid, level 1, stone 3”
anubixx-offer = { $how ->
    [picked] { $field }. { anubixx-stone }: picked up, choose a neighbour.
    [die] { $field }. { anubixx-stone }: a die pays.
   *[other] { $field }. { anubixx-stone }: quarry or joker pays.
}
anubixx-field-symbol = Symbol: { $symbol }.

# $why is a sentence
anubixx-blocked = { $field }. { anubixx-stone }: { $why }

anubixx-sheet-name = Sheet: { $name }
anubixx-sheet-letter = sheet { $sheet }
# $sheet is its letter
anubixx-sheet-of = Sheet { $sheet }: { $name }
anubixx-open-sheet = { $points ->
    [one] { $name }, { $points } point: show the sheet
   *[other] { $name }, { $points } points: show the sheet
}
anubixx-previous-sheet = Previous sheet
anubixx-next-sheet = Next sheet
anubixx-rivals = The other players’ sheets

anubixx-dice = Dice
anubixx-rolled = { $name } rolled
anubixx-you-rolled = You rolled
anubixx-keeps = keeps the dice already used
anubixx-keeps-none = no die used yet
anubixx-middle = In the middle
anubixx-middle-note = free to take
anubixx-middle-short = free to take
anubixx-middle-empty = no die left
anubixx-die-middle = { anubixx-die }: free to take
anubixx-die-held = { anubixx-die }: taken for this action
anubixx-die-blocked = { anubixx-die }: out of play until the round ends. Used by: { $name }
anubixx-order = Order of play in this round
# Of a player, in this round
anubixx-acted = has acted
# Of a player, in this round
anubixx-acting = acts now
# Of a player, in this round
anubixx-waits = acts later
# Of a player, at the end: the place in the ranking
anubixx-place = place { $place }

anubixx-score-of = Score by source: { $name }
anubixx-total = Now
anubixx-total-over = Total
anubixx-best-rival = Best of the others: { $points }

anubixx-ask-action = Your action
anubixx-ask-action-named = { $name }, your action
anubixx-ask-action-text = Cross one or two stones, or a pair in the relief. Whatever glows can be paid for; a strong line means a die pays.
anubixx-ask-second = A second stone?
anubixx-ask-second-text = One more stone in pyramid or arch, or done.
anubixx-ask-nothing = No stone can be paid for now.
anubixx-ask-neighbour = Which neighbour?
anubixx-ask-neighbour-text = Choose the second field: beside, above or below the first.
anubixx-ask-pay = How will you pay?
anubixx-ask-pay-text = { $number ->
    [one] Colour without a die in the middle: { $colours }.
   *[other] Colours without a die in the middle: { $colours }.
}
anubixx-ask-other = { $name } acts
anubixx-ask-other-text = Dice that the active player uses are out until the round ends; all others come back.
anubixx-ask-you-next = You act next.
anubixx-ask-you-after = You act later. Before you: { $name }.
anubixx-ask-you-acted = You have acted in this round. Dice that the active player used are out until it ends.
anubixx-ask-over = The game is over
anubixx-ask-winner = { $number ->
    [one] { $names } wins with { $points } points.
   *[other] { $names } share the victory with { $points } points.
}
# A button: ends the action
anubixx-done-button = Done
anubixx-done-without = Cross nothing
anubixx-hint-number = hint { $number }
anubixx-take-back = Take back
anubixx-pay-die = { anubixx-stone }: take the die
anubixx-pay-quarry = { anubixx-stone }: strike it in the quarry
anubixx-pay-joker = { anubixx-stone }: strike a joker
# What pays for a stone, one word
anubixx-way-die = die
# What pays for a stone, one word
anubixx-way-quarry = quarry
# What pays for a stone, one word
anubixx-way-joker = joker
anubixx-costs = { $points ->
    [one] { $points } point less
   *[other] { $points } points less
}
anubixx-also-lost = { $stones ->
    [one] { $stones } stone lost
   *[other] { $stones } stones lost
}
anubixx-jokers-left = { $jokers ->
    [0] no joker left
    [one] { $jokers } joker left
   *[other] { $jokers } jokers left
}
# Under a quarry stone that the shown move would strike, one word
anubixx-pay = pay
# Under quarry stones that the shown move would skip, one word
anubixx-lost = lost
# A bonus is earned: $symbol is its name, $points has its sign, as in “+3”
anubixx-call = { $symbol }! { $points }
anubixx-gain = { $points ->
    [one] { $points } point more
   *[other] { $points } points more
}
anubixx-price = { $points ->
    [one] the payment costs { $points } point
   *[other] the payment costs { $points } points
}
anubixx-free = a die pays, nothing is lost

anubixx-print = Print the sheets
anubixx-print-now = Print
anubixx-print-blank = empty sheets
anubixx-save-svg = Sheet { $sheet } as SVG

# What the log says
anubixx-cross-pyramid = { $who ->
    [you] { $colour ->
        [R] You cross the red stone in the pyramid, level { $row }.
        [B] You cross the blue stone in the pyramid, level { $row }.
        [V] You cross the violet stone in the pyramid, level { $row }.
        [O] You cross the orange stone in the pyramid, level { $row }.
        [G] You cross the green stone in the pyramid, level { $row }.
       *[Y] You cross the yellow stone in the pyramid, level { $row }.
    }
   *[other] { $colour ->
        [R] { $name } crosses the red stone in the pyramid, level { $row }.
        [B] { $name } crosses the blue stone in the pyramid, level { $row }.
        [V] { $name } crosses the violet stone in the pyramid, level { $row }.
        [O] { $name } crosses the orange stone in the pyramid, level { $row }.
        [G] { $name } crosses the green stone in the pyramid, level { $row }.
       *[Y] { $name } crosses the yellow stone in the pyramid, level { $row }.
    }
}
anubixx-cross-arch = { $who ->
    [you] { $column ->
        [L] { $colour ->
            [R] You cross the red stone in the left column of the arch.
            [B] You cross the blue stone in the left column of the arch.
            [V] You cross the violet stone in the left column of the arch.
            [O] You cross the orange stone in the left column of the arch.
            [G] You cross the green stone in the left column of the arch.
           *[Y] You cross the yellow stone in the left column of the arch.
        }
       *[R] { $colour ->
            [R] You cross the red stone in the right column of the arch.
            [B] You cross the blue stone in the right column of the arch.
            [V] You cross the violet stone in the right column of the arch.
            [O] You cross the orange stone in the right column of the arch.
            [G] You cross the green stone in the right column of the arch.
           *[Y] You cross the yellow stone in the right column of the arch.
        }
    }
   *[other] { $column ->
        [L] { $colour ->
            [R] { $name } crosses the red stone in the left column of the arch.
            [B] { $name } crosses the blue stone in the left column of the arch.
            [V] { $name } crosses the violet stone in the left column of the arch.
            [O] { $name } crosses the orange stone in the left column of the arch.
            [G] { $name } crosses the green stone in the left column of the arch.
           *[Y] { $name } crosses the yellow stone in the left column of the arch.
        }
       *[R] { $colour ->
            [R] { $name } crosses the red stone in the right column of the arch.
            [B] { $name } crosses the blue stone in the right column of the arch.
            [V] { $name } crosses the violet stone in the right column of the arch.
            [O] { $name } crosses the orange stone in the right column of the arch.
            [G] { $name } crosses the green stone in the right column of the arch.
           *[Y] { $name } crosses the yellow stone in the right column of the arch.
        }
    }
}
anubixx-cross-keystone = { $who ->
    [you] You set the keystone of the arch.
   *[other] { $name } sets the keystone of the arch.
}
anubixx-cross-relief = { $who ->
    [you] You cross two fields of the relief: { $colours }.
   *[other] { $name } crosses two fields of the relief: { $colours }.
}
anubixx-done = { $who ->
    [you] You are done.
   *[other] { $name } is done.
}
anubixx-paid-quarry = { $lost ->
    [0] { $stones ->
        [one] { $stones } quarry stone pays.
       *[other] { $stones } quarry stones pay.
    }
    [one] { $stones ->
        [one] { $stones } quarry stone pays, { $lost } is lost.
       *[other] { $stones } quarry stones pay, { $lost } is lost.
    }
   *[other] { $stones ->
        [one] { $stones } quarry stone pays, { $lost } are lost.
       *[other] { $stones } quarry stones pay, { $lost } are lost.
    }
}
anubixx-roll = { $who ->
    [you] You roll: { $colours }.
   *[other] { $name } rolls: { $colours }.
}
anubixx-paid-joker = { $jokers ->
    [one] { $jokers } joker pays.
   *[other] { $jokers } jokers pay.
}
anubixx-bonus = { $points ->
    [one] Bonus for a symbol: { $symbolName }, { $points } point.
   *[other] Bonus for a symbol: { $symbolName }, { $points } points.
}
anubixx-finished = { $building ->
    [pyramid] The pyramid is finished!
    [arch] The arch is finished!
   *[relief] The relief is finished!
}

# Reasons of hints
hint-cross-free = { $stones ->
    [one] { $stones } stone, paid with a die.
   *[other] { $stones } stones, paid with dice.
}
hint-cross-paid = { $stones ->
    [one] { $cost ->
        [one] { $stones } stone, though it costs { $cost } point of quarry and jokers.
       *[other] { $stones } stone, though it costs { $cost } points of quarry and jokers.
    }
   *[other] { $cost ->
        [one] { $stones } stones, though they cost { $cost } point of quarry and jokers.
       *[other] { $stones } stones, though they cost { $cost } points of quarry and jokers.
    }
}
hint-cross-points = { $points ->
    [one] { $points } point more at once.
   *[other] { $points } points more at once.
}
hint-done = It saves the quarry and the jokers for later.
