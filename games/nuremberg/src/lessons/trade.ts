import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';
import { TABLE } from './table.ts';

export const goods: Lesson = {
  ...TABLE,
  ...SCRIPTS.goods,
  id: 'goods',
  title: { en: 'Goods for gold', nl: 'Goederen voor goud' },
  minutes: 2,
  steps: [
    {
      say: {
        en: 'Gold comes from goods. You make one of the resources in its row and sell it at once, as many as you can pay for. Anybody may do so from the first turn.',
        nl: 'Goud verdien je met goederen. Je maakt er een van de grondstoffen in de rij en verkoopt het meteen, zo veel als je kunt betalen. Dat mag iedereen, vanaf de eerste beurt.',
      },
      clauses: ['NUR-14.1', 'NUR-14.2', 'NUR-14.4'],
      point: ['goods'],
    },
    {
      say: {
        en: 'Each good is sold in one city. Whoever holds the road right to that city takes a toll from the price. Prague is the road of {b}; Frankfurt is nobody’s; on your own road to Venice you would pay nothing.',
        nl: 'Elk goed verkoop je in één stad. Wie het wegenrecht naar die stad heeft, houdt tol in op de prijs. Praag is de weg van {b}; Frankfurt is van niemand; op je eigen weg naar Venetië betaal je niets.',
      },
      clauses: ['NUR-14.3', 'NUR-14.6', 'NUR-14.7'],
      point: ['road:I', 'road:II', 'road:III', 'good:compass', 'good:paper', 'good:armour'],
    },
    {
      say: {
        en: 'You hold a wood, a wool, a grain and an ore. Choose well and all four become gold, in two sales. With which good do you begin?',
        nl: 'Je hebt een hout, een wol, een graan en een erts. Als je goed kiest, worden ze alle vier goud, in twee verkopen. Met welk goed begin je?',
      },
      clauses: ['NUR-14.2', 'NUR-14.5'],
      point: ['good:compass', 'good:paper', 'good:harp', 'give:wood', 'give:wool', 'give:grain', 'give:ore'],
      task: {
        moves: ['sell compass', 'sell paper'],
        wrong: [
          {
            moves: ['sell harp'],
            say: {
              en: 'A harp takes the wood of the compass and the wool of the paper: a grain and an ore would be left over, and they make nothing.',
              nl: 'Een harp kost het hout van de passer en de wol van het papier: dan blijven een graan en een erts over, en daarmee maak je niets.',
            },
          },
          {
            moves: ['offer *', 'end turn'],
            say: {
              en: 'Sell first: your four cards can become five gold.',
              nl: 'Verkoop eerst: van je vier kaarten kun je vijf goud maken.',
            },
          },
        ],
        otherwise: { en: 'Sell a compass or paper.', nl: 'Verkoop een passer of papier.' },
        hint: {
          en: 'Ore and wood make a compass; grain and wool make paper.',
          nl: 'Van erts en hout maak je een passer; van graan en wol papier.',
        },
      },
    },
    {
      say: { en: 'And now the other one, from the two cards that are left.', nl: 'En nu het andere, van de twee kaarten die over zijn.' },
      clauses: ['NUR-14.4', 'NUR-14.6'],
      point: ['good:compass', 'good:paper'],
      task: {
        moves: ['sell paper', 'sell compass'],
        wrong: [
          {
            moves: ['bank *'],
            say: {
              en: 'Four gold for one card is dear. Sell what you have.',
              nl: 'Vier goud voor één kaart is duur. Verkoop wat je hebt.',
            },
          },
          { moves: ['offer *', 'end turn'], say: { en: 'One more sale first.', nl: 'Eerst nog één verkoop.' } },
        ],
        otherwise: { en: 'Sell the second good.', nl: 'Verkoop het tweede goed.' },
        hint: { en: 'Touch the good that is still lit in the list.', nl: 'Tik op het goed dat in de lijst nog oplicht.' },
        well: {
          en: 'Three gold in Frankfurt without toll, and in Prague three less one for {b}: five in all.',
          nl: 'Drie goud in Frankfurt zonder tol, en in Praag drie min één voor {b}: samen vijf.',
        },
      },
    },
  ],
  learnt: {
    en: 'Two or more cards become gold; a toll goes to the holder of the road, none on your own. Gold pays for walls.',
    nl: 'Van twee of meer kaarten maak je goud; er gaat tol naar de bezitter van de weg, niet op je eigen weg. Met goud betaal je muren.',
  },
};

