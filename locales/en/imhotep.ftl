# Imhotep's table

site-market = Market
site-pyramids = Pyramids
site-temple = Temple
site-burial = Burial Chamber
site-obelisks = Obelisks
site-market-short = Market
site-pyramids-short = Pyramids
site-temple-short = Temple
site-burial-short = Burial
site-obelisks-short = Obelisks
site-with-side = { $site }, side { $side }
sites-label = The five sites
scene-label = The table: banks, river and ships
river-label = The river with its ships

# When a site scores (stela)
when-pyramids-A = points at once
when-pyramids-B = points at once
when-temple-A = at every round’s end
when-temple-B = at every round’s end
when-burial-A = at the end, by group
when-burial-B = at the end, by row
when-obelisks-A = at the end, by height
when-obelisks-B = at once, per tower

stela-next = next stones
stela-next-one = every further stone 1
stela-choose-pyramid = its owner picks one
stela-top = the top stones count
stela-burial-a = 1 · 3 · 6 · 10 · 15
stela-burial-b = each row 8 · 4 · 2
stela-obelisks-a = by height
stela-obelisks-b = the third one builds
stela-card = + a card
stela-or-stones = or stones
stela-waiting = { $stones ->
    [one] 1 waits
   *[other] { $stones } wait
}
stela-high = { $stones } high

explain-pyramids-A = Stones are laid in a fixed order, level by level. Each gives its owner the points of its space at once; once all 14 spaces are full, every further stone gives 1.
explain-pyramids-B = Each stone’s owner chooses one of the three pyramids and gets the points of its next space at once, with its bonus: a card from the pile, up to 3 stones from the quarry, or a stone to load.
explain-temple-A = Stones stand from left to right, then on top again. At the end of every round each stone that can be seen from above gives its owner 1 point.
explain-temple-B = Stones stand from left to right, then on top again. At the end of every round each top stone gives what its space shows: 2 points, a card, or a choice of 1 point or 2 stones.
explain-burial-A = Columns fill from the left, each from the top. At the end every group of touching stones of one colour gives 1, 3, 6, 10, 15 points for 1 to 5 stones and 2 more for each further one.
explain-burial-B = Columns fill from the left, each from the top. At the end, in each row, most stones give 8 points, second most 4, third 2. Ties share.
explain-obelisks-A = Everybody has one tower. At the end the points go by height; ties share, and nothing goes to a tower without a stone.
explain-obelisks-B = Stones wait on their owner’s yard. The third one builds a tower on the most valuable free place, and it scores at once. At the end every waiting stone gives 1 point.

# The market
market-words = each stone takes one card · { $cards } in the pile, { $discarded } discarded
market-taken = taken
market-taken-by = taken by { $name }
market-hidden = Two face-down cards
market-face-down = Face down
market-keep = look, keep 1 of 2
market-hidden-explained = Who takes them looks at both, keeps one and discards the other.

# Docks and ships
dock-free = free
dock-taken = taken
dock-sail = sail here
dock-explained = The dock is free: one ship may sail here this round. One of the five sites gets none.
ship-name = Ship { $ship }, { $capacity ->
    [one] for 1 stone
   *[other] for { $capacity } stones
}
ship-empty = empty, needs { $minimum }
ship-needs = { $stones } aboard, needs { $minimum }
ship-ready = { $stones } aboard, may sail
ship-at = { $site ->
    [market] at the market
    [pyramids] at the pyramids
    [temple] at the temple
    [burial] at the burial chamber
   *[obelisks] at the obelisks
}
ship-explained = { $minimum ->
    [one] It may sail with 1 stone or more
   *[other] It may sail with { $minimum } stones or more
}, to a site where no ship lies. Its stones leave it from the bow.
ship-sail = Sail ship { $ship }, { $capacity ->
    [one] for 1 stone
   *[other] for { $capacity } stones
}

# Players
player-you = you
player-away = away
player-end = at the end { $points }
player-end-title = If the game ended now: { $points }
player-end-none = Nothing counts yet.
player-end-short = end { $points }
sled-label = { $stones ->
    [one] Sled: 1 of 5 stones
   *[other] Sled: { $stones } of 5 stones
}
sled-pick = Pick up a stone
sled-explained = Stones are loaded from the sled. It holds 5.
quarry-label = Quarry: { $stones } left
quarry-explained = Stones come from the quarry to the sled, up to 3 at a time.
source-pyramids = Pyramids
source-temple = Temple
source-burial = Burial Chamber
source-obelisks = Obelisks
source-decorations = Decorations
source-statues = Statues
source-blue-cards = Unused blue cards
source-wrath = Wrath of the Pharaoh

