# Imhotep's table

site-market = Market
# The pyramids’ side A has one great pyramid, side B three small ones
site-pyramid = Pyramid
site-pyramids = Pyramids
site-temple = Temple
site-burial = Burial Chamber
site-obelisks = Obelisks
# The same where there is little room: about nine letters
site-market-short = Market
site-pyramid-short = Pyramid
site-pyramids-short = Pyramids
site-temple-short = Temple
site-burial-short = Burial
site-obelisks-short = Obelisks
# $side is A or B
site-with-side = { $site ->
    [market] Market, side { $side }
    [pyramid] Pyramid, side { $side }
    [pyramids] Pyramids, side { $side }
    [temple] Temple, side { $side }
    [burial] Burial Chamber, side { $side }
   *[obelisks] Obelisks, side { $side }
}
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

# On the pyramids’ stela, in front of the points of the next stones
stela-next = next stones
stela-next-one = every further stone 1
stela-choose-pyramid = its owner picks one
stela-top = the top stones count
stela-burial-a = 1 · 3 · 6 · 10 · 15
stela-burial-b = each row 8 · 4 · 2
stela-obelisks-a = by height
stela-obelisks-b = the third one builds
# On a stela: what the top stones of a space bring beside points
stela-card = and a card
# On a stela: stones instead of the point
stela-or-stones = or stones
# On a stela, beside a player: stones on the yard that make no tower yet
stela-waiting = { $stones ->
    [one] { $stones } waits
   *[other] { $stones } wait
}
# Of a player’s obelisk: so many stones high
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
# Beside the market’s title
market-words = each stone takes one card · { $cards } in the pile, { $discarded } discarded
# Of a place of the market: its card is gone
market-taken = taken
market-taken-by = Taken by: { $name }
market-hidden = Two face-down cards
market-face-down = Face down
market-keep = look, keep 1 of 2
market-hidden-explained = Who takes them looks at both, keeps one and discards the other.

# Docks and ships
# Of a dock: a ship may land there. $site is the site whose name it stands below, or “dock”: beside the dock itself
dock-free = free
# The same: a ship lies there
dock-taken = taken
# Of a dock that the picked ship may sail to; a command
dock-sail = sail here
dock-explained = The dock is free: one ship may sail here this round. One of the five sites gets none.
ship-name = { $capacity ->
    [one] Ship { $ship }, for { $capacity } stone
   *[other] Ship { $ship }, for { $capacity } stones
}
# Of a ship: no stone yet, and the minimum load
ship-empty = { $minimum ->
    [one] empty, needs { $minimum } stone
   *[other] empty, needs { $minimum } stones
}
# Of a ship: its stones, and the minimum load
ship-needs = { $stones ->
    [one] { $stones } aboard, needs { $minimum }
   *[other] { $stones } aboard, needs { $minimum }
}
# Of a ship with enough stones
ship-ready = { $stones ->
    [one] { $stones } aboard, may sail
   *[other] { $stones } aboard, may sail
}
# Where a ship lies
ship-at = { $site ->
    [market] at the market
    [pyramid] at the pyramid
    [pyramids] at the pyramids
    [temple] at the temple
    [burial] at the burial chamber
   *[obelisks] at the obelisks
}
ship-explained = { $minimum ->
    [one] It may sail with { $minimum } stone or more, to a site where no ship lies. Its stones leave it from the bow.
   *[other] It may sail with { $minimum } stones or more, to a site where no ship lies. Its stones leave it from the bow.
}
ship-sail = { $capacity ->
    [one] Sail ship { $ship }, for { $capacity } stone
   *[other] Sail ship { $ship }, for { $capacity } stones
}

# Players
# Beside a name: the reader
player-you = you
# Beside a name: not at the table now
player-away = away
# Points that a player would get if the game ended now
player-end = at the end { $points }
player-end-title = If the game ended now: { $points }
player-end-none = Nothing counts yet.
# The same where there is little room
player-end-short = end { $points }
sled-label = { $stones ->
    [one] Sled: { $stones } of 5 stones
   *[other] Sled: { $stones } of 5 stones
}
sled-pick = Pick up a stone
sled-explained = Stones are loaded from the sled. It holds 5.
quarry-label = { $stones ->
    [one] Quarry: { $stones } stone left
   *[other] Quarry: { $stones } stones left
}
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
# What is waited for; the name is the subject, or stands behind a colon
wait = { $question ->
    [pick] { $name } takes a card
    [keep] { $name } keeps one of two cards
    [build] { $name } chooses a pyramid
    [bonus] { $name } chooses: a point or stones
    [unload] { $name } decides the order of unloading
    [load] { $name } loads a stone
    [bonus_load] { $name } may load a stone
   *[other] Turn: { $name }
}
# In front of the stones that are unloaded already
unload-so-far = Order so far:

# Answers
# A button: gives up half a choice
answer-back = Take back
answer-take = Get stones
answer-take-stones = { $stones ->
    [one] Get { $stones } stone
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
# A button: do without the bonus
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
    [pyramid] To the pyramid
    [pyramids] To the pyramids
    [temple] To the temple
    [burial] To the burial chamber
   *[obelisks] To the obelisks
}
# A stone on the ship that can be unloaded next; the name is its owner’s
answer-unload = Stone: { $ownerName }
answer-pick = { $card ->
    [entrance] Entrance
    [sarcophagus] Sarcophagus
    [paved_path] Paved Path
    [pyramid_decoration] Pyramid Decoration
    [temple_decoration] Temple Decoration
    [burial_decoration] Burial Chamber Decoration
    [obelisk_decoration] Obelisk Decoration
    [statue] Statue
    [lever] Lever
    [hammer] Hammer
    [sail] Sail
   *[chisel] Chisel
}
answer-keep = Keep card { $place }
# Which of the three pyramids
answer-build = { $pyramid ->
    [left] The left pyramid
    [middle] The middle pyramid
   *[right] The right pyramid
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
        [second] You load the second space of ship { $ship }.
        [third] You load the third space of ship { $ship }.
        [back] You load the back of ship { $ship }.
       *[other] You load ship { $ship }.
    }
   *[other] { $where ->
        [only] { $name } loads ship { $ship }.
        [front] { $name } loads the front of ship { $ship }.
        [middle] { $name } loads the middle of ship { $ship }.
        [second] { $name } loads the second space of ship { $ship }.
        [third] { $name } loads the third space of ship { $ship }.
        [back] { $name } loads the back of ship { $ship }.
       *[other] { $name } loads ship { $ship }.
    }
}
imhotep-sail = { $who ->
    [you] { $site ->
        [market] You sail ship { $ship } to the market.
        [pyramid] You sail ship { $ship } to the pyramid.
        [pyramids] You sail ship { $ship } to the pyramids.
        [temple] You sail ship { $ship } to the temple.
        [burial] You sail ship { $ship } to the burial chamber.
       *[obelisks] You sail ship { $ship } to the obelisks.
    }
   *[other] { $site ->
        [market] { $name } sails ship { $ship } to the market.
        [pyramid] { $name } sails ship { $ship } to the pyramid.
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
    [pyramid] New on the pyramid: { $list }.
    [pyramids] New on the pyramids: { $list }.
    [temple] New in the temple: { $list }.
    [burial] New in the burial chamber: { $list }.
   *[obelisks] New at the obelisks: { $list }.
}
# An entry of the list in “imhotep-stones”
imhotep-stones-each = { $who ->
    [you] { $stones ->
        [one] you { $stones } stone
       *[other] you { $stones } stones
    }
   *[other] { $stones ->
        [one] { $name } { $stones } stone
       *[other] { $name } { $stones } stones
    }
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
