import type { Catalogue } from '@belfry/kernel';

/** What everything on the board of Bruges tells when it is looked at closely. */
export const closeupsEn = {
  'fact.points.text': 'Scored so far. At the end people, houses, laurels, majorities, canals and reputation are added; most points win.',
  'fact.guilders.text': 'They pay for canals, for persons and for steps of reputation, and break ties at the end. A raid takes them all.',
  'fact.workers.text': 'They build houses in their colour and set persons to work. A flood takes them all.',
  'fact.step.text': 'A place on the stairs of the town hall: it counts points at the end.',
  'badge.start.text': 'The start player acts first in this round; then the banner moves on.',

  'close.pile.title': 'Draw pile',
  'close.pile':
    'Everybody fills the hand up to 5 cards, one at a time from either pile. The back tells the colour; the person on the front is a surprise.',
  'close.extra.title': 'Extra pile',
  'close.extra':
    'When a draw pile runs out for the first time, this pile takes its place and the end is fixed: this round is the last if that happens while hands are filled, otherwise the next one.',
  'close.cards': '{count, plural, one {# card lies} other {# cards lie}} here.',
  'close.discard': 'Cards used for workers, guilders, threats and canals go here, open to all. They never come back.',
  'close.bank': 'Guilders, workers and markers come from here and go back here. There is always change.',
  'close.hall':
    'Once a round the start player rolls five dice. 5 and 6 bring everybody a threat, 1 and 2 make up the price of a step, and every die is the income of its colour.',
  'close.die.income': 'A {colour} card played for guilders brings {value} this round.',
  'close.die.waiting': 'It has not been rolled yet in this round.',
  'close.die.threat': 'It shows 5 or 6: every player took a {colour} threat marker. Three of them mean {penalty}.',
  'close.die.step': 'It shows 1 or 2: it counts {value} for the price of a step of reputation.',
  'close.die.quiet': 'It shows 3 or 4: neither a threat, nor part of the price of a step.',
  'close.income': 'The number under a die is what a card of that colour brings when it is played for guilders.',
  'close.threats.title': 'Threats of this round',
  'close.threats':
    'For every die with 5 or 6 each player takes a threat marker of its colour. The third marker of a colour strikes at once.',
  'close.price.title': 'The price of a step',
  'close.price':
    'The sum of all dice with 1 or 2. Before cards are played, everybody may pay it to go up one step; without such a die nobody can.',
  'close.stair':
    'Step {step} of {last}. Whoever stands here at the end scores {points, plural, one {# point} other {# points}} for reputation.',
  'close.stair.title': 'Reputation: step {step}',
  'close.stair.here': 'Here: {names}.',
  'close.stair.pay': 'A step up costs the price of the dice, once a round; persons may give more.',
  'close.stairs':
    'The stairs of the town hall are the track of reputation. The large number is the step, the small one what it is worth at the end.',
  'close.statues.title': 'Statues',
  'close.statues':
    'Whoever completes a canal of five spaces takes the first statue that is left, once for each canal. It is kept even if the canal burns, and its number counts at the end.',
  'close.statues.now': '{left, plural, =0 {All are taken.} one {The last is worth {next}.} other {# are left; the next is worth {next}.}}',
  'close.street.title': 'Street of {seat}',
  'close.street':
    'A house costs a worker in the colour of its card. A person moves in for its price and then works there. At the end a house counts 1 point, a person a third of its price.',
  'close.street.now': '{houses, plural, one {# house} other {# houses}}, {people, plural, one {# person} other {# persons}}.',
  'close.street.look': 'Point at the street to see who lives there.',
  'close.house': 'Room for one person of any colour. At the end the house itself counts 1 point.',
  'close.guard.title': 'Guard house of {seat}',
  'close.guard':
    'From here a canal of five spaces leads to the left and another to the right. Only {seat} builds there, always outwards, without a gap.',
  'close.majority':
    'Whoever is alone in front when a round ends turns this marker for good. Turned, it counts {points} points at the end; several players can earn it in different rounds.',
  'close.majority.reputation': 'Counted are the steps on the stairs.',
  'close.majority.people': 'Counted are the persons in houses.',
  'close.majority.canals': 'Counted are the canal tokens on both sides together.',
  'close.count': '{name} {count}',
  'close.worker': 'It builds a {colour} house, or sets a person to work whose disc has this colour.',
  'close.worker.loss': 'Workers count nothing at the end; a flood takes them all.',
  'close.threat': 'With the third marker of this colour it strikes at once, and the three go back.',
  'close.threat.return': 'Played as a threat, a card of this colour returns a marker and scores 1 point.',
  'close.backs': 'The backs show the colours to everybody; who the cards are only the owner knows.',
  'close.hand': 'In four turns a round one card is played in each, in one of six ways. What is left stays in the hand.',
  'close.actions': 'Every card can do all six; only for recruiting it matters who is on it.',
  'close.supply': 'The supply of workers in the middle of the table; it does not run out.',
  'close.penalty': 'Three markers are together: this happens now. Of several penalties you choose which comes first.',
  'close.held': 'A person had it drawn: it is used at once and never joins the hand.',
};

