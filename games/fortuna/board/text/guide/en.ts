import { GATE, PALACE_STEP, START, TAX } from '../../../src/data/amounts.ts';
import { CARDS_PER_SIDE } from '../../../src/data/sides.ts';

/** What the guide of Fortuna says besides the words of the game and its board. */
export const en = {
  'guide.aim.1': `All roads lead to Rome: everybody walks ${PALACE_STEP} steps from a village to the palace, by serving the emperor with goods, soldiers and vestals.`,
  'guide.aim.2':
    'You play one of three action cards, and then swap it for an open card of another side. Two of yours can be taken by the others in the same way.',
  'guide.aim.3': `When somebody reaches the palace the round is played out. Steps and privileges count, but only for those inside Rome, from step ${GATE} on.`,

  'guide.turn.action': 'Play an action card',
  'guide.turn.action.text': `Choose one of your ${CARDS_PER_SIDE} cards and perform it, if you like: harvest, sell, hire, build, marry and more.`,
  'guide.turn.swap': 'Swap it',
  'guide.turn.swap.text': 'Lay it where an open card of another side lies and take that one, face down: until your next turn it is safe.',
  'guide.turn.army': 'Use the army',
  'guide.turn.army.text': 'You may give up one centurion to perform another open card of your own side.',
  'guide.turn.favour': 'Serve the emperor',
  'guide.turn.favour.text': `Roll all your dice and use one: you may take an open favour up to its number, and step forward. If you take none although one was open, you pay ${TAX.money} money of tax.`,
  'guide.turn.privilege': 'Draw privileges',
  'guide.turn.privilege.text': 'Tokens that lay on your favour bring as many privilege cards; you keep one.',
  'guide.end.text': `The round in which somebody reaches step ${PALACE_STEP} is the last. Whoever stands before step ${GATE} then cannot win.`,

  'guide.setup.road': 'The road to Rome: every pawn starts in its village, on step 0. On the palace lie three tokens.',
  'guide.setup.favours': 'The six favours of the emperor, all open and still without tokens.',
  'guide.setup.side': `A side for everybody with ${CARDS_PER_SIDE} action cards, dealt by lot. One of them will be turned face down.`,
  'guide.setup.province': `A province for everybody: ${START.grain} grain, ${START.wine} wine, ${START.water} water, a die, a centurion, a vestal and ${START.money} money.`,
  'guide.setup.buildings': 'Buildings to buy; below them the supply and the pile of privileges.',

  'guide.score.steps': `1 each, from step ${GATE} on`,
  'guide.score.class-c': 'Privileges of class C',
  'guide.score.class-c.text': 'what they say; one card of a kind counts',
  'guide.score.outside': 'Outside Rome',
  'guide.score.outside.text': 'nothing: who stands there cannot win',
  'guide.score.tie': 'Tie',
  'guide.score.tie.text': 'more steps, then money, centurions, vestals',

  'guide.sign.favour': 'Number of a favour',
  'guide.sign.favour.text': 'You need a die that shows as much or more.',
  'guide.sign.token': 'Token',
  'guide.sign.step': 'Step',
  'guide.sign.step.text': 'So many steps forward on the road.',
  'guide.sign.rings': 'Rings',
  'guide.sign.rings.text': 'Married: favour 5 and the Palace are open to you.',
  'guide.sign.shield': 'Shield',

  'guide.shelf.actions': 'Action cards',
  'guide.shelf.favours': 'Favours of the emperor',
  'guide.shelf.privileges': 'Privileges',
  'guide.shelf.buildings': 'Buildings',
  'guide.filter.class': 'Class',
  'guide.favour.name': '{number} {name}',
  'guide.privilege': 'Class {kind}. {text}',
  'guide.building': '{cost} money. {text}',
} as const;
