# The text view: the table in words, beside or instead of the drawing. The terminal shows the same sentences.

# Parts of lists
text-player = { $who ->
    [you] you
   *[other] { $name }
}
text-number = { $number }
# What a player gains or loses, in a list; the number has its sign
text-change = { $who ->
    [you] you { $change }
   *[other] { $name } { $change }
}
# A move of a game that has no words for it
text-move = { $notation }
text-question = { $who ->
    [you] Your turn.
   *[other] { $name } decides.
}

# Headings
text-moves = What you can do
text-players = Players
# Heading of a column with names
text-player-column = Player
# Heading of a column with numbers
text-points = Points
text-since = Since your last turn
text-keys = Keys
text-spoken = Spoken messages

text-you-mark = { $name }, you
# The reader is called by name
text-your-turn = Your turn, { $name }.
text-turn-of = Turn: { $name }.
text-nothing-since = Nothing has happened since.
text-no-move = Nothing: it is not your turn.

# The list of moves
text-filter = Filter the moves
text-filter-count = { $moves ->
    [one] { $shown } of { $moves } move
   *[other] { $shown } of { $moves } moves
}
text-filter-none = No move has these words. Escape shows all.
text-filter-help = Enter plays the move. Escape empties the filter.

text-drawing-note = The drawing follows the list: what has the focus glows here.
text-drawing-hide = Hide it
text-drawing-show = Show the drawing

# Keys: what each does. The switch beside it turns the key off.
text-key-filter = to the filter of the moves
text-key-arrows = from move to move
text-key-headings = to the next heading
text-key-place = to a site or a part of the table, by its number
text-key-players = to the players
text-key-say = says the table again
text-key-last = says the last move
text-key-scores = says the scores
text-key-turn = says whose turn it is
text-key-hint = shows a hint

# Which moves are spoken
text-spoken-all = every move
text-spoken-mine = only what concerns me
text-spoken-turn = only my turn

# Said by keys
text-say-nothing = Nothing has happened yet.

# Imhotep: headings
imhotep-text-ships = Ships
imhotep-text-sites = Sites
imhotep-text-market = { $side ->
    [A] Market, each stone takes one card
   *[B] Market, side B, each stone takes one card
}
imhotep-text-site = { $site ->
    [pyramid] Pyramid, points at once
    [pyramids] Three pyramids, points at once
    [temple] { $side ->
        [A] Temple, at every round’s end
       *[B] Temple, side B, at every round’s end
    }
    [burial] { $side ->
        [A] Burial chamber, at the end, by group
       *[B] Burial chamber, at the end, by row
    }
   *[obelisks] { $side ->
        [A] Obelisks, at the end, by height
       *[B] Obelisks, three stones make a tower, points at once
    }
}

# Imhotep: ships
imhotep-text-ship = { $spaces ->
    [one] Ship { $ship }, { $spaces } space: { $list }.
   *[other] Ship { $ship }, { $spaces } spaces from the bow: { $list }.
}
imhotep-text-ship-empty = { $spaces ->
    [one] Ship { $ship }, { $spaces } space, empty.
   *[other] Ship { $ship }, { $spaces } spaces, all empty.
}
# A space and whose stone lies on it, in a list
imhotep-text-space = { $who ->
    [you] { $space } you
   *[other] { $space } { $name }
}
imhotep-text-space-empty = { $space } empty
imhotep-text-may-sail = It may sail.
imhotep-text-needs = { $stones ->
    [one] It needs { $stones } more stone to sail.
   *[other] It needs { $stones } more stones to sail.
}
imhotep-text-ship-at = { $site ->
    [market] Ship { $ship } has sailed to the market.
    [pyramid] Ship { $ship } has sailed to the pyramid.
    [pyramids] Ship { $ship } has sailed to the pyramids.
    [temple] Ship { $ship } has sailed to the temple.
    [burial] Ship { $ship } has sailed to the burial chamber.
   *[obelisks] Ship { $ship } has sailed to the obelisks.
}
imhotep-text-unload-order = Still to be unloaded, in this order: { $list }.
imhotep-text-unload-choice = Stones still aboard: { $list }.

