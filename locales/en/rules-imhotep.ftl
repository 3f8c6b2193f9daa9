# Imhotep: every rule. Each entry has a title and numbered paragraphs; examples and rulings are numbered as in docs/rules.

ref-imhotep-components = What there is
ref-imhotep-components-1 = Stones: 30 in each colour. Black sits first, then white, brown and grey. One stone of each colour marks the score, so 29 are in play for each player.
ref-imhotep-components-2 = Sites: market, pyramids, temple, burial chamber and obelisks. All but the market are monuments. Each site has a side A and a side B, and every mix of sides is allowed.
ref-imhotep-components-3 = Each player has a quarry with their unused stones and a sled, which holds at most five.

ref-imhotep-ships = Ships
ref-imhotep-ships-1 = There are eight ships. A ship sails only with its minimum load. Space 1 is the bow, the front of the ship.
# Headings of the table of ships
ref-imhotep-ships-spaces = Spaces
ref-imhotep-ships-number = Ships
ref-imhotep-ships-minimum = Minimum load

ref-imhotep-round-cards = Round cards
ref-imhotep-round-cards-1 = For each number of players there are seven round cards; six of them are used. A card names the four ships of a round by their spaces.
ref-imhotep-round-cards-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}

ref-imhotep-cards = Market cards
ref-imhotep-cards-1 = There are 34 market cards. Red cards act at once and are then discarded. Green and violet cards lie open before their owner and count at the end. Blue cards are used later, as the action of a turn.
ref-imhotep-cards-2 = A decoration counts the stones of all players and rounds down, each card on its own.
ref-imhotep-cards-3 = When a card is needed and the pile is empty, the discard pile is shuffled into a new pile. If both are empty, nothing is drawn.
# How many of a card there are
ref-imhotep-copies = { $copies ->
    [one] { $copies } card
   *[other] { $copies } cards
}

ref-imhotep-setup = Setting up
ref-imhotep-setup-1 = Take the seven round cards for the number of players, remove one unseen and shuffle the other six. Shuffle the market cards.
ref-imhotep-setup-2 = Choose who begins. From there clockwise the sleds start with 2, 3, 4 and 5 stones from the quarry.

ref-imhotep-round = A round
ref-imhotep-round-1 = The next round card shows four ships; they come empty. The market is dealt: on side A four open cards, on side B three open cards and two face down on the fourth place.
ref-imhotep-round-2 = From the first player clockwise each takes one turn after another, until all four ships have sailed. As there are five sites, one gets no ship.
ref-imhotep-round-3 = Then the round ends: the temple scores, the ships go, and the cards left at the market are discarded.
ref-imhotep-round-4 = The next round is begun by the player to the left of the one who sailed the fourth ship. There are six rounds.

ref-imhotep-turn = A turn
ref-imhotep-turn-1 = A turn is exactly one of four actions: get stones, load, sail, or play a blue card.

ref-imhotep-get = Get stones
ref-imhotep-get-1 = Up to 3 of your stones come from the quarry to your sled, as many as fit and as there are. With a full sled or an empty quarry you cannot choose this.

ref-imhotep-load = Load a stone
ref-imhotep-load-1 = 1 stone from your sled goes to any empty space of a ship that has not sailed.

ref-imhotep-sail = Sail a ship
ref-imhotep-sail-1 = A ship that has not sailed and holds its minimum load goes to a site where no ship has docked in this round. You need no stone of your own on it.
ref-imhotep-sail-2 = The stones are unloaded one by one from the bow backwards; empty spaces are ignored. What a stone does is decided by its owner. The ship stays docked until the round ends.

ref-imhotep-play = Play a blue card
ref-imhotep-play-1 = You may play one blue card as your turn, from the turn after you got it. Then it is discarded. A blue card that is unused at the end is worth 1 point.

ref-imhotep-lever-1 = The conditions of sailing hold. You decide the whole order before the first stone is unloaded.
ref-imhotep-hammer-1 = You may play it whenever a stone can be loaded afterwards, even if no stone fits on your sled.
ref-imhotep-sail-card-1 = The stone that you load counts for the minimum load.
ref-imhotep-chisel-1 = You need 2 stones on your sled and 2 empty spaces on ships that have not sailed.
ref-imhotep-red-1 = The stone follows the rules of its site: on pyramids B you choose the pyramid and get its bonus, on obelisks B it may finish a tower.

