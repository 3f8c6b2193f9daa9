# The waiting room: the game begins by itself, or with a bot; the invited may look on
waiting-text-by-itself = The game begins by itself when the last seat is taken.
# A countdown in seconds
waiting-countdown = Begins in { $seconds }
# Button: stops the countdown
waiting-hold = Wait
waiting-start-bots = { $open ->
    [one] Begin now: a bot then takes the open seat
   *[other] Begin now: bots then take the open seats
}
waiting-camera-seats = Point a phone’s camera here. The code is for all open seats: who comes first sits first.
join-watch = Only watch