# Imhotep: sites
imhotep-text-stones = { $stones ->
    [one] { $stones } stone: { $list }.
   *[other] { $stones } stones: { $list }.
}
imhotep-text-no-stones = No stone yet.
imhotep-text-dock-free = The dock is free.
imhotep-text-dock-taken = Ship { $ship } lies here.
imhotep-text-worth = { $when ->
    [round] Points at the round’s end, as it stands: { $list }.
   *[end] Points at the end, as it stands: { $list }.
}
imhotep-text-pyramids-next = { $stones ->
    [one] The last space scores { $list }.
   *[other] The next stones score: { $list }.
}
imhotep-text-pyramids-full = All spaces are full. Every further stone scores 1.
imhotep-text-pyramid = { $pyramid ->
    [left] Left pyramid, { $stones } of { $spaces } spaces: { $list }.
    [middle] Middle pyramid, { $stones } of { $spaces } spaces: { $list }.
   *[right] Right pyramid, { $stones } of { $spaces } spaces: { $list }.
}
imhotep-text-pyramid-empty = { $pyramid ->
    [left] Left pyramid: no stone yet.
    [middle] Middle pyramid: no stone yet.
   *[right] Right pyramid: no stone yet.
}
imhotep-text-pyramid-next = { $bonus ->
    [card] Next: { $points ->
        [one] { $points } point and a card from the pile.
       *[other] { $points } points and a card from the pile.
    }
    [stones] Next: { $points ->
        [one] { $points } point and stones for the sled.
       *[other] { $points } points and stones for the sled.
    }
    [load] Next: { $points ->
        [one] { $points } point, and a stone may be loaded.
       *[other] { $points } points, and a stone may be loaded.
    }
   *[none] Next: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
}
imhotep-text-temple = On top, from the left: { $list }.
# A space of the temple and what it gives, in a list
imhotep-text-temple-space = { $bonus ->
    [card] { $who ->
        [you] { $space } you (a card)
       *[other] { $space } { $name } (a card)
    }
    [stones] { $who ->
        [you] { $space } you (1 point or 2 stones)
       *[other] { $space } { $name } (1 point or 2 stones)
    }
   *[none] { $who ->
        [you] { $points ->
            [one] { $space } you ({ $points } point)
           *[other] { $space } you ({ $points } points)
        }
       *[other] { $points ->
            [one] { $space } { $name } ({ $points } point)
           *[other] { $space } { $name } ({ $points } points)
        }
    }
}
imhotep-text-temple-space-empty = { $bonus ->
    [card] { $space } empty (a card)
    [stones] { $space } empty (1 point or 2 stones)
   *[none] { $points ->
        [one] { $space } empty ({ $points } point)
       *[other] { $space } empty ({ $points } points)
    }
}
imhotep-text-column = Column { $column } from the top: { $list }.
imhotep-text-burial-next = { $row ->
    [1] The next stone goes to column { $column }, top row.
    [2] The next stone goes to column { $column }, middle row.
   *[3] The next stone goes to column { $column }, bottom row.
}
imhotep-text-groups = { $groups ->
    [one] { $who ->
        [you] You: one group of { $list }, worth { $points }.
       *[other] { $name }: one group of { $list }, worth { $points }.
    }
   *[other] { $who ->
        [you] You: groups of { $list }, worth { $points }.
       *[other] { $name }: groups of { $list }, worth { $points }.
    }
}
imhotep-text-row = { $row ->
    [1] Top row: { $list }.
    [2] Middle row: { $list }.
   *[3] Bottom row: { $list }.
}
imhotep-text-row-prizes = Points in each row for most stones, second, third: { $list }.
imhotep-text-obelisk-prizes = Points by height: { $list }.
# A tower and its points, in a list
imhotep-text-tower = { $who ->
    [you] you { $points }
   *[other] { $name } { $points }
}
imhotep-text-towers = Towers, with their points: { $list }.
imhotep-text-tower-next = { $points ->
    [one] The next tower scores { $points } point.
   *[other] The next tower scores { $points } points.
}
imhotep-text-waiting = Stones that wait: { $list }.

