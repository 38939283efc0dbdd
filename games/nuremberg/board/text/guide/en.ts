import { ENTRY_PRESTIGE, HAND_LIMIT, PROTECTED_PRESTIGE, START_GOLD, TARGET_POINTS } from '../../../src/data/amounts.ts';
import { SITES } from '../../../src/data/city.ts';
import { TEXT_NUMBERS } from '../../../src/data/text-numbers.ts';
import { LAST_SPACE, TIMELINE } from '../../../src/data/timeline.ts';
import { BASE_RATIO } from '../../../src/data/trade.ts';

const first = TIMELINE[0].year;
const last = TIMELINE[LAST_SPACE]?.year;

/** What the guide of Settlers of Nuremberg says besides the words of the game and its board. */
export const en = {
  'guide.aim.1': `Villages along ${TEXT_NUMBERS.roads} trade roads bring in wood, wool, grain, brick and ore. In the city, craft houses double the price of goods, and gold and brick build the wall.`,
  'guide.aim.2':
    'The roads are shared: the player with the most toll stations on one holds its right, and earns toll from the villages and sales of the others.',
  'guide.aim.3': `A player with ${TARGET_POINTS} points on their own turn wins at once. Otherwise the game ends in the year ${last}, and the most points win.`,

  'guide.turn.event': 'Draw an event card',
  'guide.turn.event.text':
    'Every hex with its number gives one card to each village beside it, on every player’s turn. Then its event happens.',
  'guide.turn.robber': 'The robber knight',
  'guide.turn.robber.text': `His cards bring no yield. Players with more than ${HAND_LIMIT} cards discard half; then you move him, and may steal one card.`,
  'guide.turn.trade': 'Trade',
  'guide.turn.trade.text': `Trade with the other players, and with the bank: ${BASE_RATIO} cards of one kind or ${BASE_RATIO} gold for 1, fewer with a craft house at the market.`,
  'guide.turn.build': 'Build',
  'guide.turn.build.text': 'Stations and villages on the roads; craft houses, walls and towers in the city. As often as you can pay.',
  'guide.turn.sell': 'Make and sell goods',
  'guide.turn.sell.text':
    'They bring gold, twice as much with a craft house beside their tile. The toll goes to the holder of the road right.',
  'guide.end.text': `At once, when the active player has ${TARGET_POINTS} points, or when the time line reaches ${last}.`,

  'guide.setup.map': `The region with its ${TEXT_NUMBERS.roads} roads. With the beginner set-up each player has ${TEXT_NUMBERS.startVillages} villages and ${TEXT_NUMBERS.startStations} toll stations, and the first cards.`,
  'guide.setup.city': `The city: ${SITES.length} sites for craft houses, and the ring where the wall will grow.`,
  'guide.setup.time': `The years from ${first} to ${last}. In red years all event cards are shuffled.`,
  'guide.setup.council': `The council: ${TEXT_NUMBERS.seats} seats, still vacant. With ${TEXT_NUMBERS.fewPlayers} players there are ${TEXT_NUMBERS.fewSeats}.`,
  'guide.setup.prices': `What you can build, with its price; below it the goods and the bank. Each player starts with ${START_GOLD} gold.`,

  'guide.score.each': '{points} each',
  'guide.score.council': '{points}, by rank',
  'guide.score.none': 'Cards, gold, prestige',
  'guide.score.none.text': 'nothing',
  'guide.score.tie': 'Tie',
  'guide.score.tie.text': 'the higher council card, then prestige, then gold',

  'guide.sign.number': 'Number on a hex',
  'guide.sign.number.text': `Which event cards bring it. The fuller its ring, the more cards have it: ${TEXT_NUMBERS.often[0]} and ${TEXT_NUMBERS.often[1]} the most, ${TEXT_NUMBERS.seldom[0]} and ${TEXT_NUMBERS.seldom[1]} the fewest.`,
  'guide.sign.prestige.text': `From walls and towers. With ${ENTRY_PRESTIGE} you take a vacant council seat, with ${PROTECTED_PRESTIGE} you keep your seat for good.`,
  'guide.sign.right': 'Road right',

  'guide.section.pieces': 'What you can build',
  'guide.section.goods': 'Goods',
  'guide.section.sites': 'Sites in the city',
  'guide.section.events': 'Event cards',
  'guide.section.council': 'Council cards',
  'guide.filter.tile': 'Beside',
  'guide.filter.event': 'Event',
  'guide.piece': 'Costs {cost}. {text} {number, plural, =0 {} other {# for each player.}}',
  'guide.good.doubled': 'With a craft house beside it {price} gold.',
  'guide.site': 'Site {place}',
  'guide.event': '{number}: {name}',
  'guide.event.none': '{name}, without a number',
} as const;
