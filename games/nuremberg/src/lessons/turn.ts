import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';

export const aim: Lesson = {
  ...TABLE,
  ...SCRIPTS.aim,
  id: 'aim',
  title: { en: 'The aim', nl: 'Het doel' },
  minutes: 2,
  steps: [
    {
      say: {
        en: 'Thirteen points win. You gather them on two maps: in the country, along five roads that leave Nuremberg, and in the city, behind its wall.',
        nl: 'Met dertien punten win je. Je verdient ze op twee kaarten: op het land, langs vijf wegen vanuit Neurenberg, en in de stad, achter de muur.',
      },
      clauses: ['NUR-17.1', 'NUR-17.5'],
      point: ['region', 'city'],
    },
    {
      say: {
        en: 'A village is worth one point, a craft house one, a road right one, and a seat in the council up to four. You begin with two villages and the right of the road to Venice: three points.',
        nl: 'Een dorp is één punt waard, een ambachtshuis één, een wegenrecht één, en een plaats in de raad tot vier. Je begint met twee dorpen en het wegenrecht naar Venetië: drie punten.',
      },
      clauses: ['NUR-17.5', 'NUR-1.9', 'NUR-1.11'],
      point: ['seat:a', 'crossing:II-2', 'crossing:III-6', 'road:III', 'station:III:1'],
    },
    {
      say: {
        en: 'Now your first building. A toll station costs one wood and one brick, and you hold both. Nobody has a station on the road to Frankfurt yet, and whoever is first there takes the road right. Build it.',
        nl: 'Nu je eerste bouwwerk. Een tolstation kost één hout en één klei, en die heb je. Op de weg naar Frankfurt staat nog geen tolstation, en wie daar de eerste is, krijgt het wegenrecht. Bouw het.',
      },
      clauses: ['NUR-8.1', 'NUR-9.2', 'NUR-9.5'],
      point: ['road:I', 'give:wood', 'give:brick'],
      task: {
        moves: ['build station i'],
        wrong: [
          {
            moves: ['build station iii'],
            say: {
              en: 'The right to Venice is yours already. Frankfurt would bring you a new one.',
              nl: 'Het wegenrecht naar Venetië heb je al. Frankfurt levert je een nieuw op.',
            },
          },
          {
            moves: ['build station ii'],
            say: {
              en: 'A fine thought: it would win the road from {b}. How that works comes in the third lesson. For now take the road that is still free: Frankfurt.',
              nl: 'Goed gezien: zo win je die weg van {b}. Hoe dat werkt, komt in de derde les. Neem nu de weg die nog vrij is: Frankfurt.',
            },
          },
          {
            moves: ['build station iv', 'build station v'],
            say: {
              en: 'Somebody came before you on that road, and one station does not outdo them. The road to Frankfurt is empty.',
              nl: 'Op die weg was iemand je voor, en met één tolstation haal je die niet in. De weg naar Frankfurt is leeg.',
            },
          },
          {
            moves: ['end turn'],
            say: { en: 'Not yet: a point lies ready for you.', nl: 'Nog niet: er ligt een punt voor je klaar.' },
          },
          {
            moves: ['offer *'],
            say: { en: 'You need nothing from the others: build.', nl: 'Je hebt niets van de anderen nodig: bouw.' },
          },
        ],
        otherwise: { en: 'Build a toll station on the road to Frankfurt.', nl: 'Bouw een tolstation op de weg naar Frankfurt.' },
        hint: {
          en: 'Touch the sign “Frankfurt” on the map, or the first stretch of that road beside Nuremberg.',
          nl: 'Tik op het bord “Frankfurt” op de kaart, of op het eerste stuk van die weg naast Neurenberg.',
        },
        well: { en: 'The road right is yours: four points.', nl: 'Het wegenrecht is van jou: vier punten.' },
      },
    },
    {
      say: {
        en: 'In your turn you may build, sell and trade in any order, as long as you can pay. Two grain are left; they build nothing alone. End your turn.',
        nl: 'In je beurt mag je bouwen, verkopen en ruilen in elke volgorde, zolang je kunt betalen. Je hebt nog twee graan; daarmee alleen bouw je niets. Beëindig je beurt.',
      },
      clauses: ['NUR-2.1', 'NUR-2.2', 'NUR-2.3'],
      point: ['verb:end-turn', 'prices'],
      task: {
        moves: ['end turn'],
        wrong: [
          {
            moves: ['offer *'],
            say: {
              en: 'Trading has a lesson of its own. For now end your turn.',
              nl: 'Ruilen krijgt een eigen les. Beëindig nu je beurt.',
            },
          },
        ],
        otherwise: { en: 'End your turn.', nl: 'Beëindig je beurt.' },
        hint: { en: 'Press “End your turn”.', nl: 'Kies “Beëindig je beurt”.' },
      },
    },
  ],
  learnt: {
    en: 'Villages, craft houses, road rights and the council bring points. Whoever has thirteen in the own turn wins.',
    nl: 'Dorpen, ambachtshuizen, wegenrechten en de raad leveren punten op. Wie er in de eigen beurt dertien heeft, wint.',
  },
};