export const trade: Lesson = {
  ...TABLE,
  ...SCRIPTS.trade,
  id: 'trade',
  title: { en: 'Making an offer', nl: 'Een bod doen' },
  minutes: 3,
  steps: [
    {
      say: {
        en: 'Two wood, two grain, and no brick: a toll station is so near. In your turn you may trade with the others, cards and gold. Offer all three of them one grain for one brick.',
        nl: 'Twee hout, twee graan en geen klei: een tolstation is zo dichtbij. In je beurt mag je met de anderen ruilen, kaarten en goud. Bied alle drie één graan aan voor één klei.',
      },
      clauses: ['NUR-6.1', 'NUR-6.2', 'NUR-6.5'],
      point: ['verb:offer', 'give:grain', 'give:brick'],
      task: {
        moves: ['offer b, c, d: 1 grain for 1 brick'],
        wrong: [
          {
            moves: ['offer *: 1 wood for 1 brick'],
            say: {
              en: 'Good, but keep your wood for stations. Grain you can spare better.',
              nl: 'Goed, maar bewaar je hout voor tolstations. Graan kun je beter missen.',
            },
          },
          {
            moves: ['offer *: 2 wood for 1 brick', 'offer *: 2 grain for 1 brick', 'offer *: * gold for 1 brick'],
            say: { en: 'Begin lower: try one grain for one brick.', nl: 'Begin lager: probeer één graan voor één klei.' },
          },
          {
            moves: ['offer *'],
            say: {
              en: 'It is a brick you need. Ask all three for one, and give one grain.',
              nl: 'Je hebt klei nodig. Vraag alle drie om één klei, en geef één graan.',
            },
          },
          {
            moves: ['end turn'],
            say: { en: 'Try a trade first: asking costs nothing.', nl: 'Probeer eerst te ruilen: vragen kost niets.' },
          },
        ],
        otherwise: { en: 'Offer one grain for one brick.', nl: 'Bied één graan voor één klei.' },
        hint: {
          en: 'Press “Make an offer”. Put one grain under “I give” and one brick under “I want”, and ask all three.',
          nl: 'Kies “Een bod doen”. Zet één graan bij “Ik geef” en één klei bij “Ik wil”, en vraag het alle drie.',
        },
      },
    },
    {
      say: {
        en: 'Everybody answers: {b} declines, {c} would rather give an ore for a wood, and {d} accepts. You choose one of them, or close the offer. With whom do you trade?',
        nl: 'Iedereen antwoordt: {b} slaat af, {c} geeft liever een erts voor een hout, en {d} neemt aan. Jij kiest een van hen, of trekt het bod in. Met wie ruil je?',
      },
      clauses: ['NUR-6.8', 'NUR-6.11', 'NUR-6.12'],
      point: ['counter', 'seat:b', 'seat:c', 'seat:d'],
      task: {
        moves: ['deal d'],
        wrong: [
          {
            moves: ['deal c'],
            say: {
              en: 'Ore builds no station, and you would give the wood away. {d} has the brick.',
              nl: 'Met erts bouw je geen tolstation, en je zou je hout weggeven. {d} heeft de klei.',
            },
          },
          {
            moves: ['close'],
            say: { en: '{d} gives you what you asked for. Take it.', nl: '{d} geeft wat je vroeg. Neem het aan.' },
          },
        ],
        otherwise: { en: 'Make the deal with {d}.', nl: 'Sluit de ruil met {d}.' },
        hint: { en: 'Touch {d}.', nl: 'Tik op {d}.' },
        well: { en: 'One grain for one brick.', nl: 'Eén graan voor één klei.' },
      },
    },
    {
      say: {
        en: 'What you receive can be used at once. Build a station on the road to Frankfurt.',
        nl: 'Wat je krijgt, mag je meteen gebruiken. Bouw een tolstation op de weg naar Frankfurt.',
      },
      clauses: ['NUR-6.14'],
      point: ['road:I'],
      task: {
        moves: ['build station i'],
        wrong: [
          {
            moves: ['build station ii'],
            say: { en: 'That is next. First Frankfurt.', nl: 'Die komt straks. Eerst Frankfurt.' },
          },
          {
            moves: ['build station *'],
            say: { en: 'No new road right there. Frankfurt is free.', nl: 'Daar krijg je geen nieuw wegenrecht. Frankfurt is vrij.' },
          },
          { moves: ['offer *', 'end turn'], say: { en: 'Build first.', nl: 'Bouw eerst.' } },
        ],
        otherwise: { en: 'Build on the road to Frankfurt.', nl: 'Bouw op de weg naar Frankfurt.' },
        hint: { en: 'Touch the sign “Frankfurt”.', nl: 'Tik op het bord “Frankfurt”.' },
      },
    },
    {
      say: {
        en: 'You may also leave one side open: “what do you want for a brick?” Gifts are not allowed, and the others never trade among themselves. End your turn.',
        nl: 'Je mag ook één kant openlaten: “wat willen jullie voor een klei?” Schenken mag niet, en de anderen ruilen nooit onderling. Beëindig je beurt.',
      },
      clauses: ['NUR-6.3', 'NUR-6.5', 'NUR-6.1'],
      point: ['verb:end-turn'],
      task: {
        moves: ['end turn'],
        wrong: [
          {
            moves: ['offer *'],
            say: {
              en: 'You may ask up to twenty times in a turn, but this time let it rest.',
              nl: 'Je mag in een beurt tot twintig keer vragen, maar laat het nu even rusten.',
            },
          },
        ],
        otherwise: { en: 'End your turn.', nl: 'Beëindig je beurt.' },
        hint: { en: 'Press “End your turn”.', nl: 'Kies “Beëindig je beurt”.' },
        well: { en: 'Four times a 6 was drawn: four ore for you.', nl: 'Vier keer werd een 6 getrokken: vier erts voor jou.' },
      },
    },
    {
      say: {
        en: 'The bank trades too, always: four cards of one kind, or four gold, for one card you name. It never gives gold. You have four ore and again no brick.',
        nl: 'Ook de bank ruilt, altijd: vier kaarten van één soort, of vier goud, voor één kaart naar keuze. Goud geeft ze nooit. Je hebt vier erts en weer geen klei.',
      },
      clauses: ['NUR-7.1', 'NUR-7.2', 'NUR-7.6'],
      point: ['bank', 'give:ore', 'get:brick'],
      task: {
        moves: ['bank ore for brick', 'bank gold for brick'],
        wrong: [
          {
            moves: ['bank *'],
            say: { en: 'Brick is what you need for a station.', nl: 'Voor een tolstation heb je klei nodig.' },
          },
          {
            moves: ['sell compass'],
            say: {
              en: 'Three gold; but the wood is for a station. Trade with the bank.',
              nl: 'Drie goud; maar het hout is voor een tolstation. Ruil met de bank.',
            },
          },
          {
            moves: ['offer *'],
            say: { en: 'Nobody has a brick just now. The bank has.', nl: 'Niemand heeft nu klei. De bank wel.' },
          },
          { moves: ['end turn'], say: { en: 'Not yet: first a brick, then a station.', nl: 'Nog niet: eerst klei, dan een tolstation.' } },
        ],
        otherwise: { en: 'Trade four ore for a brick.', nl: 'Ruil vier erts voor een klei.' },
        hint: {
          en: 'Touch your ore, then the brick of the bank.',
          nl: 'Tik op je erts en dan op de klei van de bank.',
        },
      },
    },
    {
      say: {
        en: 'A wood and a brick. On the road to Prague one more station takes the right from {b}.',
        nl: 'Een hout en een klei. Op de weg naar Praag win je met nog één tolstation het wegenrecht van {b}.',
      },
      clauses: ['NUR-9.6'],
      point: ['road:II', 'station:II:1', 'station:II:2'],
      task: {
        moves: ['build station ii'],
        wrong: [
          {
            moves: ['build station *'],
            say: { en: 'No new right there. Look at Prague.', nl: 'Daar krijg je geen nieuw recht. Kijk naar Praag.' },
          },
          {
            moves: ['build wall', 'bank *', 'sell *', 'offer *', 'end turn'],
            say: { en: 'First the station: it is a point.', nl: 'Eerst het tolstation: dat is een punt.' },
          },
        ],
        otherwise: { en: 'Build on the road to Prague.', nl: 'Bouw op de weg naar Praag.' },
        hint: { en: 'Touch the sign “Prague”.', nl: 'Tik op het bord “Praag”.' },
        well: { en: 'Five points.', nl: 'Vijf punten.' },
      },
    },
  ],
  learnt: {
    en: 'Ask the others first: one for one is common. The bank asks four for one, and never says no.',
    nl: 'Vraag het eerst aan de anderen: één voor één is heel gewoon. De bank vraagt vier voor één en zegt nooit nee.',
  },
};

