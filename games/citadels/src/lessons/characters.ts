import type { Lesson } from '@belfry/kernel';
import { SCRIPTS } from './scripts.ts';

const TABLE = { players: 4, options: { firstCrown: 'seat-1' }, seat: 0 } as const;

export const murder: Lesson = {
  ...TABLE,
  ...SCRIPTS.murder,
  id: 'murder',
  title: { en: 'The Assassin', nl: 'De Moordenaar' },
  minutes: 2,
  steps: [
    {
      say: {
        en: 'You are the Assassin, number 1. You name a character, not a player: whoever holds it misses the turn. So think about who took what.',
        nl: 'Je bent de Moordenaar, nummer 1. Je noemt een karakter, geen speler: wie het heeft, slaat zijn beurt over. Bedenk dus wie wat genomen heeft.',
      },
      clauses: ['CIT-9.1', 'CIT-9.2'],
      point: ['character:assassin'],
    },
    {
      say: {
        en: '{c} has five gold and the smallest city: what would {c} like to be? The Architect may build up to three districts in one turn. Murder the Architect.',
        nl: '{c} heeft vijf goud en de kleinste stad: wat zou {c} graag zijn? De Bouwmeester mag in één beurt tot drie gebouwen bouwen. Vermoord de Bouwmeester.',
      },
      clauses: ['CIT-9.1'],
      point: ['verb:murder', 'seat:c', 'character:architect'],
      task: {
        moves: ['murder architect'],
        wrong: [
          {
            moves: ['murder magician', 'murder warlord'],
            say: {
              en: 'That character lies face up, out of the round. Nobody can be it.',
              nl: 'Dat karakter ligt open en doet niet mee. Niemand kan het zijn.',
            },
          },
          {
            moves: ['murder thief'],
            say: {
              en: 'You yourself laid the Thief face down at the start of this round. Nobody can be it.',
              nl: 'Je hebt de Dief aan het begin van deze ronde zelf gedekt weggelegd. Niemand kan hem zijn.',
            },
          },
          {
            moves: ['murder king', 'murder bishop', 'murder merchant'],
            say: {
              en: 'Somebody may well be that one. But with five gold, who would build the most?',
              nl: 'Dat kan best iemand zijn. Maar wie zou met vijf goud het meeste bouwen?',
            },
          },
          {
            moves: ['take gold', 'draw cards'],
            say: {
              en: 'You may do that first. Here we look at the dagger: name your victim.',
              nl: 'Dat mag ook eerst. Hier gaat het om de dolk: noem je slachtoffer.',
            },
          },
        ],
        otherwise: { en: 'Name the Architect.', nl: 'Noem de Bouwmeester.' },
        hint: {
          en: 'Press “Murder a character”, then touch the Architect.',
          nl: 'Kies “Vermoord een karakter” en tik dan op de Bouwmeester.',
        },
        well: {
          en: 'The name is spoken. Nobody may show whether it struck.',
          nl: 'De naam is genoemd. Niemand mag laten merken of het raak was.',
        },
      },
    },
    {
      say: {
        en: 'The Assassin has an ordinary turn besides. You have no gold and a Castle in hand.',
        nl: 'De Moordenaar heeft daarnaast een gewone beurt. Je hebt geen goud en een Kasteel in je hand.',
      },
      point: ['verb:take-gold', 'hand:castle'],
      task: {
        moves: ['take gold'],
        wrong: [{ moves: ['draw cards'], say: { en: 'First a purse for the Castle.', nl: 'Eerst een beurs voor het Kasteel.' } }],
        otherwise: { en: 'Take gold.', nl: 'Neem goud.' },
        hint: { en: 'Press “Take gold”.', nl: 'Kies “Neem goud”.' },
      },
    },
    {
      say: { en: 'End your turn and watch the calling.', nl: 'Beëindig je beurt en volg het afroepen.' },
      point: ['verb:end-turn'],
      task: {
        moves: ['end turn'],
        otherwise: { en: 'End your turn.', nl: 'Beëindig je beurt.' },
        hint: { en: 'Press “End your turn”.', nl: 'Kies “Beëindig je beurt”.' },
      },
    },
    {
      say: {
        en: 'When the Architect was called, nobody answered. Only at the end of the round it came out: {c} was the murdered Architect, and lost the turn. Gold, hand and city stay untouched.',
        nl: 'Toen de Bouwmeester werd afgeroepen, meldde zich niemand. Pas aan het einde van de ronde bleek het: {c} was de vermoorde Bouwmeester en sloeg de beurt over. Goud, hand en stad blijven onaangetast.',
      },
      clauses: ['CIT-4.4', 'CIT-9.2'],
      point: ['seat:c'],
    },
  ],
  learnt: {
    en: 'A murder is aimed at a character. Do not waste it on one that lies on the table.',
    nl: 'Een moord richt zich op een karakter. Verspil hem niet aan een dat op tafel ligt.',
  },
};