# Questions
ask-turn = Your turn: take one action
ask-turn-named = { $name }, your turn: take one action
ask-turn-how = Whatever glows can be used.
ask-stone = Load a stone: on which space?
ask-stone-how = Spaces count from the bow.
ask-sail-ship = Which ship shall sail?
ask-sail-ship-how = A hoisted sail shows which may.
ask-card = Which card will you play?
ask-card-how = Each is played once, then discarded.
ask-dock = Where shall ship { $ship } sail?
ask-dock-how = Choose a free dock.
ask-load = Load a stone: on which space?
ask-load-how = This is a step of your card.
ask-bonus-load = Bonus: load a stone, or do without
ask-bonus-load-how = The pyramid allows one stone from your sled.
ask-sail = Load a stone on the ship that shall sail
ask-sail-how = The same ship sails right after.
ask-lever = Which ship shall sail?
ask-lever-how = You then decide the order of unloading.
ask-unload = Which stone is unloaded next?
ask-unload-how = Choose among those on the ship.
ask-pick = Take a card from the market
ask-pick-how = For the stone that was unloaded.
ask-keep = Keep one of the two cards
ask-keep-how = Only you see them.
ask-build = On which pyramid?
ask-build-how = The gold number is what you get.
ask-bonus = The temple gives: a point or stones?
ask-bonus-how = For your stone on top.
ask-pass = You have no legal action
ask-pass-how = You can only pass.
ask-over = The game is over
wait = { $question ->
    [pick] { $name } takes a card
    [keep] { $name } keeps one of two cards
    [build] { $name } chooses a pyramid
    [bonus] { $name } chooses: a point or stones
    [unload] { $name } decides the order of unloading
    [load] { $name } loads a stone
    [bonus_load] { $name } may load a stone
   *[other] It is { $name }’s turn
}
unload-so-far = Order so far:

# Answers
answer-back = Take back
answer-take = Get stones
answer-take-stones = { $stones ->
    [one] Get 1 stone
   *[other] Get { $stones } stones
}
answer-load = Load a stone
answer-sail = Sail a ship
answer-play-card = Play a card
answer-play = { $card ->
    [lever] Play Lever
    [hammer] Play Hammer
    [sail] Play Sail
   *[chisel] Play Chisel
}
answer-pass = Pass
answer-skip = Do without
answer-ship = Ship { $ship }
answer-space = { $where ->
    [only] Ship { $ship }
    [front] Front of ship { $ship }
    [middle] Middle of ship { $ship }
    [second] Second place of ship { $ship }
    [third] Third place of ship { $ship }
   *[back] Back of ship { $ship }
}
answer-site = { $site ->
    [market] To the market
    [pyramids] To the pyramids
    [temple] To the temple
    [burial] To the burial chamber
   *[obelisks] To the obelisks
}
answer-unload = A stone of { $ownerName }
answer-pick = { $card ->
    [entrance] Entrance
    [sarcophagus] Sarcophagus
    [paved_path] Paved Path
    [pyramid_decoration] Pyramid Décor
    [temple_decoration] Temple Décor
    [burial_decoration] Burial Décor
    [obelisk_decoration] Obelisk Décor
    [statue] Statue
    [lever] Lever
    [hammer] Hammer
    [sail] Sail
   *[chisel] Chisel
}
answer-keep = Keep card { $place }
answer-build = { $pyramid ->
    [left] The left one
    [middle] The middle one
   *[right] The right one
}
answer-bonus-point = 1 point
answer-bonus-stones = 2 stones

