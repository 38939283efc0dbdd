import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';

const TABLE = { players: 3, options: { startPlayer: 'first-seat' }, seat: 0 } as const;

export const draw: Lesson = {
  ...TABLE,
  ...SCRIPTS.draw,
  id: 'draw',
  title: { en: 'Cards and the round', nl: 'Kaarten en de ronde' },
  minutes: 2,
  steps: [
    {
      say: {
        en: 'In Bruges you build houses, bring people into them, dig canals and win reputation. A round has four parts: draw cards, roll the dice, play four cards, compare majorities. Most points win.',
        nl: 'In Brugge bouw je huizen, haal je er mensen in, graaf je kanalen en ga je vooruit in ontwikkeling. Een ronde heeft vier delen: kaarten trekken, dobbelen, vier kaarten spelen, meerderheden vergelijken. De meeste punten winnen.',
      },
      clauses: ['BRU-2.1', 'BRU-15.10'],
      point: ['seat:a', 'street:a'],
    },
    {
      say: {
        en: 'You fill your hand to five cards, one by one, from the left or the right pile. The backs show the colour. Take any card.',
        nl: 'Je vult je hand aan tot vijf kaarten, één voor één, van de linker- of de rechterstapel. De achterkant toont de kleur. Neem een kaart.',
      },
      clauses: ['BRU-3.1', 'BRU-3.2'],
      point: ['pile:left', 'pile:right'],
      task: {
        moves: ['draw left', 'draw right'],
        otherwise: { en: 'Draw a card.', nl: 'Trek een kaart.' },
        hint: { en: 'Touch one of the two piles.', nl: 'Tik op een van de twee stapels.' },
      },
    },
    {
      say: {
        en: 'Colours matter: workers, houses, canals and dice have the same five. Different colours keep you free. Draw.',
        nl: 'Kleuren doen ertoe: arbeiders, huizen, kanalen en dobbelstenen hebben dezelfde vijf. Met verschillende kleuren kun je alle kanten op. Trek.',
      },
      point: ['pile:left', 'pile:right'],
      task: {
        moves: ['draw right', 'draw left'],
        otherwise: { en: 'Draw a card.', nl: 'Trek een kaart.' },
        hint: { en: 'Touch one of the two piles.', nl: 'Tik op een van de twee stapels.' },
      },
    },
    {
      say: { en: 'Three more.', nl: 'Nog drie.' },
      point: ['pile:left', 'pile:right'],
      task: {
        moves: ['draw left', 'draw right'],
        otherwise: { en: 'Draw a card.', nl: 'Trek een kaart.' },
        hint: { en: 'Touch one of the two piles.', nl: 'Tik op een van de twee stapels.' },
      },
    },
    {
      say: { en: 'Two more.', nl: 'Nog twee.' },
      point: ['pile:left', 'pile:right'],
      task: {
        moves: ['draw left', 'draw right'],
        otherwise: { en: 'Draw a card.', nl: 'Trek een kaart.' },
        hint: { en: 'Touch one of the two piles.', nl: 'Tik op een van de twee stapels.' },
      },
    },
    {
      say: { en: 'And the last one; then you see all five faces.', nl: 'En de laatste; daarna zie je alle vijf voorkanten.' },
      point: ['pile:left', 'pile:right'],
      task: {
        moves: ['draw right', 'draw left'],
        otherwise: { en: 'Draw a card.', nl: 'Trek een kaart.' },
        hint: { en: 'Touch one of the two piles.', nl: 'Tik op een van de twee stapels.' },
        well: {
          en: 'Your hand. The others have drawn as well, and the dice were rolled.',
          nl: 'Je hand. De anderen hebben ook getrokken, en er is gedobbeld.',
        },
      },
    },
    {
      say: {
        en: 'When one of the piles runs out for the first time, the extra pile replaces it, and the last round is near.',
        nl: 'Raakt een van de stapels voor het eerst op, dan komt de extra stapel ervoor in de plaats en is de laatste ronde nabij.',
      },
      clauses: ['BRU-4.7'],
      point: ['pile:left', 'pile:right'],
    },
  ],
  learnt: {
    en: 'Draw to five, roll, play four cards, compare. The backs tell the colour before you choose.',
    nl: 'Aanvullen tot vijf, dobbelen, vier kaarten spelen, vergelijken. De achterkant verraadt de kleur voordat je kiest.',
  },
};

