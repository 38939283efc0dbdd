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

  'asks.resource': 'Neem goud of trek kaarten.',
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
  'badge.crown': 'kroondrager',

  'card.kind': '{family} · {colour} · {points, plural, one {# punt} other {# punten}}',
  'card.label': '{name}, {cost} goud, {family}',

  'stage.choose': '{count, plural, one {# karakter} other {# karakters}} om uit te kiezen',
  'stage.out': 'Doet deze ronde niet mee: {characters}',
  'stage.pool': 'Karakters om uit te kiezen',
  'stage.looked': 'Kaarten die je hebt getrokken',
  'stage.reclaim': 'Het verwijderde gebouw',
  'stage.hidden': 'Een gedekt karakter',
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

  [AHEAD]: 'Neem geen verwijderde gebouwen tot mijn volgende zet',
  [AHEAD_ON]: 'Verwijderde gebouwen worden tot je volgende zet voor je geweigerd.',
  'city.face-down': '{count, plural, one {# gedekt karakter} other {# gedekte karakters}}',
  'close.roles': 'In het geheim genomen. Een karakter wordt opengedraaid als het wordt opgeroepen; een vermoord karakter blijft gedekt.',
  'hand.title': 'Je hand',
  'hand.empty': 'Geen kaarten op hand.',
  'hand.you-are': 'Jij bent de {character}',

  'fact.points.text':
    'De punten van de gebouwen die er nu staan. Aan het einde leveren alle vijf kleuren 3 op, en een voltooide stad 4 of 2; de meeste punten winnen.',
  'fact.gold.text':
    'Betaalt gebouwen. Iedereen kan het zien, en de Dief kan het allemaal nemen. Aan het einde telt het alleen bij een gelijke stand.',
  'fact.cards.text': 'Gebouwen om nog te bouwen, alleen voor de eigenaar zichtbaar. De Magiër mag handkaarten ruilen.',
  'fact.districts.text': 'Een voltooide stad maakt dit de laatste ronde, en de Condottiere kan er niets meer verwijderen.',

  'close.pile':
    'In plaats van 2 goud te nemen mag je hier de bovenste 2 kaarten trekken en er 1 houden; met sommige lila gebouwen bekijk of houd je er meer. Is de stapel op, dan wordt de aflegstapel geschud.',
  'close.discard': 'Afgelegde en verwijderde gebouwen liggen hier gedekt.',
  'close.bank': 'Hier neem je goud, en hier betaal je wat je bouwt.',
  'close.bank.now': 'Er is nog {count} goud.',
  'close.role.out': 'Ligt open en doet deze ronde niet mee: niemand heeft het, en noemen heeft geen effect.',
  'close.role.waiting': 'Nog niet opgeroepen. Heeft een speler het genomen, dan meldt die zich als het nummer wordt opgeroepen.',
  'close.role.current': 'Is nu aan de beurt.',
  'close.role.shown': 'Heeft deze ronde gespeeld.',
  'close.role.silent': 'Werd opgeroepen en niemand meldde zich: niemand heeft het, of het is vermoord.',
  'close.role.murdered': 'De Moordenaar noemde het: wie het heeft, meldt zich niet en heeft er geen beurt mee.',
  'close.role.robbed': 'De Dief noemde het: zodra het zich meldt, krijgt de Dief al het goud van die speler.',
  'close.role.by': 'In handen van {seat}.',
  'close.destroy': 'De Condottiere betaalt {cost} goud om het te verwijderen.',
  'close.destroy.free': 'De Condottiere kan het gratis verwijderen.',
  'close.destroy.never': 'De Condottiere kan het nooit verwijderen.',
  'close.destroy.full': 'Deze stad is voltooid: de Condottiere kan hier niets verwijderen.',
  'close.city.title': 'Stad van {seat}',
  'close.city':
    'Iedereen bouwt naar {goal} gebouwen toe: één per beurt, de Bouwmeester tot drie. De eerste voltooide stad scoort 4 punten, elke andere voltooide stad 2.',
  'close.city.now': '{count} van {goal} gebouwd, nu {points, plural, one {# punt} other {# punten}} waard.',
  'close.city.colours': 'Kleuren: {colours}. Alle vijf zijn 3 punten waard.',
  'close.lot.title': 'Een vrije plek',
  'close.lot': 'Plaats voor nog een gebouw. Met {goal} is de stad voltooid.',
  'close.crown.title': 'De kroon',
  'close.crown': 'De kroondrager neemt als eerste een karakter en roept de karakters op. Wie zich als Koning meldt, krijgt de kroon.',
  'close.draft':
    'Iedereen neemt er om beurten in het geheim een en geeft de andere door. Daarna worden alle acht karakters van 1 tot 8 opgeroepen.',
  'close.out': 'Ze liggen open en doen deze ronde niet mee: niemand kan ze nemen, en noemen heeft geen effect.',
  'close.hidden':
    'Voor het kiezen gedekt weggelegd; alleen de eerste speler heeft het gezien. Met zeven spelers mag de laatste het nog nemen.',
  'close.secret': 'Jouw karakter van deze ronde. De anderen zien het als het wordt opgeroepen.',
  'close.hand':
    'Gebouwen die je voor hun kosten kunt bouwen: één per beurt, als Bouwmeester tot drie. Trek kaarten in plaats van goud te nemen om er meer te krijgen.',

  'together.unanswered': 'Opgeroepen zonder antwoord: {items}.',
  'together.drafted': 'In het geheim een karakter genomen: {items}.',

  'remark.faced-up': 'Karakters die open liggen, doen deze ronde niet mee. Elk ander karakter dat jij niet hebt, kan een ander hebben.',
  'remark.victim':
    'Wie het vermoorde karakter heeft, meldt zich niet als het wordt opgeroepen en heeft er geen beurt mee. Ook als niemand zich meldt, kan een speler het hebben.',
  'remark.mark':
    'Zodra dat karakter zich meldt, krijgt de Dief al het goud dat de speler op dat moment heeft. Goud van later in de beurt is veilig.',
  'remark.murdered': 'Je karakter was vermoord en had geen beurt. Je goud, je kaarten en je stad blijven onaangetast.',
  'remark.robbed': 'Je goud ging naar de Dief voordat je beurt begon. Wat je nu neemt, is van jou. Uitgegeven goud kan niemand stelen.',
  'remark.loot': 'Het goud van je slachtoffer is van jou; je kunt het in je volgende beurt uitgeven.',
  'remark.income': 'Je karakter krijgt 1 goud voor elk gebouw van zijn kleur in je stad. Bouw die kleur als je dat karakter vaak neemt.',
  'remark.extra-gold': 'De Koopman krijgt aan het begin van de beurt vanzelf 1 extra goud.',
  'remark.crown.own': 'Met de kroon kies je de volgende ronde als eerste een karakter.',
  'remark.crown.other': 'De kroondrager kiest de volgende ronde als eerste, uit de grootste keuze.',
  'remark.swapped': 'De Magiër heeft handkaarten met je geruild. Een kleine hand is een minder aantrekkelijk doelwit.',
  'remark.destroyed':
    'De Condottiere betaalt 1 goud minder dan de kosten van een gebouw, dus goedkope zijn een makkelijke prooi. Een Prediker die niet vermoord is, is veilig voor hem, net als een voltooide stad.',
  'remark.last-round':
    'Er is een stad voltooid: dit is de laatste ronde. Handkaarten leveren niets op, en goud telt alleen bij een gelijke stand.',
};
