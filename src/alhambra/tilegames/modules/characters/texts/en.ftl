module-characters = The Characters

character-abdul-karim = Abdul Karim
character-abdul-knihstig = Abdul Knihstig
character-ammar-el-schauf = Ammar El’Schauf
character-faruk-will-haben = Faruk Will’haben
character-fatima = Fatima
character-hakim-wahid = Hakim Wahid
character-laila-wundabah = Laila Wundabah
character-machma-klain = Machma Klain
character-yammerad = Yammerad
character-yusuf-e-passuff = Yusuf E’Passuff
