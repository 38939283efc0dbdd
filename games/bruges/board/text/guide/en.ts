import { CANAL_AWARD, DICE, HAND_SIZE, HOUSE_POINTS, MAJORITY_POINTS, START, THREATS, TURNS_PER_ROUND } from '../../../src/data/amounts.ts';
import { REPUTATION, STATUES } from '../../../src/data/board.ts';

const top = REPUTATION.at(-1);
const low = Math.min(...STATUES);
const high = Math.max(...STATUES);

/** What the guide of Bruges says besides the words of the game and its board. */
export const en = {
  'guide.aim.1':
    'You are a merchant in Bruges: you win over citizens, build houses and canals, and rise in the town hall. Most points win.',
  'guide.aim.2':
    'Every card can be used in six ways. Its colour rules five of them; the person on it counts only when it moves into one of your houses.',
  'guide.aim.3': 'Five coloured dice decide each round what cards bring, what a step costs, and which threats rise.',

  'guide.turn.draw': 'Draw cards',
  'guide.turn.draw.text': `In turn everybody fills the hand up to ${HAND_SIZE}, one card at a time from either pile. You choose by the colour of the back.`,
  'guide.turn.dice': 'Dice and threats',
  'guide.turn.dice.text': `Five dice are rolled. For each ${DICE.threatFrom} or ${DICE.faces} everybody takes a threat of its colour; the third one strikes at once.`,
  'guide.turn.step': 'Reputation',
  'guide.turn.step.text': `Dice with 1 or ${DICE.priceUpTo} add up to the price of a step. Everybody may pay it once and go up the stairs.`,
  'guide.turn.play': 'Play cards',
  'guide.turn.play.text': `${TURNS_PER_ROUND} turns each: play one card in one of the six ways, and let your persons work before and after it.`,
  'guide.turn.majority': 'Majorities',
  'guide.turn.majority.text':
    'Whoever alone has most reputation, persons or canals turns that marker for good. Then the banner goes on to the next start player.',
  'guide.end.text':
    'When a draw pile runs out, the extra pile takes its place: this round is the last if that happens while hands are filled, otherwise the next.',

  'guide.setup.piles': 'Two draw piles, the extra pile that brings the end, and the bank.',
  'guide.setup.hall': 'The town hall, where the dice of the round will lie.',
  'guide.setup.stairs': 'The stairs of reputation; everybody starts at the bottom. Beside them the statues.',
  'guide.setup.canals': 'Two canals of five spaces for everybody, left and right of the guard house; above them the street for the houses.',
  'guide.setup.majorities': 'Three markers for majorities, not turned yet.',
  'guide.setup.workers': `Everybody starts with a worker of each colour, ${START.guilders} guilders and ${START.points} points, and without cards.`,

  'guide.score.game': 'threats returned in time, and what persons brought',
  'guide.score.people': 'a third of the price of each person in a house',
  'guide.score.houses': `${HOUSE_POINTS} each`,
  'guide.score.laurels': 'what the persons with a laurel say',
  'guide.score.majorities': `${MAJORITY_POINTS} for each turned marker`,
  'guide.score.canals': `${CANAL_AWARD.points} for each canal with ${CANAL_AWARD.space} spaces; statues ${high} to ${low}`,
  'guide.score.reputation': `the number of the step, up to ${top}`,
  'guide.score.tie': 'Tie',
  'guide.score.tie.text': 'more guilders',

  'guide.sign.penalty': '{penalty}: {colour}',
  'guide.sign.penalty.text': `{text} It strikes with the marker number ${THREATS.circle} of its colour.`,
  'guide.sign.price': 'Price',
  'guide.sign.price.text': 'What it costs to recruit the person, in guilders; a third of it is scored at the end.',

  'guide.shelf.persons': 'Persons',
  'guide.filter.colour': 'Colour',
  'guide.filter.price': 'Price',
  'guide.filter.group': 'Group',
  'guide.filter.activation': 'Works',
  'guide.filter.mark': 'From where',
} as const;
