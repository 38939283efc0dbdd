import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';

const TABLE = { players: 4, options: { firstCrown: 'seat-1' }, seat: 0 } as const;

export const aim: Lesson = {
  ...TABLE,
  ...SCRIPTS.aim,
  id: 'aim',
  title: { en: 'The aim', nl: 'Het doel' },
  minutes: 2,
  steps: [
    {
      say: {
        en: 'You build a city. The round in which somebody lays the eighth district is the last one, and the most points win.',
        nl: 'Je bouwt een stad. De ronde waarin iemand het achtste gebouw neerlegt is de laatste, en de meeste punten winnen.',
      },
      clauses: ['CIT-18.1', 'CIT-19.7'],
      point: ['seat:a'],
    },
    {
      say: {
        en: 'Everybody begins with four cards and two gold. The number on a card is its price, and also the points it is worth once it stands in your city.',
        nl: 'Iedereen begint met vier kaarten en twee goud. Het getal op een kaart is de prijs, en ook het aantal punten dat het gebouw in je stad waard is.',
      },
      clauses: ['CIT-1.3', 'CIT-1.4', 'CIT-19.1'],
      point: ['hand:market', 'hand:battlefield', 'hand:castle', 'hand:smithy'],
    },
    {
      say: {
        en: 'It is your turn. A turn begins with a choice: two gold, or a card. You have good cards but little gold, so take gold.',
        nl: 'Het is jouw beurt. Een beurt begint met een keuze: twee goud of een kaart. Je hebt mooie kaarten maar weinig goud, dus neem goud.',
      },
      clauses: ['CIT-5.1', 'CIT-6.1'],
      point: ['verb:take-gold'],
      task: {
        moves: ['take gold'],
        wrong: [
          {
            moves: ['draw cards'],
            say: {
              en: 'Cards you have already. What you cannot do is pay for them: take gold.',
              nl: 'Kaarten heb je al. Alleen betalen kun je ze niet: neem goud.',
            },
          },
        ],
        otherwise: { en: 'First the gold.', nl: 'Eerst het goud.' },
        hint: { en: 'Press “Take gold”.', nl: 'Kies “Neem goud”.' },
        well: { en: 'Four gold.', nl: 'Vier goud.' },
      },
    },
    {
      say: {
        en: 'Now you may build one district and pay its price to the bank. You have four gold. Which card gives you the most points?',
        nl: 'Nu mag je één gebouw bouwen; de prijs gaat naar de bank. Je hebt vier goud. Welke kaart levert je de meeste punten op?',
      },
      clauses: ['CIT-5.2', 'CIT-7.1', 'CIT-7.2', 'CIT-7.3'],
      point: ['hand:market', 'hand:battlefield', 'hand:castle'],
      task: {
        moves: ['build castle'],
        wrong: [
          {
            moves: ['build battlefield', 'build market'],
            say: {
              en: 'That works, but your gold buys more: a district is worth its price in points.',
              nl: 'Dat kan, maar je goud kan meer: een gebouw is zijn prijs in punten waard.',
            },
          },
          {
            moves: ['end turn'],
            say: { en: 'Not yet: you have not built anything this turn.', nl: 'Nog niet: je hebt deze beurt nog niet gebouwd.' },
          },
        ],
        otherwise: { en: 'Build the dearest card that four gold can pay.', nl: 'Bouw de duurste kaart die je met vier goud kunt betalen.' },
        hint: { en: 'The Castle costs exactly four gold.', nl: 'Het Kasteel kost precies vier goud.' },
        well: { en: 'The Castle stands: four points.', nl: 'Het Kasteel staat: vier punten.' },
      },
    },
    {
      say: {
        en: 'Your gold is spent, and one district a turn is all. Say that your turn is over.',
        nl: 'Je goud is op, en meer dan één gebouw per beurt mag niet. Beëindig je beurt.',
      },
      clauses: ['CIT-5.9'],
      point: ['verb:end-turn'],
      task: {
        moves: ['end turn'],
        otherwise: { en: 'There is nothing else to do.', nl: 'Er is niets anders meer te doen.' },
        hint: { en: 'Press “End your turn”.', nl: 'Kies “Beëindig je beurt”.' },
      },
    },
  ],
  learnt: {
    en: 'Gold or a card, then one district: that is the heart of every turn. Eight districts end the game.',
    nl: 'Goud of een kaart, dan één gebouw: dat is de kern van elke beurt. Met acht gebouwen eindigt het spel.',
  },
};

