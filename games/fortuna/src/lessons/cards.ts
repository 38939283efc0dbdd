import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';

const TABLE = { players: 3, seat: 0 } as const;

export const turn: Lesson = {
  ...TABLE,
  ...SCRIPTS.turn,
  id: 'turn',
  title: { en: 'The road to Rome', nl: 'De weg naar Rome' },
  minutes: 3,
  steps: [
    {
      say: {
        en: 'Your pawn stands at the foot of the road. Step 10 is the gate of Rome, step 15 Caesar’s palace. When somebody reaches the palace, that round is the last, and who is not inside the gate then cannot win.',
        nl: 'Je pion staat aan het begin van de weg. Stap 10 is de poort van Rome, stap 15 het paleis van Caesar. Zodra iemand het paleis bereikt, is dat de laatste ronde; wie dan niet binnen de poort is, kan niet winnen.',
      },
      clauses: ['FOR-15.1', 'FOR-16.1'],
      point: ['pawn:a', 'road:gate', 'road:palace'],
    },
    {
      say: {
        en: 'A round is one turn of everybody. In your turn you first play one of the three action cards on your side. Play the Grain harvest.',
        nl: 'In een ronde heeft iedereen één beurt. In je beurt speel je eerst een van de drie actiekaarten aan jouw zijde. Speel de Graanoogst.',
      },
      clauses: ['FOR-4.1', 'FOR-4.2', 'FOR-2.1', 'FOR-2.3', 'FOR-5.1'],
      point: ['card:grain-harvest'],
      task: {
        moves: ['perform grain-harvest'],
        wrong: [
          {
            moves: ['skip *'],
            say: {
              en: 'You may play a card without doing what it says, but that would be a pity. Perform the Grain harvest.',
              nl: 'Je mag een kaart spelen zonder te doen wat erop staat, maar dat is zonde. Voer de Graanoogst uit.',
            },
          },
          {
            moves: ['perform fortuna'],
            say: {
              en: 'Fortuna sells you one step for two money. A harvest will bring you two steps today.',
              nl: 'Fortuna verkoopt je één stap voor twee geld. Een oogst levert je vandaag twee stappen op.',
            },
          },
          {
            moves: ['perform wine-trade'],
            say: { en: 'You have only one wine to sell. Harvest first.', nl: 'Je hebt maar één wijn te verkopen. Oogst eerst.' },
          },
        ],
        otherwise: { en: 'Perform the Grain harvest.', nl: 'Voer de Graanoogst uit.' },
        hint: { en: 'Touch the Grain harvest, then “Perform a card”.', nl: 'Tik op de Graanoogst en kies “Een kaart uitvoeren”.' },
      },
    },
    {
      say: {
        en: 'A harvest brings two grain; for one water two more. You have a water.',
        nl: 'Een oogst levert twee graan op, en met één water nog twee. Je hebt een water.',
      },
      clauses: ['FOR-5.1'],
      point: ['verb:irrigate', 'province:a:water'],
      task: {
        moves: ['irrigate yes'],
        wrong: [
          {
            moves: ['irrigate no'],
            say: { en: 'A water for two grain is a good bargain.', nl: 'Eén water voor twee graan is een goede ruil.' },
          },
        ],
        otherwise: { en: 'Use the water.', nl: 'Gebruik het water.' },
        hint: { en: 'Press the button with the drop of water.', nl: 'Kies de knop met de waterdruppel.' },
        well: { en: 'Four grain.', nl: 'Vier graan.' },
      },
    },
    {
      say: {
        en: 'Now you must swap the card you played for an open card of another side. You have five grain: the Grain trade of {c} would sell it next time. Take it.',
        nl: 'Nu moet je de gespeelde kaart ruilen voor een open kaart van een andere zijde. Je hebt vijf graan: met de Graanhandel van {c} kun je het een volgende keer verkopen. Neem die.',
      },
      clauses: ['FOR-4.4', 'FOR-4.5'],
      point: ['card:grain-trade'],
      task: {
        moves: ['swap grain-trade'],
        wrong: [
          {
            moves: ['swap *'],
            say: {
              en: 'A fine card, too. But think of your grain: what would you like to do with it next turn?',
              nl: 'Ook een mooie kaart. Maar denk aan je graan: wat wil je er de volgende beurt mee doen?',
            },
          },
        ],
        otherwise: { en: 'Take the Grain trade.', nl: 'Neem de Graanhandel.' },
        hint: { en: 'Touch the Grain trade on the side of {c}.', nl: 'Tik op de Graanhandel aan de zijde van {c}.' },
        well: {
          en: 'It lies face down before you: nobody can take it before your next turn.',
          nl: 'Ze ligt gedekt voor je: tot je volgende beurt kan niemand haar nemen.',
        },
      },
    },
    {
      say: {
        en: 'Then the emperor wants to be served: roll your die.',
        nl: 'Dan wil de keizer bediend worden: gooi je dobbelsteen.',
      },
      clauses: ['FOR-7.1'],
      point: ['verb:done', 'card:grain-trade'],
      task: {
        moves: ['done'],
        wrong: [
          {
            moves: ['army *'],
            say: {
              en: 'Your centurion could do another card. That is a lesson of its own: roll now.',
              nl: 'Je centurion kan nog een kaart uitvoeren. Dat is een aparte les: gooi nu.',
            },
          },
        ],
        otherwise: { en: 'Roll the dice.', nl: 'Gooi de dobbelstenen.' },
        hint: { en: 'Press “Roll the dice”.', nl: 'Kies “Dobbelstenen werpen”.' },
        well: { en: 'A four.', nl: 'Een vier.' },
      },
    },
    {
      say: {
        en: 'With a 4 you may serve one favour of number 4 or lower. Favour 3 asks for grain: one step for each, two at most. You have five.',
        nl: 'Met een 4 mag je één gunst van nummer 4 of lager gebruiken. Gunst 3 vraagt graan: één stap per stuk, hoogstens twee. Je hebt er vijf.',
      },
      clauses: ['FOR-7.2', 'FOR-8.3'],
      point: ['favour:food-supply'],
      task: {
        moves: ['serve food-supply 2'],
        wrong: [
          {
            moves: ['serve food-supply 1'],
            say: { en: 'One grain, one step. With two grain it is two.', nl: 'Eén graan, één stap. Met twee graan zijn het er twee.' },
          },
          {
            moves: ['serve orgy *', 'serve battle *'],
            say: { en: 'That is one step. Your grain can bring two.', nl: 'Dat is één stap. Je graan kan er twee opleveren.' },
          },
          {
            moves: ['decline'],
            say: {
              en: 'Then you pay a tax of one money and stay where you are.',
              nl: 'Dan betaal je één geld belasting en blijf je staan.',
            },
          },
        ],
        otherwise: { en: 'Deliver two grain.', nl: 'Lever twee graan.' },
        hint: { en: 'Touch favour 3, Food supply, and deliver two.', nl: 'Tik op gunst 3 en lever er twee.' },
        well: {
          en: 'Two steps. Favour 3 is covered now: nobody else can use it this round.',
          nl: 'Twee stappen. Gunst 3 is nu bedekt: niemand kan haar deze ronde nog gebruiken.',
        },
      },
    },
    {
      say: {
        en: 'That was a whole turn: play a card, swap it, roll, serve. Favours that nobody served get a token at the end of the round; covered ones are opened again.',
        nl: 'Dat was een hele beurt: speel een kaart, ruil haar, dobbel, dien de keizer. Gunsten die niemand gebruikte krijgen aan het einde van de ronde een token; bedekte worden weer opengelegd.',
      },
      clauses: ['FOR-7.7', 'FOR-13.6', 'FOR-13.9'],
      point: ['favour:food-supply', 'pawn:a'],
    },
  ],
  learnt: {
    en: 'Card, swap, dice, favour: that is a turn. Steps come from serving the emperor.',
    nl: 'Kaart, ruil, dobbelsteen, gunst: dat is een beurt. Stappen zet je door de keizer te dienen.',
  },
};