export const theft: Lesson = {
  ...TABLE,
  ...SCRIPTS.theft,
  id: 'theft',
  title: { en: 'The Thief', nl: 'De Dief' },
  minutes: 2,
  steps: [
    {
      say: {
        en: 'The Thief names a character, too. When it is called, its player first gives you all gold. {d} has five gold. Which character may {d} be?',
        nl: 'Ook de Dief noemt een karakter. Zodra het geroepen wordt, geeft de speler jou eerst al zijn goud. {d} heeft vijf goud. Welk karakter kan {d} zijn?',
      },
      clauses: ['CIT-10.1', 'CIT-10.4'],
      point: ['seat:d'],
    },
    {
      say: {
        en: 'Bishop and Architect lie face up, and you laid the Magician face down. King, Merchant and Warlord are left besides the Assassin, whom nobody may rob. {d} chose last: a guess is all you have. Name one of the three.',
        nl: 'Prediker en Bouwmeester liggen open, en de Magiër heb je zelf gedekt weggelegd. Naast de Moordenaar, die niemand mag bestelen, blijven Koning, Koopman en Condottiere over. {d} koos als laatste: je moet gokken. Noem een van de drie.',
      },
      clauses: ['CIT-10.2'],
      point: ['verb:steal', 'character:king', 'character:merchant', 'character:warlord'],
      task: {
        moves: ['steal warlord', 'steal king', 'steal merchant'],
        wrong: [
          {
            moves: ['steal bishop', 'steal architect'],
            say: {
              en: 'It lies face up, out of the round: there is no purse to take.',
              nl: 'Dat ligt open en doet niet mee: daar is geen beurs te halen.',
            },
          },
          {
            moves: ['steal magician'],
            say: {
              en: 'You laid the Magician face down yourself. Nobody is it.',
              nl: 'De Magiër heb je zelf gedekt weggelegd. Niemand is hem.',
            },
          },
          {
            moves: ['take gold', 'draw cards'],
            say: { en: 'That comes next. First name whom you rob.', nl: 'Dat komt zo. Noem eerst wie je besteelt.' },
          },
        ],
        otherwise: { en: 'Name King, Merchant or Warlord.', nl: 'Noem Koning, Koopman of Condottiere.' },
        hint: { en: 'Press “Rob a character”, then touch the Warlord.', nl: 'Kies “Besteel een karakter” en tik dan op de Condottiere.' },
        well: { en: 'Everybody heard it, and nobody may stir.', nl: 'Iedereen heeft het gehoord, en niemand mag iets laten merken.' },
      },
    },
    {
      say: {
        en: 'Your ordinary turn is still to come. Save for the Dragon Gate: take gold.',
        nl: 'Je gewone beurt komt nog. Spaar voor de Drakenpoort: neem goud.',
      },
      point: ['verb:take-gold', 'hand:dragon-gate'],
      task: {
        moves: ['take gold'],
        wrong: [
          {
            moves: ['draw cards'],
            say: { en: 'Two dear cards you have. Gold helps more.', nl: 'Je hebt al twee dure kaarten. Goud helpt meer.' },
          },
        ],
        otherwise: { en: 'Take gold.', nl: 'Neem goud.' },
        hint: { en: 'Press “Take gold”.', nl: 'Kies “Neem goud”.' },
      },
    },
    {
      say: {
        en: 'Six gold. You could build the Dragon Gate now; it costs six and is worth eight. Or keep the gold for an Architect’s round. This time, build.',
        nl: 'Zes goud. Je kunt nu de Drakenpoort bouwen; die kost zes en is acht punten waard. Of je bewaart het goud voor een ronde als Bouwmeester. Bouw deze keer.',
      },
      clauses: ['CIT-17.9'],
      point: ['hand:dragon-gate'],
      task: {
        moves: ['build dragon-gate'],
        wrong: [
          {
            moves: ['build town-hall'],
            say: {
              en: 'Five gold for five points. The Dragon Gate gives eight for six.',
              nl: 'Vijf goud voor vijf punten. De Drakenpoort geeft er acht voor zes.',
            },
          },
          {
            moves: ['end turn'],
            say: { en: 'Build first: eight points lie in your hand.', nl: 'Bouw eerst: je hebt acht punten in je hand.' },
          },
        ],
        otherwise: { en: 'Build the Dragon Gate.', nl: 'Bouw de Drakenpoort.' },
        hint: { en: 'Touch the Dragon Gate in your hand.', nl: 'Tik op de Drakenpoort in je hand.' },
        well: { en: 'Eight points.', nl: 'Acht punten.' },
      },
    },
    {
      say: { en: 'End your turn, and see who answers.', nl: 'Beëindig je beurt en kijk wie zich meldt.' },
      point: ['verb:end-turn'],
      task: {
        moves: ['end turn'],
        otherwise: { en: 'End your turn.', nl: 'Beëindig je beurt.' },
        hint: { en: 'Press “End your turn”.', nl: 'Kies “Beëindig je beurt”.' },
      },
    },
    {
      say: {
        en: '{d} was the Warlord. Had you named it right, all five gold came to you the moment the Warlord was called. If not, you got whatever your victim had.',
        nl: '{d} was de Condottiere. Had je die genoemd, dan kwam alle vijf goud bij jou zodra de Condottiere werd geroepen. Zo niet, dan kreeg je wat je slachtoffer had.',
      },
      clauses: ['CIT-10.4'],
      point: ['seat:d', 'character:warlord'],
    },
  ],
  learnt: {
    en: 'A theft takes all gold of one character when it is called. Gold you spend cannot be stolen.',
    nl: 'Een diefstal neemt al het goud van één karakter zodra dat geroepen wordt. Goud dat je uitgeeft, kan niemand stelen.',
  },
};