# Imhotep: market
# A card at its place; what it does follows, as in “at the end: 1 point for every 3 stones”
imhotep-text-place = { $place }: { $cardName } ({ $does }).
imhotep-text-place-empty = { $place }: taken.
imhotep-text-face-down = { $cards ->
    [one] { $place }: { $cards } card face down.
   *[other] { $place }: { $cards } cards face down. Who takes them keeps one.
}
imhotep-text-looked-at = Only you see: { $cardName } ({ $does }).
imhotep-text-piles = { $cards ->
    [one] { $cards } card in the pile, { $discarded } discarded.
   *[other] { $cards } cards in the pile, { $discarded } discarded.
}

# Imhotep: players
imhotep-text-hand = { $who ->
    [you] Your cards: { $list }.
   *[other] Cards of { $name }: { $list }.
}
# Headings of columns with numbers
imhotep-text-column-end = At the end
imhotep-text-column-sled = Sled
imhotep-text-column-quarry = Quarry
imhotep-text-column-cards = Cards

# Imhotep: what is asked
imhotep-text-question = { $who ->
    [you] { $question ->
        [turn] Take one action.
        [load] Load a stone: a step of your card.
        [bonus_load] Bonus: load a stone, or do without.
        [sail] Load a stone on the ship that shall sail.
        [lever] Which ship shall sail? You then decide the order of unloading.
        [unload] Which stone is unloaded next?
        [pick] Take a card from the market.
        [keep] Keep one of the two cards.
        [build] On which pyramid does your stone go?
        [bonus] The temple gives a point or stones.
        [pass] You have no legal action and can only pass.
       *[other] Decide.
    }
   *[other] { $question ->
        [load] { $name } loads a stone.
        [bonus_load] { $name } may load a stone.
        [sail] { $name } loads a ship that then sails.
        [lever] { $name } chooses a ship to sail.
        [unload] { $name } decides the order of unloading.
        [pick] { $name } takes a card.
        [keep] { $name } keeps one of two cards.
        [build] { $name } chooses a pyramid.
        [bonus] { $name } chooses a point or stones.
       *[other] { $name } takes an action.
    }
}

# Imhotep: moves
imhotep-text-take = { $stones ->
    [one] Get { $stones } stone
   *[other] Get { $stones } stones
}
imhotep-text-load = Load ship { $ship }, space { $space }
imhotep-text-sail = { $site ->
    [market] Sail ship { $ship } to the market
    [pyramid] Sail ship { $ship } to the pyramid
    [pyramids] Sail ship { $ship } to the pyramids
    [temple] Sail ship { $ship } to the temple
    [burial] Sail ship { $ship } to the burial chamber
   *[obelisks] Sail ship { $ship } to the obelisks
}
imhotep-text-play = Play a card: { $cardName }
imhotep-text-unload = { $who ->
    [you] Unload your own stone next
   *[other] Unload next: a stone of { $name }
}
imhotep-text-pick = Take card { $place }: { $cardName }
imhotep-text-pick-hidden = Look at the two face-down cards and keep one
imhotep-text-keep = Keep card { $place }: { $cardName }
imhotep-text-build = { $pyramid ->
    [left] Build on the left pyramid
    [middle] Build on the middle pyramid
   *[right] Build on the right pyramid
}
imhotep-text-bonus = { $bonus ->
    [point] Take the point of the temple
   *[stones] Take 2 stones instead of the point
}
imhotep-text-skip = Load nothing
imhotep-text-pass = Pass

