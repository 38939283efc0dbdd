import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';

const TABLE = { players: 3, options: { startPlayer: 'first-seat' }, seat: 0 } as const;

export const money: Lesson = {
  ...TABLE,
  ...SCRIPTS.money,
  id: 'money',
  title: { en: 'Six uses of a card', nl: 'Zes manieren om een kaart te spelen' },
  minutes: 2,
  steps: [
    {
      say: {
        en: 'Everybody plays four cards in a round, one a turn. Each card can be used in six ways: workers, guilders, avert, canal, house, recruit. The person on it matters only for the last.',
        nl: 'Iedereen speelt vier kaarten per ronde, één per beurt. Elke kaart kun je op zes manieren gebruiken: arbeiders, gulden, afwenden, kanaal, huis, aantrekken. De persoon erop telt alleen bij het laatste.',
      },
      clauses: ['BRU-8.1', 'BRU-8.2', 'BRU-9.1'],
      point: ['hand:reeve', 'hand:page', 'hand:puppeteer', 'hand:king', 'hand:gatekeeper'],
    },
    {
      say: {
        en: 'You need money. A card brings as many guilders as the die of its colour shows. Which of your cards brings the most?',
        nl: 'Je hebt geld nodig. Een kaart levert zoveel gulden op als de dobbelsteen van haar kleur toont. Welke van je kaarten levert het meeste op?',
      },
      clauses: ['BRU-9.4'],
      point: ['die:brown', 'die:purple', 'die:yellow'],
      task: {
        moves: ['guilders reeve', 'guilders page'],
        wrong: [
          {
            moves: ['guilders puppeteer'],
            say: { en: 'Purple shows 5. Another die shows more.', nl: 'Paars toont 5. Een andere dobbelsteen toont meer.' },
          },
          {
            moves: ['guilders *'],
            say: { en: 'Yellow shows 4. Look for the highest die.', nl: 'Geel toont 4. Zoek de hoogste dobbelsteen.' },
          },
        ],
        otherwise: {
          en: 'A good use of a card, but here we take guilders.',
          nl: 'Een goed gebruik van een kaart, maar hier nemen we gulden.',
        },
        hint: {
          en: 'The brown die shows 6, and Reeve and Page are brown.',
          nl: 'De bruine dobbelsteen toont 6, en de Schout en de Page zijn bruin.',
        },
        well: { en: 'Six guilders: the dice that threaten also pay.', nl: 'Zes gulden: de dobbelstenen die dreigen, betalen ook.' },
      },
    },
  ],
  learnt: {
    en: 'A card is six things at once. For guilders, look at the dice.',
    nl: 'Een kaart is zes dingen tegelijk. Kijk voor gulden naar de dobbelstenen.',
  },
};

export const workers: Lesson = {
  ...TABLE,
  ...SCRIPTS.workers,
  id: 'workers',
  title: { en: 'Workers', nl: 'Arbeiders' },
  minutes: 1,
  steps: [
    {
      say: {
        en: 'A card brings two workers of its colour. Workers build houses and set people to work, and the colour must fit. You have blue and brown, but your cards are red, yellow and twice purple.',
        nl: 'Een kaart levert twee arbeiders van haar kleur op. Arbeiders bouwen huizen en zetten mensen aan het werk, en de kleur moet kloppen. Je hebt blauw en bruin, maar je kaarten zijn rood, geel en twee keer paars.',
      },
      clauses: ['BRU-9.3'],
      point: ['workers:a', 'hand:cupbearer', 'hand:baron'],
      task: {
        moves: ['workers cupbearer', 'workers baron'],
        wrong: [
          {
            moves: ['workers *'],
            say: {
              en: 'Then no card of that colour is left to build with. Of purple you have two.',
              nl: 'Dan heb je geen kaart van die kleur meer om te bouwen. Van paars heb je er twee.',
            },
          },
          {
            moves: ['guilders *'],
            say: { en: 'Eleven guilders are plenty. You lack workers.', nl: 'Elf gulden is genoeg. Je mist arbeiders.' },
          },
        ],
        otherwise: {
          en: 'Possible, but take workers here: without them you build no houses.',
          nl: 'Dat kan, maar neem hier arbeiders: zonder hen bouw je geen huizen.',
        },
        hint: {
          en: 'Play one purple card and keep the other to build with.',
          nl: 'Speel één paarse kaart en houd de andere om mee te bouwen.',
        },
        well: {
          en: 'Two purple workers, and a purple card to use them with.',
          nl: 'Twee paarse arbeiders, en een paarse kaart om ze bij te gebruiken.',
        },
      },
    },
  ],
  learnt: {
    en: 'Two workers of the card’s colour. Think of the card you want to use them with.',
    nl: 'Twee arbeiders in de kleur van de kaart. Denk aan de kaart waarbij je ze wilt gebruiken.',
  },
};