export const swap: Lesson = {
  ...TABLE,
  ...SCRIPTS.swap,
  id: 'swap',
  title: { en: 'The swap', nl: 'De ruil' },
  minutes: 2,
  steps: [
    {
      say: {
        en: 'You swap every turn, so think of two turns at once. You will harvest wine today. Which card would you like to play tomorrow?',
        nl: 'Je ruilt elke beurt, dus denk aan twee beurten tegelijk. Vandaag oogst je wijn. Welke kaart wil je morgen spelen?',
      },
      clauses: ['FOR-4.4'],
      point: ['card:wine-harvest', 'card:wine-trade'],
    },
    {
      say: { en: 'First the Wine harvest.', nl: 'Eerst de Wijnoogst.' },
      clauses: ['FOR-5.2'],
      point: ['card:wine-harvest'],
      task: {
        moves: ['perform wine-harvest'],
        wrong: [
          {
            moves: ['skip *'],
            say: { en: 'Perform it: wine is worth money and steps.', nl: 'Voer haar uit: wijn is geld en stappen waard.' },
          },
        ],
        otherwise: { en: 'A good card, but here we harvest wine.', nl: 'Een goede kaart, maar hier oogsten we wijn.' },
        hint: { en: 'Touch the Wine harvest on your side.', nl: 'Tik op de Wijnoogst aan jouw zijde.' },
      },
    },
    {
      say: { en: 'With water it is three wine instead of one.', nl: 'Met water zijn het drie wijn in plaats van één.' },
      point: ['verb:irrigate'],
      task: {
        moves: ['irrigate yes'],
        wrong: [{ moves: ['irrigate no'], say: { en: 'Three is better than one.', nl: 'Drie is beter dan één.' } }],
        otherwise: { en: 'Use the water.', nl: 'Gebruik het water.' },
        hint: { en: 'Press “Irrigate with 1 water”.', nl: 'Kies “Bevloeien met 1 water”.' },
        well: { en: 'Four wine in your cellar.', nl: 'Vier wijn in je kelder.' },
      },
    },
    {
      say: {
        en: 'Open cards of the others can be taken; what lies face down is protected until its owner’s next turn. Take the card that turns wine into money.',
        nl: 'Open kaarten van anderen kun je nemen; wat gedekt ligt, is beschermd tot de volgende beurt van de eigenaar. Neem de kaart die van wijn geld maakt.',
      },
      clauses: ['FOR-4.5', 'FOR-4.6'],
      point: ['card:wine-trade'],
      task: {
        moves: ['swap wine-trade'],
        wrong: [
          {
            moves: ['swap grain-trade'],
            say: { en: 'That sells grain, and you have one.', nl: 'Daarmee verkoop je graan, en dat heb je er maar één.' },
          },
          {
            moves: ['swap fortuna'],
            say: {
              en: 'Whoever holds Fortuna at the end of the round starts the next one. Useful, but now your four wine want a buyer.',
              nl: 'Wie Fortuna aan het einde van de ronde heeft, begint de volgende. Nuttig, maar nu zoeken je vier wijn een koper.',
            },
          },
        ],
        otherwise: { en: 'Four wine want a buyer: take the Wine trade.', nl: 'Vier wijn zoeken een koper: neem de Wijnhandel.' },
        hint: { en: 'The Wine trade lies on the side of {c}.', nl: 'De Wijnhandel ligt aan de zijde van {c}.' },
        well: {
          en: 'Twelve money are waiting for you, and nobody can take the card away.',
          nl: 'Er wachten twaalf geld op je, en niemand kan de kaart afpakken.',
        },
      },
    },
    {
      say: {
        en: 'The order of the next round: first whoever holds Fortuna, then by money, the richest first.',
        nl: 'De volgorde van de volgende ronde: eerst wie Fortuna heeft, daarna op geld, de rijkste eerst.',
      },
      clauses: ['FOR-13.2', 'FOR-13.3', 'FOR-5.12'],
      point: ['card:fortuna'],
    },
  ],
  learnt: {
    en: 'What you take lies safe until your next turn. What you play goes to somebody else.',
    nl: 'Wat je neemt, ligt veilig tot je volgende beurt. Wat je speelt, gaat naar een ander.',
  },
};

