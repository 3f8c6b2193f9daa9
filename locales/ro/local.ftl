# Mesele de pe acest dispozitiv
local-here = pe acest dispozitiv
local-where = Unde stă masa
local-server = pe server
local-device = pe acest dispozitiv
local-device-about = Nu are nevoie de rețea și nu se poate alătura nimeni altcineva.
local-export = Salvează ca fișier
local-export-table = Salvează ca fișier: { $table }
local-delete = Șterge
local-delete-table = Șterge: { $table }
local-delete-sure = Ștergi definitiv această masă de pe dispozitiv? { $table }
local-import = Deschide o masă salvată
error-import = Fișierul acesta nu conține o masă care să poată fi jucată aici.
error-no-store = Acest browser nu lasă pagina să salveze nimic, deci masa nu s-ar putea păstra. Ferestrele private fac adesea așa.
local-fetching = Se pregătește masa pentru acest dispozitiv: { $percent } %
local-starting = Se așază masa …
local-new-version = Există o versiune nouă a acestei pagini.
local-take-version = Folosește-o
