import { itemAt } from '@belfry/kernel';
import { type AnswerSources, type Facts, listed, numbersByFacts } from '@belfry/kernel/conformance';
import { CHARACTERS, MERCHANT } from '../src/data/characters.ts';
import { COLOURS } from '../src/data/colours.ts';
import { COLOUR, COST, DISTRICTS, type DistrictId, districtOf, POINTS } from '../src/data/districts.ts';
import { DRAFT } from '../src/data/draft.ts';
import { TEXT_NUMBERS } from '../src/data/text-numbers.ts';
import type { View } from '../src/view/view.ts';

const cost = (id: DistrictId): number => itemAt(COST, districtOf(id));
const points = (id: DistrictId): number => itemAt(POINTS, districtOf(id));
const handCosts = ({ hand }: View['seats'][number]): number[] => (hand ?? []).map((district) => itemAt(COST, district));
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
const inColour = ({ city }: View['seats'][number], colour: (typeof COLOURS)[number]): number =>
  city.filter((district) => COLOUR[district] === COLOURS.indexOf(colour)).length;
const coloursOf = ({ city }: View['seats'][number]): number => new Set(city.map((district) => COLOUR[district])).size;
/** How many characters the seats choose from, in their order. */
const choices = (DRAFT[4] ?? []).filter(({ step }) => step === 'choose').map(({ from }) => from);
const dear = itemAt(DISTRICTS, districtOf('dragon-gate'));
const three = (['monastery', 'battlefield', 'market'] as const).map(cost);

const FACTS: Facts<View, typeof TEXT_NUMBERS> = {
  'aim.2': ({ told }) => [told.startCards, told.startGold],
  'aim.3': ({ told }) => [told.gold],
  'aim.3.well': ({ then }) => [then.gold],
  'aim.4': ({ me }) => [me.gold],
  'aim.4.otherwise': ({ me }) => [me.gold],
  'aim.4.hint': () => [cost('castle')],
  'aim.4.well': () => [points('castle')],
  'aim.learnt': ({ told }) => [told.goal],
  'cards.1': ({ me }) => [me.gold],
  'cards.1.wrong.1': ({ me, told }) => [me.gold + told.gold],
  'cards.2': ({ me, told }) => [told.look, me.gold],
  'cards.2.wrong.1': () => [cost('graveyard'), points('graveyard')],
  'cards.3.wrong.1': ({ me }) => [me.gold - cost('watchtower')],
  'cards.3.well': () => [points('graveyard')],
  'cards.learnt': ({ told }) => [told.look],
  'draft.2': ({ view }) => [view.draft.faceUp.length],
  'draft.3.wrong.2': ({ me, told }) => [inColour(me, 'green') * told.income],
  'draft.4': ({ told }) => [itemAt(choices, 3), told.lastRank],
  'draft.5': () => [itemAt(CHARACTERS, MERCHANT).rank],
  'draft.learnt': ({ told }) => [...told.doubling, told.doubled, told.lastRank],
  'income.1.wrong.2': ({ me }) => [me.handSize],
  'income.1.well': ({ me, told }) => [inColour(me, 'green') * told.income],
  'income.2.wrong.1': ({ me, told }) => [me.gold, me.gold + told.gold],
  'income.2.hint': ({ me }) => [me.gold, Math.min(...handCosts(me))],
  'income.3': ({ me }) => [me.gold],
  'income.3.otherwise': ({ me }) => [handCosts(me).filter((each) => each <= me.gold).length],
  'income.3.well': () => [points('cathedral'), points('town-hall')],
  'murder.1': ({ view }) => [itemAt(choices, 2), view.draft.faceUp.length],
  'murder.3': ({ seat, told }) => [seat(2).gold, seat(2).handSize, told.architectBuilds],
  'murder.3.wrong.3': ({ seat }) => [seat(2).gold, seat(2).handSize],
  'murder.4': ({ me }) => handCosts(me),
  'murder.4.wrong.1': ({ me }) => [me.handSize],
  'theft.1': ({ seat }) => [seat(3).gold],
  'theft.2': ({ view }) => [view.seats.length - 1],
  'theft.3.wrong.1': ({ me }) => [handCosts(me).filter((each) => each >= 5).length],
  'theft.4': ({ me }) => [me.gold, dear.cost, dear.points],
  'theft.4.wrong.1': () => [cost('town-hall'), points('town-hall'), dear.cost, dear.points],
  'theft.4.wrong.2': () => [dear.points],
  'theft.4.well': () => [dear.points],
  'magic.1': ({ seat }) => [seat(1).handSize],
  'magic.1.wrong.1': ({ seat }) => [seat(1).handSize],
  'magic.1.wrong.2': ({ me, seat }) => [seat(1).handSize - me.handSize],
  'magic.1.well': ({ then }) => [then.handSize],
  'magic.2': ({ then }) => [then.gold],
  'magic.3': ({ me }) => [me.gold],
  'magic.3.wrong.1': () => [dear.points - dear.cost],
  'magic.3.hint': () => [dear.cost, dear.points],
  'magic.3.well': () => [dear.points],
  'crown.2.well': ({ me, told }) => [inColour(me, 'yellow') * told.income],
  'crown.3': ({ me, told }) => [...handCosts(me), me.gold + told.gold],
  'crown.3.wrong.1': ({ me }) => [me.gold],
  'crown.3.hint': ({ me, told }) => [me.gold, told.gold, me.gold + told.gold],
  'crown.4': ({ told }) => [told.colours, told.fiveColours],
  'crown.4.wrong.1': ({ told }) => [told.colours],
  'crown.4.well': ({ then }) => [coloursOf(then)],
  'crown.6': () => [itemAt(choices, 0), itemAt(choices, 2)],
  'architect.1': ({ me, told }) => [told.architectCards, told.architectBuilds, me.gold],
  'architect.1.otherwise': ({ told }) => [told.architectCards],
  'architect.1.hint': ({ told }) => [told.architectCards],
  'architect.2': ({ me }) => [me.handSize, sum(handCosts(me))],
  'architect.2.wrong.1': ({ told }) => [told.architectBuilds],
  'architect.3': ({ me, told }) => [me.gold, told.architectBuilds, sum(three)],
  'architect.3.wrong.1': ({ me }) => [sum(three) - cost('market') + cost('temple'), ...three, sum(three), me.gold],
  'architect.3.wrong.2': ({ told }) => [told.architectBuilds],
  'architect.3.otherwise': ({ told }) => [told.architectBuilds],
  'architect.3.hint': () => three,
  'architect.4.wrong.1': () => [sum(three)],
  'architect.4.well': ({ next }) => [next.turn.builds],
  'architect.5': ({ view }) => [view.turn.builds + 1],
  'architect.5.well': ({ told }) => [told.architectBuilds, sum(three)],
  'warlord.3': ({ seat }) => [seat(2).city.length],
  'warlord.3.wrong.2': ({ seat }) => [seat(1).city.length],
  'purple.2': ({ me }) => [cost('graveyard'), me.gold],
  'purple.2.wrong.1': ({ told }) => [told.moreLook],
  'purple.2.well': ({ then }) => [then.gold],
  'purple.3.wrong.1': () => [points('castle'), points('graveyard')],
  'purple.3.wrong.2': () => [points('castle'), points('graveyard')],
  'purple.3.well': ({ then }) => [then.gold],
  'end.1': ({ me, told }) => [me.city.length, told.first, told.other],
  'end.2.wrong.1': ({ me }) => [me.handSize],
  'end.3': ({ told }) => [told.colours, told.fiveColours],
  'end.3.well': ({ then }) => [then.city.length, coloursOf(then)],
  'end.learnt': ({ told }) => [told.fiveColours, told.colours, told.first, told.other],
  'plan.1': ({ me, told }) => [me.city.length, told.goal - me.city.length, me.gold, handCosts(me).filter((each) => each === 1).length],
  'plan.2.wrong.1': ({ me }) => [me.city.length + 1],
  'plan.2.wrong.3': ({ me, told }) => [told.goal - me.city.length],
  'plan.2.hint': ({ told }) => [told.architectBuilds],
  'plan.3': ({ told }) => [told.architectCards],
  'plan.3.otherwise': ({ told }) => [told.architectCards],
  'plan.3.hint': ({ told }) => [told.architectCards],
  'plan.3.well': ({ told }) => [told.colours],
  'plan.5.well': ({ then }) => [then.city.length],
  'plan.6.well': ({ then }) => [then.city.length],
  'plan.7': ({ told }) => [told.goal],
  'plan.7.well': ({ told, then, next }) => [next.turn.builds, told.architectBuilds, coloursOf(then), told.colours, told.first],
  'game.say': ({ told }) => [listed(3), told.shortGoal],
};

