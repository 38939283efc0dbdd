import { ASK_RECLAIM } from '../../src/data/powers.ts';

export const AHEAD = `ahead.${ASK_RECLAIM}` as const;
export const AHEAD_ON = `${AHEAD}.on` as const;

/** Words that stand on the board of Citadels only. */
export const en = {
  'verb.choose': 'Take',
  'verb.hide': 'Place face down',
  'verb.take-gold': 'Take gold',
  'verb.draw-cards': 'Draw cards',
  'verb.take-income': 'Take income',
  'verb.build': 'Build a district',
  'verb.murder': 'Murder a character',
  'verb.steal': 'Rob a character',
  'verb.swap-hands': 'Swap hands',
  'verb.redraw': 'Discard and redraw',
  'verb.architect-draw': 'Draw 2 extra cards',
  'verb.destroy': 'Destroy a district',
  'verb.end-turn': 'End your turn',

  'asks.resource': 'Take gold or draw cards.',
  'asks.build': 'Build a district, or end your turn.',
  'asks.rest': 'Use your remaining options, or end your turn.',
  'asks.end': 'You have nothing left to do: end your turn.',
  'next.character': 'which one?',
  'next.hand': 'which one?',
  'next.verb.redraw': 'which cards?',
  'next.verb.swap-hands': 'with whom?',
  'next.looked': 'which cards?',
  'next.city': 'which one?',

  'fact.points': 'points',
  'fact.gold': 'gold',
  'fact.cards': 'cards in hand',
  'fact.districts': 'districts',
  'badge.crown': 'crown holder',

  'card.kind': '{family} · {colour} · {points, plural, one {# point} other {# points}}',
  'card.label': '{name}, {cost} gold, {family}',

  'stage.choose': '{count, plural, one {# character} other {# characters}} to choose from',
  'stage.out': 'Out of this round: {characters}',
  'stage.pool': 'Characters to choose from',
  'stage.looked': 'Cards you have drawn',
  'stage.reclaim': 'The destroyed district',
  'stage.hidden': 'A face-down character',
  'stage.first-hidden': 'Face down: {character}',

  'balcony.title': 'The eight characters, in the order they are called',
  'balcony.waiting': 'not called yet',
  'balcony.current': 'plays now',
  'balcony.shown': 'has played',
  'balcony.silent': 'called, nobody answered',
  'balcony.out': 'out of this round',
  'balcony.murdered': 'murdered',
  'balcony.robbed': 'to be robbed',
  'balcony.by': 'held by {seat}',

  'pile.draw': 'Draw pile, {count, plural, one {# card} other {# cards}}',
  'pile.discard': 'Discard pile, {count, plural, one {# card} other {# cards}}',
  'pile.bank': 'The bank',

  'city.title': '{seat}’s city',
  'city.district': '{district}, in {seat}’s city',
  'city.points': '{points, plural, one {# point} other {# points}}',

  [AHEAD]: 'Decline destroyed districts until my next move',
  [AHEAD_ON]: 'Destroyed districts are declined for you until your next move.',
  'city.face-down': '{count, plural, one {# face-down character} other {# face-down characters}}',
  'close.roles': 'Taken in secret. A character is turned up when it is called; one that was murdered stays face down.',
  'hand.title': 'Your hand',
  'hand.empty': 'No cards in hand.',
  'hand.you-are': 'You are the {character}',

  'fact.points.text':
    'The points of the districts in the city now. At the end, all five colours score 3, and a completed city 4 or 2; the most points win.',
  'fact.gold.text': 'Pays for districts. Everyone can see it, and the Thief can take all of it. At the end it only breaks ties.',
  'fact.cards.text': 'Districts not yet built, seen only by their owner. The Magician may swap hands.',
  'fact.districts.text': 'A completed city makes this the last round, and the Warlord cannot destroy anything in it.',

  'close.pile':
    'Instead of taking 2 gold you may draw the top 2 cards here and keep 1; some purple districts show or keep more. When the pile runs out, the discard pile is shuffled.',
  'close.discard': 'Discarded and destroyed districts lie here face down.',
  'close.bank': 'You take gold from here, and pay the cost of what you build here.',
  'close.bank.now': '{count} gold is left in it.',
  'close.role.out': 'It is face up and out of this round: nobody has it, and naming it has no effect.',
  'close.role.waiting': 'Not called yet. If a player took it, it is revealed when its number is called.',
  'close.role.current': 'It has the turn now.',
  'close.role.shown': 'It has played this round.',
  'close.role.silent': 'It was called and nobody answered: nobody took it, or it was murdered.',
  'close.role.murdered': 'The Assassin named it: its player does not answer the call and has no turn with it.',
  'close.role.robbed': 'The Thief named it: when it is called and revealed, the Thief takes all its player’s gold.',
  'close.role.by': 'Held by {seat}.',
  'close.destroy': 'The Warlord pays {cost} gold to destroy it.',
  'close.destroy.free': 'The Warlord can destroy it for free.',
  'close.destroy.never': 'The Warlord can never destroy it.',
  'close.destroy.full': 'This city is completed: the Warlord cannot destroy anything here.',
  'close.city.title': '{seat}’s city',
  'close.city':
    'Each player builds towards {goal} districts: one per turn, the Architect up to three. The first completed city scores 4 points, every other completed city 2.',
  'close.city.now': '{count} of {goal} built, worth {points, plural, one {# point} other {# points}} now.',
  'close.city.colours': 'Colours: {colours}. All five are worth 3 points.',
  'close.lot.title': 'An empty space',
  'close.lot': 'Space for one more district. The city is completed with {goal}.',
  'close.crown.title': 'The crown',
  'close.crown': 'The crown holder takes a character first and calls the characters. The player who reveals the King takes the crown.',
  'close.draft': 'Each player in turn takes one in secret and hands the others on. Then all eight characters are called from 1 to 8.',
  'close.out': 'They are face up and out of this round: nobody can take them, and naming one has no effect.',
  'close.hidden':
    'Placed face down before the draft; only the first player has seen it. With seven players the last player may still take it.',
  'close.secret': 'Your character this round. The others learn it when it is called.',
  'close.hand':
    'Districts you can build for their cost: one per turn, as the Architect up to three. To get more, draw cards instead of taking gold.',

  'together.unanswered': 'Called, and nobody answers: {items}.',
  'together.drafted': 'Characters taken in secret: {items}.',

  'remark.faced-up': 'Face-up characters are out of this round. Any other character that you do not hold may belong to another player.',
  'remark.victim':
    'The player with the murdered character does not answer when it is called, and has no turn with it. When nobody answers, the murdered character may be held all the same.',
  'remark.mark':
    'When that character is revealed, the Thief takes all the gold its player has at that moment. Gold taken later in the turn is safe.',
  'remark.murdered': 'Your character was murdered and had no turn. Your gold, cards and city are untouched.',
  'remark.robbed': 'Your gold went to the Thief before your turn began. Gold you take now is yours, and gold you spend cannot be stolen.',
  'remark.loot': 'Your victim’s gold is yours now. You can spend it on your next turn.',
  'remark.income':
    'Your character takes 1 gold for each district of its colour in your city. Build that colour if you often take that character.',
  'remark.extra-gold': 'The Merchant takes 1 extra gold automatically at the start of the turn.',
  'remark.crown.own': 'With the crown you choose first in the next draft.',
  'remark.crown.other': 'The crown holder chooses first in the next draft, from the largest choice.',
  'remark.swapped': 'The Magician swapped hands with you. A small hand is a less tempting target.',
  'remark.destroyed':
    'The Warlord pays 1 gold less than the district’s cost, so cheap districts are easy prey. A Bishop who was not murdered is safe from the Warlord, and so is a completed city.',
  'remark.last-round': 'A city is completed: this round is the last. Cards in hand score nothing, and gold only breaks ties.',
} as const;