export const cards: Lesson = {
  ...TABLE,
  ...SCRIPTS.cards,
  id: 'cards',
  title: { en: 'The card of the turn', nl: 'De kaart van de beurt' },
  minutes: 2,
  steps: [
    {
      say: {
        en: 'There are no dice here: every turn begins with a card. It bears a number, and every land with that number gives a card to each village beside it. You drew an 8, and your village at the forest took a wood.',
        nl: 'Dobbelstenen zijn er niet: elke beurt begint met een kaart. Daarop staat een getal, en elk land met dat getal geeft een kaart aan elk dorp ernaast. Je trok een 8, en je dorp bij het bos kreeg een hout.',
      },
      clauses: ['NUR-3.1', 'NUR-3.3'],
      point: ['event-card', 'hex:C4', 'crossing:II-2'],
    },
    {
      say: {
        en: 'Forest gives wood, pasture wool, fields grain, hills brick, mountains ore. The ring round a number shows how often it comes: 6 and 8 stand on five cards each, 2 and 12 on one. There is no 7.',
        nl: 'Bos geeft hout, weide wol, akker graan, heuvels klei, bergen erts. De ring om een getal laat zien hoe vaak het komt: 6 en 8 staan elk op vijf kaarten, 2 en 12 op één. Een 7 is er niet.',
      },
      clauses: ['NUR-3.4', 'NUR-3.8'],
      point: ['hex:C4', 'hex:A4', 'hex:D5', 'hex:G4', 'hex:F4'],
    },
    {
      say: {
        en: 'Every card counts for everybody, whoever drew it. See for yourself: end your turn, and watch what the cards of the others bring you.',
        nl: 'Elke kaart geldt voor iedereen, wie hem ook trekt. Probeer het maar: beëindig je beurt en kijk wat de kaarten van de anderen je opleveren.',
      },
      clauses: ['NUR-3.3', 'NUR-2.1'],
      point: ['verb:end-turn'],
      task: {
        moves: ['end turn'],
        wrong: [
          {
            moves: ['offer *'],
            say: {
              en: 'No trade is needed now. End your turn: the next cards bring more.',
              nl: 'Ruilen hoeft nu niet. Beëindig je beurt: de volgende kaarten brengen meer.',
            },
          },
        ],
        otherwise: { en: 'End your turn.', nl: 'Beëindig je beurt.' },
        hint: { en: 'Press “End your turn”.', nl: 'Kies “Beëindig je beurt”.' },
        well: {
          en: '{b} and {d} each drew a 6: your village at the mountains brought you an ore both times.',
          nl: '{b} en {d} trokken elk een 6: je dorp bij de bergen leverde beide keren een erts op.',
        },
      },
    },
    {
      say: {
        en: 'Beside the number stands an event. {c} drew an 11: time passed, and the year is 1360. Other cards collect road toll, help to build the wall or drive the robber knight home; with 6 and 8 nothing else happens.',
        nl: 'Naast het getal staat een gebeurtenis. {c} trok een 11: de tijd verstreek, het is nu 1360. Andere kaarten innen wegentol, helpen bij de muurbouw of verjagen de roofridder; bij 6 en 8 gebeurt er verder niets.',
      },
      clauses: ['NUR-3.2', 'NUR-4.1', 'NUR-4.4', 'NUR-4.6', 'NUR-4.8'],
      point: ['timeline', 'event-card'],
    },
    {
      say: {
        en: 'Your card is a 10, the trade fair: the first good you sell this turn brings two extra gold. A compass takes one ore and one wood. Make and sell it.',
        nl: 'Jouw kaart is een 10, de jaarmarkt: het eerste goed dat je deze beurt verkoopt, levert twee goud extra op. Een passer kost één erts en één hout. Maak en verkoop hem.',
      },
      clauses: ['NUR-4.7', 'NUR-14.2'],
      point: ['good:compass', 'event-card'],
      task: {
        moves: ['sell compass'],
        wrong: [
          {
            moves: ['end turn'],
            say: {
              en: 'The two extra gold would be gone with your turn. Sell the compass first.',
              nl: 'Met je beurt verdwijnen ook de twee goud extra. Verkoop eerst de passer.',
            },
          },
          {
            moves: ['offer *'],
            say: {
              en: 'You hold all that a compass needs, and the fair pays well today.',
              nl: 'Je hebt alles wat voor een passer nodig is, en de jaarmarkt betaalt vandaag goed.',
            },
          },
        ],
        otherwise: { en: 'Sell a compass.', nl: 'Verkoop een passer.' },
        hint: { en: 'Touch “Compass” in the list “Make and sell”.', nl: 'Tik op “Passer” in de lijst “Maken en verkopen”.' },
        well: { en: 'Three gold, and two from the fair.', nl: 'Drie goud, en twee van de jaarmarkt.' },
      },
    },
  ],
  learnt: {
    en: 'A turn begins with a card: first its number pays all villages, then its event happens. Then you act.',
    nl: 'Een beurt begint met een kaart: eerst levert het getal alle dorpen iets op, dan volgt de gebeurtenis. Daarna ben jij aan zet.',
  },
};

