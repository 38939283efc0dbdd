import { itemAt } from '@belfry/kernel';
import { type AnswerSources, type Facts, listed, numbersByFacts } from '@belfry/kernel/conformance';
import { HARVESTS, TRADES } from '../src/data/action-cards.ts';
import { PLACE_VALUES } from '../src/data/amounts.ts';
import { BUILDINGS_PER_PLAYER, HELPS_FAVOUR } from '../src/data/buildings.ts';
import { DESIGNED } from '../src/data/designed.ts';
import { TEXT_NUMBERS } from '../src/data/text-numbers.ts';
import type { View } from '../src/view/view.ts';

const grain = HARVESTS.grain.base + HARVESTS.grain.irrigated;
const wine = HARVESTS.wine.base + HARVESTS.wine.irrigated;
/** Vestals and centurions lie on places: each is a bit. */
const standing = (places: number): number => [...places.toString(2)].filter((bit) => bit === '1').length;
const owned = (buildings: readonly number[]): number => buildings.filter((each) => each > 0).length;
const [, second, third] = PLACE_VALUES;

const FACTS: Facts<View, typeof TEXT_NUMBERS> = {
  'turn.2': ({ told }) => [told.cards],
  'turn.2.wrong.2': ({ told }) => [told.fortunaPrice['2'], told.most.grain],
  'turn.3': () => [HARVESTS.grain.base, HARVESTS.grain.irrigated],
  'turn.3.wrong.1': () => [HARVESTS.grain.irrigated],
  'turn.3.well': () => [grain],
  'turn.4': ({ me }) => [me.grain],
  'turn.5.well': ({ next }) => next.turn.roll,
  'turn.6': ({ view, me, told }) => [...view.turn.roll, told.favour.grain, told.most.grain, me.grain],
  'turn.6.wrong.1': ({ told }) => [told.most.grain],
  'turn.6.wrong.2': ({ told }) => [told.most.grain],
  'turn.6.otherwise': ({ told }) => [told.most.grain],
  'turn.6.hint': ({ told }) => [told.favour.grain, told.most.grain],
  'turn.6.well': ({ me, then, told }) => [then.step - me.step, told.favour.grain],
  'swap.1': () => [listed(2)],
  'swap.3': () => [wine],
  'swap.3.wrong.1': () => [wine],
  'swap.3.well': ({ then }) => [then.wine],
  'swap.4.wrong.2': ({ me }) => [me.wine],
  'swap.4.otherwise': ({ me }) => [me.wine],
  'swap.4.well': ({ then }) => [then.wine * TRADES.wine.price],
  'trade.1': ({ me }) => [me.wine, TRADES.wine.price],
  'trade.2': ({ told }) => [told.favour.wine, told.most.wine],
  'trade.2.wrong.1': ({ told }) => [told.most.wine],
  'trade.2.wrong.2': ({ told }) => [told.most.wine],
  'trade.2.otherwise': ({ me, told }) => [me.wine - told.most.wine],
  'trade.2.hint': ({ me, told }) => [me.wine, told.most.wine],
  'trade.2.well': ({ me, then }) => [then.money - me.money, then.wine],
  'favour.1': ({ told, view }) => [told.favours, ...Object.values(told.favour), view.covered.indexOf(true) + 1],
  'favour.2': ({ view, me }) => [...view.turn.roll, me.water, me.grain],
  'favour.2.wrong.2': ({ told }) => [told.most.grain],
  'favour.2.wrong.3': ({ told }) => [told.most.grain],
  'favour.2.hint': ({ told }) => [told.favour.grain, told.most.grain],
  'favour.2.well': ({ me, then }) => [then.step - me.step],
  'tax.1.wrong.1': ({ me }) => [me.water],
  'people.1': ({ told }) => [told.favour.vestals, PLACE_VALUES.length],
  'people.1.wrong.2': ({ me }) => [me.money],
  'people.2': ({ me }) => [second, third, me.money],
  'people.2.wrong.1': ({ me }) => [second + third, me.money],
  'people.2.otherwise': ({ me }) => [PLACE_VALUES.length - standing(me.vestals)],
  'people.2.hint': ({ me }) => [PLACE_VALUES.length - standing(me.vestals)],
  'people.2.well': ({ then }) => [standing(then.vestals)],
  'people.3': ({ told }) => [told.favour.centurions],
  'people.learnt': ({ told }) => [told.favour.vestals, listed(2)],
  'marriage.1': ({ told, me }) => [told.cards, me.money],
  'marriage.4.well': ({ next }) => next.turn.roll,
  'marriage.6.well': ({ then }) => [then.dice],
  'army.1.wrong.1': ({ told }) => [told.fortunaPrice['2'], grain],
  'army.1.wrong.2': ({ me }) => [standing(me.centurions)],
  'army.2': ({ me }) => [me.water],
  'army.2.well': ({ then }) => [then.grain],
  'army.3.well': ({ next }) => next.turn.roll,
  'army.4': ({ view, told }) => [itemAt(view.tokens, told.favour.centurions - 1)],
  'army.4.wrong.1': ({ view, told }) => [told.most.grain, itemAt(view.tokens, told.favour.centurions - 1)],
  'army.4.hint': ({ told }) => [told.favour.centurions],
  'army.4.well': ({ view, told }) => [itemAt(view.tokens, told.favour.centurions - 1)],
  'build.1': ({ told }) => [told.keepFrom, told.palaceSteps, told.favour.married],
  'build.3': ({ me }) => [me.money],
  'build.learnt': () => [BUILDINGS_PER_PLAYER],
  'bribe.1': ({ me, told }) => [me.wine, told.bribe],
  'bribe.1.wrong.1': ({ told }) => [told.fortunaPrice['2']],
  'bribe.2.wrong.1': ({ me, told }) => [me.grain, me.grain * TRADES.grain.price, told.bribe, me.wine * TRADES.wine.price],
  'bribe.3': ({ me }) => [TRADES.wine.price, me.wine],
  'bribe.3.otherwise': ({ me }) => [me.wine],
  'bribe.3.hint': ({ me }) => [me.wine],
  'bribe.3.well': ({ me, then, told }) => [then.money - me.money, told.bribe],
  'privilege.1': ({ view }) => [view.turn.drawnSize],
  'privilege.2.wrong.2': ({ me }) => [DESIGNED.templeOfVesta.points, owned(me.buildings), owned(me.buildings) * 2],
  'privilege.2.hint': ({ told }) => [told.scored['master-builder'] ?? 0],
  'privilege.2.well': ({ me, told }) => {
    const each = told.scored['master-builder'] ?? 0;
    return [owned(me.buildings) * each, owned(me.buildings) + 1, (owned(me.buildings) + 1) * each];
  },
  'palace.1': ({ view, me, told }) => [view.seats.length, me.step, ...view.turn.roll, told.palace - me.step],
  'palace.2': ({ me, told }) => [me.grain, me.water, told.palace - me.step],
  'palace.2.wrong.1': ({ me, told }) => [told.palace - me.step],
  'palace.2.otherwise': ({ me, told }) => [told.palace - me.step],
  'palace.2.hint': ({ told }) => [told.most.grain],
  'palace.3': ({ me, told }) => [told.palaceCards, me.money],
  'palace.3.wrong.2': ({ me, told }) => [DESIGNED.treasury.per, (told.scored['master-builder'] ?? 0) * (me.buildings[HELPS_FAVOUR] ?? 0)],
  'palace.3.hint': ({ told }) => [told.scored['master-builder'] ?? 0],
  'palace.3.well': ({ told }) => [told.scored['master-builder'] ?? 0],
  'palace.learnt': ({ told }) => [told.palaceCards, told.palaceCards - 1],
  'plan.1': ({ view, me, told }) => [told.palace - me.step, ...view.turn.roll, me.handSize],
  'plan.2': () => [DESIGNED.chariotSteps],
  'plan.2.well': ({ then }) => [then.step],
  'plan.3': ({ told }) => [told.favour.wine],
  'plan.3.hint': ({ told }) => [told.favour.wine],
  'plan.4': () => [DESIGNED.goodsUnits],
  'plan.4.well': () => [DESIGNED.fountain.most],
  'plan.5.wrong.1': () => [DESIGNED.goodsUnits],
  'plan.5.wrong.2': () => [DESIGNED.goodsUnits * DESIGNED.fountain.points],
  'plan.5.otherwise': () => [DESIGNED.goodsUnits],
  'plan.5.well': () => [DESIGNED.goodsUnits * DESIGNED.fountain.points],
  'game.say': () => [listed(2)],
};

