import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';

export const roads: Lesson = {
  ...TABLE,
  ...SCRIPTS.roads,
  id: 'roads',
  title: { en: 'Roads and tolls', nl: 'Wegen en tol' },
  minutes: 3,
  steps: [
    {
      say: {
        en: 'Everybody builds on the same roads. You choose the road; the station goes on its first free piece, counted from Nuremberg. Whoever has the most stations on a road holds its right: one point.',
        nl: 'Iedereen bouwt aan dezelfde wegen. Jij kiest de weg; het tolstation komt op het eerste vrije stuk, geteld vanaf Neurenberg. Wie op een weg de meeste tolstations heeft, heeft het wegenrecht: één punt.',
      },
      clauses: ['NUR-9.1', 'NUR-9.3', 'NUR-9.4', 'NUR-9.7'],
      point: ['region'],
    },
    {
      say: {
        en: 'On the road to Prague {b} has one station and you have one. {b} came first, so the right is not yours. One station more changes that. Build it.',
        nl: 'Op de weg naar Praag heeft {b} één tolstation en jij ook. {b} was het eerst, dus het wegenrecht is niet van jou. Eén tolstation meer verandert dat. Bouw het.',
      },
      clauses: ['NUR-9.6'],
      point: ['road:II', 'station:II:1', 'station:II:2'],
      task: {
        moves: ['build station ii'],
        wrong: [
          {
            moves: ['build station i'],
            say: {
              en: 'A point for you as well. But on the road to Prague {b} loses one too.',
              nl: 'Ook een punt voor jou. Maar op de weg naar Praag verliest {b} er bovendien een.',
            },
          },
          {
            moves: ['build station iii'],
            say: { en: 'The right to Venice is yours already.', nl: 'Het wegenrecht naar Venetië heb je al.' },
          },
          {
            moves: ['build station iv', 'build station v'],
            say: {
              en: 'There you have none, and one would only make you equal at best. Equal is not enough.',
              nl: 'Daar heb je er geen, en met één sta je op zijn best gelijk. Gelijk is niet genoeg.',
            },
          },
          { moves: ['end turn', 'offer *'], say: { en: 'First the station to Prague.', nl: 'Eerst het tolstation naar Praag.' } },
        ],
        otherwise: { en: 'Build on the road to Prague.', nl: 'Bouw op de weg naar Praag.' },
        hint: { en: 'Touch the sign “Prague”.', nl: 'Tik op het bord “Praag”.' },
        well: {
          en: 'Two to one: the right passes to you, and {b} loses the point.',
          nl: 'Twee tegen één: het wegenrecht gaat naar jou, en {b} is het punt kwijt.',
        },
      },
    },
    {
      say: {
        en: 'A road right also earns gold. When a 5 or a 9 is drawn, each village pays one gold to the holder of its road, unless that is its owner. End your turn and see.',
        nl: 'Een wegenrecht levert ook goud op. Bij een 5 of een 9 betaalt elk dorp één goud aan wie het wegenrecht van die weg heeft, behalve aan zichzelf. Beëindig je beurt en kijk.',
      },
      clauses: ['NUR-4.2', 'NUR-9.7'],
      point: ['verb:end-turn', 'crossing:II-6', 'road:II', 'crossing:III-2', 'road:III'],
      task: {
        moves: ['end turn'],
        wrong: [
          {
            moves: ['offer *'],
            say: { en: 'Nothing to trade for now. End your turn.', nl: 'Er valt nu niets te ruilen. Beëindig je beurt.' },
          },
        ],
        otherwise: { en: 'End your turn.', nl: 'Beëindig je beurt.' },
        hint: { en: 'Press “End your turn”.', nl: 'Kies “Beëindig je beurt”.' },
        well: {
          en: '{b} drew a 5. The village of {b} on the road to Prague paid you one gold, and that of {d} on the road to Venice another.',
          nl: '{b} trok een 5. Het dorp van {b} aan de weg naar Praag betaalde je één goud, en dat van {d} aan de weg naar Venetië ook.',
        },
      },
    },
    {
      say: {
        en: 'But {d} has built on the road to Venice: two stations against your one, and the right is gone. You can pay for one station. Where does it bring you a point?',
        nl: 'Maar {d} heeft op de weg naar Venetië gebouwd: twee tolstations tegen jouw ene, en het wegenrecht is weg. Je kunt één tolstation betalen. Waar levert het je een punt op?',
      },
      clauses: ['NUR-9.5', 'NUR-9.6'],
      point: ['region'],
      task: {
        moves: ['build station i'],
        wrong: [
          {
            moves: ['build station iii'],
            say: {
              en: 'Two against two: with equal numbers the right stays with {d}. You would need a third.',
              nl: 'Twee tegen twee: bij gelijke aantallen blijft het wegenrecht bij {d}. Je zou er een derde nodig hebben.',
            },
          },
          {
            moves: ['build station ii'],
            say: { en: 'Prague is yours already, and nobody threatens it yet.', nl: 'Praag heb je al, en niemand bedreigt het nog.' },
          },
          {
            moves: ['build station iv', 'build station v'],
            say: {
              en: 'One station against one or two: that wins no right.',
              nl: 'Eén tolstation tegen één of twee: dat levert geen recht op.',
            },
          },
          {
            moves: ['build wall', 'sell *', 'bank *', 'offer *', 'end turn'],
            say: {
              en: 'All in good time. Now a wood and a brick can be a point.',
              nl: 'Alles op zijn tijd. Nu zijn één hout en één klei een punt waard.',
            },
          },
        ],
        otherwise: { en: 'Build a toll station.', nl: 'Bouw een tolstation.' },
        hint: { en: 'On one road nobody has built yet.', nl: 'Op één weg heeft nog niemand gebouwd.' },
        well: { en: 'Frankfurt is yours.', nl: 'Frankfurt is van jou.' },
      },
    },
  ],
  learnt: {
    en: 'The first station on a road takes its right; after that only more stations take it away. Rights bring a point, and toll.',
    nl: 'Het eerste tolstation op een weg geeft het wegenrecht; daarna verlies je het alleen aan wie er meer heeft. Wegenrechten leveren een punt op, en tol.',
  },
};

