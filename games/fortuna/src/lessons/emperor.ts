import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';

const TABLE = { players: 3, seat: 0 } as const;

export const favour: Lesson = {
  ...TABLE,
  ...SCRIPTS.favour,
  id: 'favour',
  title: { en: 'The six favours', nl: 'De zes gunsten' },
  minutes: 2,
  steps: [
    {
      say: {
        en: 'Six favours: 1 takes water, 2 wine, 3 grain, 4 centurions, 5 asks that you are married, 6 counts your vestals. A covered one is gone for this round, here number 6.',
        nl: 'Zes gunsten: 1 vraagt water, 2 wijn, 3 graan, 4 centurions, 5 dat je getrouwd bent, en 6 telt je maagden. Een bedekte is deze ronde weg, hier nummer 6.',
      },
      clauses: ['FOR-7.3', 'FOR-8.1', 'FOR-8.2', 'FOR-8.3', 'FOR-8.4', 'FOR-8.5', 'FOR-8.6'],
      point: ['favour:water-supply', 'favour:orgy', 'favour:food-supply', 'favour:battle', 'favour:favour-of-fortuna', 'favour:religion'],
    },
    {
      say: {
        en: 'You rolled a 6, so every open favour is yours to choose. You own three water, one wine, five grain, no centurion. Which one brings the most steps?',
        nl: 'Je gooide een 6, dus elke open gunst staat voor je open. Je hebt drie water, één wijn, vijf graan en geen centurion. Welke levert de meeste stappen op?',
      },
      clauses: ['FOR-7.1', 'FOR-7.2'],
      point: ['favour:water-supply', 'favour:orgy', 'favour:food-supply'],
      task: {
        moves: ['serve food-supply 2'],
        wrong: [
          {
            moves: ['serve water-supply 1'],
            say: {
              en: 'One water, one step: never more. Look at your grain.',
              nl: 'Eén water, één stap: meer kan niet. Kijk naar je graan.',
            },
          },
          {
            moves: ['serve orgy 1'],
            say: {
              en: 'One step and a token: not bad at all. But there is one with two steps.',
              nl: 'Eén stap en een token: helemaal niet slecht. Maar er is er een met twee stappen.',
            },
          },
          { moves: ['serve food-supply 1'], say: { en: 'The right favour. Deliver two.', nl: 'De goede gunst. Lever er twee.' } },
          {
            moves: ['decline'],
            say: { en: 'That costs a tax of one money, and no step.', nl: 'Dat kost één geld belasting, en geen stap vooruit.' },
          },
        ],
        otherwise: { en: 'Look at your grain.', nl: 'Kijk naar je graan.' },
        hint: { en: 'Favour 3 takes two grain.', nl: 'Gunst 3 neemt twee graan aan.' },
        well: { en: 'Two steps.', nl: 'Twee stappen.' },
      },
    },
    {
      say: {
        en: 'The round has ended: favours that stayed open got a token each, and the covered ones are open again. Tokens are worth privilege cards.',
        nl: 'De ronde is voorbij: gunsten die open bleven kregen elk een token, en de bedekte liggen weer open. Tokens zijn privilegekaarten waard.',
      },
      clauses: ['FOR-13.6', 'FOR-13.9', 'FOR-10.1'],
      point: ['favour:orgy', 'favour:battle', 'favour:favour-of-fortuna'],
    },
  ],
  learnt: {
    en: 'A die opens every favour up to its number. One favour a turn, and each only once a round.',
    nl: 'Een dobbelsteen opent elke gunst tot en met zijn nummer. Eén gunst per beurt, en elke gunst maar één keer per ronde.',
  },
};