ref-imhotep-market-1 = For each stone that is unloaded, its owner takes one card. The stone goes back to the quarry.
ref-imhotep-market-a = Side A: four cards lie open.
ref-imhotep-market-b = Side B: three cards lie open. Who takes the fourth place looks at its two cards, keeps one and discards the other face up. Until then only that player knows them.

ref-imhotep-pyramids-1 = Every stone scores at once.
ref-imhotep-pyramids-a = Side A: the spaces are filled in a fixed order, column by column from the left, each from the top. First level: 2, 1, 3, 2, 4, 3, 2, 1, 3 points; second level: 2, 3, 1, 3; top: 4. Every later stone: 1 point.
ref-imhotep-pyramids-b = Side B: three pyramids of five stones. The owner of each stone chooses an unfinished one. When all three are finished, every later stone gives 1 point.
# The table of side B: the three pyramids, and what their spaces give beside points
ref-imhotep-pyramids-left = Left
ref-imhotep-pyramids-middle = Middle
ref-imhotep-pyramids-right = Right
ref-imhotep-pyramids-stone = Stone { $number }
ref-imhotep-pyramids-card = { $points } and the top card of the pile
ref-imhotep-pyramids-stones = { $points } and up to 3 stones for your sled
ref-imhotep-pyramids-load = { $points } and you may load a stone

ref-imhotep-temple-1 = Stones fill five spaces from the left, with 2 players only four. Then they stand on top of each other, again from the left, without limit. At the end of every round the top stone of each space counts, even if no ship docked there.
ref-imhotep-temple-a = Side A: 1 point for each top stone.
ref-imhotep-temple-b = Side B, from the left: 1 point or 2 stones; 2 points; 1 point or 2 stones; the top card of the pile; 1 point or 2 stones. The stones come from the quarry to the sled.

ref-imhotep-burial-1 = There are three rows. Stones fill columns from the left, each from the top, without limit. It scores after round 6.
ref-imhotep-burial-a = Side A: stones of one colour that touch along a side are a group. 1, 2, 3, 4, 5 stones are worth 1, 3, 6, 10, 15 points, each further stone 2 more. All groups of a player count.
ref-imhotep-burial-b = Side B: each row by itself. Most stones 8 points, second 4, third 2, fourth 0. Who has no stone in the row gets nothing. Tied players add up the points of their places, divide them and round down.

ref-imhotep-obelisks-1 = Everybody builds with their own stones.
ref-imhotep-obelisks-a = Side A: one tower for each player, scored by height after round 6. With 2 players 10 and 1 points, with 3 players 12, 6 and 1, with 4 players 15, 10, 5 and 1. A player needs at least one stone. Tied players share as in the burial chamber.
ref-imhotep-obelisks-b = Side B: stones wait. A player’s third waiting stone makes all three a tower on the highest free place, which scores at once: 10, 9, 8, 7, 6, 5, 5, 5, for every number of players. After round 6 each waiting stone is worth 1 point.

ref-imhotep-end = The end
ref-imhotep-end-1 = After round 6 and its temple, add up: burial chamber, obelisks, decorations, statues, and 1 point for each unused blue card.
ref-imhotep-end-2 = Most points win. A tie is decided by the stones on the sled. Still tied: a shared place.

ref-imhotep-wrath-1 = A variant. A player who has no stone on at least one of the four monuments loses 5 points: 5 in all, for one missing monument or for several. A score may fall below zero.

