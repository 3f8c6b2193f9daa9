# To, co należy do widoku tekstowego, ale jest potrzebne także bez niego
# W menu: drugi sposób pokazywania stołu
text-menu = Stół jako tekst
text-menu-drawing = Stół jako rysunek
# Co robi klawisz V
text-key-view = tekst albo rysunek
# Dla czytników ekranu, gdy ktoś pisze na czacie
text-chat = { $name } pisze: { $said }
# Za nazwą łodzi na rysunku: właściciele jej kamieni
text-ship-cargo = na pokładzie od dziobu: { $list }
# Co robi polecenie „words” w terminalu
cli-help-words = opisz stół i ruchy zdaniami
