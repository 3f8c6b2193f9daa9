# Anubixx's table, its log and its hints
colour-R = red
colour-B = blue
colour-V = violet
colour-O = orange
colour-G = green
colour-Y = yellow

anubixx-comma = {", "}
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
anubixx-quarry-usable = { $colour } stone: can pay, or is worth 1 point at the end
anubixx-quarry-struck = { $colour } stone: struck as payment
anubixx-quarry-lost = { $colour } stone: skipped and lost
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

anubixx-bonus-open = open
anubixx-bonus-yours = yours
anubixx-bonus-closed = closed
anubixx-bonus-last-chance = last chance
anubixx-bonus-last-short = last!
anubixx-bonus-open-tip = Nobody has it yet.
anubixx-bonus-yours-tip = It is yours.
anubixx-bonus-closed-tip = It is closed for everybody else.
anubixx-bonus-last-chance-tip = It closes when this round ends.
anubixx-bonus-tip = { $number ->
    [one] { $symbol }: { $fields }.
   *[other] { $symbol }, all of: { $fields }.
}
anubixx-bonus-had = Earned by { $names }.
anubixx-end-bonus = at the end
anubixx-end-bonus-short = end
anubixx-end-bonus-tip = End bonus: whoever has finished two buildings when the game ends gets { $points } points.

anubixx-field-pyramid = pyramid, level { $row }, stone { $column }
anubixx-field-arch = { $column ->
    [L] arch, left column, level { $level }
    [R] arch, right column, level { $level }
   *[k] arch, keystone
}
anubixx-field-relief = relief, row { $row }, field { $column }
anubixx-offer = { $how ->
    [picked] { $field }, { $colour }: picked up, choose a neighbour
    [die] { $field }, { $colour }: a die pays
   *[other] { $field }, { $colour }: quarry or joker pays
}
anubixx-blocked = { $field }, { $colour }: { $why }

anubixx-sheet-name = { $name }’s sheet
anubixx-sheet-letter = sheet { $sheet }
anubixx-sheet-of = Sheet { $sheet } of { $name }
anubixx-open-sheet = { $points ->
    [one] { $name }, 1 point: show the sheet
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
anubixx-die-middle = { $colour } die, free to take
anubixx-die-held = { $colour } die, taken for this action
anubixx-die-blocked = { $colour } die, used by { $name }: out of play until the round ends
anubixx-order = Order of play in this round
anubixx-acted = has acted
anubixx-acting = acts now
anubixx-waits = acts later
anubixx-place = place { $place }

anubixx-score-of = Score of { $name }, by source
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
    [one] No { $colours } die lies in the middle.
   *[other] No dice lie in the middle for { $colours }.
}
anubixx-ask-other = { $name } acts
anubixx-ask-other-text = Dice that the active player uses are out until the round ends; all others come back.
anubixx-ask-you-next = You act next.
anubixx-ask-you-after = You act after { $name }.
anubixx-ask-you-acted = You have acted in this round. Dice that the active player used are out until it ends.
anubixx-ask-over = The game is over
anubixx-ask-winner = { $number ->
    [one] { $names } wins with { $points } points.
   *[other] { $names } share the victory with { $points } points.
}
anubixx-done-button = Done
anubixx-done-without = Cross nothing
anubixx-hint-number = hint { $number }
anubixx-take-back = Take back
anubixx-pay-die = { $colour }: take the die
anubixx-pay-quarry = { $colour }: strike it in the quarry
anubixx-pay-joker = { $colour }: strike a joker
anubixx-way-die = die
anubixx-way-quarry = quarry
anubixx-way-joker = joker
anubixx-costs = { $points ->
    [one] 1 point less
   *[other] { $points } points less
}
anubixx-also-lost = { $stones ->
    [one] 1 stone lost
   *[other] { $stones } stones lost
}
anubixx-jokers-left = { $jokers ->
    [0] no joker left
    [one] 1 joker left
   *[other] { $jokers } jokers left
}
anubixx-pay = pay
anubixx-lost = lost
anubixx-call = { $symbol }! +{ $points }
anubixx-gain = { $points ->
    [one] +1 point
   *[other] +{ $points } points
}
anubixx-price = payment costs { $points }
anubixx-free = a die pays, nothing is lost

anubixx-print = Print the sheets
anubixx-print-now = Print
anubixx-print-blank = empty sheets
anubixx-save-svg = Sheet { $sheet } as SVG

