# Invitații: sala de așteptare și pagina celor invitați
waiting-title = { $open ->
    [0] Sunteți cu toții aici
    [one] Se așteaptă { $open } prieten
    [few] Se așteaptă { $open } prieteni
   *[other] Se așteaptă { $open } de prieteni
}
waiting-text-mine = Începe când vrei.
waiting-text-other = Jocul începe imediat ce îl pornește cineva de la masă.
waiting-you = tu
waiting-you-begin = tu începi
waiting-bot = bot
waiting-here = e aici
waiting-away = lipsește
waiting-seat = Loc liber
waiting-open = pentru cine deschide linkul
waiting-begins = începe
waiting-copy = Copiază invitația
waiting-copy-short = Copiază
waiting-copied = Copiat
waiting-invite = Invitație
waiting-camera = Îndreaptă camera telefonului spre cod.
waiting-code-label = Cod QR cu adresa invitației
waiting-network = Pentru orice dispozitiv din aceeași rețea
waiting-anywhere = Pentru oricine, de oriunde
waiting-here-only = Linkul acesta merge doar pe acest computer
waiting-here-only-text = Alte dispozitive nu pot ajunge la această masă. Jucați aici, unul lângă altul, sau în alt browser de pe acest computer. Ca să poată intra și telefoanele, pornește din nou Saqqara cu:
waiting-copy-here = Copiază linkul pentru acest computer
waiting-sit = Așază-te aici
waiting-leave = Ridică-te
waiting-start = Începe jocul
waiting-start-missing = { $open ->
    [one] { $open } loc este încă liber
    [few] { $open } locuri sunt încă libere
   *[other] { $open } de locuri sunt încă libere
}
waiting-watch = Doar pentru privit
waiting-table = Masa aceasta
waiting-public = Este în lista publică.
waiting-private = O găsesc doar cei care au un link.

join-title = { $host } te invită la { $game }
join-title-nameless = Ai o invitație la { $game }
join-with = Tot la masă: { $names }.
join-name = Numele tău
join-play = Joci cu
join-sit = Așază-te
join-note = Nu ai nevoie de cont.
join-rules = Nu am jucat niciodată
join-loading = Se deschide invitația…
join-taken = Locul acesta este ocupat
join-taken-text = Altcineva a folosit această invitație. { $host } îți poate da alta.
join-taken-text-nameless = Altcineva a folosit această invitație. Cere alta.
join-over = Partida aceasta s-a terminat
join-over-text = Invitația era pentru o masă la care jocul s-a încheiat.
join-invalid = Invitația aceasta nu merge
join-invalid-text = Nu a fost dată niciodată sau locul ei a fost eliberat. Vezi dacă adresa este completă sau cere o invitație nouă.