# What happened
imhotep-take = { $who ->
    [you] { $stones ->
        [one] You get { $stones } stone.
       *[other] You get { $stones } stones.
    }
   *[other] { $stones ->
        [one] { $name } gets { $stones } stone.
       *[other] { $name } gets { $stones } stones.
    }
}
imhotep-load = { $who ->
    [you] { $where ->
        [only] You load ship { $ship }.
        [front] You load the front of ship { $ship }.
        [middle] You load the middle of ship { $ship }.
        [second] You load the second place of ship { $ship }.
        [third] You load the third place of ship { $ship }.
        [back] You load the back of ship { $ship }.
       *[other] You load ship { $ship }.
    }
   *[other] { $where ->
        [only] { $name } loads ship { $ship }.
        [front] { $name } loads the front of ship { $ship }.
        [middle] { $name } loads the middle of ship { $ship }.
        [second] { $name } loads the second place of ship { $ship }.
        [third] { $name } loads the third place of ship { $ship }.
        [back] { $name } loads the back of ship { $ship }.
       *[other] { $name } loads ship { $ship }.
    }
}
imhotep-sail = { $who ->
    [you] { $site ->
        [market] You sail ship { $ship } to the market.
        [pyramids] You sail ship { $ship } to the pyramids.
        [temple] You sail ship { $ship } to the temple.
        [burial] You sail ship { $ship } to the burial chamber.
       *[obelisks] You sail ship { $ship } to the obelisks.
    }
   *[other] { $site ->
        [market] { $name } sails ship { $ship } to the market.
        [pyramids] { $name } sails ship { $ship } to the pyramids.
        [temple] { $name } sails ship { $ship } to the temple.
        [burial] { $name } sails ship { $ship } to the burial chamber.
       *[obelisks] { $name } sails ship { $ship } to the obelisks.
    }
}
imhotep-play = { $who ->
    [you] { $card ->
        [lever] You play the Lever.
        [hammer] You play the Hammer.
        [sail] You play the Sail.
       *[chisel] You play the Chisel.
    }
   *[other] { $card ->
        [lever] { $name } plays the Lever.
        [hammer] { $name } plays the Hammer.
        [sail] { $name } plays the Sail.
       *[chisel] { $name } plays the Chisel.
    }
}
imhotep-unload = { $who ->
    [you] You decide the order of unloading. Next: { $ownerName }.
   *[other] { $name } decides the order of unloading. Next: { $ownerName }.
}
imhotep-pick = { $who ->
    [you] You take a card from the market: { $cardName }.
   *[other] { $name } takes a card from the market: { $cardName }.
}
imhotep-pick-hidden = { $who ->
    [you] You look at the two face-down cards.
   *[other] { $name } looks at the two face-down cards.
}
imhotep-keep = { $who ->
    [you] You keep one of them.
   *[other] { $name } keeps one of them.
}
imhotep-kept = { $who ->
    [you] You keep one of the two cards: { $cardName }.
   *[other] { $name } keeps one of the two cards: { $cardName }.
}
imhotep-build = { $who ->
    [you] { $pyramid ->
        [left] You build on the left pyramid.
        [middle] You build on the middle pyramid.
       *[right] You build on the right pyramid.
    }
   *[other] { $pyramid ->
        [left] { $name } builds on the left pyramid.
        [middle] { $name } builds on the middle pyramid.
       *[right] { $name } builds on the right pyramid.
    }
}
imhotep-bonus-point = { $who ->
    [you] You take the point of the temple.
   *[other] { $name } takes the point of the temple.
}
imhotep-bonus-stones = { $who ->
    [you] You take stones instead of the temple’s point.
   *[other] { $name } takes stones instead of the temple’s point.
}
imhotep-skip = { $who ->
    [you] You do without loading.
   *[other] { $name } does without loading.
}
imhotep-pass = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
imhotep-stones = { $site ->
    [pyramids] New on the pyramids: { $list }.
    [temple] New in the temple: { $list }.
    [burial] New in the burial chamber: { $list }.
   *[obelisks] New at the obelisks: { $list }.
}
imhotep-stones-each = { $stones ->
    [one] { $name } { $stones } stone
   *[other] { $name } { $stones } stones
}
imhotep-got-card = { $who ->
    [you] You get a card: { $cardName }.
   *[other] { $name } gets a card: { $cardName }.
}
imhotep-red-card = A card acts at once: { $cardName }.
imhotep-discarded = On the discard pile now: { $cardNames }.
imhotep-shuffled = The discard pile is shuffled and becomes the new draw pile.
imhotep-round = { $who ->
    [you] You begin.
    [other] { $name } begins.
   *[nobody] The round begins.
}
imhotep-market = On the market: { $cardNames }.

# A player's things on a phone
phone-player = { $name }: cards, stones and points
phone-cards = Cards
phone-no-cards = None.
phone-now = If it ended now: { $points }
