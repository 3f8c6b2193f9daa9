# The end of the game
# Behind your own name in a list of players
end-you = { $name } (you)
end-wins = { $who ->
    [you] You win
    [other] You lose
   *[name] { $name } wins
}
end-wins-by = { $who ->
    [you] { $points ->
        [one] You win by { $points } point
       *[other] You win by { $points } points
    }
    [other] { $points ->
        [one] You lose by { $points } point
       *[other] You lose by { $points } points
    }
   *[name] { $points ->
        [one] { $name } wins by { $points } point
       *[other] { $name } wins by { $points } points
    }
}
# The points of the first and of the second
end-scores = { $first } to { $second }.
# $source is a name from “end-source-…”
end-difference = What made the difference: { $source }.
end-close = It was close everywhere.
end-wins-tie = { $who ->
    [you] A tie: you win
    [other] A tie: you lose
   *[name] A tie: { $name } wins
}
end-tie = { $points ->
    [one] { $name } and { $other } both have { $points } point. The tie-break decides: { $name } { $more }, { $other } { $less }.
   *[other] { $name } and { $other } both have { $points } points. The tie-break decides: { $name } { $more }, { $other } { $less }.
}
end-tie-imhotep = { $points ->
    [one] { $name } and { $other } both have { $points } point. Stones on the sled decide: { $name } { $more }, { $other } { $less }.
   *[other] { $name } and { $other } both have { $points } points. Stones on the sled decide: { $name } { $more }, { $other } { $less }.
}
end-tie-anubixx = { $points ->
    [one] { $name } and { $other } both have { $points } point. Crosses in the pyramid decide: { $name } { $more }, { $other } { $less }.
   *[other] { $name } and { $other } both have { $points } points. Crosses in the pyramid decide: { $name } { $more }, { $other } { $less }.
}
# $names is a list: “Mara and Ilie”
end-shared = Shared victory: { $names }
end-shared-text = { $points ->
    [one] Equal with { $points } point, and equal in the tie-break.
   *[other] Equal with { $points } points, and equal in the tie-break.
}
# $names is a list of those who gave up
end-resigned = Given up: { $names }.
end-flagged = Out of time: { $names }.
end-no-winner = No winner
end-aborted = Somebody never made a first move.
end-abandoned = Nobody has played here for a long time.
end-closed = The owner of the server has closed this table.
end-rematch = Rematch
end-to-rematch = To the rematch
end-agree-rematch = Play again too
end-replay = Replay
end-board = See the board
end-download = Download the record
end-home = Start page
end-sources = Where the points came from
end-charts = How the game went
end-lead = The lead, round by round
end-lead-label = What each player would have had if the game had ended with each round
end-lead-loading = Looking back…

end-source-pyramids = Pyramids
end-source-temple = Temple
end-source-burial = Burial chamber
end-source-obelisks = Obelisks
end-source-decorations = Decorations
end-source-statues = Statues
end-source-blue_cards = Blue cards
end-source-wrath = Wrath of the Pharaoh
end-source-pyramid = Pyramid
end-source-arch = Arch
end-source-relief = Relief
end-source-bonuses = Bonuses
end-source-quarry = Quarry
end-source-jokers = Jokers

proof-shared = Chance was fair: nobody could choose it. Your own random number is in the seed
proof-good = Chance was fixed before the game: the secret matches what was promised
proof-bad = The proof does not match what was promised at the start
proof-unknown = Chance can be checked: the promise, the secret and the seed are here
proof-text = Before anybody sat down, the server published the SHA-256 of its secret. Then everybody’s page added a random number of its own. The seed was made of them all, and every shuffle and every roll followed from it. Your browser has just checked this itself.
proof-commitment = Published before the game
proof-secret = The server’s secret, shown now
proof-number = Random number: { $name }
proof-seed = The seed made of them
proof-command = To check every card and die, download the record and run