export const trade: Lesson = {
  ...TABLE,
  ...SCRIPTS.trade,
  id: 'trade',
  title: { en: 'Selling', nl: 'Verkopen' },
  minutes: 1,
  steps: [
    {
      say: {
        en: 'You have four wine and one money. Play the Wine trade: every wine brings three money.',
        nl: 'Je hebt vier wijn en één geld. Speel de Wijnhandel: elke wijn levert drie geld op.',
      },
      clauses: ['FOR-5.5'],
      point: ['card:wine-trade'],
      task: {
        moves: ['perform wine-trade'],
        wrong: [
          {
            moves: ['skip *'],
            say: { en: 'You need the money: perform the Wine trade.', nl: 'Je hebt het geld nodig: voer de Wijnhandel uit.' },
          },
          {
            moves: ['perform clergy'],
            say: {
              en: 'A vestal for a die: later perhaps. Money comes first.',
              nl: 'Een maagd voor een dobbelsteen: later misschien. Eerst geld.',
            },
          },
        ],
        otherwise: { en: 'Sell wine.', nl: 'Verkoop wijn.' },
        hint: { en: 'Touch the Wine trade on your side.', nl: 'Tik op de Wijnhandel aan jouw zijde.' },
      },
    },
    {
      say: {
        en: 'How many? Favour 2, the Orgy, is open and takes up to two wine for two steps. Keep two for the emperor and sell the rest.',
        nl: 'Hoeveel? Gunst 2, de Orgie, is open en geeft twee stappen voor twee wijn. Houd er twee voor de keizer en verkoop de rest.',
      },
      clauses: ['FOR-8.2'],
      point: ['number:2', 'favour:orgy'],
      task: {
        moves: ['sell 2'],
        wrong: [
          {
            moves: ['sell 3', 'sell 4'],
            say: {
              en: 'Rich, but then little is left for the Orgy: two steps are worth more than money.',
              nl: 'Rijk, maar dan blijft er te weinig over voor de Orgie: twee stappen zijn meer waard dan geld.',
            },
          },
          {
            moves: ['sell 1'],
            say: {
              en: 'You may sell one more and still have two for the Orgy.',
              nl: 'Je kunt er nog een verkopen en toch twee overhouden voor de Orgie.',
            },
          },
        ],
        otherwise: { en: 'Sell two.', nl: 'Verkoop er twee.' },
        hint: { en: 'Four less two.', nl: 'Vier min twee.' },
        well: { en: 'Six money, and two wine for the emperor.', nl: 'Zes geld, en twee wijn voor de keizer.' },
      },
    },
  ],
  learnt: {
    en: 'Money pays for people and buildings; goods carry you up the road. Keep some of both.',
    nl: 'Met geld betaal je mensen en gebouwen; goederen brengen je vooruit. Houd van beide wat over.',
  },
};

