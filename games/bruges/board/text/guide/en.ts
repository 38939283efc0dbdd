import { ordinal } from '@belfry/kernel';
import { CANAL_AWARD, DICE, HAND_SIZE, HOUSE_POINTS, MAJORITY_POINTS, START, THREATS, TURNS_PER_ROUND } from '../../../src/data/amounts.ts';
import { REPUTATION, STATUES } from '../../../src/data/board.ts';
import { TEXT_NUMBERS } from '../../../src/data/text-numbers.ts';

const top = REPUTATION.at(-1);
const low = Math.min(...STATUES);
const high = Math.max(...STATUES);

/** What the guide of Bruges says besides the words of the game and its board. */
export const en = {
  'guide.aim.1':
    'You are a merchant in Bruges: you recruit people, build houses and canals, and rise in the town hall. The most points win.',
  'guide.aim.2': `Every card can be used in ${TEXT_NUMBERS.actions} ways. Its colour decides ${TEXT_NUMBERS.byColour} of them; the person on it matters only when you recruit them into one of your houses.`,
  'guide.aim.3': `Each round, ${TEXT_NUMBERS.dice} coloured dice decide how many guilders a card brings, what a step costs, and which threat markers everyone takes.`,

  'guide.turn.draw': 'Draw cards',
  'guide.turn.draw.text': `In player order you refill your hand to ${HAND_SIZE}, one card at a time from either pile. You choose by the colour of the back.`,
  'guide.turn.dice': 'Dice and threats',
  'guide.turn.dice.text': `${TEXT_NUMBERS.dice} dice are rolled. For each ${DICE.threatFrom} or ${DICE.faces} every player takes a threat marker of its colour; the ${ordinal('en', TEXT_NUMBERS.circle)} one triggers the penalty at once.`,
  'guide.turn.step': 'Reputation',
  'guide.turn.step.text': `Dice with 1 or ${DICE.priceUpTo} add up to the price of a step. Each player may pay it once and advance on the reputation track.`,
  'guide.turn.play': 'Play cards',
  'guide.turn.play.text': `${TURNS_PER_ROUND} turns each: play one card in one of the ${TEXT_NUMBERS.actions} ways, and activate your people before and after it.`,
  'guide.turn.majority': 'Majorities',
  'guide.turn.majority.text':
    'The sole leader in reputation, people or canals turns that marker for good. Then the start banner goes to the next player.',
  'guide.end.text':
    'The first time a draw pile runs out, the extra pile replaces it: this round is the last if that happens while hands are refilled, otherwise the next.',

  'guide.setup.piles': `${TEXT_NUMBERS.canals} draw piles, the extra pile that brings the end, and the bank.`,
  'guide.setup.hall': 'The town hall, where the dice of the round will lie.',
  'guide.setup.stairs': 'The reputation track; everyone starts at the bottom. Beside it the statues.',
  'guide.setup.canals': `For each player ${TEXT_NUMBERS.canals} canals of ${TEXT_NUMBERS.canalSpaces} spaces, left and right of the guard house; above them the street for the houses.`,
  'guide.setup.majorities': `${TEXT_NUMBERS.majorities} markers for majorities, not turned yet.`,
  'guide.setup.workers': `Each player starts with a worker of each colour, ${START.guilders} guilders and ${START.points} points, and without cards.`,

  'guide.score.game': 'the points at the start, threat markers removed, and effects of people',
  'guide.score.people': 'a third of the price of each person in a house',
  'guide.score.houses': `${HOUSE_POINTS} each`,
  'guide.score.laurels': 'the laurel effects of your people',
  'guide.score.majorities': `${MAJORITY_POINTS} for each turned marker`,
  'guide.score.canals': `${CANAL_AWARD.points} for each canal with a token on space ${CANAL_AWARD.space}; statues ${high} to ${low}`,
  'guide.score.reputation': `the value of the step, up to ${top}`,
  'guide.score.tie': 'Tie',
  'guide.score.tie.text': 'more guilders',

  'guide.sign.penalty': '{penalty}: {colour}',
  'guide.sign.penalty.text': `{text} It strikes with the ${ordinal('en', THREATS.circle)} marker of its colour.`,
  'guide.sign.price': 'Price',
  'guide.sign.price.text': 'What it costs to recruit the person, in guilders; a third of it is scored at the end.',

  'guide.section.persons': 'People',
  'guide.filter.colour': 'Colour',
  'guide.filter.price': 'Price',
  'guide.filter.group': 'Group',
  'guide.filter.activation': 'Effect',
  'guide.filter.mark': 'From where',
} as const;
