# The rules page around the rules of the games

ref-title = The rules
ref-about = Complete, in our own words: the games in short first, then every rule, examples, and rulings for rare cases.
# The field in which one searches, and what it says before anything is typed
ref-search = Search the rules
ref-search-hint = a word, such as tie or joker
ref-found = { $entries ->
    [0] Nothing is found. Try another word.
    [one] { $entries } entry is found.
   *[other] { $entries } entries are found.
}
ref-contents = Contents
ref-print = Print
ref-in-short = In short
# Above an example, and above a ruling
ref-example = Example { $number }
ref-ruling = Ruling { $number }
# Buttons of a miniature board
ref-side = Side { $side }
ref-play-stone = Add a stone
ref-play-again = Begin again
# The question mark at the table that leads to the rules of a thing
ref-open = Rules: { $thing }
