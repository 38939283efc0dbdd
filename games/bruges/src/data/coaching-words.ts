import type { Catalogue } from '@belfry/kernel';

/** The kinds of decisions the coach explains, each with the clause behind it; board and terminal say the same words. */
export const COACHING = {
  'choose-start': 'BRU-1.18',
  'draw-from': 'BRU-3.2',
  'penalty-order': 'BRU-6.2',
  'lose-person': 'BRU-6.6',
  'fire-loss': 'BRU-6.8',
  advance: 'BRU-7.2',
  'turn-action': 'BRU-8.2',
  'extra-card': 'BRU-8.6',
  'act-with-drawn': 'BRU-8.6',
  'choose-canal': 'BRU-9.8',
  'return-threat': 'BRU-9.6',
  'return-colour': 'BRU-9.6',
  'swap-worker': 'BRU-11.1',
  'choose-worker': 'BRU-9.12',
  'give-worker': 'BRU-11.1',
  'lose-canal': 'BRU-6.12',
  'lend-to': 'BRU-11.1',
  'discard-card': 'BRU-11.1',
  'repeat-arrow': 'BRU-9.17',
};

export const coachingEn = {
  'lesson.goal':
    'Points come from everything: persons in your houses, canals, reputation, majorities. Every card can be used in six ways, and seldom the one it was made for.',
  'lesson.choose-start': 'Whoever starts draws and plays first in this round; the banner moves on every round.',
  'lesson.draw-from':
    'Only the colour of the backs is known, and colour is what matters most: it decides which workers, guilders, threats, canals and houses the card can serve for.',
  'lesson.penalty-order': 'Several misfortunes are due; you choose the order. Let first happen what takes something you would lose anyway.',
  'lesson.lose-person': 'One of your persons goes. Give up one whose effect is spent, rather than one you still use every round.',
  'lesson.fire-loss':
    'The fire takes a house or a canal token. An empty house is usually the cheapest to lose; a person in a burnt house returns to your hand.',
  'lesson.advance':
    'A step up the reputation track for the sum of the ones and twos. Cheap steps are almost always worth it, and from the sixth on each counts two points.',
  'lesson.turn-action':
    'Play one card in one of six ways: workers, guilders, turn away a threat, dig a canal, build a house, or recruit its person into an empty house. A house needs a worker of its colour, a person needs guilders.',
  'lesson.extra-card': 'A bonus: this card comes on top of the card of your turn.',
  'lesson.act-with-drawn': 'The card just drawn must be used now, in any of the six ways.',
  'lesson.choose-canal':
    'Canals are built outwards from the guard house. The third space scores, the fifth brings a statue; finishing one early brings the best statue.',
  'lesson.return-threat': 'Every threat marker you return scores a point. Return the colour of which you have two: the third one strikes.',
  'lesson.return-colour': 'All markers of one colour go, and each scores a point.',
  'lesson.swap-worker': 'Exchange workers for colours you need: for the houses you want to build, and for persons who work for a worker.',
  'lesson.choose-worker': 'Take a colour of which you hold cards: a house costs one worker of its colour.',
  'lesson.give-worker': 'You must give workers away. Give the colour you need least.',
  'lesson.lose-canal': 'One canal loses its outermost token. Better the one that is far from its third or fifth space.',
  'lesson.lend-to': 'Give the guilder to whoever can do least with it.',
  'lesson.discard-card': 'You must discard. A card is worth what you would do with it: keep the colours you need.',
  'lesson.repeat-arrow': 'The Astronomer lets you have this effect a second time. Yes, unless it would harm you.',
};

export const coachingNl: Catalogue<keyof typeof coachingEn> = {
  'lesson.goal':
    'Punten zitten overal in: personen in je huizen, kanalen, ontwikkeling, meerderheden. Elke kaart kun je op zes manieren gebruiken, en zelden op de manier waarvoor hij gemaakt is.',
  'lesson.choose-start': 'Wie begint, trekt en speelt deze ronde als eerste; elke ronde schuift het startspelerschap door.',
  'lesson.draw-from':
    'Je ziet alleen de kleur van de achterkant, en juist de kleur telt: die bepaalt voor welke arbeiders, gulden, noodlotfiches, kanalen en huizen je de kaart kunt gebruiken.',
  'lesson.penalty-order':
    'Er slaan meer noodlotten toe; jij kiest de volgorde. Laat eerst gebeuren wat iets neemt dat je toch al kwijt bent.',
  'lesson.lose-person':
    'Een van je personen vertrekt. Geef liever iemand op wiens effect al gebruikt is dan iemand die je elke ronde nodig hebt.',
  'lesson.fire-loss':
    'De brand neemt een huis of een kanaalfiche. Een leeg huis kun je meestal het best missen; de persoon uit een verbrand huis komt terug op hand.',
  'lesson.advance':
    'Een stap op het ontwikkelingsspoor voor de som van de enen en tweeën. Een goedkope stap loont bijna altijd, en vanaf de zesde telt elke stap twee punten.',
  'lesson.turn-action':
    'Speel één kaart op een van zes manieren: arbeiders, gulden, noodlot afwenden, kanaal graven, huis bouwen of de persoon aantrekken in een leeg huis. Een huis kost een arbeider van die kleur, een persoon kost gulden.',
  'lesson.extra-card': 'Een extraatje: deze kaart komt boven op de kaart van je beurt.',
  'lesson.act-with-drawn': 'De zojuist getrokken kaart gebruik je nu meteen, op een van de zes manieren.',
  'lesson.choose-canal':
    'Kanalen bouw je vanaf de portierswoning naar buiten. Het derde veld geeft punten, het vijfde een standbeeld; wie het eerst klaar is, krijgt het beste.',
  'lesson.return-threat':
    'Elk noodlotfiche dat je aflegt, levert een punt op. Kies de kleur waarvan je er twee hebt: bij het derde slaat het noodlot toe.',
  'lesson.return-colour': 'Alle fiches van één kleur gaan weg, en elk levert een punt op.',
  'lesson.swap-worker':
    'Ruil arbeiders voor de kleuren die je nodig hebt: voor huizen die je wilt bouwen en voor personen die een arbeider vragen.',
  'lesson.choose-worker': 'Neem een kleur waarvan je kaarten hebt: een huis kost één arbeider van die kleur.',
  'lesson.give-worker': 'Je moet arbeiders weggeven. Geef de kleur die je het minst nodig hebt.',
  'lesson.lose-canal': 'Een kanaal verliest zijn buitenste fiche. Liever het kanaal dat nog ver van zijn derde of vijfde veld is.',
  'lesson.lend-to': 'Geef de gulden aan wie er het minst mee kan.',
  'lesson.discard-card': 'Je moet afleggen. Een kaart is waard wat je ermee zou doen: houd de kleuren die je nodig hebt.',
  'lesson.repeat-arrow': 'Door de Astronoom krijg je dit effect nog een keer. Doen, tenzij het je schaadt.',
};