export const people: Lesson = {
  ...TABLE,
  ...SCRIPTS.people,
  id: 'people',
  title: { en: 'Vestals and centurions', nl: 'Maagden en centurions' },
  minutes: 2,
  steps: [
    {
      say: {
        en: 'Favour 6, Religion, gives one step for each vestal you own, and you keep them. Three vestals are three steps, again and again. Recruit vestals.',
        nl: 'Gunst 6, Religie, geeft één stap voor elke Vestaalse maagd die je hebt, en je houdt ze. Drie maagden zijn drie stappen, keer op keer. Werf maagden.',
      },
      clauses: ['FOR-8.6', 'FOR-5.7'],
      point: ['favour:religion', 'card:recruit-vestals'],
      task: {
        moves: ['perform recruit-vestals'],
        wrong: [
          {
            moves: ['perform clergy'],
            say: {
              en: 'That gives a vestal away for a die. We want more of them.',
              nl: 'Daarmee geef je een maagd weg voor een dobbelsteen. We willen er juist meer.',
            },
          },
          {
            moves: ['perform grain-trade'],
            say: { en: 'Seven money are enough. Spend some of it on people.', nl: 'Zeven geld is genoeg. Besteed er wat van aan mensen.' },
          },
        ],
        otherwise: { en: 'Recruit vestals.', nl: 'Werf maagden.' },
        hint: { en: 'Touch “Recruit vestals” on your side.', nl: 'Tik op Maagden werven aan jouw zijde.' },
      },
    },
    {
      say: {
        en: 'The places cost 1, 2 and 3 money; the first is taken. So the second costs two and the third three. You have seven.',
        nl: 'De plekken kosten 1, 2 en 3 geld; de eerste is bezet. De tweede kost dus twee en de derde drie. Je hebt er zeven.',
      },
      clauses: ['FOR-5.7'],
      point: ['number:2'],
      task: {
        moves: ['hire 2'],
        wrong: [
          {
            moves: ['hire 1'],
            say: { en: 'You can pay for both: five of your seven money.', nl: 'Je kunt ze allebei betalen: vijf van je zeven geld.' },
          },
        ],
        otherwise: { en: 'Recruit two.', nl: 'Werf er twee.' },
        hint: { en: 'Choose two.', nl: 'Kies twee.' },
        well: { en: 'Three vestals.', nl: 'Drie maagden.' },
      },
    },
    {
      say: {
        en: 'Centurions are hired the same way. Each gives one step in Battle, favour 4, and goes home afterwards; or it lets you perform a second card.',
        nl: 'Centurions werf je net zo. Elk geeft één stap bij het Gevecht, gunst 4, en gaat daarna naar huis; of je voert er een tweede kaart mee uit.',
      },
      clauses: ['FOR-8.4'],
      point: ['favour:battle'],
    },
  ],
  learnt: {
    en: 'Vestals stay and give steps again and again. Centurions leave, but do two kinds of work.',
    nl: 'Maagden blijven en geven telkens weer stappen. Centurions gaan weg, maar kunnen twee dingen.',
  },
};