export const magic: Lesson = {
  ...TABLE,
  ...SCRIPTS.magic,
  id: 'magic',
  title: { en: 'The Magician', nl: 'De Magiër' },
  minutes: 1,
  steps: [
    {
      say: {
        en: 'You are the Magician with one card in hand. You may swap your whole hand with another player, or discard cards and draw as many. {b} holds six cards.',
        nl: 'Je bent de Magiër en hebt één kaart in je hand. Je mag al je handkaarten met een andere speler ruilen, of kaarten afleggen en er evenveel trekken. {b} heeft zes kaarten.',
      },
      clauses: ['CIT-11.1', 'CIT-11.4'],
      point: ['verb:swap-hands', 'seat:b'],
      task: {
        moves: ['swap b'],
        wrong: [
          {
            moves: ['swap *'],
            say: { en: 'Few cards for one. {b} has six.', nl: 'Weinig kaarten voor die ene. {b} heeft er zes.' },
          },
          {
            moves: ['redraw *'],
            say: {
              en: 'One new card for an old one. A swap brings five more.',
              nl: 'Eén nieuwe kaart voor een oude. Ruilen levert er vijf extra op.',
            },
          },
          {
            moves: ['take gold', 'draw cards'],
            say: { en: 'That, too, but let us see the magic first.', nl: 'Dat ook, maar eerst de toverkunst.' },
          },
        ],
        otherwise: { en: 'Swap hands with {b}.', nl: 'Ruil je handkaarten met {b}.' },
        hint: { en: 'Press “Swap hands”, then touch {b}.', nl: 'Kies “Ruil handkaarten” en tik dan op {b}.' },
        well: { en: 'Six cards for one.', nl: 'Zes kaarten voor één.' },
      },
    },
    {
      say: { en: 'What a hand. Take gold, and you have six.', nl: 'Wat een hand. Neem goud, dan heb je er zes.' },
      point: ['verb:take-gold'],
      task: {
        moves: ['take gold'],
        wrong: [{ moves: ['draw cards'], say: { en: 'Cards are no longer what you lack.', nl: 'Aan kaarten heb je geen gebrek meer.' } }],
        otherwise: { en: 'Take gold.', nl: 'Neem goud.' },
        hint: { en: 'Press “Take gold”.', nl: 'Kies “Neem goud”.' },
      },
    },
    {
      say: { en: 'Six gold: which card is worth more than it costs?', nl: 'Zes goud: welke kaart is meer waard dan ze kost?' },
      clauses: ['CIT-17.9'],
      point: ['hand:dragon-gate', 'hand:fortress'],
      task: {
        moves: ['build dragon-gate'],
        wrong: [
          {
            moves: ['build *'],
            say: {
              en: 'Sound, but look at the points: one of your cards gives two more than it costs.',
              nl: 'Degelijk, maar let op de punten: een van je kaarten geeft er twee meer dan ze kost.',
            },
          },
        ],
        otherwise: { en: 'Build first.', nl: 'Bouw eerst.' },
        hint: { en: 'The Dragon Gate costs six and is worth eight.', nl: 'De Drakenpoort kost zes en is acht punten waard.' },
        well: { en: 'Eight points.', nl: 'Acht punten.' },
      },
    },
  ],
  learnt: {
    en: 'Few cards and a Magician: then the fullest hand at the table is yours.',
    nl: 'Weinig kaarten en de Magiër: dan is de volste hand aan tafel van jou.',
  },
};