# Imhotep: effects of moves
imhotep-text-sled-then = { $stones ->
    [one] your sled then holds { $stones }
   *[other] your sled then holds { $stones }
}
imhotep-text-then-may-sail = the ship may then sail
imhotep-text-then-needs = { $stones ->
    [one] the ship then needs { $stones } more stone
   *[other] the ship then needs { $stones } more stones
}
imhotep-text-gain-cards = { $who ->
    [you] { $cards ->
        [one] you { $cards } card
       *[other] you { $cards } cards
    }
   *[other] { $cards ->
        [one] { $name } { $cards } card
       *[other] { $name } { $cards } cards
    }
}
imhotep-text-gain-range = { $who ->
    [you] you from { $changeLeast } to { $changeMost }
   *[other] { $name } from { $changeLeast } to { $changeMost }
}
imhotep-text-card-does = { $card ->
    [entrance] at once: 1 stone from the quarry to the pyramids
    [sarcophagus] at once: 1 stone from the quarry to the burial chamber
    [paved_path] at once: 1 stone from the quarry to your obelisk
    [pyramid_decoration] at the end: 1 point for every 3 stones on the pyramids
    [temple_decoration] at the end: 1 point for every 3 stones in the temple
    [burial_decoration] at the end: 1 point for every 3 stones in the burial chamber
    [obelisk_decoration] at the end: 1 point for every 3 stones at the obelisks
    [statue] at the end: 1, 3, 6, 10 or 15 points for 1 to 5 statues
    [lever] sail a ship and decide the order of unloading
    [hammer] get up to 3 stones, then load 1
    [sail] load 1 stone, then sail that ship
   *[chisel] load 2 stones
}

# Anubixx: headings
anubixx-text-dice = Dice
anubixx-text-sheet = { $who ->
    [you] Your sheet
   *[other] Sheet: { $name }
}
anubixx-text-sheets = Sheets of the others
anubixx-text-sheet-of = { $name }
anubixx-text-bonuses = { $points ->
    [one] Bonuses, { $points } point each
   *[other] Bonuses, { $points } points each
}
anubixx-text-part = { $part ->
    [pyramid] Pyramid: the highest level with a cross counts
    [arch] Arch: the lower column counts
    [relief] Relief: two neighbours at once
   *[payment] To pay with
}

# The same in the sheets of the others, where one sentence follows the other
anubixx-text-part-of = { $part ->
    [pyramid] Pyramid.
    [arch] Arch.
    [relief] Relief.
   *[payment] To pay with.
}

# Anubixx: colours, of a die or a stone
anubixx-text-colour = { $colour ->
    [R] red
    [B] blue
    [V] violet
    [O] orange
    [G] green
   *[Y] yellow
}

# Anubixx: dice
anubixx-text-rolled = { $who ->
    [you] You rolled the dice of this round.
   *[other] The dice of this round were rolled by { $name }.
}
anubixx-text-dice-middle = { $dice ->
    [0] No die is free to take.
    [one] { $dice } die is free to take: { $list }.
   *[other] { $dice } dice are free to take: { $list }.
}
anubixx-text-dice-held = { $dice ->
    [one] Taken for this action: { $list }.
   *[other] Taken for this action: { $list }.
}
anubixx-text-dice-blocked = { $dice ->
    [one] Out of play until the round ends: { $list }.
   *[other] Out of play until the round ends: { $list }.
}
anubixx-text-order = Order of play in this round: { $list }.

