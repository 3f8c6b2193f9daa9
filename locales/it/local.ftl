# I tavoli su questo dispositivo
local-here = su questo dispositivo
local-where = Dove si trova il tavolo
local-server = sul server
local-device = su questo dispositivo
local-device-about = Non serve la rete, e nessun altro può partecipare.
local-export = Salva come file
local-export-table = Salva come file: { $table }
local-delete = Elimina
local-delete-table = Elimina: { $table }
local-delete-sure = Eliminare per sempre questo tavolo dal dispositivo? { $table }
error-import = In questo file non c’è nessun tavolo che si possa giocare qui.
local-fetching = Si prepara il tavolo per questo dispositivo: { $percent } %
local-starting = Si prepara il tavolo …
local-failed = Questo browser non è riuscito a preparare il tavolo. Ricarica la pagina; se non basta, prova con un altro browser.
local-new-version = C’è una nuova versione di questa pagina.
local-take-version = Usala