export const crown: Lesson = {
  ...TABLE,
  ...SCRIPTS.crown,
  id: 'crown',
  title: { en: 'King and crown', nl: 'Koning en kroon' },
  minutes: 2,
  steps: [
    {
      say: {
        en: 'You were called as the King, and the crown came to you at once. From now on you call the characters, and you choose first in the next round.',
        nl: 'Je bent als Koning geroepen, en de kroon kwam meteen naar jou. Vanaf nu roep jij de karakters af, en in de volgende ronde kies jij als eerste.',
      },
      clauses: ['CIT-12.1', 'CIT-12.2'],
      point: ['seat:a', 'character:king'],
    },
    {
      say: {
        en: 'The King earns for yellow: Castle and Manor pay you.',
        nl: 'De Koning verdient aan geel: het Kasteel en het Landgoed betalen je.',
      },
      clauses: ['CIT-8.1'],
      point: ['verb:take-income', 'city:a:castle', 'city:a:manor'],
      task: {
        moves: ['take income'],
        wrong: [
          {
            moves: ['take gold'],
            say: {
              en: 'Possible as well. Here: first the income, so that you do not forget it.',
              nl: 'Dat kan ook. Hier eerst het inkomen, zodat je het niet vergeet.',
            },
          },
        ],
        otherwise: { en: 'Collect your income first.', nl: 'Haal eerst je inkomen op.' },
        hint: { en: 'Press “Take income”.', nl: 'Kies “Neem inkomen”.' },
        well: { en: 'Two gold.', nl: 'Twee goud.' },
      },
    },
    {
      say: { en: 'All your cards cost five. How do you get there?', nl: 'Al je kaarten kosten vijf. Hoe kom je daar?' },
      point: ['verb:take-gold'],
      task: {
        moves: ['take gold'],
        wrong: [
          {
            moves: ['draw cards'],
            say: { en: 'Then nothing is built this turn: you have three gold.', nl: 'Dan bouw je deze beurt niets: je hebt drie goud.' },
          },
        ],
        otherwise: { en: 'Take gold.', nl: 'Neem goud.' },
        hint: { en: 'Three and two make five.', nl: 'Drie en twee is vijf.' },
      },
    },
    {
      say: {
        en: 'You have yellow, blue and green. All five colours are worth three points at the end. Build a colour that you lack.',
        nl: 'Je hebt geel, blauw en groen. Alle vijf kleuren leveren aan het einde drie punten op. Bouw een kleur die je nog niet hebt.',
      },
      clauses: ['CIT-19.2'],
      point: ['hand:fortress', 'hand:graveyard', 'hand:laboratory'],
      task: {
        moves: ['build fortress', 'build graveyard', 'build laboratory'],
        wrong: [
          {
            moves: ['build palace'],
            say: {
              en: 'Good for the next King, but yellow you have. A new colour counts towards the bonus.',
              nl: 'Goed voor een volgende Koning, maar geel heb je al. Een nieuwe kleur telt mee voor de bonus.',
            },
          },
        ],
        otherwise: { en: 'Build a new colour.', nl: 'Bouw een nieuwe kleur.' },
        hint: {
          en: 'Red or purple: the Fortress, the Graveyard or the Laboratory.',
          nl: 'Rood of paars: de Burcht, het Kerkhof of het Laboratorium.',
        },
        well: { en: 'A fourth colour.', nl: 'Een vierde kleur.' },
      },
    },
    {
      say: { en: 'End your turn.', nl: 'Beëindig je beurt.' },
      point: ['verb:end-turn'],
      task: {
        moves: ['end turn'],
        otherwise: { en: 'End your turn.', nl: 'Beëindig je beurt.' },
        hint: { en: 'Press “End your turn”.', nl: 'Kies “Beëindig je beurt”.' },
      },
    },
    {
      say: {
        en: 'A new round, and you choose first: from five characters instead of two. That is what the crown is worth.',
        nl: 'Een nieuwe ronde, en jij kiest als eerste: uit vijf karakters in plaats van twee. Dat is de waarde van de kroon.',
      },
      clauses: ['CIT-2.2', 'CIT-12.2'],
      point: ['seat:a'],
    },
  ],
  learnt: {
    en: 'The King brings the crown, and the crown the first choice. Yellow districts pay for it.',
    nl: 'De Koning brengt de kroon, en de kroon de eerste keus. Gele gebouwen betalen mee.',
  },
};