export const army: Lesson = {
  ...TABLE,
  ...SCRIPTS.army,
  id: 'army',
  title: { en: 'The army', nl: 'Het leger' },
  minutes: 2,
  steps: [
    {
      say: {
        en: 'You have played and swapped. Before you roll you may give up one centurion to perform one more of your open cards; it stays where it lies. Harvest grain.',
        nl: 'Je hebt gespeeld en geruild. Voor het dobbelen mag je één centurion afgeven om nog een open kaart van jezelf uit te voeren; die blijft liggen. Oogst graan.',
      },
      clauses: ['FOR-6.1', 'FOR-6.2', 'FOR-6.3'],
      point: ['card:grain-harvest'],
      task: {
        moves: ['army grain-harvest'],
        wrong: [
          {
            moves: ['army fortuna'],
            say: {
              en: 'A step for two money and a centurion. Four grain are worth more.',
              nl: 'Eén stap voor twee geld en een centurion. Vier graan zijn meer waard.',
            },
          },
          {
            moves: ['done'],
            say: {
              en: 'You could. But two centurions wait for orders: use one.',
              nl: 'Dat kan. Maar er wachten twee centurions op een bevel: gebruik er een.',
            },
          },
        ],
        otherwise: { en: 'Harvest with the army.', nl: 'Oogst met het leger.' },
        hint: { en: 'Touch the Grain harvest on your side.', nl: 'Tik op de Graanoogst aan jouw zijde.' },
      },
    },
    {
      say: {
        en: 'You have two water; one makes the harvest twice as large.',
        nl: 'Je hebt twee water; met één wordt de oogst twee keer zo groot.',
      },
      point: ['verb:irrigate'],
      task: {
        moves: ['irrigate yes'],
        wrong: [{ moves: ['irrigate no'], say: { en: 'Water is there to be used.', nl: 'Water is er om te gebruiken.' } }],
        otherwise: { en: 'Irrigate.', nl: 'Bevloei.' },
        hint: { en: 'Press “Irrigate with 1 water”.', nl: 'Kies “Bevloeien met 1 water”.' },
        well: { en: 'Nine grain.', nl: 'Negen graan.' },
      },
    },
    {
      say: { en: 'Only one centurion a turn. Roll.', nl: 'Niet meer dan één centurion per beurt. Gooi.' },
      clauses: ['FOR-6.1'],
      point: ['verb:done'],
      task: {
        moves: ['done'],
        otherwise: { en: 'Roll the dice.', nl: 'Gooi de dobbelstenen.' },
        hint: { en: 'Press “Roll the dice”.', nl: 'Kies “Dobbelstenen werpen”.' },
        well: { en: 'A six: every favour is open to you.', nl: 'Een zes: elke gunst staat voor je open.' },
      },
    },
    {
      say: {
        en: 'Battle carries three tokens and asks for a centurion: you have one left. Whoever takes tokens draws as many privilege cards. Serve Battle.',
        nl: 'Op het Gevecht liggen drie tokens en er wordt een centurion gevraagd: je hebt er nog een. Wie tokens pakt, trekt evenveel privilegekaarten. Kies het Gevecht.',
      },
      clauses: ['FOR-7.8', 'FOR-8.4', 'FOR-10.1', 'FOR-10.2'],
      point: ['favour:battle'],
      task: {
        moves: ['serve battle 1'],
        wrong: [
          {
            moves: ['serve food-supply 2'],
            say: {
              en: 'Two steps, but no token. Three cards to choose from are worth more than one step.',
              nl: 'Twee stappen, maar geen token. Kiezen uit drie kaarten is meer waard dan één stap.',
            },
          },
          {
            moves: ['serve *'],
            say: { en: 'One step, and nothing more. Look for tokens.', nl: 'Eén stap, en verder niets. Let op de tokens.' },
          },
          { moves: ['decline'], say: { en: 'That costs a tax, and moves you nowhere.', nl: 'Dat kost belasting en brengt je nergens.' } },
        ],
        otherwise: { en: 'Serve Battle.', nl: 'Kies het Gevecht.' },
        hint: { en: 'Touch favour 4.', nl: 'Tik op gunst 4.' },
        well: { en: 'One step, three tokens, three cards to look at.', nl: 'Eén stap, drie tokens, drie kaarten om te bekijken.' },
      },
    },
  ],
  learnt: {
    en: 'A centurion is a second action in a turn, or a step in Battle. Tokens make a small favour a great one.',
    nl: 'Een centurion is een tweede actie in een beurt, of een stap bij het Gevecht. Tokens maken van een kleine gunst een grote.',
  },
};

