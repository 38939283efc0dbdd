import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';

const TABLE = { players: 4, options: { firstCrown: 'seat-1' }, seat: 0 } as const;

export const purple: Lesson = {
  ...TABLE,
  ...SCRIPTS.purple,
  id: 'purple',
  title: { en: 'Special districts', nl: 'Bijzondere gebouwen' },
  minutes: 2,
  steps: [
    {
      say: {
        en: 'Purple districts have a power of their own, in every turn of their owner. Rest on one, or hold it, to read it. You own a Laboratory and an Observatory.',
        nl: 'Paarse gebouwen hebben een eigen vermogen, in elke beurt van de eigenaar. Wijs er een aan, of houd het vast, om het te lezen. Jij hebt een Laboratorium en een Observatorium.',
      },
      clauses: ['CIT-5.7', 'CIT-17.9'],
      point: ['city:a:laboratory', 'city:a:observatory'],
    },
    {
      say: {
        en: 'You want to build the Graveyard for five gold, and you have two. First the choice of the turn.',
        nl: 'Je wilt het Kerkhof bouwen voor vijf goud, en je hebt er twee. Eerst de keuze van je beurt.',
      },
      point: ['verb:take-gold', 'hand:graveyard'],
      task: {
        moves: ['take gold'],
        wrong: [
          {
            moves: ['draw cards'],
            say: {
              en: 'Your Observatory would show you three cards. But today you lack gold.',
              nl: 'Je Observatorium zou je drie kaarten laten zien. Maar vandaag mis je goud.',
            },
          },
          {
            moves: ['laboratory graveyard'],
            say: { en: 'Not that one: it is what you want to build.', nl: 'Die niet: dat wil je juist bouwen.' },
          },
          {
            moves: ['laboratory castle'],
            say: { en: 'A good thought, and it comes next. First take gold.', nl: 'Goed idee, en dat komt zo. Neem eerst goud.' },
          },
          {
            moves: ['destroy *'],
            say: { en: 'The Warlord may do so, but gold is scarce now.', nl: 'Dat mag de Condottiere, maar goud is nu schaars.' },
          },
        ],
        otherwise: { en: 'Take gold.', nl: 'Neem goud.' },
        hint: { en: 'Press “Take gold”.', nl: 'Kies “Neem goud”.' },
        well: { en: 'Four. One is missing.', nl: 'Vier. Nog één te weinig.' },
      },
    },
    {
      say: {
        en: 'Once in a turn the Laboratory gives one gold for a card of your hand. Which card can you do without?',
        nl: 'Eén keer per beurt geeft het Laboratorium één goud voor een kaart uit je hand. Welke kaart kun je missen?',
      },
      clauses: ['CIT-17.6'],
      point: ['city:a:laboratory', 'hand:castle', 'hand:graveyard'],
      task: {
        moves: ['laboratory castle'],
        wrong: [
          {
            moves: ['laboratory graveyard'],
            say: {
              en: 'Then you could build the Castle, for four points. The Graveyard is worth five, and has a power: give away the Castle.',
              nl: 'Dan kun je het Kasteel bouwen, voor vier punten. Het Kerkhof is er vijf waard en kan iets: geef het Kasteel weg.',
            },
          },
          {
            moves: ['build castle'],
            say: {
              en: 'Four points now. With the Laboratory it can be five.',
              nl: 'Vier punten nu. Met het Laboratorium kunnen het er vijf zijn.',
            },
          },
          {
            moves: ['destroy *'],
            say: { en: 'That costs gold you need, or helps little now.', nl: 'Dat kost goud dat je nodig hebt, of helpt nu weinig.' },
          },
        ],
        otherwise: { en: 'Use the Laboratory.', nl: 'Gebruik het Laboratorium.' },
        hint: {
          en: 'Touch the Castle in your hand and choose the Laboratory.',
          nl: 'Tik op het Kasteel in je hand en kies het Laboratorium.',
        },
        well: { en: 'Five gold.', nl: 'Vijf goud.' },
      },
    },
    {
      say: { en: 'Build the Graveyard.', nl: 'Bouw het Kerkhof.' },
      clauses: ['CIT-17.3'],
      point: ['hand:graveyard'],
      task: {
        moves: ['build graveyard'],
        wrong: [
          { moves: ['destroy *'], say: { en: 'Not now: the gold is for the Graveyard.', nl: 'Nu niet: het goud is voor het Kerkhof.' } },
        ],
        otherwise: { en: 'Build it: you have the gold.', nl: 'Bouw het: je hebt het goud.' },
        hint: { en: 'Touch the Graveyard in your hand.', nl: 'Tik op het Kerkhof in je hand.' },
        well: { en: 'From now on it may save what the Warlord destroys.', nl: 'Vanaf nu kan het redden wat de Condottiere verwijdert.' },
      },
    },
  ],
  learnt: {
    en: 'Purple districts are worth reading: they work turn after turn.',
    nl: 'Lees paarse gebouwen goed: ze werken beurt na beurt.',
  },
};