export const cards: Lesson = {
  ...TABLE,
  ...SCRIPTS.cards,
  id: 'cards',
  title: { en: 'Gold or a card', nl: 'Goud of een kaart' },
  minutes: 1,
  steps: [
    {
      say: {
        en: 'A few rounds later you have five gold, but only one cheap card. More gold would lie idle. Look at cards instead.',
        nl: 'Een paar rondes later heb je vijf goud, maar slechts één goedkope kaart. Nog meer goud heeft geen zin. Bekijk kaarten.',
      },
      clauses: ['CIT-5.1', 'CIT-6.2'],
      point: ['verb:draw-cards', 'hand:watchtower'],
      task: {
        moves: ['draw cards'],
        wrong: [
          {
            moves: ['take gold'],
            say: {
              en: 'Seven gold, and nothing to spend it on but a Watchtower. You need a better card first.',
              nl: 'Zeven goud, en alleen een Wachttoren om het aan uit te geven. Je hebt eerst een betere kaart nodig.',
            },
          },
        ],
        otherwise: { en: 'Look at cards.', nl: 'Bekijk kaarten.' },
        hint: { en: 'Press “Draw cards”.', nl: 'Kies “Trek kaarten”.' },
      },
    },
    {
      say: {
        en: 'You look at two cards and keep one; nobody sees the other. You have five gold. Which one do you keep?',
        nl: 'Je bekijkt twee kaarten en houdt er één; niemand ziet de andere. Je hebt vijf goud. Welke houd je?',
      },
      clauses: ['CIT-6.2'],
      point: ['looked:graveyard', 'looked:tavern'],
      task: {
        moves: ['keep graveyard'],
        wrong: [
          {
            moves: ['keep tavern'],
            say: {
              en: 'The Tavern is worth one point, and a Tavern you have. For five gold you can have five points.',
              nl: 'De Taveerne is één punt waard, en een Taveerne heb je al. Voor vijf goud kun je vijf punten hebben.',
            },
          },
        ],
        otherwise: { en: 'Keep the dear one.', nl: 'Houd de dure.' },
        hint: { en: 'The Graveyard costs just what you have.', nl: 'Het Kerkhof kost precies wat je hebt.' },
      },
    },
    {
      say: { en: 'And now build it.', nl: 'En bouw het nu.' },
      clauses: ['CIT-7.1'],
      point: ['hand:graveyard'],
      task: {
        moves: ['build graveyard'],
        wrong: [
          {
            moves: ['build watchtower'],
            say: { en: 'One point for one gold. Four gold would be left over.', nl: 'Eén punt voor één goud. Er blijft vier goud over.' },
          },
          { moves: ['end turn'], say: { en: 'Build first: you can pay it.', nl: 'Bouw eerst: je kunt het betalen.' } },
        ],
        otherwise: { en: 'Build the Graveyard.', nl: 'Bouw het Kerkhof.' },
        hint: { en: 'Touch the Graveyard in your hand.', nl: 'Tik op het Kerkhof in je hand.' },
        well: {
          en: 'Five points more. Purple districts also have a power; that comes later.',
          nl: 'Vijf punten erbij. Paarse gebouwen kunnen ook iets bijzonders; dat komt later.',
        },
      },
    },
  ],
  learnt: {
    en: 'Take gold when your hand is good, and cards when your purse is full. Of two cards you keep one.',
    nl: 'Neem goud als je hand goed is, en kaarten als je beurs vol is. Van twee kaarten houd je er één.',
  },
};

