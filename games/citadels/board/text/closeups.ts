import type { Catalogue } from '@belfry/kernel';

/** What everything on the board of Citadels tells when it is looked at closely. */
export const closeupsEn = {
  'fact.points.text': 'The districts standing now. At the end come 3 for all five colours and 4 or 2 for a full city; most points win.',
  'fact.gold.text': 'It pays for districts, lies open to all, and counts nothing at the end. The Thief takes all of it.',
  'fact.cards.text': 'Districts still to be built, seen by their owner only. The Magician may swap them away.',
  'fact.districts.text': 'A full city ends the game with that round, and no Warlord can touch it any more.',

  'close.pile':
    'Instead of 2 gold you may look at the top 2 cards here and keep 1. It is shuffled anew from the discard pile when it runs out.',
  'close.discard': 'Cards not kept, given away or destroyed lie here face down.',
  'close.bank': 'Gold comes from here, 2 for a turn without cards, and whatever is built is paid here.',
  'close.bank.now': '{count} gold is left in it.',
  'close.role.out': 'It lies face up out of this round: nobody has it, and a blow at it hits nobody.',
  'close.role.waiting': 'Not called yet. Whoever took it in secret will show it when its number comes.',
  'close.role.current': 'It has the turn now.',
  'close.role.shown': 'It has played in this round.',
  'close.role.silent': 'It was called and nobody answered: nobody took it, or it was murdered.',
  'close.role.murdered': 'The Assassin named it: whoever holds it says nothing and has no turn.',
  'close.role.robbed': 'The Thief named it: when it is called, all its gold is taken.',
  'close.role.by': 'Held by {seat}.',
  'close.destroy': 'The Warlord pays {cost} gold to destroy it.',
  'close.destroy.free': 'The Warlord destroys it for nothing.',
  'close.destroy.never': 'The Warlord can never destroy it.',
  'close.destroy.full': 'This city is full: the Warlord cannot destroy anything here.',
  'close.city.title': 'City of {seat}',
  'close.city': 'Everybody builds towards {goal} districts, one a turn. Whoever gets there first scores 4 more, others with a full city 2.',
  'close.city.now': '{count} of {goal} built, worth {points, plural, one {# point} other {# points}} now.',
  'close.city.colours': 'Colours: {colours}. All five are worth 3 points.',
  'close.lot.title': 'A free lot',
  'close.lot': 'Room for one more district. The city is full with {goal}.',
  'close.crown.title': 'The crown',
  'close.crown': 'Its holder picks a character first and calls them. It goes to whoever plays the King.',
  'close.draft': 'Everybody in turn takes one in secret and hands the others on. Those are then called from 1 to 8.',
  'close.out': 'They lie face up out of this round: nobody can take them, and a blow at one of them hits nobody.',
  'close.hidden':
    'Laid aside face down before the draft; only the first player has seen it. At a table of seven the last player may still take it.',
  'close.secret': 'Your character of this round. The others learn it when it is called.',
  'close.hand': 'Districts you may build, one a turn, for their cost. Cards come when you look at cards instead of taking gold.',
};

export const closeupsNl: Catalogue<keyof typeof closeupsEn> = {
  'fact.points.text':
    'De gebouwen die er nu staan. Aan het einde komen er 3 bij voor alle vijf kleuren en 4 of 2 voor een volle stad; de meeste punten winnen.',
  'fact.gold.text': 'Betaalt gebouwen, ligt open voor iedereen en telt aan het einde niets. De Dief neemt alles.',
  'fact.cards.text': 'Gebouwen om nog te bouwen, alleen voor de eigenaar zichtbaar. De Magiër kan ze wegruilen.',
  'fact.districts.text': 'Een volle stad beëindigt met die ronde het spel, en geen Condottiere kan er nog iets verwijderen.',

  'close.pile':
    'In plaats van 2 goud mag je de bovenste 2 kaarten bekijken en er 1 houden. Is de stapel op, dan wordt de aflegstapel geschud.',
  'close.discard': 'Niet gehouden, weggegeven en verwijderde kaarten liggen hier gedekt.',
  'close.bank': 'Hier komt goud vandaan, 2 voor een beurt zonder kaarten, en hier wordt betaald wat er gebouwd wordt.',
  'close.bank.now': 'Er is nog {count} goud.',
  'close.role.out': 'Ligt deze ronde open buiten het spel: niemand heeft het, en een slag ernaar treft niemand.',
  'close.role.waiting': 'Nog niet opgeroepen. Wie het in het geheim nam toont het als zijn nummer komt.',
  'close.role.current': 'Is nu aan de beurt.',
  'close.role.shown': 'Heeft deze ronde gespeeld.',
  'close.role.silent': 'Werd opgeroepen en niemand antwoordde: niemand nam het, of het is vermoord.',
  'close.role.murdered': 'De Moordenaar noemde het: wie het heeft zegt niets en heeft geen beurt.',
  'close.role.robbed': 'De Dief noemde het: bij het oproepen wordt al het goud genomen.',
  'close.role.by': 'In handen van {seat}.',
  'close.destroy': 'De Condottiere betaalt {cost} goud om het te verwijderen.',
  'close.destroy.free': 'De Condottiere verwijdert het voor niets.',
  'close.destroy.never': 'De Condottiere kan het nooit verwijderen.',
  'close.destroy.full': 'Deze stad is vol: de Condottiere kan hier niets verwijderen.',
  'close.city.title': 'Stad van {seat}',
  'close.city': 'Iedereen bouwt naar {goal} gebouwen toe, één per beurt. Wie er het eerst is scoort 4 extra, anderen met een volle stad 2.',
  'close.city.now': '{count} van {goal} gebouwd, nu {points, plural, one {# punt} other {# punten}} waard.',
  'close.city.colours': 'Kleuren: {colours}. Alle vijf zijn 3 punten waard.',
  'close.lot.title': 'Een vrije plek',
  'close.lot': 'Plaats voor nog een gebouw. Met {goal} is de stad vol.',
  'close.crown.title': 'De kroon',
  'close.crown': 'Wie haar draagt kiest als eerste een karakter en roept ze op. Zij gaat naar wie de Koning speelt.',
  'close.draft': 'Iedereen neemt er om beurten in het geheim een en geeft de andere door. Daarna worden ze van 1 tot 8 opgeroepen.',
  'close.out': 'Ze liggen deze ronde open buiten het spel: niemand kan ze nemen, en een slag ernaar treft niemand.',
  'close.hidden':
    'Voor het kiezen gedekt terzijde gelegd; alleen de eerste speler heeft het gezien. Aan een tafel van zeven mag de laatste het nog nemen.',
  'close.secret': 'Jouw karakter van deze ronde. De anderen horen het als het wordt opgeroepen.',
  'close.hand':
    'Gebouwen die je mag bouwen, één per beurt, voor hun prijs. Kaarten komen als je kaarten bekijkt in plaats van goud te nemen.',
};
