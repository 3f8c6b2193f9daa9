# What belongs to the text view, but is needed without it
# In the menu: the other way to show the table
text-menu = Table as text
text-menu-drawing = Table as a drawing
# What the key V does
text-key-view = swaps text and drawing
# After the name of a ship in the drawing: the owners of its stones
text-ship-cargo = aboard from the bow: { $list }
# What the command “words” of the terminal does
cli-help-words = tell the table and the moves in sentences
# Said to screen readers when somebody writes in the chat
text-chat = { $name } says: { $said }