export const build: Lesson = {
  ...TABLE,
  ...SCRIPTS.build,
  id: 'build',
  title: { en: 'Buildings', nl: 'Gebouwen' },
  minutes: 1,
  steps: [
    {
      say: {
        en: 'Buildings help for the rest of the game, so build early. Market: every sale brings one money more. Aqueduct: a water each turn. Basilica: more privileges. Palace: for the married.',
        nl: 'Gebouwen helpen de rest van het spel, dus bouw vroeg. Markt: één geld meer per verkocht stuk. Aquaduct: elke beurt een water. Basiliek: meer privileges. Paleis: voor wie getrouwd is.',
      },
      clauses: ['FOR-12.1', 'FOR-12.4', 'FOR-12.5'],
      point: ['building:market', 'building:aqueduct', 'building:palace', 'building:basilica'],
    },
    {
      say: { en: 'Play the card Build.', nl: 'Speel de kaart Bouwen.' },
      clauses: ['FOR-5.8'],
      point: ['card:build'],
      task: {
        moves: ['perform build'],
        wrong: [
          { moves: ['skip *'], say: { en: 'Perform it, or nothing is built.', nl: 'Voer haar uit, anders wordt er niets gebouwd.' } },
        ],
        otherwise: { en: 'Build first.', nl: 'Bouw eerst.' },
        hint: { en: 'Touch “Build” on your side.', nl: 'Tik op Bouwen aan jouw zijde.' },
      },
    },
    {
      say: {
        en: 'You have three money. An Aqueduct costs one and gives water for harvests or for favour 1, turn after turn.',
        nl: 'Je hebt drie geld. Een Aquaduct kost één geld en geeft beurt na beurt water, voor oogsten of voor gunst 1.',
      },
      clauses: ['FOR-12.5', 'FOR-8.1'],
      point: ['building:aqueduct'],
      task: {
        moves: ['build aqueduct'],
        wrong: [
          {
            moves: ['build market'],
            say: {
              en: 'Free and sound. But water every turn is worth more so early.',
              nl: 'Gratis en degelijk. Maar elke beurt water is zo vroeg meer waard.',
            },
          },
          {
            moves: ['build basilica'],
            say: { en: 'All your money for later privileges: too early.', nl: 'Al je geld voor latere privileges: te vroeg.' },
          },
        ],
        otherwise: { en: 'Build the Aqueduct.', nl: 'Bouw het Aquaduct.' },
        hint: { en: 'Touch the Aqueduct.', nl: 'Tik op het Aquaduct.' },
        well: { en: 'From your next turn on it fills by itself.', nl: 'Vanaf je volgende beurt vult het zich vanzelf.' },
      },
    },
  ],
  learnt: {
    en: 'Three buildings at most, each for the whole game. The earlier, the better.',
    nl: 'Hoogstens drie gebouwen, elk voor het hele spel. Hoe eerder, hoe beter.',
  },
};

