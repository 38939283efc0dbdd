import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';

export const houses: Lesson = {
  ...TABLE,
  ...SCRIPTS.houses,
  id: 'houses',
  title: { en: 'Craft houses', nl: 'Ambachtshuizen' },
  minutes: 3,
  steps: [
    {
      say: {
        en: 'Now into the city. A craft house costs three ore and two grain and is worth a point. It may stand on any free site, without road or station; four houses are the most.',
        nl: 'Nu de stad in. Een ambachtshuis kost drie erts en twee graan en is een punt waard. Het mag op elke vrije bouwplaats staan, zonder weg of tolstation; vier huizen is het hoogste.',
      },
      clauses: ['NUR-11.1', 'NUR-11.2', 'NUR-8.1'],
      point: ['city'],
    },
    {
      say: {
        en: 'A house serves the three quarters it touches. Beside a workshop its good brings you the double price. At the Market the bank asks less of you: two for one, or three for one. And at the Yard you may build towers.',
        nl: 'Een huis dient de drie wijken die het raakt. Naast een werkplaats krijg je voor dat goed de dubbele prijs. Aan de Markt vraagt de bank je minder: twee voor één, of drie voor één. En aan de Werf mag je torens bouwen.',
      },
      clauses: ['NUR-11.3', 'NUR-14.8', 'NUR-7.3', 'NUR-7.4', 'NUR-7.5'],
      point: ['site:S2', 'site:S3', 'site:S4', 'site:S5', 'site:S6', 'site:S7'],
    },
    {
      say: {
        en: 'After the house you will still have wood and an ore: a compass. So build beside a compass workshop.',
        nl: 'Na het huis houd je hout en een erts over: een passer. Bouw dus naast een werkplaats voor passers.',
      },
      clauses: ['NUR-11.1', 'NUR-14.8'],
      point: ['site:S3', 'site:S1', 'site:S2', 'site:S9', 'site:S10'],
      task: {
        moves: ['build house s3', 'build house s1', 'build house s2', 'build house s9', 'build house s10'],
        wrong: [
          {
            moves: ['build house *'],
            say: {
              en: 'A point anywhere, but no compass is made there. Look for the two compass quarters.',
              nl: 'Overal een punt, maar daar worden geen passers gemaakt. Zoek de twee wijken met een passer.',
            },
          },
          {
            moves: ['sell compass'],
            say: {
              en: 'Three gold now, or six after the house. First build.',
              nl: 'Drie goud nu, of zes na het huis. Bouw eerst.',
            },
          },
          {
            moves: ['bank *'],
            say: { en: 'The ore is for the house.', nl: 'Het erts is voor het huis.' },
          },
          {
            moves: ['offer *', 'end turn'],
            say: {
              en: 'You hold eight cards, and a robber knight may come. Build now.',
              nl: 'Je hebt acht kaarten, en er kan een roofridder komen. Bouw nu.',
            },
          },
        ],
        otherwise: { en: 'Build a craft house beside a compass workshop.', nl: 'Bouw een ambachtshuis naast een werkplaats voor passers.' },
        hint: {
          en: 'One of the sites lies between Compass, Helmet and Market.',
          nl: 'Een van de plekken ligt tussen Passer, Helm en Markt.',
        },
        well: { en: 'A point, and compasses bring you the double.', nl: 'Een punt, en passers leveren je het dubbele op.' },
      },
    },
    {
      say: {
        en: 'Look at the list: the compass brings six gold now. Sell it.',
        nl: 'Kijk in de lijst: de passer levert nu zes goud op. Verkoop hem.',
      },
      clauses: ['NUR-14.8', 'NUR-14.9'],
      point: ['good:compass'],
      task: {
        moves: ['sell compass'],
        wrong: [
          {
            moves: ['offer *', 'end turn'],
            say: { en: 'Sell it while you can: six gold for two cards.', nl: 'Verkoop hem nu het kan: zes goud voor twee kaarten.' },
          },
        ],
        otherwise: { en: 'Sell the compass.', nl: 'Verkoop de passer.' },
        hint: { en: 'Touch “Compass” in the list “Make and sell”.', nl: 'Tik op “Passer” in de lijst “Maken en verkopen”.' },
        well: {
          en: 'Six gold instead of three. A toll is never doubled, only the price.',
          nl: 'Zes goud in plaats van drie. Tol wordt nooit verdubbeld, alleen de prijs.',
        },
      },
    },
  ],
  learnt: {
    en: 'A craft house is a point and works every turn: double prices, a better bank, or towers.',
    nl: 'Een ambachtshuis is een punt en werkt elke beurt: dubbele prijzen, een betere bank, of torens.',
  },
};