export const tax: Lesson = {
  ...TABLE,
  ...SCRIPTS.tax,
  id: 'tax',
  title: { en: 'Tax', nl: 'Belasting' },
  minutes: 1,
  steps: [
    {
      say: {
        en: 'Whoever could use a favour but uses none pays a tax of one money; without money one goes a step back. You have four wine, but the Orgy is covered. What can you still serve?',
        nl: 'Wie een gunst kan gebruiken maar dat niet doet, betaalt één geld belasting; zonder geld ga je een stap terug. Je hebt vier wijn, maar de Orgie is bedekt. Wat kun je nog?',
      },
      clauses: ['FOR-7.9', 'FOR-7.10'],
      point: ['favour:orgy', 'favour:water-supply'],
      task: {
        moves: ['serve water-supply 1'],
        wrong: [
          {
            moves: ['decline'],
            say: {
              en: 'Tax, and no step. You have three water: deliver one.',
              nl: 'Belasting, en geen stap. Je hebt drie water: lever er een.',
            },
          },
        ],
        otherwise: { en: 'Deliver water.', nl: 'Lever water.' },
        hint: { en: 'Favour 1 takes water.', nl: 'Gunst 1 neemt water aan.' },
        well: { en: 'A step, and no tax.', nl: 'Een stap, en geen belasting.' },
      },
    },
    {
      say: {
        en: 'So keep a little of everything: whatever the dice and the others leave you, something will fit.',
        nl: 'Houd dus van alles een beetje: wat de dobbelstenen en de anderen ook overlaten, er past altijd iets.',
      },
      point: ['seat:a'],
    },
  ],
  learnt: {
    en: 'No favour means tax, if one was open to you. A varied store is the best insurance.',
    nl: 'Geen gunst betekent belasting, als er een voor je open lag. Een gevarieerde voorraad is de beste verzekering.',
  },
};

export const privilege: Lesson = {
  ...TABLE,
  ...SCRIPTS.privilege,
  id: 'privilege',
  title: { en: 'Privileges', nl: 'Privileges' },
  minutes: 2,
  steps: [
    {
      say: {
        en: 'You took three tokens and drew three privilege cards. Some give goods or steps at once in a turn of yours, others points at the end. You keep one; the others are laid off.',
        nl: 'Je pakte drie tokens en trok drie privilegekaarten. Sommige geven in een beurt van jou goederen of stappen, andere punten aan het einde. Je houdt er één; de rest leg je af.',
      },
      clauses: ['FOR-10.2', 'FOR-10.4', 'FOR-11.1', 'FOR-11.3'],
      point: ['drawn:master-builder', 'drawn:legion', 'drawn:temple-of-vesta'],
    },
    {
      say: {
        en: 'You own a Market and an Aqueduct, one vestal and no centurion. To score goods or people you must hand them in at the end; buildings stay. Which card is worth the most?',
        nl: 'Je hebt een Markt en een Aquaduct, één maagd en geen centurion. Voor punten moet je goederen of mensen aan het einde inleveren; gebouwen blijven staan. Welke kaart is het meeste waard?',
      },
      clauses: ['FOR-16.7'],
      point: ['drawn:master-builder', 'drawn:legion', 'drawn:temple-of-vesta'],
      task: {
        moves: ['keep master-builder'],
        wrong: [
          {
            moves: ['keep legion'],
            say: { en: 'One point for each centurion, and you have none.', nl: 'Eén punt per centurion, en die heb je niet.' },
          },
          {
            moves: ['keep temple-of-vesta'],
            say: {
              en: 'Two points for a vestal, if you still have her then. Two buildings give four, for sure.',
              nl: 'Twee punten voor een maagd, als je haar dan nog hebt. Twee gebouwen geven er zeker vier.',
            },
          },
        ],
        otherwise: { en: 'Keep the Master builder.', nl: 'Houd de Bouwmeester.' },
        hint: { en: 'Two points per building.', nl: 'Twee punten per gebouw.' },
        well: { en: 'Four points, and a third building would make it six.', nl: 'Vier punten, en met een derde gebouw zes.' },
      },
    },
  ],
  learnt: {
    en: 'Tokens become cards. Early on take steps, later points for what you own anyway.',
    nl: 'Tokens worden kaarten. Neem vroeg stappen, en later punten voor wat je toch al hebt.',
  },
};