# Anubixx: a field by its number in a row and its colour, in a list
anubixx-text-stone = { $colour ->
    [R] number { $number } red
    [B] number { $number } blue
    [V] number { $number } violet
    [O] number { $number } orange
    [G] number { $number } green
   *[Y] number { $number } yellow
}
anubixx-text-stone-symbol = { $colour ->
    [R] number { $number } red with { $symbol }
    [B] number { $number } blue with { $symbol }
    [V] number { $number } violet with { $symbol }
    [O] number { $number } orange with { $symbol }
    [G] number { $number } green with { $symbol }
   *[Y] number { $number } yellow with { $symbol }
}
anubixx-text-crossed = Crossed: { $list }.
anubixx-text-level = { $points ->
    [one] Level { $level }, { $points } point, open: { $list }.
   *[other] Level { $level }, { $points } points, open: { $list }.
}
anubixx-text-level-complete = { $points ->
    [one] Level { $level }, { $points } point, is complete.
   *[other] Level { $level }, { $points } points, is complete.
}
anubixx-text-column = { $column ->
    [L] Left column from the bottom, open: { $list }.
   *[R] Right column from the bottom, open: { $list }.
}
anubixx-text-column-complete = { $column ->
    [L] The left column is complete.
   *[R] The right column is complete.
}
anubixx-text-arch-points = { $level ->
    [0] Points by height: { $list }. No height is reached yet.
   *[other] Points by height: { $list }. Height { $level } is reached.
}
anubixx-text-keystone = { $colour ->
    [R] The keystone is red, for { $points } points; it needs both columns.
    [B] The keystone is blue, for { $points } points; it needs both columns.
    [V] The keystone is violet, for { $points } points; it needs both columns.
    [O] The keystone is orange, for { $points } points; it needs both columns.
    [G] The keystone is green, for { $points } points; it needs both columns.
   *[Y] The keystone is yellow, for { $points } points; it needs both columns.
}
anubixx-text-keystone-done = The keystone is set.
anubixx-text-row = Row { $row }, open: { $list }.
anubixx-text-row-complete = Row { $row } is complete.
anubixx-text-relief-next = { $points ->
    [one] { $now } fields are crossed; with { $fields } it is worth { $points } point.
   *[other] { $now } fields are crossed; with { $fields } it is worth { $points } points.
}
anubixx-text-quarry = { $stones ->
    [one] Quarry, { $stones } stone that can pay: { $list }.
   *[other] Quarry, { $stones } stones that can pay, from the left: { $list }.
}
anubixx-text-quarry-empty = Quarry: no stone can pay any more.
anubixx-text-jokers = { $jokers ->
    [0] No joker is left.
    [one] { $jokers } joker is left.
   *[other] { $jokers } jokers are left.
}

# Anubixx: where a field lies, in a list
anubixx-text-place-pyramid = pyramid level { $row } stone { $column }
anubixx-text-place-arch = { $column ->
    [L] arch left level { $level }
   *[R] arch right level { $level }
}
anubixx-text-place-keystone = keystone of the arch
anubixx-text-place-relief = relief row { $row } field { $column }
# A place and its colour, in the text of a move
anubixx-text-coloured-place = { $colour ->
    [R] { $place } (red)
    [B] { $place } (blue)
    [V] { $place } (violet)
    [O] { $place } (orange)
    [G] { $place } (green)
   *[Y] { $place } (yellow)
}

# Anubixx: bonuses
anubixx-text-bonus = { $status ->
    [open] { $symbol }, open: { $list }.
    [last_chance] { $symbol }, closes when this round ends: { $list }.
   *[closed] { $symbol }, closed: { $list }.
}
anubixx-text-bonus-had = Earned by: { $list }.
anubixx-text-end-bonus = One more for everybody who has finished two buildings when the game ends.

# Anubixx: headings of columns with numbers
anubixx-text-column-pyramid = Pyramid level
anubixx-text-column-arch = Arch height
anubixx-text-column-relief = Relief fields
anubixx-text-column-quarry = Quarry
anubixx-text-column-jokers = Jokers

# Anubixx: what is asked
anubixx-text-question = { $who ->
    [you] { $question ->
        [second] Cross a second stone, or end the action.
        [nothing] No stone can be paid for.
       *[action] Cross one or two stones, or two neighbours in the relief.
    }
   *[other] { $question ->
        [second] { $name } may cross a second stone.
       *[action] { $name } acts.
    }
}

# Anubixx: moves. “which” is the field of the pair that the joker pays for; 0: there is just one
anubixx-text-cross = { $jokers ->
    [0] Cross { $list }
    [1] { $which ->
        [0] Cross with a joker: { $list }
        [1] Cross with a joker for the first: { $list }
       *[2] Cross with a joker for the second: { $list }
    }
   *[other] Cross with { $jokers } jokers: { $list }
}
anubixx-text-done = { $question ->
    [second] End the action
   *[action] Cross nothing
}

# Anubixx: effects of moves
anubixx-text-pays = { $payment ->
    [die] { $number ->
        [one] a die pays
       *[other] { $number } dice pay
    }
    [quarry] the quarry pays
   *[joker] { $number ->
        [one] a joker pays
       *[other] { $number } jokers pay
    }
}
anubixx-text-cost = { $points ->
    [one] costs { $points } point
   *[other] costs { $points } points
}
anubixx-text-earns = earns { $symbol }