export const answers: Lesson = {
  ...TABLE,
  ...SCRIPTS.answers,
  id: 'answers',
  title: { en: 'Answering an offer', nl: 'Antwoorden op een bod' },
  minutes: 2,
  steps: [
    {
      say: {
        en: 'It is the turn of {b}, who offers a wool for a wood. You have three wood and no wool. You may accept, decline or name another price.',
        nl: '{b} is aan de beurt en biedt een wol voor een hout. Jij hebt drie hout en geen wol. Je mag aannemen, afslaan of een andere prijs noemen.',
      },
      clauses: ['NUR-2.4', 'NUR-6.8'],
      point: ['counter', 'verb:accept', 'verb:decline', 'verb:counter'],
      task: {
        moves: ['accept'],
        wrong: [
          {
            moves: ['decline'],
            say: {
              en: 'Three wood and no wool: this trade helps you as much as {b}. Accept.',
              nl: 'Drie hout en geen wol: deze ruil helpt jou net zo goed als {b}. Neem aan.',
            },
          },
          {
            moves: ['counter *'],
            say: {
              en: 'You could haggle, but {b} may then trade with somebody else. One for one is fair.',
              nl: 'Afdingen kan, maar dan ruilt {b} misschien met een ander. Eén voor één is eerlijk.',
            },
          },
        ],
        otherwise: { en: 'Accept the offer.', nl: 'Neem het bod aan.' },
        hint: { en: 'Press “Accept”: you give one wood and get one wool.', nl: 'Kies “Neem aan”: je geeft één hout en krijgt één wol.' },
        well: { en: 'A wool for you.', nl: 'Een wol voor jou.' },
      },
    },
    {
      say: {
        en: 'Now {c} would like a wood for one gold. Gold is welcome, but a card is worth more than that. Name another price: one wood for two gold.',
        nl: 'Nu wil {c} een hout voor één goud. Goud is welkom, maar een kaart is meer waard. Noem een andere prijs: één hout voor twee goud.',
      },
      clauses: ['NUR-6.8', 'NUR-6.9'],
      point: ['counter', 'verb:counter'],
      task: {
        moves: ['counter 1 wood for 2 gold'],
        wrong: [
          {
            moves: ['accept'],
            say: {
              en: 'Sold as goods a card brings at least one and a half gold. Ask for two.',
              nl: 'In een handelsgoed levert een kaart minstens anderhalf goud op. Vraag er twee.',
            },
          },
          {
            moves: ['decline'],
            say: { en: 'Gold is useful. Name your price instead.', nl: 'Goud is nuttig. Noem liever je prijs.' },
          },
          {
            moves: ['counter 1 wood for 3 gold', 'counter 1 wood for 4 gold'],
            say: { en: '{c} has only two gold. Ask for that.', nl: '{c} heeft maar twee goud. Vraag dat.' },
          },
          {
            moves: ['counter *'],
            say: { en: 'Ask for two gold this time.', nl: 'Vraag deze keer twee goud.' },
          },
        ],
        otherwise: { en: 'Name another price: two gold for your wood.', nl: 'Noem een andere prijs: twee goud voor je hout.' },
        hint: {
          en: 'Press “Another price” and put one more gold under “I want”.',
          nl: 'Kies “Een andere prijs” en zet bij “Ik wil” nog één goud erbij.',
        },
        well: { en: '{c} agrees: two gold for a wood.', nl: '{c} gaat akkoord: twee goud voor een hout.' },
      },
    },
    {
      say: {
        en: 'And {d} offers a wood for two grain. Grain you seldom get: only a 2 or a 12 brings it to you. What do you say?',
        nl: 'En {d} biedt een hout voor twee graan. Graan krijg je zelden: alleen bij een 2 of een 12. Wat zeg je?',
      },
      clauses: ['NUR-6.8', 'NUR-6.15'],
      point: ['counter', 'verb:accept', 'verb:decline', 'verb:counter'],
      task: {
        moves: ['decline'],
        wrong: [
          {
            moves: ['accept'],
            say: {
              en: 'Two rare cards for one that you have plenty of? Better not.',
              nl: 'Twee zeldzame kaarten voor één die je volop hebt? Liever niet.',
            },
          },
          {
            moves: ['counter *'],
            say: {
              en: 'Your two grain are for a craft house. Keep them: decline.',
              nl: 'Je twee graan zijn voor een ambachtshuis. Houd ze: sla af.',
            },
          },
        ],
        otherwise: { en: 'Decline.', nl: 'Sla af.' },
        hint: { en: 'Press “Decline”.', nl: 'Kies “Wijs af”.' },
        well: { en: 'Nobody can be made to trade.', nl: 'Niemand hoeft te ruilen.' },
      },
    },
  ],
  learnt: {
    en: 'Accept what helps you as much as the other, name a price when it is too little, and decline what you need yourself.',
    nl: 'Neem aan wat jou net zo goed helpt als de ander, noem een prijs als het te weinig is, en sla af wat je zelf nodig hebt.',
  },
};