export const architect: Lesson = {
  ...TABLE,
  ...SCRIPTS.architect,
  id: 'architect',
  title: { en: 'The Architect', nl: 'De Bouwmeester' },
  minutes: 2,
  steps: [
    {
      say: {
        en: 'The Architect draws two extra cards and may build three districts in one turn. You have six gold. Draw first, to see what you can build.',
        nl: 'De Bouwmeester trekt twee extra kaarten en mag in één beurt drie gebouwen bouwen. Je hebt zes goud. Trek eerst, dan zie je wat je kunt bouwen.',
      },
      clauses: ['CIT-15.1', 'CIT-15.2'],
      point: ['verb:architect-draw'],
      task: {
        moves: ['architect draw'],
        wrong: [
          {
            moves: ['draw cards'],
            say: {
              en: 'That would be your choice of the turn. The Architect’s cards come on top of it.',
              nl: 'Dat is de keuze van je beurt. De kaarten van de Bouwmeester krijg je daar bovenop.',
            },
          },
          { moves: ['take gold'], say: { en: 'That, too, but look at the cards first.', nl: 'Dat ook, maar bekijk eerst je kaarten.' } },
        ],
        otherwise: { en: 'Draw the two extra cards.', nl: 'Trek de twee extra kaarten.' },
        hint: { en: 'Press “Draw 2 extra cards”.', nl: 'Kies “Trek 2 extra kaarten”.' },
        well: { en: 'Market and Monastery.', nl: 'Een Markt en een Klooster.' },
      },
    },
    {
      say: { en: 'Four cards you can pay. Now for the gold.', nl: 'Vier betaalbare kaarten. Nu het goud.' },
      clauses: ['CIT-5.3'],
      point: ['verb:take-gold'],
      task: {
        moves: ['take gold'],
        wrong: [
          {
            moves: ['draw cards'],
            say: { en: 'Three districts need gold, not cards.', nl: 'Voor drie gebouwen heb je goud nodig, geen kaarten.' },
          },
        ],
        otherwise: { en: 'Take gold.', nl: 'Neem goud.' },
        hint: { en: 'Press “Take gold”.', nl: 'Kies “Neem goud”.' },
      },
    },
    {
      say: {
        en: 'Eight gold, three districts: which three cost exactly eight? Build the first of them.',
        nl: 'Acht goud, drie gebouwen: welke drie kosten samen precies acht? Bouw het eerste.',
      },
      clauses: ['CIT-15.2'],
      point: ['hand:monastery', 'hand:battlefield', 'hand:market', 'hand:temple'],
      task: {
        moves: ['build monastery', 'build battlefield', 'build market'],
        wrong: [
          {
            moves: ['build temple'],
            say: {
              en: 'With the Temple you spend seven gold at most. 3 + 3 + 2 makes eight.',
              nl: 'Met de Tempel geef je hooguit zeven goud uit. 3 + 3 + 2 is acht.',
            },
          },
          { moves: ['end turn'], say: { en: 'Three districts are waiting.', nl: 'Er wachten drie gebouwen.' } },
        ],
        otherwise: { en: 'Build one of the three.', nl: 'Bouw een van de drie.' },
        hint: { en: 'Monastery, Battlefield and Market: 3 + 3 + 2.', nl: 'Klooster, Toernooiveld en Markt: 3 + 3 + 2.' },
        well: { en: 'One.', nl: 'Eén.' },
      },
    },
    {
      say: { en: 'The second.', nl: 'Het tweede.' },
      point: ['hand:battlefield', 'hand:market'],
      task: {
        moves: ['build battlefield', 'build monastery', 'build market'],
        wrong: [
          {
            moves: ['build temple'],
            say: { en: 'Leave the Temple; the others add up to eight.', nl: 'Laat de Tempel liggen; de andere zijn samen acht.' },
          },
        ],
        otherwise: { en: 'You may still build.', nl: 'Je mag nog bouwen.' },
        hint: { en: 'Monastery, Battlefield and Market.', nl: 'Klooster, Toernooiveld en Markt.' },
        well: { en: 'Two.', nl: 'Twee.' },
      },
    },
    {
      say: { en: 'And the third.', nl: 'En het derde.' },
      point: ['hand:market'],
      task: {
        moves: ['build market', 'build battlefield', 'build monastery'],
        wrong: [
          { moves: ['build temple'], say: { en: 'Almost: one more pays better.', nl: 'Bijna: er is er nog een die meer oplevert.' } },
        ],
        otherwise: { en: 'One more.', nl: 'Nog één.' },
        hint: { en: 'It uses up your gold exactly.', nl: 'Het maakt je goud precies op.' },
        well: { en: 'Three districts and eight points in one turn.', nl: 'Drie gebouwen en acht punten in één beurt.' },
      },
    },
  ],
  learnt: {
    en: 'Save gold and cards for a round as the Architect: nobody builds faster.',
    nl: 'Spaar goud en kaarten voor een ronde als Bouwmeester: niemand bouwt sneller.',
  },
};