export const numbersSaid = numbersByFacts(FACTS, TEXT_NUMBERS);

/** Where the answer to the question of each lesson stands: in its clause of RULES.md, and in a sentence of the lesson. */
export const ANSWERS: Readonly<Record<string, AnswerSources>> = {
  turn: { rule: 'A round is one turn of every player', key: 'turn.2', taught: 'In a round each player has one turn' },
  swap: {
    rule: 'They protect their owner until his next turn',
    key: 'swap.4',
    taught: 'a face-down card is protected until its owner’s next turn',
  },
  trade: { rule: 'sell any number of own wine, at least 1', key: 'trade.2', taught: 'As much as you like, at least one' },
  favour: {
    rule: 'open and whose number is not higher than that die',
    key: 'favour.2',
    taught: 'A die reaches every open favour up to its number; of several dice you use one',
  },
  tax: {
    rule: 'It does not matter whether he could not or did not want to serve',
    key: 'tax.1',
    taught: 'It does not matter whether you could use it',
  },
  people: { rule: 'The vestals stay', key: 'people.1', taught: 'one step for each vestal you own, and you keep them' },
  marriage: { rule: 'only for a married player', key: 'marriage.5', taught: 'favour 5 takes nothing' },
  army: { rule: 'perform one more face-up card of his own side', key: 'army.1', taught: 'perform one more of your face-up cards' },
  build: {
    rule: 'owns an Aqueduct and it is empty, 1 water from the lake is put on it',
    key: 'build.3',
    taught: 'fills with water at the start of your turn whenever it is empty',
  },
  bribe: {
    rule: 'That card does not move and stays with its side',
    key: 'bribe.1',
    taught: 'you pay two money to the owner of another side',
  },
  privilege: {
    rule: 'as many cards from the privilege pile as he took tokens',
    key: 'privilege.1',
    taught: 'drew a privilege card for each',
  },
  palace: {
    rule: 'Only players on step 10 or more are inside Rome',
    key: 'palace.4',
    taught: 'the players inside Rome, on step 10 or beyond, score',
  },
  plan: { rule: 'At most one B card is used per turn', key: 'plan.2', taught: 'you may use one such card per turn' },
};