export const walls: Lesson = {
  ...TABLE,
  ...SCRIPTS.walls,
  id: 'walls',
  title: { en: 'The wall and the council', nl: 'De muur en de raad' },
  minutes: 2,
  steps: [
    {
      say: {
        en: 'A wall costs one brick and three gold. Everybody builds on the same ring; where the next piece goes is always fixed. It gives you one prestige: no point by itself, but your way into the council.',
        nl: 'Een stuk muur kost één klei en drie goud. Iedereen bouwt aan dezelfde ring; waar het volgende stuk komt, ligt altijd vast. Het levert één prestige op: zelf geen punt, maar wel je weg naar de raad.',
      },
      clauses: ['NUR-12.1', 'NUR-12.2', 'NUR-12.3', 'NUR-15.1'],
      point: ['walls'],
    },
    {
      say: {
        en: 'The first with three prestige takes the Council of Seven, four points; the second the Small Council, three; the third the Great Council, two. All three seats are vacant.',
        nl: 'Wie het eerst drie prestige heeft, komt in de Zevenraad, vier punten; de tweede in de Kleine Raad, drie; de derde in de Grote Raad, twee. Alle drie de plaatsen zijn nog vrij.',
      },
      clauses: ['NUR-15.2', 'NUR-15.4'],
      point: ['council:1', 'council:2', 'council:3'],
    },
    {
      say: {
        en: 'You have one prestige, {c} and {d} have two. And you drew a 4: everybody may build one wall for a brick and a single gold. You are asked first.',
        nl: 'Jij hebt één prestige, {c} en {d} hebben er twee. En je trok een 4: iedereen mag één stuk muur bouwen voor één klei en maar één goud. Jij bent het eerst.',
      },
      clauses: ['NUR-4.5'],
      point: ['event-card', 'verb:wall-help-yes', 'seat:c', 'seat:d'],
      task: {
        moves: ['help yes'],
        wrong: [
          {
            moves: ['help no'],
            say: { en: 'Cheaper it will not be. Build!', nl: 'Goedkoper wordt het niet. Bouw!' },
          },
        ],
        otherwise: { en: 'Build the wall.', nl: 'Bouw de muur.' },
        hint: { en: 'Press “Build a wall”.', nl: 'Kies “Bouw een stadsmuur”.' },
        well: {
          en: 'Two prestige. {b} and {c} have no gold, and {d} has no brick.',
          nl: 'Twee prestige. {b} en {c} hebben geen goud, en {d} heeft geen klei.',
        },
      },
    },
    {
      say: {
        en: 'One brick and five gold are left, and one prestige is missing. Be the first!',
        nl: 'Je hebt nog één klei en vijf goud, en je mist nog één prestige. Wees de eerste!',
      },
      clauses: ['NUR-12.2', 'NUR-15.2'],
      point: ['walls', 'council:1'],
      task: {
        moves: ['build wall'],
        wrong: [
          {
            moves: ['build station *'],
            say: {
              en: 'The station would take your last brick and bring no right. The wall brings four points.',
              nl: 'Het tolstation kost je laatste klei en levert geen recht op. De muur levert vier punten op.',
            },
          },
          {
            moves: ['bank gold *'],
            say: { en: 'The gold is for the wall.', nl: 'Het goud is voor de muur.' },
          },
          {
            moves: ['sell compass', 'offer *'],
            say: { en: 'That can wait. First the wall.', nl: 'Dat kan wachten. Eerst de muur.' },
          },
          {
            moves: ['end turn'],
            say: {
              en: '{c} and {d} stand at two as well: next turn you would be too late.',
              nl: '{c} en {d} staan ook op twee: volgende beurt ben je te laat.',
            },
          },
        ],
        otherwise: { en: 'Build a wall.', nl: 'Bouw een stuk muur.' },
        hint: {
          en: 'Touch “wall” in the list, or the marked place on the ring.',
          nl: 'Tik op “stadsmuur” in de lijst, of op de gemarkeerde plek in de ring.',
        },
        well: { en: 'The Council of Seven: from seven points to eleven.', nl: 'De Zevenraad: van zeven naar elf punten.' },
      },
    },
  ],
  learnt: {
    en: 'Bricks and gold become walls, walls become prestige, and three prestige open the council. Who comes first sits highest.',
    nl: 'Van klei en goud bouw je muren, muren geven prestige, en met drie prestige kom je in de raad. Wie het eerst komt, zit het hoogst.',
  },
};