export const house: Lesson = {
  ...TABLE,
  ...SCRIPTS.house,
  id: 'house',
  title: { en: 'Houses', nl: 'Huizen' },
  minutes: 1,
  steps: [
    {
      say: {
        en: 'For one worker of its colour a card becomes a house, laid face down. Its person is lost, so take the one you need least. With ten guilders you can soon pay for a good person.',
        nl: 'Voor één arbeider van haar kleur wordt een kaart een huis, gedekt neergelegd. De persoon gaat verloren, dus neem die je het minst nodig hebt. Met tien gulden kun je straks een goede persoon betalen.',
      },
      clauses: ['BRU-9.12', 'BRU-15.4'],
      point: ['hand:judge', 'hand:town-crier', 'hand:moneylender', 'hand:marquis'],
      task: {
        moves: ['house moneylender', 'house town-crier'],
        wrong: [
          {
            moves: ['house judge', 'house marquis'],
            say: {
              en: 'That one you would rather have living in a house: two points and a lasting power.',
              nl: 'Die laat je liever in een huis wonen: twee punten en een blijvend vermogen.',
            },
          },
          {
            moves: ['guilders *', 'workers *'],
            say: {
              en: 'You are well supplied. Without a house nobody can move in.',
              nl: 'Je bent goed voorzien. Zonder huis kan er niemand intrekken.',
            },
          },
        ],
        otherwise: { en: 'Build a house first.', nl: 'Bouw eerst een huis.' },
        hint: {
          en: 'The Moneylender costs nothing and is worth no points: lay him down.',
          nl: 'De Geldschieter kost niets en is geen punten waard: leg hem neer.',
        },
        well: { en: 'A house: one point, and room for one person.', nl: 'Een huis: één punt, en plaats voor één persoon.' },
      },
    },
  ],
  learnt: {
    en: 'A house costs a worker and a card. Lay down whom you would never pay for.',
    nl: 'Een huis kost een arbeider en een kaart. Leg neer wie je toch nooit zou betalen.',
  },
};

export const recruit: Lesson = {
  ...TABLE,
  ...SCRIPTS.recruit,
  id: 'recruit',
  title: { en: 'Bringing people in', nl: 'Mensen aantrekken' },
  minutes: 2,
  steps: [
    {
      say: {
        en: 'You own an empty blue house. A person moves in for the price on the card; the colours need not match. A third of the price are its points, and then there is what it can do.',
        nl: 'Je hebt een leeg blauw huis. Een persoon trekt erin voor de prijs op de kaart; de kleuren hoeven niet te kloppen. Een derde van de prijs zijn de punten, en dan is er nog wat de persoon kan.',
      },
      clauses: ['BRU-9.14', 'BRU-9.15', 'BRU-10.1'],
      point: ['house:blue', 'hand:butler', 'hand:piper', 'hand:night-watchman'],
    },
    {
      say: {
        en: 'An arrow works once, at once. Laurels count at the end. You have five guilders and four workers. Who helps most right now?',
        nl: 'Een pijl werkt één keer, meteen. Lauweren tellen aan het einde. Je hebt vijf gulden en vier arbeiders. Wie helpt je nu het meest?',
      },
      clauses: ['BRU-10.4', 'BRU-10.8'],
      point: ['hand:butler', 'hand:piper', 'hand:night-watchman'],
      task: {
        moves: ['recruit piper on blue'],
        wrong: [
          {
            moves: ['recruit butler on blue'],
            say: {
              en: 'Five points at the end, if you have houses of all five colours. That is far away; you need workers to get there.',
              nl: 'Vijf punten aan het einde, als je huizen in alle vijf kleuren hebt. Dat is ver weg; eerst heb je arbeiders nodig.',
            },
          },
          {
            moves: ['recruit night-watchman on blue'],
            say: {
              en: 'He protects from a raid. But you have no yellow marker, and little money to lose.',
              nl: 'Hij beschermt tegen een overval. Maar je hebt geen geel fiche, en weinig geld te verliezen.',
            },
          },
        ],
        otherwise: { en: 'Bring somebody into your house.', nl: 'Haal iemand in je huis.' },
        hint: {
          en: 'The Piper brings one worker of each colour at once.',
          nl: 'De Doedelzakspeler levert meteen één arbeider van elke kleur op.',
        },
        well: { en: 'Five workers at once, and a point at the end.', nl: 'Meteen vijf arbeiders, en een punt aan het einde.' },
      },
    },
  ],
  learnt: {
    en: 'House, guilders, person: choose early those that help for long or at once.',
    nl: 'Huis, gulden, persoon: kies vroeg wie lang of meteen helpt.',
  },
};

