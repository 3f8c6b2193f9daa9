# The market cards: name, what it does in a few words, and the same at length

# On top of a card: when it counts
kind-red = At once
kind-green = At the end
kind-violet = At the end
kind-blue = Action
# On a card that counts at the end: what it would bring now
card-now = now { $points }

# A card’s name, at most 16 letters a line
card-entrance = Entrance
# What a card does, in about 30 letters
card-entrance-does = 1 stone: quarry to pyramids
card-entrance-explained = At once: put 1 of your stones from the quarry on the pyramids.
card-sarcophagus = Sarcophagus
card-sarcophagus-does = 1 stone: quarry to burial chamber
card-sarcophagus-explained = At once: put 1 of your stones from the quarry into the burial chamber.
card-paved-path = Paved Path
card-paved-path-does = 1 stone: quarry to your obelisk
card-paved-path-explained = At once: put 1 of your stones from the quarry on your obelisk.
card-pyramid-decoration = Pyramid Decoration
card-pyramid-decoration-does = 1 per 3 stones there
card-pyramid-decoration-explained = At the end: 1 point for every 3 stones on the pyramids, whoever they belong to.
card-temple-decoration = Temple Decoration
card-temple-decoration-does = 1 per 3 stones there
card-temple-decoration-explained = At the end: 1 point for every 3 stones in the temple, whoever they belong to, covered ones too.
card-burial-decoration = Burial Chamber Decoration
card-burial-decoration-does = 1 per 3 stones there
card-burial-decoration-explained = At the end: 1 point for every 3 stones in the burial chamber, whoever they belong to.
card-obelisk-decoration = Obelisk Decoration
card-obelisk-decoration-does = 1 per 3 stones there
card-obelisk-decoration-explained = At the end: 1 point for every 3 stones at the obelisks, whoever they belong to.
card-statue = Statue
card-statue-does = 1·3·6·10·15 for 1 to 5 statues
card-statue-explained = At the end: your statues together give 1, 3, 6, 10, 15 points for 1 to 5 of them, and 2 more for each further one.
card-lever = Lever
card-lever-does = sail; you order the unloading
card-lever-explained = As an action: sail a ship and decide in which order its stones are unloaded. Unused at the end: 1 point.
card-hammer = Hammer
card-hammer-does = get up to 3 stones, then load 1
card-hammer-explained = As an action: get up to 3 stones, then load 1. Unused at the end: 1 point.
card-sail = Sail
card-sail-does = load 1, then sail that ship
card-sail-explained = As an action: load 1 stone on a ship, then sail that same ship. Unused at the end: 1 point.
card-chisel = Chisel
card-chisel-does = load 2 stones
card-chisel-explained = As an action: load 2 stones, on one ship or on two. Unused at the end: 1 point.
