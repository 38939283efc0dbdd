import { BUILDS, GOAL, RESOURCE, START } from '../../../src/data/amounts.ts';
import { TEXT_NUMBERS } from '../../../src/data/text-numbers.ts';

const goal = GOAL['8'];

/** What the guide of Citadels says besides the words of the game and its board. */
export const en = {
  'guide.aim.1': `Each player builds a city of ${goal} districts, or ${TEXT_NUMBERS.shortGoal} in the short game. Each round you take a character in secret: it gives you an ability, and decides when you play.`,
  'guide.aim.2': 'The Assassin and the Thief name characters, not players. So everything turns on guessing who took what.',
  'guide.aim.3': 'When the first city is completed, the round is played out. The most points win.',

  'guide.turn.draft': 'Take a character',
  'guide.turn.draft.text': `The characters go round the table. Each player keeps one in secret and hands the others on; with ${TEXT_NUMBERS.doubling[0]} or ${TEXT_NUMBERS.doubling[1]} players each player takes ${TEXT_NUMBERS.doubled}.`,
  'guide.turn.call': 'Characters are called',
  'guide.turn.call.text': `From ${TEXT_NUMBERS.firstRank} to ${TEXT_NUMBERS.lastRank}. The player with the called character reveals it and takes a turn. Nobody answers for a murdered character.`,
  'guide.turn.resource': 'Take gold or draw cards',
  'guide.turn.resource.text': `On your turn take ${RESOURCE.gold} gold, or draw ${RESOURCE.look} cards and keep ${RESOURCE.keep}.`,
  'guide.turn.build': 'Build',
  'guide.turn.build.text': `Then you may build ${BUILDS.everyone} district from your hand for its cost; the Architect up to ${BUILDS.architect}.`,
  'guide.turn.power': 'Use your ability',
  'guide.turn.power.text': `Once, at any moment of the turn. King, Bishop, Merchant and Warlord also take ${TEXT_NUMBERS.income} gold for each district of their colour.`,
  'guide.end.text': `The round in which a player builds district ${goal}, or ${TEXT_NUMBERS.shortGoal} in the short game, is the last. Cards in hand score nothing, and gold only breaks ties.`,

  'guide.setup.balcony': `The ${TEXT_NUMBERS.characters} characters, in the order they are called. Those crossed out are face up and out of this round.`,
  'guide.setup.pile': 'The draw pile of districts. The discard pile beside it is face down.',
  'guide.setup.city': `Each player’s city: space for ${goal} districts, and nothing built yet.`,
  'guide.setup.crown':
    'The crown, given by lot unless your options say otherwise: the crown holder takes a character first and calls the characters.',
  'guide.setup.start': `Each player starts with ${START.gold} gold and ${START.handCards} district cards in hand.`,

  'guide.score.districts': 'the points of each; {districts} {points}',
  'guide.score.tie': 'Tie',
  'guide.score.tie.text': 'more points from districts, then more gold',

  'guide.sign.rank': 'Rank',
  'guide.sign.rank.text': `The number of a character: they are called from ${TEXT_NUMBERS.firstRank} to ${TEXT_NUMBERS.lastRank}.`,
  'guide.sign.cost': 'Cost',
  'guide.sign.cost.text': `What a district costs to build, in gold; the Warlord pays ${TEXT_NUMBERS.discount} less to destroy it.`,
  'guide.sign.power': 'Power',
  'guide.sign.power.text': 'A purple district with a rule of its own.',
  'guide.sign.dagger': 'Dagger',
  'guide.sign.purse': 'Purse',
  'guide.sign.colour.text': `{character} takes ${TEXT_NUMBERS.income} gold for each.`,
  'guide.sign.colour.none': 'No colour of a character, but powers of their own.',

  'guide.section.characters': 'Characters',
  'guide.section.districts': 'Districts',
  'guide.filter.colour': 'Colour',
  'guide.filter.cost': 'Cost',
  'guide.filter.gold': '{cost} gold',
  'guide.district': '{cost} gold · {kind}.',
} as const;