export const persons: Lesson = {
  ...TABLE,
  ...SCRIPTS.persons,
  id: 'persons',
  title: { en: 'People at work', nl: 'Mensen aan het werk' },
  minutes: 1,
  steps: [
    {
      say: {
        en: 'Before or after your card you may set your people to work, each once a round: some for a worker, some for nothing. The Silk Dealer pays three guilders if the purple die shows 1 or 2.',
        nl: 'Voor of na je kaart mag je je mensen aan het werk zetten, ieder één keer per ronde: sommigen voor een arbeider, sommigen voor niets. De Zijdehandelaar betaalt drie gulden als de paarse dobbelsteen 1 of 2 toont.',
      },
      clauses: ['BRU-8.4', 'BRU-10.5', 'BRU-10.6'],
      point: ['person:silk-dealer', 'die:purple'],
      task: {
        moves: ['activate silk-dealer'],
        wrong: [
          {
            moves: ['guilders *'],
            say: {
              en: 'First the three guilders that cost you no card: the purple die shows 1.',
              nl: 'Eerst de drie gulden die je geen kaart kosten: de paarse dobbelsteen toont 1.',
            },
          },
        ],
        otherwise: {
          en: 'That ends in playing your card. First the Silk Dealer, he costs nothing.',
          nl: 'Daarmee speel je je kaart. Eerst de Zijdehandelaar, die kost niets.',
        },
        hint: { en: 'Touch the Silk Dealer in your street.', nl: 'Tik op de Zijdehandelaar in je straat.' },
        well: { en: 'Three guilders, and you still have your card to play.', nl: 'Drie gulden, en je mag je kaart nog spelen.' },
      },
    },
    {
      say: {
        en: 'He now lies sideways: used for this round. At its end all your people are ready again.',
        nl: 'Hij ligt nu gedraaid: gebruikt voor deze ronde. Aan het einde ervan staan al je mensen weer klaar.',
      },
      clauses: ['BRU-10.6'],
      point: ['person:silk-dealer'],
    },
  ],
  learnt: {
    en: 'Ask your people every round what they can do today. It costs no card.',
    nl: 'Vraag je mensen elke ronde wat ze vandaag kunnen doen. Het kost geen kaart.',
  },
};

export const canal: Lesson = {
  ...TABLE,
  ...SCRIPTS.canal,
  id: 'canal',
  title: { en: 'Canals', nl: 'Kanalen' },
  minutes: 1,
  steps: [
    {
      say: {
        en: 'Two canals lead away from your guard house, five spaces each. A space takes a card of its colour and the guilders printed there, in order from the guard house.',
        nl: 'Vanaf je portierswoning lopen twee kanalen, elk vijf vakken lang. Een vak vraagt een kaart van zijn kleur en de gulden die erop staan, op volgorde vanaf de portierswoning.',
      },
      clauses: ['BRU-9.7', 'BRU-9.8', 'BRU-15.7'],
      point: ['canal:left', 'canal:right'],
    },
    {
      say: {
        en: 'The first space is blue on the left, purple on the right, one guilder each. The third brings three points, the fifth a statue. Begin one, with a card you can spare.',
        nl: 'Het eerste vak is links blauw, rechts paars, elk één gulden. Het derde levert drie punten op, het vijfde een standbeeld. Begin er een, met een kaart die je kunt missen.',
      },
      clauses: ['BRU-9.9'],
      point: ['hand:lock-keeper', 'hand:dancer', 'hand:philosopher'],
      task: {
        moves: ['canal philosopher right', 'canal dancer right', 'canal lock-keeper left'],
        wrong: [
          {
            moves: ['canal rector right'],
            say: {
              en: 'The Rector is worth three points in a house. Dig with a cheaper card.',
              nl: 'De Rector is in een huis drie punten waard. Graaf met een goedkopere kaart.',
            },
          },
        ],
        otherwise: {
          en: 'Here we dig: play a blue or a purple card as a canal.',
          nl: 'Hier graven we: speel een blauwe of paarse kaart als kanaal.',
        },
        hint: { en: 'Touch the Philosopher, then “Canal”.', nl: 'Tik op de Filosoof en dan op “Kanaal”.' },
        well: { en: 'The first piece.', nl: 'Het eerste stuk.' },
      },
    },
  ],
  learnt: {
    en: 'Canals grow dearer outwards. Three pieces pay, five bring a statue.',
    nl: 'Kanalen worden naar buiten toe duurder. Drie stukken lonen, vijf leveren een standbeeld op.',
  },
};
