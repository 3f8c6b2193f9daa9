# Ciò che appartiene alla vista testuale, ma serve anche senza
text-menu = Tavolo come testo
text-menu-drawing = Tavolo come disegno
text-key-view = alterna testo e disegno
text-chat = { $name } dice: { $said }
text-ship-cargo = a bordo da prua: { $list }
cli-help-words = descrive il tavolo e le mosse a parole
