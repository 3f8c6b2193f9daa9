# Mesele de pe acest dispozitiv
local-here = pe acest dispozitiv
local-where = Unde se află masa
local-server = pe server
local-device = pe acest dispozitiv
local-device-about = Nu are nevoie de rețea și nu se poate alătura nimeni altcineva.
local-export = Salvează ca fișier
local-export-table = Salvează ca fișier: { $table }
local-delete = Șterge
local-delete-table = Șterge: { $table }
local-delete-sure = Ștergi definitiv această masă de pe dispozitiv? { $table }
error-import = Fișierul acesta nu conține o masă care să poată fi jucată aici.
local-fetching = Se pregătește masa pentru acest dispozitiv: { $percent } %
local-starting = Se pregătește masa …
local-failed = Acest browser nu a putut pregăti masa. Reîncarcă pagina; dacă nu ajută, încearcă alt browser.
local-new-version = Există o versiune nouă a acestei pagini.
local-take-version = Folosește-o
