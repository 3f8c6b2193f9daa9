# The start page, public tables, studying a record
start-title = Two games of stone, dice and the Nile
start-play-now = Play now
start-opponent = Opponent
start-public = Public tables
start-study = Study a record
start-rules = Rules

name-default = Guest
name-guest = Guest { $number }

new-title = New table
new-game = Game
new-players-label = Number of players
# A number of players, of a table
new-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
new-me = Me
new-here = Another person here
new-here-name = Name of the other person
new-bots = Bots
new-bot = Bot: { $level }
new-friend = Friend by link
new-friend-about = gets a link to this seat
# Behind a seat: this player begins
new-starts = starts
new-sides = Sides
new-all-a = All A
new-all-b = All B
new-surprise = Surprise me
new-sides-chosen = Sides { $sides }
new-side = { $site }, side { $side }: { $about }
new-site-market = Market
new-site-pyramids = Pyramids
new-site-temple = Temple
new-site-burial = Burial
new-site-obelisks = Obelisks
new-market-a = 4 open cards
new-market-b = 3 open, 2 hidden
new-pyramids-a = one great pyramid
new-pyramids-b = three small, with bonuses
new-temple-a = 1 point for each top stone
new-temple-b = points, stones, a card
new-burial-a = connected groups
new-burial-b = most in each row
new-obelisks-a = tallest tower
new-obelisks-b = towers of three
option-on = { $option }: on
option-off = { $option }: off
option-choice = { $option }: { $value }
option-imhotep-wrath = Wrath of the Pharaoh
option-imhotep-wrath-about = Whoever has no stone on one of the four monuments loses 5 points at the end.
new-layout = Sheets
new-layout-classic = Classic sheets
new-layout-great = Great sheets: six levels
new-layout-own = Sheets from a file
new-sheet-choose = Choose the sheet file
new-start = Start player
new-start-seat = Seat { $number } starts
new-start-random = Start player by lot
new-clock = Clock
new-clock-none = No clock
new-clock-live = { $minutes } min + { $seconds } s a move
new-clock-days = { $days ->
    [one] { $days } day a move
   *[other] { $days } days a move
}
new-who = Who can find the table
new-by-link = Only by link
new-public = Listed for everybody
new-open = Open the table

continue-title = Continue
# In a list of tables, behind the game: those who play there
continue-with = { $game }: { $names }
continue-round = round { $round }
continue-your-turn = Your turn
# Of a table: whose turn it is
continue-acts = Turn: { $name }
# Of a table: the game has not begun
continue-waiting = waiting
# Of a table: the game is over
continue-finished = finished
continue-all = { $tables ->
    [one] { $tables } table
   *[other] All { $tables } tables
}
# A button that shows fewer tables
continue-fewer = Fewer

public-join = Waiting for players
public-sit = Sit down
public-yours = Your table
public-none = No table is waiting. Open one, with a friend’s seat and “Listed for everybody”.
public-watch = To watch
public-look = Watch
public-none-running = No public game is running now.

study-text = Look at a finished game move by move, and have it analysed. A record is the file that a table hands out at the end, or that the command line writes.
study-drop = Drop a record here
study-choose = Choose a file
study-not-a-record = { $file } is not a record: it cannot be read as JSON.

missing-title = Nothing stands here
missing-text = This address leads nowhere.
missing-home = To the start page

from-record = { $ply ->
    [0] This game begins from a recorded game, after its setup. So its chance cannot be proven.
    [one] This game begins from a recorded game, after { $ply } move. So its chance cannot be proven.
   *[other] This game begins from a recorded game, after { $ply } moves. So its chance cannot be proven.
}
from-record-end = { $ply ->
    [0] This game began from a recorded game, after its setup. So its chance is not proven.
    [one] This game began from a recorded game, after { $ply } move. So its chance is not proven.
   *[other] This game began from a recorded game, after { $ply } moves. So its chance is not proven.
}
from-record-new = What nobody had seen there was dealt anew.
from-record-same = It keeps the deal of that record: whoever knows the record knows what comes.
join-agree = Agree and sit down