export const dice: Lesson = {
  ...TABLE,
  ...SCRIPTS.dice,
  id: 'dice',
  title: { en: 'Dice, threats and reputation', nl: 'Dobbelstenen, noodlot en ontwikkeling' },
  minutes: 2,
  steps: [
    {
      say: {
        en: 'Five dice, one of each colour, hold for the whole round. Brown shows 5 and yellow 6: for every 5 and 6 everybody takes a threat marker of that colour.',
        nl: 'Vijf dobbelstenen, één van elke kleur, gelden de hele ronde. Bruin toont 5 en geel 6: voor elke 5 en 6 krijgt iedereen een noodlotfiche van die kleur.',
      },
      clauses: ['BRU-5.1', 'BRU-5.3'],
      point: ['die:brown', 'die:yellow', 'threats:a:brown', 'threats:a:yellow'],
    },
    {
      say: {
        en: 'One marker does nothing yet. The third of a colour strikes at once: blue takes all workers, yellow all guilders, brown a person, red a house or a canal, purple three points.',
        nl: 'Eén fiche doet nog niets. Het derde van een kleur slaat meteen toe: blauw kost alle arbeiders, geel alle gulden, bruin een persoon, rood een huis of kanaal, paars drie punten.',
      },
      clauses: ['BRU-6.1', 'BRU-6.5', 'BRU-6.6', 'BRU-6.7', 'BRU-6.8', 'BRU-6.15'],
      point: ['threats:a:brown', 'threats:a:yellow'],
    },
    {
      say: {
        en: 'Dice of 1 and 2 are good: their sum is today’s price for a step of reputation, here one guilder. Steps are worth points at the end. Pay.',
        nl: 'Dobbelstenen met 1 en 2 zijn gunstig: hun som is vandaag de prijs van een stap op het ontwikkelingsspoor, hier één gulden. Stappen zijn aan het einde punten waard. Betaal.',
      },
      clauses: ['BRU-7.1', 'BRU-7.2', 'BRU-15.8'],
      point: ['die:purple', 'verb:pay'],
      task: {
        moves: ['pay'],
        wrong: [
          {
            moves: ['stay'],
            say: {
              en: 'So cheap it will not be often. One guilder is well spent.',
              nl: 'Zo goedkoop is het niet vaak. Die gulden is goed besteed.',
            },
          },
        ],
        otherwise: { en: 'Pay and advance.', nl: 'Betaal en ga vooruit.' },
        hint: { en: 'Press “Pay and advance”.', nl: 'Kies “Betaal en ga vooruit”.' },
        well: { en: 'One step up.', nl: 'Een stap omhoog.' },
      },
    },
  ],
  learnt: {
    en: '5 and 6 threaten, 1 and 2 set the price of a step. Three markers of one colour strike.',
    nl: '5 en 6 dreigen, 1 en 2 bepalen de prijs van een stap. Drie fiches van één kleur slaan toe.',
  },
};

export const threat: Lesson = {
  ...TABLE,
  ...SCRIPTS.threat,
  id: 'threat',
  title: { en: 'Averting a threat', nl: 'Het noodlot afwenden' },
  minutes: 1,
  steps: [
    {
      say: {
        en: 'Ten guilders, and two yellow markers: with the next 5 or 6 of yellow a raid takes them all. Two purple ones would cost three points.',
        nl: 'Tien gulden, en twee gele fiches: bij de volgende gele 5 of 6 ben je alles kwijt aan een overval. De twee paarse zouden drie punten kosten.',
      },
      clauses: ['BRU-6.1', 'BRU-6.7', 'BRU-6.15'],
      point: ['threats:a:yellow', 'threats:a:purple'],
    },
    {
      say: {
        en: 'A card of the colour averts: it takes one marker away and gives a point. The Logician is yellow.',
        nl: 'Een kaart van die kleur wendt af: je raakt één fiche kwijt en krijgt een punt. De Logicus is geel.',
      },
      clauses: ['BRU-9.5'],
      point: ['hand:logician', 'threat:yellow'],
      task: {
        moves: ['threat logician'],
        wrong: [
          {
            moves: ['threat *'],
            say: {
              en: 'That averts another colour. Yellow threatens your ten guilders.',
              nl: 'Dat wendt een andere kleur af. Geel bedreigt je tien gulden.',
            },
          },
          {
            moves: ['guilders *'],
            say: {
              en: 'More guilders for the raiders. Avert the raid first.',
              nl: 'Nog meer gulden voor de overvallers. Wend eerst de overval af.',
            },
          },
        ],
        otherwise: { en: 'First the threat: avert yellow.', nl: 'Eerst het noodlot: wend geel af.' },
        hint: { en: 'Touch the Logician, then “Avert”.', nl: 'Tik op de Logicus en dan op “Afwenden”.' },
        well: { en: 'One marker less, and a point.', nl: 'Een fiche minder, en een punt erbij.' },
      },
    },
  ],
  learnt: {
    en: 'Count your markers: at two, think of averting, above all where you have much to lose.',
    nl: 'Tel je fiches: denk bij twee aan afwenden, vooral waar je veel te verliezen hebt.',
  },
};

