import { ENTRY_PRESTIGE, HAND_LIMIT, PROTECTED_PRESTIGE, START_GOLD, TARGET_POINTS } from '../../../src/data/amounts.ts';
import { LAST_SPACE, TIMELINE } from '../../../src/data/timeline.ts';
import { BASE_RATIO } from '../../../src/data/trade.ts';

const first = TIMELINE[0].year;
const last = TIMELINE[LAST_SPACE]?.year;

/** What the guide of Settlers of Nuremberg says besides the words of the game and its board. */
export const en = {
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
} as const;