export const numbersSaid = numbersByFacts(FACTS, TEXT_NUMBERS);

/** Where the answer to the question of each lesson stands: in its clause of RULES.md, and in a sentence of the lesson. */
export const ANSWERS: Readonly<Record<string, AnswerSources>> = {
  aim: {
    rule: 'the round in which a player comes to own 8 districts',
    key: 'aim.1',
    taught: 'The round in which a player builds district 8 is the last',
  },
  cards: { rule: 'look at the top 2 cards of the draw pile, keep 1', key: 'cards.2', taught: 'You draw two cards and keep one' },
  draft: {
    rule: 'calls ranks 1 to 8 once each, in ascending order',
    key: 'draft.4',
    taught: 'the characters are being called from 1 to 8',
  },
  income: {
    rule: 'districts in the city at that moment count, later ones do not',
    key: 'income.3',
    taught: 'from next time on, for this turn’s is taken',
  },
  murder: { rule: 'Names a character to be murdered', key: 'murder.2', taught: 'You name a character, not a player' },
  theft: {
    rule: 'may not name the Assassin or the murdered character',
    key: 'theft.1',
    taught: 'but not the Assassin or the murdered character',
  },
  magic: {
    rule: 'one of the two, once per turn',
    key: 'magic.1',
    taught: 'You may swap hands with another player, or discard cards and draw as many',
  },
  crown: { rule: 'starts the next draft', key: 'crown.1', taught: 'you choose first in the next round' },
  architect: { rule: 'up to three districts in the turn', key: 'architect.1', taught: 'may build up to three districts in one turn' },
  warlord: { rule: 'No district of a completed city may be destroyed', key: 'warlord.2', taught: 'completed cities are safe, too' },
  purple: {
    rule: 'may pay 1 gold to the bank and take that card into the hand',
    key: 'purple.4.well',
    taught: 'you may pay one gold to take any other destroyed district into your hand',
  },
  end: { rule: '+4 for the first finisher', key: 'end.1', taught: 'The first completed city scores four points' },
  plan: {
    rule: "one colour of the owner's choice, for the five-colour bonus only",
    key: 'plan.3.well',
    taught: 'it counts as any one colour for the five-colour bonus',
  },
};