export const palace: Lesson = {
  ...TABLE,
  ...SCRIPTS.palace,
  id: 'palace',
  title: { en: 'In the palace', nl: 'In het paleis' },
  minutes: 2,
  steps: [
    {
      say: {
        en: 'All three of you stand on step 13, and you roll 1 and 6. You use one of the dice. Two steps, and you are the first in the palace.',
        nl: 'Jullie staan alle drie op stap 13, en je gooit 1 en 6. Je gebruikt een van de dobbelstenen. Nog twee stappen, en je bent als eerste in het paleis.',
      },
      clauses: ['FOR-7.2', 'FOR-15.1'],
      point: ['pawn:a', 'road:palace'],
    },
    {
      say: {
        en: 'You are married and own a Palace, three grain and three water. Which favours bring two steps?',
        nl: 'Je bent getrouwd en hebt een Paleis, drie graan en drie water. Welke gunsten leveren twee stappen op?',
      },
      clauses: ['FOR-8.3', 'FOR-8.5'],
      point: ['favour:food-supply', 'favour:favour-of-fortuna'],
      task: {
        moves: ['serve food-supply 2', 'serve favour-of-fortuna 2'],
        wrong: [
          {
            moves: ['serve *'],
            say: {
              en: 'One step: then you stand before the door. Two are possible.',
              nl: 'Eén stap: dan sta je voor de deur. Het kunnen er twee zijn.',
            },
          },
          { moves: ['decline'], say: { en: 'Not so close to the goal!', nl: 'Niet zo dicht bij het doel!' } },
        ],
        otherwise: { en: 'Make two steps.', nl: 'Zet twee stappen.' },
        hint: {
          en: 'Food supply with two grain, or Fortuna with a Palace.',
          nl: 'Voedselvoorziening met twee graan, of Fortuna met een Paleis.',
        },
        well: { en: 'The first in the palace. This is the last round.', nl: 'Als eerste in het paleis. Dit is de laatste ronde.' },
      },
    },
    {
      say: {
        en: 'Who arrives first looks at three cards and keeps one. A second card of the same kind counts nothing. You own one building and five money.',
        nl: 'Wie als eerste aankomt, bekijkt drie kaarten en houdt er één. Een tweede kaart van dezelfde soort telt niet. Je hebt één gebouw en vijf geld.',
      },
      clauses: ['FOR-15.3'],
      point: ['palace:master-builder', 'palace:noble-match', 'palace:treasury'],
      task: {
        moves: ['pick master-builder'],
        wrong: [
          {
            moves: ['pick noble-match'],
            say: { en: 'You hold one already; two count only once.', nl: 'Die heb je al; twee tellen maar één keer.' },
          },
          {
            moves: ['pick treasury'],
            say: { en: 'One point for five money. Your Palace is worth two.', nl: 'Eén punt voor vijf geld. Je Paleis is er twee waard.' },
          },
        ],
        otherwise: { en: 'Take the Master builder.', nl: 'Neem de Bouwmeester.' },
        hint: { en: 'Two points per building, and you have one.', nl: 'Twee punten per gebouw, en je hebt er een.' },
        well: { en: 'Two points more.', nl: 'Twee punten erbij.' },
      },
    },
    {
      say: {
        en: 'Everybody who has not had a turn in this round still has one. Then those inside the gate count steps and points of their cards; the most wins.',
        nl: 'Wie deze ronde nog niet aan de beurt was, speelt nog. Daarna tellen zij die binnen de poort zijn hun stappen en de punten van hun kaarten; de meeste winnen.',
      },
      clauses: ['FOR-15.2', 'FOR-16.1', 'FOR-16.3', 'FOR-17.1'],
      point: ['road:gate', 'road:palace'],
    },
  ],
  learnt: {
    en: 'Fifteen steps and good cards: the palace ends the game, and rewards who is first.',
    nl: 'Vijftien stappen en goede kaarten: het paleis beëindigt het spel en beloont wie er het eerst is.',
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
        en: '{b} stands one step before the palace, you three. You rolled only a 2. But you hold two privileges for such a day: Chariot and Storehouse.',
        nl: '{b} staat één stap voor het paleis, jij drie. Je gooide maar een 2. Maar je hebt twee privileges voor zo’n dag: Strijdwagen en Voorraadschuur.',
      },
      clauses: ['FOR-11.3'],
      point: ['pawn:a', 'pawn:b', 'hand:chariot', 'hand:storehouse'],
    },
    {
      say: {
        en: 'The Chariot gives two steps at any moment of your turn; one such card a turn. Use it.',
        nl: 'De Strijdwagen geeft op elk moment van je beurt twee stappen; één zo’n kaart per beurt. Gebruik hem.',
      },
      clauses: ['FOR-11.12'],
      point: ['hand:chariot'],
      task: {
        moves: ['use chariot'],
        wrong: [
          {
            moves: ['serve *'],
            say: {
              en: 'Not yet: that alone does not reach the palace, and then the turn is almost over. First the Chariot.',
              nl: 'Nog niet: daarmee alleen haal je het paleis niet, en dan is je beurt bijna voorbij. Eerst de Strijdwagen.',
            },
          },
          {
            moves: ['use storehouse *'],
            say: { en: 'Keep the Storehouse: you will see why.', nl: 'Bewaar de Voorraadschuur: je zult zien waarom.' },
          },
          {
            moves: ['decline'],
            say: { en: 'And leave the palace to {b}? Use the Chariot.', nl: 'En het paleis aan {b} laten? Gebruik de Strijdwagen.' },
          },
        ],
        otherwise: { en: 'Use the Chariot.', nl: 'Gebruik de Strijdwagen.' },
        hint: { en: 'Touch the Chariot among your privileges.', nl: 'Tik op de Strijdwagen bij je privileges.' },
        well: { en: 'Step 14.', nl: 'Stap 14.' },
      },
    },
    {
      say: { en: 'One step is missing. The Orgy, favour 2, takes wine.', nl: 'Nog één stap. De Orgie, gunst 2, neemt wijn aan.' },
      clauses: ['FOR-8.2'],
      point: ['favour:orgy'],
      task: {
        moves: ['serve orgy 1'],
        wrong: [
          { moves: ['decline'], say: { en: 'One wine, and you are there!', nl: 'Eén wijn, en je bent er!' } },
          { moves: ['use storehouse *'], say: { en: 'Still keep it. Wine you have.', nl: 'Bewaar hem nog. Wijn heb je.' } },
        ],
        otherwise: { en: 'Deliver one wine.', nl: 'Lever één wijn.' },
        hint: { en: 'Touch favour 2.', nl: 'Tik op gunst 2.' },
        well: { en: 'You are in the palace before {b}.', nl: 'Je bent eerder in het paleis dan {b}.' },
      },
    },
    {
      say: {
        en: 'Choose a card. You have no centurion and no water. But think of your Storehouse: it gives two goods of any kind, and you may still use it this turn.',
        nl: 'Kies een kaart. Je hebt geen centurion en geen water. Maar denk aan je Voorraadschuur: die geeft twee goederen naar keuze, en je mag hem deze beurt nog gebruiken.',
      },
      clauses: ['FOR-15.3', 'FOR-11.3'],
      point: ['palace:fountain', 'palace:legion', 'palace:safe-conduct', 'hand:storehouse'],
      task: {
        moves: ['pick fountain'],
        wrong: [
          {
            moves: ['pick safe-conduct'],
            say: {
              en: 'Further steps there are none: the card would be worth nothing.',
              nl: 'Verder dan het paleis kun je niet: die kaart is niets meer waard.',
            },
          },
          { moves: ['pick legion'], say: { en: 'You have no centurions.', nl: 'Je hebt geen centurions.' } },
        ],
        otherwise: { en: 'The Fountain counts water.', nl: 'De Fontein telt water.' },
        hint: { en: 'The Storehouse can give water.', nl: 'De Voorraadschuur kan water geven.' },
        well: { en: 'The Fountain: one point for each water handed in.', nl: 'De Fontein: één punt voor elk water dat je inlevert.' },
      },
    },
    {
      say: { en: 'And now the Storehouse.', nl: 'En nu de Voorraadschuur.' },
      clauses: ['FOR-16.7'],
      point: ['hand:storehouse'],
      task: {
        moves: ['use storehouse water water'],
        wrong: [
          {
            moves: ['use storehouse *'],
            say: { en: 'Only water scores with your Fountain: take two water.', nl: 'Alleen water telt voor je Fontein: neem twee water.' },
          },
          {
            moves: ['end'],
            say: { en: 'Not yet: the Storehouse can bring two points.', nl: 'Nog niet: de Voorraadschuur kan twee punten opleveren.' },
          },
        ],
        otherwise: { en: 'Take two water.', nl: 'Neem twee water.' },
        hint: { en: 'Storehouse, then water twice.', nl: 'Voorraadschuur, dan twee keer water.' },
        well: { en: 'First in the palace, and two points on top.', nl: 'Als eerste in het paleis, en nog twee punten erbij.' },
      },
    },
  ],
  learnt: {
    en: 'Hold a step card for the last stretch, and count what your cards can still become.',
    nl: 'Bewaar een stappenkaart voor het laatste stuk, en tel wat je kaarten nog kunnen worden.',
  },
};
