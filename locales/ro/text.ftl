# Ce ține de vederea ca text, dar este nevoie și fără ea
text-menu = Masa ca text
text-menu-drawing = Masa ca desen
text-key-view = comută între text și desen
text-chat = { $name } spune: { $said }
text-ship-cargo = la bord, din față: { $list }
cli-help-words = descrie masa și mutările în propoziții