export const fire: Lesson = {
  ...TABLE,
  ...SCRIPTS.fire,
  id: 'fire',
  title: { en: 'Fire!', nl: 'Brand!' },
  minutes: 1,
  steps: [
    {
      say: {
        en: 'The third red marker: fire. You lose a house or the outermost piece of a canal, of your choice. From a house that burns the person comes back to your hand.',
        nl: 'Het derde rode fiche: brand. Je verliest een huis of het buitenste stuk van een kanaal, naar keuze. Uit een huis dat afbrandt komt de persoon terug in je hand.',
      },
      clauses: ['BRU-6.8', 'BRU-6.9'],
      point: ['threats:a:red'],
    },
    {
      say: {
        en: 'Lose what costs you least. Seven houses are lived in; the yellow one is empty. And each of your canals has one piece only.',
        nl: 'Verlies wat je het minste kost. Zeven huizen zijn bewoond; het gele staat leeg. En elk van je kanalen heeft pas één stuk.',
      },
      clauses: ['BRU-6.3'],
      point: ['house:yellow', 'canal:left', 'canal:right'],
      task: {
        moves: ['lose house yellow', 'lose canal left', 'lose canal right'],
        wrong: [
          {
            moves: ['lose house of *'],
            say: {
              en: 'Then you pay for that person once more, and need another house. Spare the ones lived in.',
              nl: 'Dan betaal je die persoon nog eens, en heb je een ander huis nodig. Spaar de bewoonde huizen.',
            },
          },
        ],
        otherwise: { en: 'Choose the smallest loss.', nl: 'Kies het kleinste verlies.' },
        hint: { en: 'The empty house, or a canal.', nl: 'Het lege huis, of een kanaal.' },
        well: { en: 'The three markers go back. You begin anew with none.', nl: 'De drie fiches gaan terug. Je begint weer bij nul.' },
      },
    },
  ],
  learnt: {
    en: 'After a penalty the three markers are gone. An empty house is a cheap price.',
    nl: 'Na een straf ben je de drie fiches kwijt. Een leeg huis is een lage prijs.',
  },
};