export const end: Lesson = {
  ...TABLE,
  ...SCRIPTS.end,
  id: 'end',
  title: { en: 'The end', nl: 'Het einde' },
  minutes: 2,
  steps: [
    {
      say: {
        en: 'Seven districts stand in your city; one more ends the game. Who is first to lay the eighth gets four points, others who fill their city two.',
        nl: 'Er staan zeven gebouwen in je stad; met nog één is het spel uit. Wie het eerst het achtste neerlegt, krijgt vier punten; wie daarna zijn stad nog vol krijgt twee.',
      },
      clauses: ['CIT-18.1', 'CIT-19.4', 'CIT-19.5'],
      point: ['seat:a'],
    },
    {
      say: { en: 'First, as always: gold or a card.', nl: 'Eerst, zoals altijd: goud of een kaart.' },
      point: ['verb:take-gold', 'verb:draw-cards'],
      task: {
        moves: ['take gold', 'take income'],
        wrong: [
          {
            moves: ['draw cards'],
            say: {
              en: 'Two good cards you have: after this round no card counts any more.',
              nl: 'Je hebt twee goede kaarten: na deze ronde telt geen kaart meer.',
            },
          },
        ],
        otherwise: { en: 'Take gold.', nl: 'Neem goud.' },
        hint: { en: 'Press “Take gold”.', nl: 'Kies “Neem goud”.' },
      },
    },
    {
      say: {
        en: 'You can pay for both cards. A city with all five colours gets three more points. Look at the colours you have: which card is it?',
        nl: 'Je kunt beide kaarten betalen. Een stad met alle vijf kleuren krijgt drie punten extra. Kijk welke kleuren je hebt: welke kaart wordt het?',
      },
      clauses: ['CIT-19.1', 'CIT-19.2', 'CIT-19.6'],
      point: ['hand:castle', 'hand:fortress'],
      task: {
        moves: ['build fortress'],
        wrong: [
          {
            moves: ['build castle'],
            say: {
              en: 'Yellow you have already. Red is the colour your city lacks.',
              nl: 'Geel heb je al. Rood is de kleur die je stad mist.',
            },
          },
          {
            moves: ['take income', 'take gold'],
            say: {
              en: 'More gold is not needed: gold counts nothing at the end. Build!',
              nl: 'Meer goud heb je niet nodig: aan het einde telt goud niet. Bouw!',
            },
          },
          {
            moves: ['end turn'],
            say: { en: 'One district, and the victory is yours. Build!', nl: 'Nog één gebouw, en de zege is van jou. Bouw!' },
          },
        ],
        otherwise: { en: 'Build the colour you lack.', nl: 'Bouw de kleur die je mist.' },
        hint: { en: 'The Fortress is red.', nl: 'De Burcht is rood.' },
        well: { en: 'Eight districts and five colours.', nl: 'Acht gebouwen en vijf kleuren.' },
      },
    },
    {
      say: {
        en: 'The round is played to its end: everybody who has not been called still has a turn. But your full city can no longer be attacked. End your turn.',
        nl: 'De ronde wordt uitgespeeld: wie nog niet geroepen is, krijgt nog een beurt. Maar je volle stad kan niemand meer aanvallen. Beëindig je beurt.',
      },
      clauses: ['CIT-16.4', 'CIT-18.2'],
      point: ['verb:end-turn'],
      task: {
        moves: ['end turn'],
        wrong: [
          {
            moves: ['take income', 'take gold'],
            say: { en: 'You may, but gold is worth nothing now.', nl: 'Dat mag, maar goud is nu niets meer waard.' },
          },
        ],
        otherwise: { en: 'End your turn.', nl: 'Beëindig je beurt.' },
        hint: { en: 'Press “End your turn”.', nl: 'Kies “Beëindig je beurt”.' },
      },
    },
  ],
  learnt: {
    en: 'Districts, +3 for five colours, +4 for the first full city. Gold and cards in hand count nothing.',
    nl: 'Gebouwen, +3 voor vijf kleuren, +4 voor de eerste volle stad. Goud en handkaarten tellen niet.',
  },
};

