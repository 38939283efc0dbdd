import { ASK_RECLAIM } from '../../src/data/powers.ts';

export const AHEAD = `ahead.${ASK_RECLAIM}` as const;
export const AHEAD_ON = `${AHEAD}.on` as const;

/** Words that stand on the board of Citadels only. */
export const en = {
  'verb.choose': 'Take',
  'verb.hide': 'Lay face down',
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

  'asks.resource': 'Take gold, or look at cards.',
  'asks.build': 'Build a district, or end your turn.',
  'asks.rest': 'Use what is left to you, or end your turn.',
  'asks.end': 'Nothing is left to do: end your turn.',
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
  'badge.crown': 'wears the crown',

  'card.kind': '{family} · {colour} · {points, plural, one {# point} other {# points}}',
  'card.label': '{name}, {cost} gold, {family}',

  'stage.choose': '{count, plural, one {# character} other {# characters}} to choose from',
  'stage.out': 'Out of this round: {characters}',
  'stage.pool': 'Characters to choose from',
  'stage.looked': 'Cards you look at',
  'stage.reclaim': 'The destroyed district',
  'stage.hidden': 'A character lying face down',
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

  'city.title': 'City of {seat}',
  'city.district': '{district}, in the city of {seat}',
  'city.points': '{points, plural, one {# point} other {# points}}',

  [AHEAD]: 'Leave destroyed districts lying until I move again',
  [AHEAD_ON]: 'What is destroyed is let go for you until you move again yourself.',
  'hand.title': 'Your hand',
  'hand.empty': 'No cards in hand.',
  'hand.you-are': 'You are the {character}',

  'fact.points.text': 'The districts standing now. At the end come 3 for all five colours and 4 or 2 for a full city; most points win.',
  'fact.gold.text': 'It pays for districts, lies open to all, and counts nothing at the end. The Thief takes all of it.',
  'fact.cards.text': 'Districts still to be built, seen by their owner only. The Magician may swap them away.',
  'fact.districts.text': 'A full city ends the game with that round, and no Warlord can touch it any more.',

  'close.pile':
    'Instead of 2 gold you may look at the top 2 cards here and keep 1. It is shuffled anew from the discard pile when it runs out.',
  'close.discard': 'Cards not kept, given away or destroyed lie here face down.',
  'close.bank': 'Gold comes from here, 2 for a turn without cards, and whatever is built is paid here.',
  'close.bank.now': '{count} gold is left in it.',
  'close.role.out': 'It lies face up out of this round: nobody has it, and a blow at it hits nobody.',
  'close.role.waiting': 'Not called yet. Whoever took it in secret will show it when its number comes.',
  'close.role.current': 'It has the turn now.',
  'close.role.shown': 'It has played in this round.',
  'close.role.silent': 'It was called and nobody answered: nobody took it, or it was murdered.',
  'close.role.murdered': 'The Assassin named it: whoever holds it says nothing and has no turn.',
  'close.role.robbed': 'The Thief named it: when it is called, all its gold is taken.',
  'close.role.by': 'Held by {seat}.',
  'close.destroy': 'The Warlord pays {cost} gold to destroy it.',
  'close.destroy.free': 'The Warlord destroys it for nothing.',
  'close.destroy.never': 'The Warlord can never destroy it.',
  'close.destroy.full': 'This city is full: the Warlord cannot destroy anything here.',
  'close.city.title': 'City of {seat}',
  'close.city': 'Everybody builds towards {goal} districts, one a turn. Whoever gets there first scores 4 more, others with a full city 2.',
  'close.city.now': '{count} of {goal} built, worth {points, plural, one {# point} other {# points}} now.',
  'close.city.colours': 'Colours: {colours}. All five are worth 3 points.',
  'close.lot.title': 'A free lot',
  'close.lot': 'Room for one more district. The city is full with {goal}.',
  'close.crown.title': 'The crown',
  'close.crown': 'Its holder picks a character first and calls them. It goes to whoever plays the King.',
  'close.draft': 'Everybody in turn takes one in secret and hands the others on. Those are then called from 1 to 8.',
  'close.out': 'They lie face up out of this round: nobody can take them, and a blow at one of them hits nobody.',
  'close.hidden':
    'Laid aside face down before the draft; only the first player has seen it. At a table of seven the last player may still take it.',
  'close.secret': 'Your character of this round. The others learn it when it is called.',
  'close.hand': 'Districts you may build, one a turn, for their cost. Cards come when you look at cards instead of taking gold.',

  'together.unanswered': 'Called, and nobody answers: {items}.',
  'together.drafted': 'A character taken in secret: {items}.',

  'remark.faced-up': 'Characters that lie open are out of this round. What is neither open nor in your hands, somebody else may hold.',
  'remark.victim':
    'Whoever holds the murdered character stays silent when it is called, and has no turn. A call without an answer may be the victim.',
  'remark.mark':
    'When that character shows itself, the Thief gets all the gold its player has at that moment. What comes later in the turn is safe.',
  'remark.murdered': 'You were murdered: no turn this round, but gold, cards and city are untouched.',
  'remark.robbed': 'Your gold went to the Thief before your turn began. What you take now is yours. Gold that is spent cannot be stolen.',
  'remark.loot': 'The gold of your victim is yours, to be spent in your next turn.',
  'remark.income':
    'Your character brings one gold for every district of its colour in your city. Build that colour when you often take that character.',
  'remark.extra-gold': 'The Merchant gets one gold more, every turn and without asking.',
  'remark.crown.own': 'The crown lets you choose first in the next draft.',
  'remark.crown.other': 'Whoever wears the crown chooses first in the next draft, with all characters to pick from.',
  'remark.swapped': 'The Magician took your hand and gave you his own. Few cards in hand tempt him less.',
  'remark.destroyed':
    'The Warlord pays one gold less than a district cost, so cheap ones fall first. The Bishop is safe from him, and so is a finished city.',
  'remark.last-round': 'A city is full: this round is the last. Only what stands in your city counts now.',
} as const;
