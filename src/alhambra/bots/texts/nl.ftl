# De tegenstanders die je kunt kiezen, naar de bots die ze spelen.

opponent-random = Zwerver
    .about = doet zomaar wat
opponent-apprentice = Leerling
    .about = heeft oog voor muren en prijzen, maar mist de helft van de kansen
opponent-greedy = Handelaar
    .about = neemt wat er nu het beste uitziet en plant geen beurt
opponent-builder = Bouwmeester
    .about = plant de hele beurt, betaalt gepast waar het kan en houdt rekening met wat nog komt
opponent-student = Student
    .about = heeft van honderdduizenden beurten geleerd en kiest meteen
opponent-searcher = Architect
    .about = toetst de beste plannen aan wat jij en de bouwwerf hierna kunnen doen
opponent-master = Vizier
    .about = doet hetzelfde nog grondiger, ook bij het bouwen

# Bots die meespelen.

error-no-such-bot = De bot { $given } bestaat niet; mogelijk: { $possible }.
error-bot-file-unreadable = { $file } kan niet als bestand met bots worden gelezen.
error-bot-file-unusable = { $file } kan niet worden gebruikt: { $message }
error-no-such-bot-in-file = In { $file } staat geen bot { $given }.
error-bot-without-setting = De bot { $bot } heeft geen instelling die { $given } kan zijn.
error-effort-is-none = { $given } is geen aantal steekproeven zoals 32 en ook geen tijd zoals 1s; met x2 erachter rekenen twee processen.
error-no-networks = In { $folder } staat geen leesbaar netwerk.
error-other-labels = De beoordeelde beurten in { $folder } zijn met een andere startwaarde of andere instellingen gemaakt.
