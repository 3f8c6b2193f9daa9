# The lessons of Imhotep. $name is the other player. Each step has a title (at most five words), a text (at most two sentences),
# "do": the one thing to do, "topic": what follows "Step 5 of 13:", and "other": what the card says after another legal move.

lesson-imhotep-first = Your first game

lesson-imhotep-first-get-topic = getting stones
lesson-imhotep-first-get-title = Stones for your sled
lesson-imhotep-first-get-text = On your turn you do one of four things. The first: get up to three stones from your quarry; your sled holds five.
lesson-imhotep-first-get-do = Choose your quarry.
lesson-imhotep-first-get-other = That is a legal move. But with so few stones on your sled you will soon need a turn to get more.

lesson-imhotep-first-load-topic = loading
lesson-imhotep-first-load-title = A place at the bow
lesson-imhotep-first-load-text = One stone from your sled goes to any free space of a ship. At space 1, the bow, it is unloaded first.
lesson-imhotep-first-load-do = Choose space 1 of this ship.
lesson-imhotep-first-load-other = That is a legal move. But the bow of this ship is still free, and { $name } can take it.

lesson-imhotep-first-sail-topic = sailing
lesson-imhotep-first-sail-title = A ship may sail
lesson-imhotep-first-sail-text = This ship has enough stones, so anyone may send it to a free dock, also you. At the pyramid each stone scores at once.
lesson-imhotep-first-sail-do = Choose the ship, then the pyramid.
lesson-imhotep-first-sail-other = That is a legal move, and often a good one. But if the ship is still here, { $name } may send it anywhere.

lesson-imhotep-first-minimum-topic = the minimum load
lesson-imhotep-first-minimum-title = Too empty to sail
lesson-imhotep-first-minimum-text = This ship carries three stones and needs two to sail. The marks on its hull show it.
lesson-imhotep-first-minimum-do = Load a stone on this ship.
lesson-imhotep-first-minimum-other = That is a legal move. This ship still lacks a stone, so nobody can sail it yet.

lesson-imhotep-first-temple-topic = the temple
lesson-imhotep-first-temple-title = Every round the temple pays
lesson-imhotep-first-temple-text = Stones stand in a row there, and later ones on top of them. At the end of every round each stone seen from above gives 1 point.
lesson-imhotep-first-temple-do = Sail this ship to the temple.
lesson-imhotep-first-temple-other = That is a legal move. A stone in the temple would have paid in this round and perhaps in many more.

lesson-imhotep-first-others-topic = who decides
lesson-imhotep-first-others-title = Others sail your stones
lesson-imhotep-first-others-text = With your stone this large ship has the three that it needs. Then { $name } may choose where all of them go.
lesson-imhotep-first-others-do = Load a stone on the large ship.
lesson-imhotep-first-others-other = That is a legal move. It keeps your stone away from a ship that { $name } would sail.

lesson-imhotep-first-burial-topic = the burial chamber
lesson-imhotep-first-burial-title = Groups in the burial chamber
lesson-imhotep-first-burial-text = { $name } sent the ship here. After the last round, stones of one colour that touch are a group: 1, 3, 6, 10, 15 points for 1 to 5 stones.

lesson-imhotep-first-small-topic = the last ship
lesson-imhotep-first-small-title = A ship for one
lesson-imhotep-first-small-text = This ship carries one stone and needs no more. Only market and obelisks are still free: each site gets one ship in a round.
lesson-imhotep-first-small-do = Load the small ship.
lesson-imhotep-first-small-other = That is a legal move. The small ship stays empty, and its owner is whoever loads it first.

lesson-imhotep-first-card-topic = market cards
lesson-imhotep-first-card-title = Your stone, your card
lesson-imhotep-first-card-text = { $name } sailed to the market, but the stone is yours: you take a card. Red acts at once, green and violet count at the end, blue waits for your turn.
lesson-imhotep-first-card-do = Take the blue card.
lesson-imhotep-first-card-other = A good card too. With a blue one you could do two things in one turn.

lesson-imhotep-first-round-topic = a round ends
lesson-imhotep-first-round-title = The round is over
lesson-imhotep-first-round-text = Four ships have sailed: the temple paid 1 point for each top stone, and new ships and cards came. { $name } sailed the last ship, so the next player begins: you.

lesson-imhotep-first-blue-topic = blue cards
lesson-imhotep-first-blue-title = Two things at once
lesson-imhotep-first-blue-text = A blue card is your whole turn, and you use it once. This one loads a stone and then sails that ship.
lesson-imhotep-first-blue-do = Play your card and load ship 3.
lesson-imhotep-first-blue-other = That is a legal move. Your card waits; if it is never used, it is worth 1 point at the end.

lesson-imhotep-first-obelisks-topic = the obelisks
lesson-imhotep-first-obelisks-title = Who builds highest?
lesson-imhotep-first-obelisks-text = Everybody has a tower of their own. After the last round the highest gives 10 points, the other one 1.
lesson-imhotep-first-obelisks-do = Sail the ship to the obelisks.
lesson-imhotep-first-obelisks-other = That is a legal move. The obelisks wait for a later ship.

lesson-imhotep-first-count-topic = the last count
lesson-imhotep-first-count-title = The last count
lesson-imhotep-first-count-text = After round 6, burial chamber, obelisks and cards are added to the score. Beside it you see what they are worth now.

# Short lessons: the B sides, one a site