export const villages: Lesson = {
  ...TABLE,
  ...SCRIPTS.villages,
  id: 'villages',
  title: { en: 'Villages', nl: 'Dorpen' },
  minutes: 2,
  steps: [
    {
      say: {
        en: 'A village is a point, and it brings cards for the rest of the game. It costs one wood, one wool, one grain and one brick. You hold them all.',
        nl: 'Een dorp is een punt waard en levert de rest van het spel kaarten op. Het kost één hout, één wol, één graan en één klei. Je hebt ze allemaal.',
      },
      clauses: ['NUR-10.5', 'NUR-8.1'],
      point: ['verb:build-village', 'give:wood', 'give:wool', 'give:grain', 'give:brick'],
    },
    {
      say: {
        en: 'It stands on a crossing of a road on which you have a station; it need not touch it. Between two villages on the same road one crossing stays free: on the road to Venice there is room at one spot only.',
        nl: 'Het staat op een kruising van een weg waar je een tolstation hebt; het hoeft er niet aan te grenzen. Tussen twee dorpen op dezelfde weg blijft één kruising vrij: op de weg naar Venetië is er nog maar één plek.',
      },
      clauses: ['NUR-10.1', 'NUR-10.2', 'NUR-10.3'],
      point: ['crossing:III-2', 'crossing:III-4', 'crossing:III-6', 'road:III'],
    },
    {
      say: {
        en: 'Now choose. Brick comes to you from one land only, the hills with the 5. On the road to Frankfurt lie hills with a 6 and with an 8. Build a village beside one of them.',
        nl: 'Kies nu. Klei krijg je maar van één land, de heuvels met de 5. Aan de weg naar Frankfurt liggen heuvels met een 6 en met een 8. Bouw een dorp naast een daarvan.',
      },
      clauses: ['NUR-10.2', 'NUR-10.5'],
      point: ['hex:C2', 'hex:B1', 'crossing:I-1', 'crossing:I-4', 'crossing:I-5', 'crossing:I-6', 'crossing:I-7'],
      task: {
        moves: ['build village i-1', 'build village i-4', 'build village i-5', 'build village i-6', 'build village i-7'],
        wrong: [
          {
            moves: ['build village i-2', 'build village i-3'],
            say: { en: 'No hills there: brick is what you lack.', nl: 'Daar liggen geen heuvels: juist klei kom je tekort.' },
          },
          {
            moves: ['build village ii-4', 'build village iii-4'],
            say: {
              en: 'Wood and ore you get already. Look for hills.',
              nl: 'Hout en erts krijg je al. Zoek heuvels.',
            },
          },
          {
            moves: ['build station *'],
            say: {
              en: 'That spends the brick the village needs. The village is a point for certain.',
              nl: 'Daarmee geef je de klei uit die het dorp nodig heeft. Het dorp is zeker een punt.',
            },
          },
          {
            moves: ['sell *', 'offer *', 'end turn'],
            say: { en: 'You hold just what a village costs: build it.', nl: 'Je hebt precies wat een dorp kost: bouw het.' },
          },
        ],
        otherwise: { en: 'Build a village beside hills.', nl: 'Bouw een dorp naast heuvels.' },
        hint: {
          en: 'The first crossing on the road to Frankfurt touches the hills with the 6.',
          nl: 'De eerste kruising op de weg naar Frankfurt ligt aan de heuvels met de 6.',
        },
        well: {
          en: 'Five points, and brick from a number that comes often.',
          nl: 'Vijf punten, en klei van een getal dat vaak komt.',
        },
      },
    },
  ],
  learnt: {
    en: 'Look for frequent numbers and for what you lack. Five villages in all is the most.',
    nl: 'Zoek getallen die vaak komen, en wat je tekortkomt. Vijf dorpen in totaal is het hoogste.',
  },
};