ref-imhotep-examples = Examples
ref-imhotep-example-1 = Temple A with 4 players, top stones grey, grey, white, brown, black: grey gets 2 points, the others 1 each.
ref-imhotep-example-2 = One space of the temple’s level is left, and a ship unloads brown, brown, white. The first brown fills the space, the second brown begins the next level, white stands beside it.
ref-imhotep-example-3 = Burial chamber A with 4 players. White has one group of 2: 3 points. Black has a single stone: 1. Brown has groups of 3 and 1: 7. Grey has one group of 6: 17.
ref-imhotep-example-4 = Obelisks A with 4 players, heights: black 3, white 4, brown 0, grey 3. White gets 15. Black and grey share 10 and 5, rounded down: 7 each. Brown gets nothing.
ref-imhotep-example-5 = Burial chamber B. Top row, white 3, brown 1, grey 1: 8, 3 and 3 points. Middle row, black 3, white 1: 8 and 4. Bottom row, grey 4: 8 for grey.
ref-imhotep-example-6 = Obelisks B: a ship unloads black, white, grey. White has two waiting stones, and one tower stands already. White’s tower goes on the 9 and scores 9 at once; black and grey wait.
ref-imhotep-example-7 = 13 stones lie in the burial chamber: a burial chamber decoration is worth 4.
ref-imhotep-example-8 = 3 statues are worth 6 points, 6 statues 17.
ref-imhotep-example-9 = A ship unloads white, brown, grey at the market. They take cards in this order, and all three stones go back to the quarry.
ref-imhotep-example-10 = Pyramids B: brown builds the first stone in the middle, black the second there, brown the third there, and white the first on the left.
ref-imhotep-example-11 = Temple B with 4 players, top stones from the left grey, brown, white, white, black: grey chooses, brown gets 2 points, white chooses, white draws a card, black chooses.
ref-imhotep-example-12 = A sled with room for 2 stones gets 2 stones, not 3.

ref-imhotep-rulings = Rulings
ref-imhotep-rulings-1 = What holds here where the printed rules are silent or disagree.
ref-imhotep-ruling-1 = The highest obelisk with 3 players gives 12 points. One printed rulebook says 15; three others and the board say 12.
ref-imhotep-ruling-2 = Waiting stones on obelisks B are worth 1 point each after round 6.
ref-imhotep-ruling-3 = If all eight places for towers are taken, further stones wait and are worth 1 point each at the end.
ref-imhotep-ruling-4 = A stone at the market goes back to its quarry before the card acts. So it can serve a red card that is taken with it.
ref-imhotep-ruling-5 = A red card of a player whose quarry is empty is discarded without effect. That can happen only with a card drawn from the pile.
ref-imhotep-ruling-6 = The stone of a red card follows all rules of its site, and counts as a stone on that monument for the variant.
ref-imhotep-ruling-7 = Bonuses of pyramids B happen at once, before the next stone is unloaded. Card and stones come by themselves; loading is up to you. The ship that is being unloaded has sailed and cannot be loaded.
ref-imhotep-ruling-8 = The Hammer may be played whenever a stone can be loaded afterwards. It gives as many stones as fit, possibly none.
ref-imhotep-ruling-9 = The Chisel needs 2 stones on the sled and 2 empty spaces on ships that have not sailed.
ref-imhotep-ruling-10 = With the Lever the whole order is decided before the first stone is unloaded. A card whose action is impossible cannot be played.
ref-imhotep-ruling-11 = At temple B “2 stones” may be chosen only if at least 1 stone can be taken.
ref-imhotep-ruling-12 = Temple B scores in round 6 as in every round. A blue card that comes from it is unused.
ref-imhotep-ruling-13 = A player passes only if nothing else is possible. If all pass one after another, the round ends at once: ships that have not sailed leave, their stones go back to the quarries, and the temple scores. The player to the left of the last one who did something begins the next round; if nobody did, the first player stays the same.
ref-imhotep-ruling-14 = A market card must be taken. A place that has become empty stays empty in this round.
ref-imhotep-ruling-15 = Only real choices are asked. What has one possible answer within an action happens by itself. A turn is always asked.
ref-imhotep-ruling-16 = Of the two cards face down at market B, card 1 is the one dealt first.
ref-imhotep-ruling-17 = A reshuffle takes the discard pile as it lies, even a single card. Not in it: a blue card being played, a red card still acting, and the cards on the market while the temple scores. In it: the rejected card of market B.
ref-imhotep-ruling-18 = In ruling 13 the last one who did something is the last player whose turn was not a pass. Taking a card or a bonus in another player’s turn does not count. Ships leave before the temple scores.
ref-imhotep-ruling-19 = The sled decides every tie in the ranking, not only the one for first place.
ref-imhotep-ruling-20 = Misprints of single rulebooks are not followed, such as 7 rounds or 2 stones for the second player.
ref-imhotep-ruling-21 = The discard pile lies face up. A card that the temple or a pyramid draws from the pile acts like one taken from the market: a red one acts at once.
