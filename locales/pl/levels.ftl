# Boty, od najsłabszego
# Nazwa poziomu, osoba tego zawodu
level-1 = Uczeń
level-1-about = gra na wyczucie; na pierwszą partię
level-2 = Kamieniarz
level-2-about = widzi jeden ruch naprzód
level-3 = Nadzorca
level-3-about = planuje, ale brak mu cierpliwości
level-4 = Architekt
level-4-about = liczy; trudno z nim wygrać
level-5 = Imhotep
level-5-about = nie spieszy się i niczego nie wybacza
level-number = Poziom { $level }

# Imiona botów: robotnicy, rzeźbiarze, nadzorcy, architekci i mędrcy starożytnego Egiptu
bot-ipuy = Ipui
bot-menna = Menna
bot-kenna = Kenna
bot-nebre = Nebre
bot-huya = Huya
bot-paneb = Paneb
bot-userhat = Userhat
bot-bak = Bak
bot-iuty = Iuti
bot-qen = Ken
bot-merer = Merer
bot-nebet = Nebet
bot-kha = Cha
bot-baki = Baki
bot-harwa = Harua
bot-hemiunu = Hemiunu
bot-senmut = Senenmut
bot-ankhhaf = Anchhaf
bot-ineni = Ineni
bot-kanofer = Kanofer
bot-kaires = Kaires
bot-kagemni = Kagemni
bot-ipuwer = Ipuwer
bot-ani = Ani
bot-neferti = Neferti