# What the log says
}{ $lost ->
    [0] .
    [one] , 1 is lost.
   *[other] , { $lost } are lost.
}
anubixx-cross-pyramid = { $who ->
    [you] { $row ->
        [1] You cross { $colour ->
            [R] the red stone
            [B] the blue stone
            [V] the violet stone
            [O] the orange stone
            [G] the green stone
           *[Y] the yellow stone
        } in the pyramid’s bottom row.
        [2] You cross { $colour ->
            [R] the red stone
            [B] the blue stone
            [V] the violet stone
            [O] the orange stone
            [G] the green stone
           *[Y] the yellow stone
        } in the pyramid’s second row.
        [3] You cross { $colour ->
            [R] the red stone
            [B] the blue stone
            [V] the violet stone
            [O] the orange stone
            [G] the green stone
           *[Y] the yellow stone
        } in the pyramid’s third row.
        [4] You cross { $colour ->
            [R] the red stone
            [B] the blue stone
            [V] the violet stone
            [O] the orange stone
            [G] the green stone
           *[Y] the yellow stone
        } in the pyramid’s fourth row.
        [5] You cross { $colour ->
            [R] the red stone
            [B] the blue stone
            [V] the violet stone
            [O] the orange stone
            [G] the green stone
           *[Y] the yellow stone
        } in the pyramid’s fifth row.
       *[other] You cross { $colour ->
            [R] the red stone
            [B] the blue stone
            [V] the violet stone
            [O] the orange stone
            [G] the green stone
           *[Y] the yellow stone
        } in row { $row } of the pyramid.
    }
   *[other] { $row ->
        [1] { $name } crosses { $colour ->
            [R] the red stone
            [B] the blue stone
            [V] the violet stone
            [O] the orange stone
            [G] the green stone
           *[Y] the yellow stone
        } in the pyramid’s bottom row.
        [2] { $name } crosses { $colour ->
            [R] the red stone
            [B] the blue stone
            [V] the violet stone
            [O] the orange stone
            [G] the green stone
           *[Y] the yellow stone
        } in the pyramid’s second row.
        [3] { $name } crosses { $colour ->
            [R] the red stone
            [B] the blue stone
            [V] the violet stone
            [O] the orange stone
            [G] the green stone
           *[Y] the yellow stone
        } in the pyramid’s third row.
        [4] { $name } crosses { $colour ->
            [R] the red stone
            [B] the blue stone
            [V] the violet stone
            [O] the orange stone
            [G] the green stone
           *[Y] the yellow stone
        } in the pyramid’s fourth row.
        [5] { $name } crosses { $colour ->
            [R] the red stone
            [B] the blue stone
            [V] the violet stone
            [O] the orange stone
            [G] the green stone
           *[Y] the yellow stone
        } in the pyramid’s fifth row.
       *[other] { $name } crosses { $colour ->
            [R] the red stone
            [B] the blue stone
            [V] the violet stone
            [O] the orange stone
            [G] the green stone
           *[Y] the yellow stone
        } in row { $row } of the pyramid.
    }
}
anubixx-cross-arch = { $who ->
    [you] { $column ->
        [L] You cross { $colour ->
            [R] the red stone
            [B] the blue stone
            [V] the violet stone
            [O] the orange stone
            [G] the green stone
           *[Y] the yellow stone
        } in the arch’s left column.
       *[R] You cross { $colour ->
            [R] the red stone
            [B] the blue stone
            [V] the violet stone
            [O] the orange stone
            [G] the green stone
           *[Y] the yellow stone
        } in the arch’s right column.
    }
   *[other] { $column ->
        [L] { $name } crosses { $colour ->
            [R] the red stone
            [B] the blue stone
            [V] the violet stone
            [O] the orange stone
            [G] the green stone
           *[Y] the yellow stone
        } in the arch’s left column.
       *[R] { $name } crosses { $colour ->
            [R] the red stone
            [B] the blue stone
            [V] the violet stone
            [O] the orange stone
            [G] the green stone
           *[Y] the yellow stone
        } in the arch’s right column.
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
    [one] A joker pays.
   *[other] { $jokers } jokers pay.
}
anubixx-bonus = { $symbol ->
    [scarab] Scarab! +{ $points }
    [ankh] Ankh! +{ $points }
    [eye] Eye! +{ $points }
    [snake] Snake! +{ $points }
    [falcon] Falcon! +{ $points }
    [cat] Cat! +{ $points }
    [lotus] Lotus! +{ $points }
   *[other] { $symbol }! +{ $points }
}
anubixx-finished = { $building ->
    [pyramid] The pyramid is finished!
    [arch] The arch is finished!
   *[relief] The relief is finished!
}

# Reasons of hints
hint-cross-free = { $stones ->
    [one] one stone, paid with a die
   *[other] { $stones } stones, paid with dice
}
hint-cross-paid = { $stones ->
    [one] one stone, though it costs
   *[other] { $stones } stones, though they cost
} { $cost ->
    [one] 1 point of quarry and jokers
   *[other] { $cost } points of quarry and jokers
}
hint-cross-points = { $points ->
    [one] 1 point more at once
   *[other] { $points } points more at once
}
hint-done = saves the quarry and the jokers for later
