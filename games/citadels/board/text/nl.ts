import type { Catalogue } from '@belfry/kernel';
import { AHEAD, AHEAD_ON, type en } from './en.ts';

/** Woorden die alleen op het bord van Machiavelli staan. */
export const nl: Catalogue<keyof typeof en> = {
  'verb.choose': 'Neem',
  'verb.hide': 'Leg gedekt weg',
  'verb.take-gold': 'Neem goud',
  'verb.draw-cards': 'Trek kaarten',
  'verb.take-income': 'Neem inkomen',
  'verb.build': 'Bouw een gebouw',
  'verb.murder': 'Vermoord een karakter',
  'verb.steal': 'Besteel een karakter',
  'verb.swap-hands': 'Ruil handkaarten',
  'verb.redraw': 'Leg af en trek opnieuw',
  'verb.architect-draw': 'Trek 2 extra kaarten',
  'verb.destroy': 'Verwijder een gebouw',
  'verb.end-turn': 'Beëindig je beurt',

  'asks.resource': 'Neem goud, of bekijk kaarten.',
  'asks.build': 'Bouw een gebouw, of beëindig je beurt.',
  'asks.rest': 'Gebruik wat je nog kunt, of beëindig je beurt.',
  'asks.end': 'Er valt niets meer te doen: beëindig je beurt.',
  'next.character': 'welk karakter?',
  'next.hand': 'welk gebouw?',
  'next.verb.redraw': 'welke kaarten?',
  'next.verb.swap-hands': 'met wie?',
  'next.looked': 'welke kaarten?',
  'next.city': 'welk gebouw?',

  'fact.points': 'punten',
  'fact.gold': 'goud',
  'fact.cards': 'handkaarten',
  'fact.districts': 'gebouwen',
  'badge.crown': 'draagt de kroon',

  'card.kind': '{family} · {colour} · {points, plural, one {# punt} other {# punten}}',
  'card.label': '{name}, {cost} goud, {family}',

  'stage.choose': '{count, plural, one {# karakter} other {# karakters}} om uit te kiezen',
  'stage.out': 'Doet deze ronde niet mee: {characters}',
  'stage.pool': 'Karakters om uit te kiezen',
  'stage.looked': 'Kaarten die je bekijkt',
  'stage.reclaim': 'Het verwijderde gebouw',
  'stage.hidden': 'Een karakter dat gedekt ligt',
  'stage.first-hidden': 'Gedekt: {character}',

  'balcony.title': 'De acht karakters, in de volgorde waarin ze worden opgeroepen',
  'balcony.waiting': 'nog niet opgeroepen',
  'balcony.current': 'is nu aan de beurt',
  'balcony.shown': 'is geweest',
  'balcony.silent': 'opgeroepen, niemand meldde zich',
  'balcony.out': 'doet deze ronde niet mee',
  'balcony.murdered': 'vermoord',
  'balcony.robbed': 'wordt bestolen',
  'balcony.by': 'van {seat}',

  'pile.draw': 'Trekstapel, {count, plural, one {# kaart} other {# kaarten}}',
  'pile.discard': 'Aflegstapel, {count, plural, one {# kaart} other {# kaarten}}',
  'pile.bank': 'De bank',

  'city.title': 'Stad van {seat}',
  'city.district': '{district}, in de stad van {seat}',
  'city.points': '{points, plural, one {# punt} other {# punten}}',

  [AHEAD]: 'Laat verwijderde gebouwen liggen tot ik weer zet',
  [AHEAD_ON]: 'Wat verwijderd wordt laat je liggen tot je zelf weer zet.',
  'hand.title': 'Je hand',
  'hand.empty': 'Geen kaarten op hand.',
  'hand.you-are': 'Jij bent de {character}',

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

  'together.unanswered': 'Opgeroepen zonder antwoord: {items}.',
  'together.drafted': 'In het geheim een karakter genomen: {items}.',

  'remark.faced-up': 'Karakters die open liggen, doen deze ronde niet mee. Wat niet open ligt en niet bij jou is, kan een ander hebben.',
  'remark.victim':
    'Wie het vermoorde karakter heeft, zwijgt als het wordt opgeroepen en heeft geen beurt. Een oproep zonder antwoord kan het slachtoffer zijn.',
  'remark.mark':
    'Zodra dat karakter zich meldt, krijgt de Dief al het goud dat de speler op dat moment heeft. Wat later in de beurt komt, is veilig.',
  'remark.murdered': 'Je was vermoord: deze ronde geen beurt, maar je goud, je kaarten en je stad blijven onaangetast.',
  'remark.robbed': 'Je goud ging naar de Dief voordat je beurt begon. Wat je nu neemt, is van jou. Uitgegeven goud kan niemand stelen.',
  'remark.loot': 'Het goud van je slachtoffer is van jou; je kunt het in je volgende beurt uitgeven.',
  'remark.income':
    'Je karakter brengt één goud op voor elk gebouw van zijn kleur in je stad. Bouw die kleur als je dat karakter vaak neemt.',
  'remark.extra-gold': 'De Koopman krijgt elke beurt vanzelf één goud extra.',
  'remark.crown.own': 'Met de kroon kies je de volgende ronde als eerste een karakter.',
  'remark.crown.other': 'Wie de kroon draagt, kiest de volgende ronde als eerste, uit alle karakters.',
  'remark.swapped': 'De Magiër nam je hand en gaf je de zijne. Met weinig kaarten ben je voor hem minder aantrekkelijk.',
  'remark.destroyed':
    'De Condottiere betaalt één goud minder dan een gebouw kostte, dus goedkope vallen het eerst. De Prediker is veilig voor hem, net als een voltooide stad.',
  'remark.last-round': 'Er is een stad vol: dit is de laatste ronde. Alleen wat in je stad staat, telt nog.',
};