export const plan: Lesson = {
  ...TABLE,
  ...SCRIPTS.plan,
  id: 'plan',
  title: { en: 'A first clever plan', nl: 'Een eerste slim plan' },
  minutes: 3,
  steps: [
    {
      say: {
        en: 'Six districts stand, and everybody thinks you need two more rounds. But count: six gold, and two cards of one gold each. And Thief and Assassin lie face up: nobody can stop you.',
        nl: 'Er staan zes gebouwen, en iedereen denkt dat je nog twee rondes nodig hebt. Maar tel eens: zes goud, en twee kaarten van één goud. En Dief en Moordenaar liggen open: niemand houdt je tegen.',
      },
      clauses: ['CIT-3.2'],
      point: ['seat:a', 'hand:temple', 'hand:watchtower', 'character:thief', 'character:assassin'],
    },
    {
      say: { en: 'Which character finishes your city this very round?', nl: 'Met welk karakter is je stad deze ronde nog vol?' },
      clauses: ['CIT-15.2'],
      point: ['pool:magician', 'pool:bishop', 'pool:merchant', 'pool:architect', 'pool:warlord'],
      task: {
        moves: ['choose architect'],
        wrong: [
          {
            moves: ['choose bishop'],
            say: {
              en: 'Safe from the Warlord, but one district a turn: then you would have seven.',
              nl: 'Veilig voor de Condottiere, maar met één gebouw per beurt kom je op zeven.',
            },
          },
          {
            moves: ['choose warlord'],
            say: {
              en: 'Red pays a little, but one district a turn is not enough.',
              nl: 'Rood levert iets op, maar één gebouw per beurt is niet genoeg.',
            },
          },
          {
            moves: ['choose *'],
            say: {
              en: 'That character builds one district. You need two at once.',
              nl: 'Dat karakter bouwt één gebouw. Jij hebt er twee tegelijk nodig.',
            },
          },
        ],
        otherwise: { en: 'Who builds more than one district?', nl: 'Wie bouwt meer dan één gebouw?' },
        hint: { en: 'The Architect builds up to three.', nl: 'De Bouwmeester bouwt er tot drie.' },
        well: { en: 'Nobody knows yet.', nl: 'Niemand weet het nog.' },
      },
    },
    {
      say: {
        en: 'You are called. Two extra cards may hold something better still.',
        nl: 'Je wordt geroepen. Misschien is er met twee extra kaarten nog iets beters.',
      },
      clauses: ['CIT-15.1'],
      point: ['verb:architect-draw'],
      task: {
        moves: ['architect draw'],
        wrong: [
          {
            moves: ['take gold', 'draw cards'],
            say: {
              en: 'First the Architect’s own cards: they cost nothing.',
              nl: 'Eerst de kaarten van de Bouwmeester zelf: die kosten niets.',
            },
          },
        ],
        otherwise: { en: 'Draw the two extra cards.', nl: 'Trek de twee extra kaarten.' },
        hint: { en: 'Press “Draw 2 extra cards”.', nl: 'Kies “Trek 2 extra kaarten”.' },
        well: {
          en: 'A Haunted City: at the end it stands for any one colour.',
          nl: 'Een Hof der Wonderen: dat telt aan het einde als een kleur naar keuze.',
        },
      },
    },
    {
      say: { en: 'Take gold, and then build.', nl: 'Neem goud, en bouw dan.' },
      clauses: ['CIT-17.1'],
      point: ['verb:take-gold', 'hand:haunted-city'],
      task: {
        moves: ['take gold', 'draw cards'],
        otherwise: { en: 'First the choice of the turn.', nl: 'Eerst de keuze van je beurt.' },
        hint: { en: 'Press “Take gold”.', nl: 'Kies “Neem goud”.' },
      },
    },
    {
      say: {
        en: 'You have yellow, red and purple. Blue is missing, and green. Begin with blue.',
        nl: 'Je hebt geel, rood en paars. Blauw ontbreekt nog, en groen. Begin met blauw.',
      },
      clauses: ['CIT-19.2'],
      point: ['hand:temple'],
      task: {
        moves: ['build temple'],
        wrong: [
          {
            moves: ['build watchtower'],
            say: { en: 'Red stands already. The Temple is blue.', nl: 'Rood staat er al. De Tempel is blauw.' },
          },
          {
            moves: ['build haunted-city'],
            say: { en: 'You will need it, but begin with blue.', nl: 'Die heb je nodig, maar begin met blauw.' },
          },
        ],
        otherwise: { en: 'Build the Temple.', nl: 'Bouw de Tempel.' },
        hint: { en: 'The Temple is blue.', nl: 'De Tempel is blauw.' },
        well: { en: 'Seven.', nl: 'Zeven.' },
      },
    },
    {
      say: {
        en: 'Now green. You have no green card, but one that can stand for it.',
        nl: 'Nu groen. Je hebt geen groene kaart, maar wel een die ervoor kan doorgaan.',
      },
      clauses: ['CIT-17.1'],
      point: ['hand:haunted-city', 'hand:watchtower'],
      task: {
        moves: ['build haunted-city', 'build watchtower'],
        otherwise: { en: 'Build the Haunted City.', nl: 'Bouw het Hof der Wonderen.' },
        hint: { en: 'The Haunted City counts as the colour you lack.', nl: 'Het Hof der Wonderen telt als de kleur die je mist.' },
        well: { en: 'Eight: the city is full, and you are the first.', nl: 'Acht: de stad is vol, en jij bent de eerste.' },
      },
    },
    {
      say: {
        en: 'The Architect may go on, even above eight. One more for one gold?',
        nl: 'De Bouwmeester mag doorgaan, zelfs boven de acht. Nog een voor één goud?',
      },
      clauses: ['CIT-15.2'],
      point: ['hand:watchtower'],
      task: {
        moves: ['build watchtower', 'build haunted-city'],
        wrong: [
          {
            moves: ['end turn'],
            say: {
              en: 'A point for one gold, and gold counts nothing at the end. Build.',
              nl: 'Een punt voor één goud, en goud telt aan het einde niet. Bouw.',
            },
          },
        ],
        otherwise: { en: 'Build once more.', nl: 'Bouw nog een keer.' },
        hint: { en: 'Touch the card in your hand.', nl: 'Tik op de kaart in je hand.' },
        well: {
          en: 'Three districts, five colours, four points for the first: and nobody saw it coming.',
          nl: 'Drie gebouwen, vijf kleuren, vier punten voor de eerste: en niemand zag het aankomen.',
        },
      },
    },
  ],
  learnt: {
    en: 'Save, wait until Thief and Assassin are out, and finish in one stroke. Gold left at the end is wasted.',
    nl: 'Spaar, wacht tot Dief en Moordenaar niet meedoen, en maak het in één klap af. Goud dat overblijft is verloren.',
  },
};
