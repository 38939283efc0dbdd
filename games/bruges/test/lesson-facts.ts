import { itemAt } from '@belfry/kernel';
import { type AnswerSources, type Facts, listed, numbersByFacts } from '@belfry/kernel/conformance';
import { STATUES } from '../src/data/board.ts';
import { cardOf, person, personsWith } from '../src/data/cards.ts';
import { BROWN, PURPLE, RED, YELLOW } from '../src/data/colours.ts';
import { TEXT_NUMBERS } from '../src/data/text-numbers.ts';
import type { View } from '../src/view/view.ts';

const points = (id: string): number => person(cardOf(id)).points;
const silkDealer = personsWith('gain-if-die').find(({ card }) => card === cardOf('silk-dealer'));
const left = ({ pending }: View): number => pending.flatMap((each) => (each.kind === 'draw-from' ? [each.left] : []))[0] ?? 0;

const FACTS: Facts<View, typeof TEXT_NUMBERS> = {
  'draw.1': () => [listed(4)],
  'draw.2': ({ told }) => [told.hand],
  'draw.2.hint': ({ view }) => [view.piles.length],
  'draw.3': ({ told }) => [told.colours],
  'draw.3.hint': ({ view }) => [view.piles.length],
  'draw.4': ({ view }) => [left(view)],
  'draw.4.hint': ({ view }) => [view.piles.length],
  'draw.5': ({ view }) => [left(view)],
  'draw.5.hint': ({ view }) => [view.piles.length],
  'draw.6': ({ told }) => [told.hand],
  'draw.6.hint': ({ view }) => [view.piles.length],
  'draw.learnt': ({ told }) => [told.hand, told.turns],
  'dice.1': ({ view, told }) => [told.dice, itemAt(view.dice, BROWN), itemAt(view.dice, YELLOW), told.threatFrom, told.faces],
  'dice.2': ({ told }) => [told.circle],
  'dice.3': ({ told }) => [told.priceUpTo],
  'dice.learnt': ({ told }) => [told.threatFrom, told.faces, told.priceUpTo, told.circle],
  'money.1': ({ told }) => [told.turns, told.actions],
  'money.2.wrong.1': ({ view }) => [itemAt(view.dice, PURPLE)],
  'money.2.wrong.2': ({ view }) => [itemAt(view.dice, YELLOW)],
  'money.2.hint': ({ view }) => [itemAt(view.dice, BROWN)],
  'money.2.well': ({ me, then }) => [then.guilders - me.guilders],
  'money.learnt': ({ told }) => [told.actions],
  'workers.1': ({ told, me }) => [told.workers, itemAt(me.handColours, PURPLE)],
  'workers.1.wrong.1': ({ me }) => [itemAt(me.handColours, PURPLE)],
  'workers.1.wrong.2': ({ me }) => [me.guilders],
  'workers.1.well': ({ then }) => [itemAt(then.workers, PURPLE)],
  'workers.learnt': ({ told }) => [told.workers],
  'house.1': ({ me }) => [me.guilders],
  'house.1.wrong.1': () => [points('judge')],
  'recruit.1': () => [listed(3)],
  'recruit.2': ({ me }) => [me.guilders, me.workers.reduce((all, each) => all + each, 0)],
  'recruit.2.wrong.1': ({ told }) => [...personsWith('end-all-house-colours').map((each) => each.person.params.points), told.colours],
  'recruit.2.well': ({ me, then }) => [then.workers.reduce((all, each, at) => all + each - itemAt(me.workers, at), 0)],
  'persons.1': ({ told }) => [silkDealer?.person.params.guilders ?? 0, told.priceUpTo],
  'persons.1.wrong.1': ({ me, then }) => [then.guilders - me.guilders],
  'persons.1.well': ({ me, then }) => [then.guilders - me.guilders],
  'activate.1': ({ me }) => [me.hand?.length ?? 0],
  'activate.1.wrong.1': ({ me }) => [me.hand?.length ?? 0],
  'activate.1.wrong.2': ({ view }) => [itemAt(view.dice, RED)],
  'activate.1.hint': ({ view }) => [itemAt(view.dice, RED)],
  'activate.2.wrong.1': ({ view }) => [itemAt(view.dice, RED)],
  'activate.2.well': ({ me, then }) => [then.guilders - me.guilders],
  'canal.1': ({ told }) => [told.canals, told.canalSpaces],
  'canal.2': ({ told }) => [told.awardSpace, told.awardPoints, told.canalSpaces],
  'canal.2.wrong.1': () => [points('rector')],
  'canal.learnt': ({ told }) => [told.awardSpace, told.canalSpaces],
  'threat.1': ({ me, told }) => [
    ...[me.guilders, itemAt(me.threats, YELLOW), itemAt(me.threats, PURPLE)],
    ...[told.threatFrom, told.faces, told.circle, told.intrigueLoss],
  ],
  'threat.2.wrong.1': ({ me }) => [me.guilders],
  'threat.learnt': ({ told }) => [told.brink],
  'fire.1': ({ told }) => [told.circle],
  'fire.2': ({ me }) => [me.houses.filter((house) => house.person >= 0).length],
  'fire.2.well': ({ told }) => [told.circle],
  'fire.learnt': ({ told }) => [told.circle],
  'end.1': ({ told }) => [told.majorityPoints, told.awardSpace, told.awardPoints],
  'end.2': ({ me, told, view }) => [itemAt(me.canals, 1), told.canalSpaces, itemAt(STATUES, view.statuesTaken)],
  'end.2.wrong.1': ({ told, view }) => [told.awardSpace, told.awardPoints, itemAt(STATUES, view.statuesTaken)],
  'end.2.wrong.2': ({ me, view }) => {
    const payable = (me.hand ?? []).map(person).filter(({ price }) => price <= me.guilders);
    return [Math.max(...payable.map((each) => each.points)), itemAt(STATUES, view.statuesTaken)];
  },
  'end.2.wrong.3': ({ view }) => [itemAt(STATUES, view.statuesTaken)],
  'end.2.hint': ({ told }) => [told.canalSpaces],
  'end.2.well': ({ then }) => [Math.max(...then.statues)],
  'majority.1': ({ told }) => [told.majorities, told.majorityPoints],
  'majority.2': ({ told }) => [told.majorityPoints],
  'majority.2.wrong.1': ({ told }) => [told.majorityPoints],
  'majority.4': ({ told }) => [told.majorityPoints],
  'game.say': () => [listed(2)],
};

