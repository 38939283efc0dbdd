import { GATE, PALACE_STEP, START, TAX } from '../../../src/data/amounts.ts';
import { CARDS_PER_SIDE } from '../../../src/data/sides.ts';
import { TEXT_NUMBERS } from '../../../src/data/text-numbers.ts';

/** What the guide of Fortuna says besides the words of the game and its board. */
export const en = {
  'guide.aim.1': `All roads lead to Rome: each player has a road of ${PALACE_STEP} steps from a village to the palace, and moves along it by serving the emperor with goods, centurions and vestals.`,
  'guide.aim.2': `You play one of ${TEXT_NUMBERS.cards} action cards, then swap it for a face-up card on another side. The others can take ${TEXT_NUMBERS.open} of yours in the same way.`,
  'guide.aim.3': `When a player reaches the palace, the round is played out. Steps and class C privilege cards score, but only for players inside Rome, from step ${GATE} on.`,

  'guide.turn.action': 'Play an action card',
  'guide.turn.action.text': `Choose one of your ${CARDS_PER_SIDE} cards and perform it, if you like: harvest, sell, hire, build, marry and more.`,
  'guide.turn.swap': 'Swap it',
  'guide.turn.swap.text':
    'Put it in the place of a face-up card on another side and take that one, face down: until your next turn it is protected.',
  'guide.turn.army': 'Use the army',
  'guide.turn.army.text': 'You may give up one centurion to perform another face-up card of your own side.',
  'guide.turn.favour': 'Serve the emperor',
  'guide.turn.favour.text': `Roll all your dice and use one: you may use an open favour up to its number, and move forward. If you use none although even your lowest die reaches one, you pay ${TAX.money} money in tax, or move back a step if you have none.`,
  'guide.turn.privilege': 'Draw privilege cards',
  'guide.turn.privilege.text': `Draw one privilege card for each token on your favour and keep one, or ${TEXT_NUMBERS.keepHelped} with a Basilica and at least ${TEXT_NUMBERS.keepFrom} tokens.`,
  'guide.end.text': `The round in which a player reaches step ${PALACE_STEP} is the last. Players who are not on step ${GATE} or beyond at its end cannot win.`,

  'guide.setup.road': `The road to Rome: every pawn starts in its village, on step 0. In the palace are ${TEXT_NUMBERS.palaceCards} tokens.`,
  'guide.setup.favours': `The ${TEXT_NUMBERS.favours} favours of the emperor, all open and still without tokens.`,
  'guide.setup.side': `A side for each player with ${CARDS_PER_SIDE} action cards, dealt at random unless your options say otherwise. One of them will be turned face down.`,
  'guide.setup.province': `A province for each player: ${START.grain} grain, ${START.wine} wine, ${START.water} water, a die, a centurion, a vestal and ${START.money} money.`,
  'guide.setup.buildings': `Buildings, ${TEXT_NUMBERS.copies} of each kind, or ${TEXT_NUMBERS.fewCopies} with ${TEXT_NUMBERS.fewPlayers[0]} or ${TEXT_NUMBERS.fewPlayers[1]} players; below them the supply and the draw pile of privilege cards.`,

  'guide.score.steps': `1 each, for players on step ${GATE} or beyond`,
  'guide.score.class-c': 'Privilege cards of class C',
  'guide.score.class-c.text': 'what they say; only one card of a kind scores',
  'guide.score.outside': 'Outside Rome',
  'guide.score.outside.text': 'no points, and behind all players inside',
  'guide.score.tie': 'Tie',
  'guide.score.tie.text': 'more steps, then what is left: money, centurions, vestals',

  'guide.sign.favour': 'Number of a favour',
  'guide.sign.favour.text': 'You need a die with this number or a higher one.',
  'guide.sign.token': 'Token',
  'guide.sign.step': 'Step',
  'guide.sign.step.text': 'Move this many steps forward on the road.',
  'guide.sign.rings': 'Rings',
  'guide.sign.rings.text': `Married: you can use favour ${TEXT_NUMBERS.favour.married} and build the Palace.`,
  'guide.sign.shield': 'Shield',

  'guide.section.actions': 'Action cards',
  'guide.section.favours': 'Favours of the emperor',
  'guide.section.privileges': 'Privilege cards',
  'guide.section.buildings': 'Buildings',
  'guide.filter.class': 'Class',
  'guide.favour.name': '{number} {name}',
  'guide.privilege': 'Class {kind}. {text}',
  'guide.building': '{cost} money. {text}',
} as const;