export const majority: Lesson = {
  ...TABLE,
  ...SCRIPTS.majority,
  id: 'majority',
  title: { en: 'A first clever plan', nl: 'Een eerste slim plan' },
  minutes: 2,
  steps: [
    {
      say: {
        en: 'At the end of every round three majorities are compared: reputation, people, canals. Who alone has the most turns a marker, for good: four points. Nobody has dug a canal yet.',
        nl: 'Aan het einde van elke ronde worden drie meerderheden vergeleken: ontwikkeling, personen, kanalen. Wie alleen de meeste heeft, draait voorgoed een fiche om: vier punten. Nog niemand heeft een kanaal gegraven.',
      },
      clauses: ['BRU-14.1', 'BRU-14.2', 'BRU-14.3', 'BRU-14.4', 'BRU-15.6'],
      point: ['majority:a:canals'],
    },
    {
      say: {
        en: 'It is your last card of the round, and {b} follows with the last of all. A single canal piece costs one guilder. What are four points worth to you?',
        nl: 'Het is je laatste kaart van de ronde, en alleen {b} komt nog na jou. Eén stuk kanaal kost één gulden. Wat zijn vier punten je waard?',
      },
      clauses: ['BRU-9.7'],
      point: ['hand:guard', 'hand:astronomer'],
      task: {
        moves: ['canal guard left', 'canal astronomer left'],
        wrong: [
          { moves: ['threat *'], say: { en: 'One point now. The canal brings four.', nl: 'Nu één punt. Het kanaal levert er vier op.' } },
          {
            moves: ['guilders *', 'workers *'],
            say: {
              en: 'Useful, but tomorrow somebody else may dig first.',
              nl: 'Nuttig, maar morgen graaft misschien een ander als eerste.',
            },
          },
        ],
        otherwise: { en: 'Dig the first canal piece.', nl: 'Graaf het eerste stuk kanaal.' },
        hint: { en: 'Touch a blue card, then “Canal”.', nl: 'Tik op een blauwe kaart en dan op “Kanaal”.' },
        well: { en: 'The only canal in Bruges.', nl: 'Het enige kanaal van Brugge.' },
      },
    },
    {
      say: { en: 'End your turn, and see.', nl: 'Beëindig je beurt, en kijk.' },
      point: ['verb:end-turn'],
      task: {
        moves: ['end turn'],
        wrong: [
          {
            moves: ['activate *'],
            say: { en: 'A worker for one guilder: keep the worker.', nl: 'Een arbeider voor één gulden: houd de arbeider.' },
          },
        ],
        otherwise: { en: 'End your turn.', nl: 'Beëindig je beurt.' },
        hint: { en: 'Press “End your turn”.', nl: 'Kies “Beëindig je beurt”.' },
      },
    },
    {
      say: {
        en: 'Your canal marker is turned: four points for one guilder, whatever the others dig later. Watch where nobody has begun.',
        nl: 'Je kanaalfiche is gedraaid: vier punten voor één gulden, wat de anderen later ook graven. Let op waar nog niemand begonnen is.',
      },
      clauses: ['BRU-14.4'],
      point: ['majority:a:canals'],
    },
  ],
  learnt: {
    en: 'Majorities are won once and kept. The first small step, at the right moment, is the cheapest.',
    nl: 'Een meerderheid win je één keer, en voorgoed. De eerste kleine stap op het goede moment is de goedkoopste.',
  },
};

export const end: Lesson = {
  ...TABLE,
  ...SCRIPTS.end,
  id: 'end',
  title: { en: 'The statue and the end', nl: 'Het standbeeld en het einde' },
  minutes: 2,
  steps: [
    {
      say: {
        en: 'The last round. At the end count: persons their points, houses one each, majorities four, reputation by its step, every third canal space three, and statues.',
        nl: 'De laatste ronde. Aan het einde tellen personen hun punten, huizen elk één, meerderheden vier, ontwikkeling naar de stap, elk derde kanaalvak drie, en standbeelden.',
      },
      clauses: ['BRU-15.1', 'BRU-15.3', 'BRU-15.4', 'BRU-15.6', 'BRU-15.7', 'BRU-15.8'],
      point: ['seat:a'],
    },
    {
      say: {
        en: 'Your right canal has four pieces. Who fills the fifth takes the most valuable statue left: seven points. Which card is it?',
        nl: 'Je rechterkanaal heeft vier stukken. Wie het vijfde vult, krijgt het waardevolste standbeeld dat er nog is: zeven punten. Welke kaart is het?',
      },
      clauses: ['BRU-9.8', 'BRU-9.9', 'BRU-15.7'],
      point: ['canal:right', 'statues', 'hand:miller'],
      task: {
        moves: ['canal miller right'],
        wrong: [
          {
            moves: ['canal miller left'],
            say: {
              en: 'The third space of the left canal is worth three. The statue is worth seven.',
              nl: 'Het derde vak van het linkerkanaal is drie punten waard. Het standbeeld zeven.',
            },
          },
          {
            moves: ['recruit *'],
            say: {
              en: 'A person of two points or none. The statue is worth seven.',
              nl: 'Een persoon van twee punten, of nul. Het standbeeld is er zeven waard.',
            },
          },
          { moves: ['threat *'], say: { en: 'One point. You can have seven.', nl: 'Eén punt. Je kunt er zeven hebben.' } },
        ],
        otherwise: {
          en: 'Workers and guilders count nothing at the end. Finish the canal.',
          nl: 'Arbeiders en gulden tellen aan het einde niet. Maak het kanaal af.',
        },
        hint: {
          en: 'The Miller is yellow, and so is the fifth space of the right canal.',
          nl: 'De Molenaar is geel, en het vijfde vak van het rechterkanaal ook.',
        },
        well: { en: 'The statue is yours: seven points.', nl: 'Het standbeeld is van jou: zeven punten.' },
      },
    },
  ],
  learnt: {
    en: 'What lies on the table counts; what is left in purse and hand does not.',
    nl: 'Wat op tafel ligt telt; wat in je beurs en hand overblijft niet.',
  },
};