export const numbersSaid = numbersByFacts(FACTS, TEXT_NUMBERS);

/** Where the answer to the question of each lesson stands: in its clause of RULES.md, and in a sentence of the lesson. */
export const ANSWERS: Readonly<Record<string, AnswerSources>> = {
  draw: { rule: 'back shows the same colour as its front', key: 'draw.2', taught: 'The backs show the colour' },
  dice: {
    rule: 'the sum of all dice showing 1 or 2',
    key: 'dice.3',
    taught: 'Dice showing 1 or 2 set the price of a reputation step this round: their sum',
  },
  money: {
    rule: "as many guilders as the die of the card's colour shows",
    key: 'money.2',
    taught: 'A card brings as many as the die of its colour shows',
  },
  workers: { rule: "take 2 workers of the card's colour", key: 'workers.1', taught: 'A card brings two workers of its colour' },
  house: { rule: "return 1 worker of the card's colour", key: 'house.1', taught: 'For one worker of its colour a card becomes a house' },
  recruit: { rule: 'House and person may have different colours', key: 'recruit.1', taught: 'the colours need not match' },
  persons: { rule: 'each at most once per round', key: 'persons.1', taught: 'people whose effect works once per round' },
  activate: { rule: 'return 1 worker of the colour shown', key: 'activate.2', taught: 'pay a worker of that colour' },
  canal: { rule: 'in order from the guard house outwards', key: 'canal.1', taught: 'in order from the guard house' },
  threat: { rule: 'score 1 point', key: 'threat.2', taught: 'removes one marker and scores a point' },
  fire: { rule: 'all three markers of that colour go back', key: 'fire.2.well', taught: 'The three markers go back' },
  end: { rule: '3 points for each third space', key: 'end.1', taught: 'a token on the third space of a canal three' },
  majority: { rule: 'stays turned for the rest of the game', key: 'majority.1', taught: 'The sole leader turns a marker for good' },
};