export const council: Lesson = {
  ...TABLE,
  ...SCRIPTS.council,
  id: 'council',
  title: { en: 'Towers', nl: 'Torens' },
  minutes: 2,
  steps: [
    {
      say: {
        en: 'Seats in the council can be taken. Whoever has more prestige than the holder of a higher card swaps with them; equal is not enough. {c} sits in the Council of Seven with four prestige, you in the Small Council with three.',
        nl: 'Plaatsen in de raad kun je overnemen. Wie meer prestige heeft dan de bezitter van een hogere kaart, ruilt met hem; gelijk is niet genoeg. {c} zit in de Zevenraad met vier prestige, jij in de Kleine Raad met drie.',
      },
      clauses: ['NUR-15.5', 'NUR-15.6'],
      point: ['council:1', 'council:2', 'seat:a', 'seat:c'],
    },
    {
      say: {
        en: 'A tower gives two prestige. It costs one brick, one wood and three gold, and it needs two things: your craft house at the Yard, and a corner between two walls. You have both.',
        nl: 'Een toren levert twee prestige op. Hij kost één klei, één hout en drie goud, en vraagt twee dingen: een ambachtshuis aan de Werf, en een hoek tussen twee muren. Je hebt allebei.',
      },
      clauses: ['NUR-13.1', 'NUR-13.2', 'NUR-13.3'],
      point: ['verb:build-tower', 'site:S5', 'towers'],
    },
    {
      say: {
        en: 'You have one brick, one wood and four gold: enough for a wall, a station or a tower. Which one lifts you into the Council of Seven?',
        nl: 'Je hebt één klei, één hout en vier goud: genoeg voor een muur, een tolstation of een toren. Wat brengt je in de Zevenraad?',
      },
      clauses: ['NUR-15.5', 'NUR-13.3'],
      point: ['verb:build-tower', 'verb:build-wall', 'verb:build-station', 'council:1'],
      task: {
        moves: ['build tower'],
        wrong: [
          {
            moves: ['build wall'],
            say: {
              en: 'Then you have four, just as {c}: equal prestige gives no claim.',
              nl: 'Dan heb je er vier, net als {c}: met gelijk prestige heb je geen recht.',
            },
          },
          {
            moves: ['build station *'],
            say: {
              en: 'A station gives no prestige, and here no right either.',
              nl: 'Een tolstation geeft geen prestige, en hier ook geen recht.',
            },
          },
          {
            moves: ['bank *', 'offer *', 'end turn'],
            say: { en: 'All you need is in your hand.', nl: 'Je hebt alles al in handen.' },
          },
        ],
        otherwise: { en: 'Build the tower.', nl: 'Bouw de toren.' },
        hint: { en: 'Three and two make five, more than four.', nl: 'Drie en twee is vijf, meer dan vier.' },
        well: {
          en: 'Five against four: you take the Council of Seven, and {c} gets the Small Council. Ten points!',
          nl: 'Vijf tegen vier: jij komt in de Zevenraad, en {c} krijgt de Kleine Raad. Tien punten!',
        },
      },
    },
    {
      say: {
        en: 'Others will try the same. With twelve prestige your seat is safe for good. And prestige itself is never lost.',
        nl: 'Anderen gaan hetzelfde proberen. Met twaalf prestige is je plaats voorgoed veilig. En prestige zelf raak je nooit kwijt.',
      },
      clauses: ['NUR-15.7', 'NUR-15.1'],
      point: ['council:1', 'council:2', 'council:3'],
    },
  ],
  learnt: {
    en: 'More prestige takes the higher seat. Towers give two at once, for whoever has a house at the Yard.',
    nl: 'Met meer prestige neem je de hogere plaats. Torens geven er twee ineens, voor wie een huis aan de Werf heeft.',
  },
};