export const closeupsNl: Catalogue<keyof typeof closeupsEn> = {
  'fact.points.text':
    'Tot nu toe gescoord. Aan het einde komen personen, huizen, lauweren, meerderheden, kanalen en ontwikkeling erbij; de meeste punten winnen.',
  'fact.guilders.text':
    'Ze betalen kanalen, personen en stappen van ontwikkeling, en beslissen bij gelijke stand. Een overval neemt ze allemaal.',
  'fact.workers.text': 'Ze bouwen huizen in hun kleur en zetten personen aan het werk. Een overstroming neemt ze allemaal.',
  'fact.step.text': 'Een plaats op de trap van het stadhuis: aan het einde is die punten waard.',
  'badge.start.text': 'De startspeler begint deze ronde; daarna gaat de vlag door.',

  'close.pile.title': 'Trekstapel',
  'close.pile':
    'Iedereen vult de hand aan tot 5 kaarten, één voor één van een van beide stapels. De rug verraadt de kleur; wie erop staat is een verrassing.',
  'close.extra.title': 'Extra stapel',
  'close.extra':
    'Is een trekstapel voor het eerst op, dan komt deze stapel ervoor in de plaats en staat het einde vast: deze ronde is de laatste als dat bij het aanvullen gebeurt, anders de volgende.',
  'close.cards': '{count, plural, one {Hier ligt # kaart} other {Hier liggen # kaarten}}.',
  'close.discard': 'Kaarten voor arbeiders, gulden, noodlot en kanalen komen hier, open voor iedereen. Ze komen nooit terug.',
  'close.bank': 'Gulden, arbeiders en fiches komen hiervandaan en gaan hierheen terug. Wisselgeld is er altijd.',
  'close.hall':
    'Eenmaal per ronde gooit de startspeler vijf dobbelstenen. 5 en 6 brengen iedereen een noodlotfiche, 1 en 2 vormen de prijs van een stap, en elke dobbelsteen is het inkomen van zijn kleur.',
  'close.die.income': 'Een kaart ({colour}) die je voor gulden speelt brengt deze ronde {value} op.',
  'close.die.waiting': 'Deze ronde is er nog niet mee gegooid.',
  'close.die.threat': 'Hij toont 5 of 6: iedere speler nam een noodlotfiche ({colour}). Drie ervan betekenen {penalty}.',
  'close.die.step': 'Hij toont 1 of 2: hij telt {value} mee voor de prijs van een stap van ontwikkeling.',
  'close.die.quiet': 'Hij toont 3 of 4: geen noodlot, en geen deel van de prijs van een stap.',
  'close.income': 'Het getal onder een dobbelsteen is wat een kaart van die kleur opbrengt als je haar voor gulden speelt.',
  'close.threats.title': 'Noodlot van deze ronde',
  'close.threats':
    'Voor elke dobbelsteen met 5 of 6 neemt iedere speler een noodlotfiche in die kleur. Het derde fiche van een kleur slaat meteen toe.',
  'close.price.title': 'De prijs van een stap',
  'close.price':
    'De som van alle dobbelstenen met 1 of 2. Voordat er kaarten gespeeld worden mag iedereen die betalen om een stap omhoog te gaan; zonder zo’n dobbelsteen kan niemand dat.',
  'close.stair':
    'Stap {step} van {last}. Wie hier aan het einde staat scoort {points, plural, one {# punt} other {# punten}} voor ontwikkeling.',
  'close.stair.title': 'Ontwikkeling: stap {step}',
  'close.stair.here': 'Hier: {names}.',
  'close.stair.pay': 'Een stap omhoog kost de prijs van de dobbelstenen, eenmaal per ronde; personen kunnen meer geven.',
  'close.stairs':
    'De trap van het stadhuis is het ontwikkelingsspoor. Het grote getal is de stap, het kleine wat die aan het einde waard is.',
  'close.statues.title': 'Standbeelden',
  'close.statues':
    'Wie een kanaal van vijf velden voltooit neemt het eerste standbeeld dat er nog is, eenmaal per kanaal. Je houdt het ook als het kanaal brandt, en het getal telt aan het einde.',
  'close.statues.now':
    '{left, plural, =0 {Ze zijn allemaal weg.} one {Het laatste is {next} waard.} other {Er zijn er nog #; het volgende is {next} waard.}}',
  'close.street.title': 'Straat van {seat}',
  'close.street':
    'Een huis kost een arbeider in de kleur van zijn kaart. Een persoon trekt er voor zijn prijs in en werkt dan daar. Aan het einde telt een huis 1 punt, een persoon een derde van zijn prijs.',
  'close.street.now': '{houses, plural, one {# huis} other {# huizen}}, {people, plural, one {# persoon} other {# personen}}.',
  'close.street.look': 'Wijs de straat aan om te zien wie er wonen.',
  'close.house': 'Plaats voor één persoon van elke kleur. Aan het einde telt het huis zelf 1 punt.',
  'close.guard.title': 'Wachthuis van {seat}',
  'close.guard':
    'Van hier leidt een kanaal van vijf velden naar links en een ander naar rechts. Alleen {seat} bouwt er, steeds naar buiten, zonder gat.',
  'close.majority':
    'Wie aan het einde van een ronde alleen aan kop staat draait dit fiche voorgoed om. Omgedraaid telt het aan het einde {points} punten; meer spelers kunnen het verdienen, in verschillende ronden.',
  'close.majority.reputation': 'Geteld worden de stappen op de trap.',
  'close.majority.people': 'Geteld worden de personen in huizen.',
  'close.majority.canals': 'Geteld worden de kanaalfiches aan beide kanten samen.',
  'close.count': '{name} {count}',
  'close.worker': 'Bouwt een huis ({colour}), of zet een persoon aan het werk met een schijf in deze kleur.',
  'close.worker.loss': 'Arbeiders tellen aan het einde niets; een overstroming neemt ze allemaal.',
  'close.threat': 'Met het derde fiche van deze kleur slaat het meteen toe, en gaan de drie terug.',
  'close.threat.return': 'Als noodlot gespeeld legt een kaart van deze kleur een fiche af en scoort 1 punt.',
  'close.backs': 'De ruggen tonen iedereen de kleuren; wie de kaarten zijn weet alleen de eigenaar.',
  'close.hand': 'In vier beurten per ronde speel je telkens één kaart, op een van zes manieren. Wat overblijft houd je op hand.',
  'close.actions': 'Elke kaart kan alle zes; alleen bij aantrekken doet het ertoe wie erop staat.',
  'close.supply': 'De voorraad arbeiders in het midden van de tafel; die raakt niet op.',
  'close.penalty': 'Er zijn drie fiches bij elkaar: dit gebeurt nu. Van meer dan één kies je wat eerst komt.',
  'close.held': 'Een persoon liet haar trekken: zij wordt meteen gebruikt en komt nooit op hand.',
};