lesson-imhotep-market-b = Market, side B
lesson-imhotep-market-b-sail-topic = the market
lesson-imhotep-market-b-sail-title = Three open, two hidden
lesson-imhotep-market-b-sail-text = On side B three cards lie open, and two face down on the last place. As always, each stone takes one place.
lesson-imhotep-market-b-sail-do = Sail the small ship to the market.
lesson-imhotep-market-b-sail-other = That is a legal move. The hidden cards wait.
lesson-imhotep-market-b-pick-topic = hidden cards
lesson-imhotep-market-b-pick-title = Look at two
lesson-imhotep-market-b-pick-text = If you take the hidden ones, only you see both. You keep one of them, and the other is discarded.
lesson-imhotep-market-b-pick-do = Take the two hidden cards.
lesson-imhotep-market-b-pick-other = A good card too: what lies open, you know.
lesson-imhotep-market-b-keep-topic = one of two
lesson-imhotep-market-b-keep-title = Keep the better one
lesson-imhotep-market-b-keep-text = The other card goes to the discard pile, face up.
lesson-imhotep-market-b-keep-do = Choose a card.
lesson-imhotep-market-b-keep-other = That is a legal move.

lesson-imhotep-pyramids-b = Pyramids, side B
lesson-imhotep-pyramids-b-sail-topic = three pyramids
lesson-imhotep-pyramids-b-sail-title = Three small pyramids
lesson-imhotep-pyramids-b-sail-text = On side B there are three pyramids of five stones. Some spaces also give a card, stones for your sled, or a stone to load.
lesson-imhotep-pyramids-b-sail-do = Sail this ship to the pyramids.
lesson-imhotep-pyramids-b-sail-other = That is a legal move. The pyramids wait for another ship.
lesson-imhotep-pyramids-b-build-topic = your choice
lesson-imhotep-pyramids-b-build-title = You choose the pyramid
lesson-imhotep-pyramids-b-build-text = Each stone’s owner chooses where it goes, and opens the next space for others. Bonuses happen at once, before the next stone is unloaded.
lesson-imhotep-pyramids-b-build-do = Choose a pyramid.
lesson-imhotep-pyramids-b-build-other = That is a legal move.

lesson-imhotep-temple-b = Temple, side B
lesson-imhotep-temple-b-sail-topic = the round’s end
lesson-imhotep-temple-b-sail-title = Each space pays differently
lesson-imhotep-temple-b-sail-text = On side B a top stone gives what its space shows: 2 points, a card from the pile, or your choice of 1 point or 2 stones. It happens when the last ship of the round has sailed.
lesson-imhotep-temple-b-sail-do = Sail the last ship to the obelisks.
lesson-imhotep-temple-b-sail-other = That is a legal move.
lesson-imhotep-temple-b-bonus-topic = your choice
lesson-imhotep-temple-b-bonus-title = A point or stones
lesson-imhotep-temple-b-bonus-text = Your stone is on top of the first space. A point is safe; two stones save you most of a turn.
lesson-imhotep-temple-b-bonus-do = Choose one of the two.
lesson-imhotep-temple-b-bonus-other = That is a legal move.

lesson-imhotep-burial-b = Burial chamber, side B
lesson-imhotep-burial-b-sail-topic = rows
lesson-imhotep-burial-b-sail-title = Rows instead of groups
lesson-imhotep-burial-b-sail-text = Stones still fill column by column, each from the top. But on side B each row counts by itself.
lesson-imhotep-burial-b-sail-do = Sail this ship to the burial chamber.
lesson-imhotep-burial-b-sail-other = That is a legal move. The burial chamber waits for another ship.
lesson-imhotep-burial-b-rows-topic = the count
lesson-imhotep-burial-b-rows-title = Most stones in a row
lesson-imhotep-burial-b-rows-text = After the last round most stones in a row give 8 points, second most 4, third most 2. Players with the same number share, rounded down.

lesson-imhotep-obelisks-b = Obelisks, side B
lesson-imhotep-obelisks-b-sail-topic = towers
lesson-imhotep-obelisks-b-sail-title = Three stones, one tower
lesson-imhotep-obelisks-b-sail-text = On side B stones wait until you have three of them. Then they become a tower at once.
lesson-imhotep-obelisks-b-sail-do = Sail this ship to the obelisks.
lesson-imhotep-obelisks-b-sail-other = That is a legal move. The obelisks wait for another ship.
lesson-imhotep-obelisks-b-tower-topic = the points
lesson-imhotep-obelisks-b-tower-title = First come, most points
lesson-imhotep-obelisks-b-tower-text = Your tower took the highest place: 10 points at once. The next ones give 9, 8, 7, 6 and then 5; a stone that still waits at the end gives 1.

lesson-imhotep-wrath = Variant: Wrath of the Pharaoh
lesson-imhotep-wrath-rule-topic = the penalty
lesson-imhotep-wrath-rule-title = No monument without you
lesson-imhotep-wrath-rule-text = Pyramids, temple, burial chamber and obelisks are the four monuments. Who has no stone on one of them at the end loses 5 points, also if several are missing.
lesson-imhotep-wrath-sail-topic = a first stone
lesson-imhotep-wrath-sail-title = One stone is enough
lesson-imhotep-wrath-sail-text = A single stone keeps the Pharaoh calm. The market does not count: stones leave it again.
lesson-imhotep-wrath-sail-do = Sail your ship to a monument.
lesson-imhotep-wrath-sail-other = That is a legal move. You still have time for the four monuments.