export const draft: Lesson = {
  ...TABLE,
  ...SCRIPTS.draft,
  id: 'draft',
  title: { en: 'Choosing a character', nl: 'Een karakter kiezen' },
  minutes: 2,
  steps: [
    {
      say: {
        en: 'Every round begins with a choice: one small hand of characters travels round the table, and everybody takes one in secret. The player with the crown, here you, begins.',
        nl: 'Elke ronde begint met een keuze: een klein stapeltje karakters gaat de tafel rond, en iedereen neemt er in het geheim één. Wie de kroon heeft, nu jij, begint.',
      },
      clauses: ['CIT-2.1', 'CIT-2.2', 'CIT-2.4', 'CIT-3.6'],
      point: ['seat:a'],
    },
    {
      say: {
        en: 'Two characters lie face up and are out of this round: Bishop and Architect. One more lies face down; only you have seen that it is the Assassin. So the Assassin cannot strike this round.',
        nl: 'Twee karakters liggen open en doen deze ronde niet mee: Prediker en Bouwmeester. Nog één ligt gedekt; alleen jij hebt gezien dat het de Moordenaar is. Die kan deze ronde dus niet toeslaan.',
      },
      clauses: ['CIT-3.2', 'CIT-3.5', 'CIT-3.12'],
      point: ['stage:out', 'stage:hidden'],
    },
    {
      say: {
        en: 'King, Bishop, Merchant and Warlord earn one gold for each district of their colour. In your city stand Harbor and Docks, both green. Take the character that earns for green.',
        nl: 'Koning, Prediker, Koopman en Condottiere krijgen één goud per gebouw van hun kleur. In jouw stad staan een Haven en een Handelshuis, allebei groen. Neem het karakter dat aan groen verdient.',
      },
      clauses: ['CIT-3.6', 'CIT-8.1'],
      point: ['city:a:harbor', 'city:a:docks', 'pool:merchant'],
      task: {
        moves: ['choose merchant'],
        wrong: [
          {
            moves: ['choose king'],
            say: {
              en: 'The King earns for yellow, and you have none. Look for green.',
              nl: 'De Koning verdient aan geel, en dat heb je niet. Zoek groen.',
            },
          },
          {
            moves: ['choose warlord'],
            say: {
              en: 'The Warlord earns for red: that is your Prison alone, one gold. Green would bring two.',
              nl: 'De Condottiere verdient aan rood: dat is alleen je Gevangenis, één goud. Groen levert er twee op.',
            },
          },
          {
            moves: ['choose thief', 'choose magician'],
            say: {
              en: 'A fine power, but no income. Your green districts can pay you.',
              nl: 'Een mooi vermogen, maar geen inkomen. Je groene gebouwen kunnen je betalen.',
            },
          },
        ],
        otherwise: { en: 'Take the character that earns for green.', nl: 'Neem het karakter dat aan groen verdient.' },
        hint: { en: 'The Merchant is the green one.', nl: 'De Koopman is de groene.' },
      },
    },
    {
      say: {
        en: 'The others have chosen; the last of them got two cards, kept one and laid the other face down. Then the characters were called from 1 to 8. Nobody answered to the Assassin; the Thief, the Magician and the King have played.',
        nl: 'De anderen hebben gekozen; de laatste kreeg twee kaarten, hield er één en legde de andere gedekt weg. Daarna zijn de karakters van 1 tot 8 afgeroepen. Op de Moordenaar meldde zich niemand; de Dief, de Magiër en de Koning hebben gespeeld.',
      },
      clauses: ['CIT-2.3', 'CIT-3.7', 'CIT-4.1', 'CIT-4.2', 'CIT-4.3'],
      point: ['character:assassin', 'character:thief', 'character:magician', 'character:king', 'character:merchant'],
    },
    {
      say: {
        en: 'You are the Merchant, number 6, and it is your turn. Your character decides both when you play and what you can do. The Magician has even taken your hand: that can happen.',
        nl: 'Jij bent de Koopman, nummer 6, en nu ben jij aan de beurt. Je karakter bepaalt wanneer je speelt en wat je kunt. De Magiër heeft zelfs je handkaarten geruild: dat kan gebeuren.',
      },
      clauses: ['CIT-2.3'],
      point: ['character:merchant'],
    },
  ],
  learnt: {
    en: 'Each round you take one character in secret. They are called from 1 to 8, and whoever is called plays.',
    nl: 'Elke ronde neem je in het geheim één karakter. Ze worden van 1 tot 8 afgeroepen, en wie geroepen wordt, speelt.',
  },
};

