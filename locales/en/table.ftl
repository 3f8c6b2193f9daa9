# The table: bar, log, chat, connection
# The name of this program
brand = Saqqara
game-imhotep = Imhotep
game-anubixx = Anubixx
close = Close
cancel = Cancel
language = Language

# Beside “the table is open” in a list of seats
seat-open = open seat
seat-number = Seat { $number }

# The symbols of the players, beside their colours
symbol-eye = eye
symbol-ankh = ankh
symbol-lotus = lotus
symbol-scarab = scarab
symbol-sun = sun

bar-home = To the start page
bar-tools = Tools of the table
bar-round = Round { $round }
bar-round-of = Round { $round } of { $rounds }
bar-over = The game is over
# Beside a name: it is thinking about its move
bar-thinking = thinking
bar-busy = the server is busy
bar-undo = Take back (U)
bar-redo = Redo (R)
bar-hint = Hint
bar-hint-title = Hint (H)
bar-log = Log
bar-chat = Chat
bar-chat-unread = { $unread ->
    [0] Chat
    [one] Chat, { $unread } new line
   *[other] Chat, { $unread } new lines
}
bar-sounds = Sounds
bar-sounds-on = Sounds are on
bar-sounds-off = Sounds are off
bar-dark = Dark colours
bar-to-dark = Dark colours
bar-to-light = Light colours
bar-menu = Menu

# In front of a question, where several people play on one screen
ask-named = { $name }: { $question }

clock-title = Time left
# Time left: days and hours
clock-days = { $days }d { $hours }h

log-title = What just happened
log-show = Show the table as it was then
# The first word of a sentence about the reader, as in “You pass.”
log-you = You
log-round = Round { $round }
log-empty = Nothing yet.

chat-title = Chat
chat-empty = Nobody has said anything yet.
chat-onlooker = onlooker
chat-write = Say something
chat-send = Send
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-thinking = Let me think…
phrase-rematch = Another game?
phrase-goodbye = Goodbye!

link-connecting = Connecting…
link-lost = Connection lost. Trying again…
link-lost-sending = Connection lost. Your move is kept and goes out as soon as the server answers.
link-gone = There is no such table, or it is not open to you.

move-played = { $who ->
    [you] You play { $move }.
   *[other] { $name } plays { $move }.
}
points = { $sourceName }: { $list }.
# An entry of the list in “points”; $points has its sign, as in “+3”
points-each = { $who ->
    [you] you { $points }
   *[other] { $name } { $points }
}
game-over = The game is over.
say-round = Round { $round } begins.
text-say-scores = Points: { $list }.
# How many a player has, in a list: “Mara 3”
text-count = { $who ->
    [you] you { $number }
   *[other] { $name } { $number }
}
table-created = The table is set up.
table-created-from-record = The table is set up, with a recorded game.
table-seated = { $person } sits down.
table-left = { $who ->
    [you] You leave the seat; a bot sits in.
   *[other] { $name } leaves the seat; a bot sits in.
}
table-started = The game begins.
table-undo = { $who ->
    [you] You take a move back.
   *[other] { $name } takes a move back.
}
table-undo-offered = { $name } asks to take a move back.
table-undo-accepted = { $name } agrees.
table-undo-declined = { $name } declines.
table-paused = The server was away for a while. The clocks stood still.
table-aborted = { $name } never made a first move, so the game has no winner.
table-abandoned = Nobody has played for a long time, so the game has ended.
table-closed = The owner of the server has closed this table.
table-redo = { $who ->
    [you] You redo the move.
   *[other] { $name } redoes the move.
}
table-resigned = { $who ->
    [you] You give up.
   *[other] { $name } gives up.
}
table-flagged = { $who ->
    [you] You are out of time.
   *[other] { $name } is out of time.
}
table-ended = The game has ended.
table-rematch = A rematch is set up.

menu-title = Menu
menu-watch = Copy a link for onlookers
menu-copied = Copied.
menu-download = Download the record
menu-resign = Give up
menu-resign-sure = { $own ->
    [yes] { $outcome ->
        [wins] Give up this game? The winner is then: { $other }.
        [ends] Give up this game? The game ends here; you come last.
       *[bot] Give up this game? A bot plays on, and you come last.
    }
   *[no] { $outcome ->
        [wins] Does { $name } give up this game? The winner is then: { $other }.
        [ends] Does { $name } give up this game? The game ends here; { $name } comes last.
       *[bot] Does { $name } give up this game? A bot plays on, and { $name } comes last.
    }
}
menu-resign-yes = Yes, give up
menu-leave = To the start page
menu-leave-note = The table stays; you find it under “Continue”.
menu-rules = Rules
menu-keys = Keys
menu-key-undo = take back
menu-key-redo = redo
menu-key-hint = hint
menu-key-number = the answer or way to pay with this number
menu-key-arrows = from one thing to the next
menu-key-enter = use it
menu-key-space = let everything arrive; replay: play and pause
menu-key-log = a move back or on, the first, the last (replay)
menu-key-escape = take back half a choice, or a step of a card; close

past-title = Move { $ply } of { $plies }
past-back = Back to the present

title-your-turn = Your turn · { $game }
board-loading = Setting up the board…

menu-rest = Let a bot sit in for me
menu-rest-note = You can take your seat back at any time.
away-text = A bot plays in your place.
away-sit = Take my seat back

undo-asked = { $name } would like to take back the last move. You get back the time that it took from you.
undo-waits = The others are asked whether you may take back.
undo-allow = Allow
undo-decline = Decline