export const robber: Lesson = {
  ...TABLE,
  ...SCRIPTS.robber,
  id: 'robber',
  title: { en: 'The robber knight', nl: 'De roofridder' },
  minutes: 3,
  steps: [
    {
      say: {
        en: 'You drew a robber knight; six of the cards are. Nobody gets a yield, and everybody with more than seven cards hands in half, rounded down. You have eight. Gold is safe.',
        nl: 'Je trok een roofridder; zes van de kaarten zijn dat. Niemand krijgt een opbrengst, en wie meer dan zeven kaarten heeft, levert de helft in, naar beneden afgerond. Jij hebt er acht. Goud is veilig.',
      },
      clauses: ['NUR-5.1', 'NUR-5.2', 'NUR-5.3'],
      point: ['event-card', 'seat:a'],
    },
    {
      say: {
        en: 'Four cards must go. Keep what makes a building together: one wood and your only brick are a toll station. Point at what you hand in.',
        nl: 'Vier kaarten moeten weg. Houd wat samen een bouwwerk oplevert: één hout en je enige klei zijn een tolstation. Wijs aan wat je inlevert.',
      },
      clauses: ['NUR-5.2', 'NUR-5.3'],
      point: ['hand:wood', 'hand:grain', 'hand:ore', 'hand:brick'],
      task: {
        moves: [
          'hand in 1 wood + 1 grain + 2 ore',
          'hand in 1 wood + 2 grain + 1 ore',
          'hand in 2 grain + 2 ore',
          'hand in 2 wood + 2 ore',
          'hand in 2 wood + 2 grain',
          'hand in 2 wood + 1 grain + 1 ore',
        ],
        wrong: [
          {
            moves: ['hand in *brick*'],
            say: {
              en: 'Not the brick: it is your only one, and the station needs it.',
              nl: 'Niet de klei: het is je enige, en je hebt hem nodig voor het tolstation.',
            },
          },
        ],
        otherwise: { en: 'Keep at least one wood and the brick.', nl: 'Houd minstens één hout en de klei.' },
        hint: {
          en: 'Hand in one wood, one grain and both ore, for instance.',
          nl: 'Lever bijvoorbeeld één hout, één graan en beide erts in.',
        },
      },
    },
    {
      say: {
        en: 'Now the robber knight rides. Where he stands, that land yields nothing to anybody. Put him where he hurts the others and not you: beside their villages, on a good number.',
        nl: 'Nu rijdt de roofridder uit. Waar hij staat, levert het land niemand iets op. Zet hem waar hij de anderen raakt en jou niet: naast hun dorpen, op een goed getal.',
      },
      clauses: ['NUR-5.5', 'NUR-3.5'],
      point: ['hex:B4', 'hex:F3', 'hex:A2', 'hex:B3', 'hex:F5'],
      task: {
        moves: ['robber to b4', 'robber to f3', 'robber to a2', 'robber to b3'],
        wrong: [
          {
            moves: ['robber to c4', 'robber to d4', 'robber to d5', 'robber to f4', 'robber to g3', 'robber to g4'],
            say: {
              en: 'You have a village there yourself: you would go without as well.',
              nl: 'Daar heb je zelf een dorp: dan krijg jij ook niets.',
            },
          },
          {
            moves: [
              'robber to a4',
              'robber to a3',
              'robber to b2',
              'robber to b5',
              'robber to e3',
              'robber to f1',
              'robber to f2',
              'robber to g1',
              'robber to g2',
            ],
            say: {
              en: 'That hits one player only. Look for a land with two villages, or a red number.',
              nl: 'Dat raakt maar één speler. Zoek een land met twee dorpen, of een rood getal.',
            },
          },
          {
            moves: ['robber to *'],
            say: { en: 'No village stands there: it would hurt nobody.', nl: 'Daar staat geen dorp: dat raakt niemand.' },
          },
        ],
        otherwise: { en: 'Move the robber knight.', nl: 'Verplaats de roofridder.' },
        hint: {
          en: 'At the mountains with the 9 near Prague stand villages of {b} and {c}.',
          nl: 'Bij de bergen met de 9 bij Praag staan dorpen van {b} en {c}.',
        },
      },
    },
    {
      say: {
        en: 'And you may steal one card, unseen, from one player: from anybody, wherever the robber knight stands. Who holds the most cards?',
        nl: 'En je mag bij één speler blind een kaart stelen: bij wie je wilt, waar de roofridder ook staat. Wie heeft de meeste kaarten?',
      },
      clauses: ['NUR-5.6', 'NUR-5.8'],
      point: ['seat:b', 'seat:c', 'seat:d'],
      task: {
        moves: ['steal from d'],
        wrong: [
          {
            moves: ['steal from b', 'steal from c'],
            say: {
              en: 'You may, but three cards are not much. {d} has six: that is who can spare one.',
              nl: 'Dat mag, maar drie kaarten is niet veel. {d} heeft er zes en kan er wel een missen.',
            },
          },
          {
            moves: ['steal nothing'],
            say: { en: 'A card for nothing? Take it.', nl: 'Een kaart voor niets? Neem hem.' },
          },
        ],
        otherwise: { en: 'Steal a card.', nl: 'Steel een kaart.' },
        hint: { en: 'Touch {d}.', nl: 'Tik op {d}.' },
        well: { en: 'A wood. Only you and {d} know.', nl: 'Een hout. Alleen jij en {d} weten het.' },
      },
    },
    {
      say: {
        en: 'Your turn goes on as usual. Build the station you kept the cards for: the road to Frankfurt is still free.',
        nl: 'Je beurt gaat gewoon door. Bouw het tolstation waarvoor je de kaarten hield: de weg naar Frankfurt is nog vrij.',
      },
      point: ['road:I'],
      task: {
        moves: ['build station i', 'build station ii'],
        wrong: [
          {
            moves: ['build station iii', 'build station iv', 'build station v'],
            say: { en: 'There it brings no road right now.', nl: 'Daar levert het nu geen wegenrecht op.' },
          },
          {
            moves: ['bank *', 'end turn', 'offer *'],
            say: {
              en: 'First the station. The fewer cards you hold, the less the next robber knight takes.',
              nl: 'Eerst het tolstation. Hoe minder kaarten je hebt, hoe minder de volgende roofridder meeneemt.',
            },
          },
        ],
        otherwise: { en: 'Build a toll station.', nl: 'Bouw een tolstation.' },
        hint: { en: 'Touch the sign “Frankfurt” on the map.', nl: 'Tik op het bord “Frankfurt” op de kaart.' },
        well: { en: 'A road right more.', nl: 'Een wegenrecht erbij.' },
      },
    },
  ],
  learnt: {
    en: 'Do not end your turn with more than seven cards: spend them while they are yours.',
    nl: 'Eindig je beurt niet met meer dan zeven kaarten: geef ze uit zolang ze van jou zijn.',
  },
};
