# Invitations: the waiting room, and the page of those who are invited
waiting-title = { $open ->
    [0] Everybody is here
    [one] Waiting for { $open } friend
   *[other] Waiting for { $open } friends
}
waiting-text-mine = Begin when you like.
waiting-text-other = The game begins as soon as somebody at the table begins it.
waiting-you = you
waiting-you-begin = you begin
waiting-bot = bot
waiting-here = is here
waiting-away = is away
waiting-seat = Open seat
waiting-open = for whoever opens the link
# Behind a name: this player begins
waiting-begins = begins
waiting-copy = Copy the invitation
waiting-copy-short = Copy
waiting-copied = Copied
waiting-invite = Invitation
waiting-camera = Point a phone’s camera here.
waiting-code-label = Square code with the address of the invitation
waiting-network = For every device in the same network
waiting-anywhere = For everybody, everywhere
waiting-here-only = This link works on this computer only
waiting-here-only-text = Other devices cannot reach this table. Play here, side by side, or in another browser of this computer. To let phones in, start Saqqara again with:
waiting-copy-here = Copy the link for this computer
waiting-sit = Sit down here
waiting-leave = Leave the seat
waiting-start = Start the game
waiting-start-missing = { $open ->
    [one] { $open } seat is still open
   *[other] { $open } seats are still open
}
waiting-watch = To watch only
waiting-table = This table
waiting-public = It is listed for everybody.
waiting-private = Only people with a link find it.

join-title = { $host } invites you to { $game }
join-title-nameless = You are invited to { $game }
join-with = Also at the table: { $names }.
join-name = Your name
join-play = You play
join-sit = Sit down
join-note = No account needed.
join-rules = I have never played
join-loading = Opening the invitation…
join-taken = This seat is taken
join-taken-text = Somebody else has used this invitation. Ask { $host } for another one.
join-taken-text-nameless = Somebody else has used this invitation. Ask for another one.
join-over = This game is over
join-over-text = The invitation was for a table where the game has ended.
join-invalid = This invitation does not work
join-invalid-text = It was never given out, or its seat has been freed again. Look whether the address is complete, or ask for a new one.
