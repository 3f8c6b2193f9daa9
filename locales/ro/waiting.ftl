# Sala de așteptare: jocul începe singur sau cu un bot; cei invitați pot privi
waiting-text-by-itself = Jocul începe singur când se ocupă ultimul loc.
waiting-countdown = Începe peste { $seconds } s
waiting-hold = Așteaptă
waiting-start-bots = { $open ->
    [one] Începe acum: un bot ia locul liber
    [few] Începe acum: boții iau locurile libere
   *[other] Începe acum: boții iau locurile libere
}
waiting-camera-seats = Îndreaptă camera telefonului spre cod. Este pentru toate locurile libere: cine vine primul se așază primul.
join-watch = Doar privesc