export const income: Lesson = {
  ...TABLE,
  ...SCRIPTS.income,
  id: 'income',
  title: { en: 'Income', nl: 'Inkomen' },
  minutes: 1,
  steps: [
    {
      say: {
        en: 'You are the Merchant. One extra gold came by itself at the start of your turn. Besides, each green district pays you one gold, once in your turn, whenever you like. Collect it.',
        nl: 'Je bent de Koopman. Aan het begin van je beurt kreeg je vanzelf één extra goud. Daarnaast betaalt elk groen gebouw je één goud, één keer per beurt, wanneer je wilt. Haal het op.',
      },
      clauses: ['CIT-5.3', 'CIT-8.1', 'CIT-8.2', 'CIT-14.1'],
      point: ['verb:take-income', 'city:a:docks'],
      task: {
        moves: ['take income'],
        wrong: [
          {
            moves: ['take gold'],
            say: {
              en: 'You may do that first, too. But do not forget your income: who ends the turn without it gets nothing. Collect it now.',
              nl: 'Dat mag ook eerst. Maar vergeet je inkomen niet: wie zijn beurt beëindigt zonder het te nemen, krijgt niets. Haal het nu op.',
            },
          },
          {
            moves: ['draw cards'],
            say: { en: 'You have four dear cards. What you need is gold.', nl: 'Je hebt vier dure kaarten. Wat je nodig hebt is goud.' },
          },
        ],
        otherwise: { en: 'Collect your income.', nl: 'Haal je inkomen op.' },
        hint: { en: 'Press “Take income”.', nl: 'Kies “Neem inkomen”.' },
        well: { en: 'Two gold for two green districts.', nl: 'Twee goud voor twee groene gebouwen.' },
      },
    },
    {
      say: {
        en: 'Income is not the choice every turn begins with: that is still open. Gold or a card?',
        nl: 'Inkomen is iets anders dan de keuze waarmee elke beurt begint: die heb je nog. Goud of een kaart?',
      },
      clauses: ['CIT-5.1', 'CIT-6.1'],
      point: ['verb:take-gold', 'verb:draw-cards'],
      task: {
        moves: ['take gold'],
        wrong: [
          {
            moves: ['draw cards'],
            say: {
              en: 'With three gold you can build none of your cards. With five you can.',
              nl: 'Met drie goud kun je geen van je kaarten bouwen. Met vijf wel.',
            },
          },
        ],
        otherwise: { en: 'Take gold.', nl: 'Neem goud.' },
        hint: { en: 'You have three gold; your cheapest card costs five.', nl: 'Je hebt drie goud; je goedkoopste kaart kost vijf.' },
      },
    },
    {
      say: {
        en: 'Five gold. The Town Hall is green and would pay you next time; the Cathedral is blue, a new colour. Both are good. Build one.',
        nl: 'Vijf goud. Het Raadhuis is groen en zou je de volgende keer betalen; de Kathedraal is blauw, een nieuwe kleur. Allebei goed. Bouw er een.',
      },
      clauses: ['CIT-7.1'],
      point: ['hand:town-hall', 'hand:cathedral'],
      task: {
        moves: ['build cathedral', 'build town-hall'],
        otherwise: { en: 'Build one of the two: you have saved for it.', nl: 'Bouw een van de twee: daar heb je voor gespaard.' },
        hint: { en: 'Touch the Town Hall or the Cathedral.', nl: 'Tik op het Raadhuis of de Kathedraal.' },
        well: { en: 'Five points.', nl: 'Vijf punten.' },
      },
    },
  ],
  learnt: {
    en: 'King yellow, Bishop blue, Merchant green, Warlord red: one gold for each district of the colour.',
    nl: 'Koning geel, Prediker blauw, Koopman groen, Condottiere rood: één goud per gebouw van die kleur.',
  },
};