export const warlord: Lesson = {
  ...TABLE,
  ...SCRIPTS.warlord,
  id: 'warlord',
  title: { en: 'Warlord and Bishop', nl: 'Condottiere en Prediker' },
  minutes: 2,
  steps: [
    {
      say: {
        en: 'The Warlord plays last and may destroy one district of another player. He pays one gold less than it cost, so districts of price 1 are free.',
        nl: 'De Condottiere speelt als laatste en mag één gebouw van een andere speler verwijderen. Hij betaalt één goud minder dan het kostte; gebouwen van prijs 1 zijn dus gratis.',
      },
      clauses: ['CIT-16.1', 'CIT-16.2'],
      point: ['character:warlord'],
    },
    {
      say: {
        en: '{d} is the Bishop: the whole city of {d} is safe this round. Keeps and full cities are safe, too.',
        nl: '{d} is de Prediker: de hele stad van {d} is deze ronde veilig. Kerkers en volle steden zijn dat ook.',
      },
      clauses: ['CIT-13.1', 'CIT-16.4', 'CIT-16.6', 'CIT-17.2'],
      point: ['seat:d', 'character:bishop'],
    },
    {
      say: {
        en: '{c} is nearest to the end: six districts. Take one away, and spend nothing.',
        nl: '{c} is het dichtst bij het einde: zes gebouwen. Haal er een weg zonder iets uit te geven.',
      },
      clauses: ['CIT-16.2'],
      point: ['seat:c', 'city:c:tavern'],
      task: {
        moves: ['destroy c tavern'],
        wrong: [
          {
            moves: ['destroy c *'],
            say: {
              en: 'The right city, but that costs gold. One kind of district is free.',
              nl: 'De goede stad, maar dat kost goud. Eén soort gebouw is gratis.',
            },
          },
          {
            moves: ['destroy b *'],
            say: {
              en: '{b} has four districts. {c} is the one who may finish soon.',
              nl: '{b} heeft vier gebouwen. {c} kan binnenkort klaar zijn.',
            },
          },
          {
            moves: ['take gold', 'draw cards', 'take income'],
            say: { en: 'That comes next. First the blow.', nl: 'Dat komt zo. Eerst de slag.' },
          },
        ],
        otherwise: { en: 'Destroy something cheap of {c}.', nl: 'Verwijder iets goedkoops van {c}.' },
        hint: { en: 'Touch a Tavern in the city of {c}.', nl: 'Tik op een Taveerne in de stad van {c}.' },
        well: {
          en: '{c} is a step further from the end. And see: {b} owns a Graveyard and took the Tavern for one gold.',
          nl: '{c} is een stap verder van het einde. En kijk: {b} heeft een Kerkhof en nam de Taveerne voor één goud.',
        },
      },
    },
    {
      say: {
        en: 'The Graveyard is one of the purple districts. The Warlord’s turn is otherwise like any other: your Watchtower is red and pays you one gold.',
        nl: 'Het Kerkhof is een van de paarse gebouwen. Verder is de beurt van de Condottiere als elke andere: je Wachttoren is rood en betaalt je één goud.',
      },
      clauses: ['CIT-17.3', 'CIT-8.1'],
      point: ['verb:take-income', 'city:a:watchtower', 'city:b:graveyard'],
      task: {
        moves: ['take income'],
        wrong: [
          {
            moves: ['take gold', 'draw cards'],
            say: { en: 'First your red income, lest you forget it.', nl: 'Eerst je rode inkomen, anders vergeet je het.' },
          },
        ],
        otherwise: { en: 'Collect your income.', nl: 'Haal je inkomen op.' },
        hint: { en: 'Press “Take income”.', nl: 'Kies “Neem inkomen”.' },
      },
    },
  ],
  learnt: {
    en: 'The Warlord breaks the cheap ones. Be the Bishop, build dear, or build a Keep.',
    nl: 'De Condottiere breekt wat goedkoop is. Wees Prediker, bouw duur, of bouw een Kerker.',
  },
};
