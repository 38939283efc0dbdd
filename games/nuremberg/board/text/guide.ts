import type { Catalogue } from '@belfry/kernel';
import { ENTRY_PRESTIGE, HAND_LIMIT, PROTECTED_PRESTIGE, START_GOLD, TARGET_POINTS } from '../../src/data/amounts.ts';
import { LAST_SPACE, TIMELINE } from '../../src/data/timeline.ts';
import { BASE_RATIO } from '../../src/data/trade.ts';

const first = TIMELINE[0].year;
const last = TIMELINE[LAST_SPACE]?.year;

/** What the guide of Settlers of Nuremberg says besides the words of the game and its board. */
export const guideEn = {
  'guide.aim.1':
    'Villages along five trade roads gather wood, wool, grain, brick and ore. In the city craft houses make goods dearer, and gold builds the city wall.',
  'guide.aim.2':
    'The roads are shared: whoever has most toll stations on one holds its right, and earns from the villages and sales of the others.',
  'guide.aim.3': `Whoever has ${TARGET_POINTS} points in the own turn wins at once. Otherwise the game ends in the year ${last}, and most points win.`,

  'guide.turn.event': 'Turn an event card',
  'guide.turn.event.text': 'Every hex with its number gives one card to each village beside it, whoever owns it. Then its event happens.',
  'guide.turn.robber': 'The robber knight',
  'guide.turn.robber.text': `His cards bring no yield. Whoever has more than ${HAND_LIMIT} cards hands in half; then you move him, and may steal one card.`,
  'guide.turn.trade': 'Trade',
  'guide.turn.trade.text': `Bargain with the others, and swap with the bank: ${BASE_RATIO} equal cards or ${BASE_RATIO} gold for 1, fewer with a house at the market.`,
  'guide.turn.build': 'Build',
  'guide.turn.build.text': 'Stations and villages on the roads; craft houses, walls and towers in the city. As often as you can pay.',
  'guide.turn.sell': 'Make and sell goods',
  'guide.turn.sell.text':
    'They bring gold, twice as much with a craft house beside their workshop. The toll goes to the holder of the road.',
  'guide.end.text': `At once, when the active player has ${TARGET_POINTS} points, or when time reaches ${last}.`,

  'guide.setup.map':
    'The region with its five roads. With the beginner set-up everybody has two villages and two toll stations, and the first cards.',
  'guide.setup.city': 'The city: twelve sites for craft houses, and the ring where the wall will grow.',
  'guide.setup.time': `The years from ${first} to ${last}. Red ones shuffle all event cards.`,
  'guide.setup.council': 'The council: three seats, still vacant. With three players two of them.',
  'guide.setup.prices': `What can be built, with its price; below it the goods and the bank. Everybody starts with ${START_GOLD} gold.`,

  'guide.score.each': '{points} each',
  'guide.score.council': '{points}, by rank',
  'guide.score.none': 'Cards, gold, prestige',
  'guide.score.none.text': 'nothing',
  'guide.score.tie': 'Tie',
  'guide.score.tie.text': 'the higher council card, then prestige, then gold',

  'guide.sign.number': 'Number on a hex',
  'guide.sign.number.text': 'Which event cards bring it. The fuller its ring, the more cards bear it: most 6 and 8, fewest 2 and 12.',
  'guide.sign.prestige.text': `From walls and towers. ${ENTRY_PRESTIGE} open a seat in the council, ${PROTECTED_PRESTIGE} keep it for good.`,
  'guide.sign.right': 'Road right',

  'guide.shelf.pieces': 'What can be built',
  'guide.shelf.goods': 'Goods',
  'guide.shelf.sites': 'Sites in the city',
  'guide.shelf.events': 'Event cards',
  'guide.shelf.council': 'Council cards',
  'guide.filter.tile': 'Beside',
  'guide.filter.event': 'Event',
  'guide.piece': 'Costs {cost}. {text} {number, plural, =0 {} other {# for each player.}}',
  'guide.good.doubled': 'With a craft house beside it {price} gold.',
  'guide.site': 'Site {place}',
  'guide.event': '{number}: {name}',
  'guide.event.none': '{name}, without a number',
};