export const bribe: Lesson = {
  ...TABLE,
  ...SCRIPTS.bribe,
  id: 'bribe',
  title: { en: 'Bribery', nl: 'Omkoping' },
  minutes: 1,
  steps: [
    {
      say: {
        en: 'Four wine, but the Wine trade lies on the open side. For two money Bribery lets you perform an open card of another side.',
        nl: 'Vier wijn, maar de Wijnhandel ligt aan de vrije zijde. Met Omkoping voer je voor twee geld een open kaart van een andere zijde uit.',
      },
      clauses: ['FOR-5.10'],
      point: ['card:bribery', 'card:wine-trade'],
      task: {
        moves: ['perform bribery'],
        wrong: [
          {
            moves: ['perform fortuna'],
            say: { en: 'One step for two money. The wine brings more.', nl: 'Eén stap voor twee geld. De wijn levert meer op.' },
          },
        ],
        otherwise: { en: 'Play Bribery.', nl: 'Speel Omkoping.' },
        hint: { en: 'Touch Bribery on your side.', nl: 'Tik op Omkoping aan jouw zijde.' },
      },
    },
    {
      say: { en: 'Which card do you use?', nl: 'Welke kaart gebruik je?' },
      point: ['card:wine-trade'],
      task: {
        moves: ['bribe wine-trade'],
        wrong: [
          {
            moves: ['bribe grain-trade'],
            say: {
              en: 'Five grain for ten money: not bad, and {b} would get your two. Wine brings twelve.',
              nl: 'Vijf graan voor tien geld: niet slecht, en {b} krijgt jouw twee. Wijn levert er twaalf op.',
            },
          },
        ],
        otherwise: { en: 'Sell your wine.', nl: 'Verkoop je wijn.' },
        hint: { en: 'The Wine trade.', nl: 'De Wijnhandel.' },
      },
    },
    {
      say: {
        en: 'Three money each. Sell it all: the more, the better you paid for the bribe.',
        nl: 'Drie geld per stuk. Verkoop alles: dan haal je de omkoping er ruim uit.',
      },
      point: ['number:4'],
      task: {
        moves: ['sell 4'],
        otherwise: { en: 'Sell all four.', nl: 'Verkoop ze alle vier.' },
        hint: { en: 'Four.', nl: 'Vier.' },
        well: {
          en: 'Twelve money for two. And the card stays where it was.',
          nl: 'Twaalf geld voor twee. En de kaart blijft liggen waar ze lag.',
        },
      },
    },
  ],
  learnt: {
    en: 'Bribery is the card for what you need today and cannot wait for.',
    nl: 'Omkoping is de kaart voor wat je vandaag nodig hebt en niet kan wachten.',
  },
};