export const guideNl: Catalogue<keyof typeof guideEn> = {
  'guide.aim.1':
    'Dorpen langs vijf handelswegen verzamelen hout, wol, graan, klei en erts. In de stad maken ambachtshuizen producten duurder, en goud bouwt de stadsmuur.',
  'guide.aim.2':
    'De wegen zijn van allen: wie langs een weg de meeste tolstations heeft, bezit het recht en verdient aan de dorpen en verkopen van de anderen.',
  'guide.aim.3': `Wie in de eigen beurt ${TARGET_POINTS} punten heeft wint meteen. Anders eindigt het spel in het jaar ${last}, en winnen de meeste punten.`,

  'guide.turn.event': 'Draai een gebeurtenis om',
  'guide.turn.event.text': 'Elk veld met haar getal geeft een kaart aan elk dorp ernaast, van wie het ook is. Dan volgt haar gebeurtenis.',
  'guide.turn.robber': 'De roofridder',
  'guide.turn.robber.text': `Zijn kaarten brengen niets op. Wie meer dan ${HAND_LIMIT} kaarten heeft levert de helft in; dan verzet je hem, en mag je één kaart stelen.`,
  'guide.turn.trade': 'Handel',
  'guide.turn.trade.text': `Onderhandel met de anderen, en ruil met de bank: ${BASE_RATIO} gelijke kaarten of ${BASE_RATIO} goud voor 1, minder met een huis aan de markt.`,
  'guide.turn.build': 'Bouw',
  'guide.turn.build.text': 'Stations en dorpen langs de wegen; ambachtshuizen, muren en torens in de stad. Zo vaak als je kunt betalen.',
  'guide.turn.sell': 'Maak en verkoop producten',
  'guide.turn.sell.text':
    'Ze brengen goud op, dubbel zoveel met een ambachtshuis naast hun werkplaats. De tol gaat naar wie het recht van de weg heeft.',
  'guide.end.text': `Meteen, als de speler aan de beurt ${TARGET_POINTS} punten heeft, of als de tijd ${last} bereikt.`,

  'guide.setup.map':
    'De streek met haar vijf wegen. Bij de opzet voor beginners heeft ieder twee dorpen en twee tolstations, en de eerste kaarten.',
  'guide.setup.city': 'De stad: twaalf plaatsen voor ambachtshuizen, en de ring waar de muur zal groeien.',
  'guide.setup.time': `De jaren van ${first} tot ${last}. In rode jaren worden alle gebeurtenissen geschud.`,
  'guide.setup.council': 'De raad: drie zetels, nog vrij. Met drie spelers zijn het er twee.',
  'guide.setup.prices': `Wat gebouwd kan worden, met de prijs; eronder de producten en de bank. Iedereen begint met ${START_GOLD} goud.`,

  'guide.score.each': 'elk {points}',
  'guide.score.council': '{points}, naar rang',
  'guide.score.none': 'Kaarten, goud, prestige',
  'guide.score.none.text': 'niets',
  'guide.score.tie': 'Gelijke stand',
  'guide.score.tie.text': 'de hogere raadskaart, dan prestige, dan goud',

  'guide.sign.number': 'Getal op een veld',
  'guide.sign.number.text':
    'Bij welke gebeurtenissen het geeft. Hoe voller de ring, hoe meer kaarten het dragen: de meeste 6 en 8, de minste 2 en 12.',
  'guide.sign.prestige.text': `Van muren en torens. ${ENTRY_PRESTIGE} openen een zetel in de raad, met ${PROTECTED_PRESTIGE} houd je hem voorgoed.`,
  'guide.sign.right': 'Wegenrecht',

  'guide.shelf.pieces': 'Wat je kunt bouwen',
  'guide.shelf.goods': 'Producten',
  'guide.shelf.sites': 'Plaatsen in de stad',
  'guide.shelf.events': 'Gebeurtenissen',
  'guide.shelf.council': 'Raadskaarten',
  'guide.filter.tile': 'Naast',
  'guide.filter.event': 'Gebeurtenis',
  'guide.piece': 'Kost {cost}. {text} {number, plural, =0 {} other {# voor elke speler.}}',
  'guide.good.doubled': 'Met een ambachtshuis ernaast {price} goud.',
  'guide.site': 'Plaats {place}',
  'guide.event': '{number}: {name}',
  'guide.event.none': '{name}, zonder getal',
};
