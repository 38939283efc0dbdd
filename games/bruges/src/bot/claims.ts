import type { Claims, Fact } from '@belfry/bots';
import { NONE, type Seat } from '@belfry/kernel';
import { CANAL_AWARD, THREATS, TURNS_PER_ROUND } from '../data/amounts.ts';
import { SIDES } from '../data/board.ts';
import { type Card, COLOUR_OF, POINTS_OF, PRICE_OF } from '../data/cards.ts';
import { ALL_COLOURS } from '../data/colours.ts';
import type { Move } from '../rules/moves.ts';
import type { Player, State } from '../rules/state.ts';
import { amountOf, colourPhrase, penaltyName, personArgs } from '../text/names.ts';
import { GUILDER, WORKER, worthOfPerson } from './point-values.ts';
import { TEXT } from './text/index.ts';

const CARD = 0.7;
/** The value of what a rival has less of, as a part of what the seat has more of. */
const OF_OTHERS = 0.4;
/** Rounds in which a newly recruited person may still be of use. */
const ROUNDS = 3;

function facts(state: State, seat: Seat): Fact[] {
  const own = state.players[seat];
  return [
    { kind: 'points', amount: own.points, worth: 1 },
    { kind: 'guilders', amount: own.guilders, worth: GUILDER },
    { kind: 'house', amount: own.houses.length, worth: 1.6 },
    { kind: 'step', amount: own.step, worth: 1.2 },
    { kind: 'canal', amount: own.canals.reduce((sum, each) => sum + each, 0), worth: 1.3, group: 'canal' },
    { kind: 'cards', amount: own.hand.length + own.drawn.length, worth: CARD, group: 'cards' },
    ...byColour(own),
    ...own.houses.filter(({ person }) => person !== NONE).map(({ person }) => personFact('person', person)),
    ...SIDES.flatMap((_, side) => canalFacts(own, side)),
    ...state.players.flatMap((other, at) => (at === seat ? [] : factsOfRival(other, at))),
  ];
}

function byColour({ workers, threats, hand, drawn }: Player): Fact[] {
  return ALL_COLOURS.flatMap((colour): Fact[] => [
    {
      kind: 'workers',
      of: colour,
      amount: workers[colour],
      worth: WORKER,
      amountArgs: (n) => ({ workers: amountOf('workers', colour, n) }),
    },
    { kind: 'threats', of: colour, amount: threats[colour], worth: -0.8, amountArgs: (n) => ({ threats: amountOf('threats', colour, n) }) },
    {
      ...{ kind: 'brink', of: colour, amount: Number(threats[colour] >= THREATS.circle - 1), worth: -1.5 },
      args: { colour: colourPhrase(colour), penalty: penaltyName(colour) },
    },
    {
      ...{ kind: 'colour', of: colour, worth: CARD / 3, group: 'cards' },
      amount: [...hand, ...drawn].filter((card) => COLOUR_OF[card] === colour).length,
      amountArgs: (n) => ({ cards: amountOf('cards', colour, n) }),
    },
  ]);
}

function personFact(kind: string, card: Card, part = 1): Fact {
  const worth = part * (POINTS_OF[card] + worthOfPerson(card, ROUNDS));
  return { kind, of: card, amount: 1, worth, group: kind, args: { ...personArgs(card), points: POINTS_OF[card] } };
}

function canalFacts({ canals, statues }: Player, side: number): Fact[] {
  const reached = Number(canals[side] >= CANAL_AWARD.space);
  return [
    { kind: 'third-space', of: side, amount: reached, worth: CANAL_AWARD.points, group: 'canal', args: { points: CANAL_AWARD.points } },
    { kind: 'statue', of: side, amount: Number(statues[side] > 0), worth: statues[side], group: 'canal', args: { points: statues[side] } },
  ];
}

function factsOfRival({ points, guilders, workers, threats, houses, canals }: Player, of: Seat): Fact[] {
  const sum = (counts: readonly number[]): number => counts.reduce((all, each) => all + each, 0);
  const args = { seat: { seat: of } };
  return [
    { kind: 'their-points', of, amount: points, worth: -OF_OTHERS, args },
    { kind: 'their-guilders', of, amount: guilders, worth: -OF_OTHERS * GUILDER, args },
    { kind: 'their-workers', of, amount: sum(workers), worth: -OF_OTHERS * WORKER, args },
    { kind: 'their-threats', of, amount: sum(threats), worth: OF_OTHERS, args },
    { kind: 'their-people', of, amount: houses.filter(({ person }) => person !== NONE).length, worth: -2 * OF_OTHERS, args },
    { kind: 'their-canal', of, amount: sum(canals), worth: -OF_OTHERS, args },
  ];
}

/** Returns the persons that the seat has the guilders and an empty house for. */
function recruitable(state: State, seat: Seat): Fact[] {
  const { hand, houses, guilders } = state.players[seat];
  if (houses.every(({ person }) => person !== NONE)) return [];
  return hand.filter((card) => PRICE_OF[card] <= guilders).map((card) => personFact('recruit', card, 0.5));
}

export const claims: Claims<State, Move> = {
  text: TEXT,
  turnOf: ({ round, phase, circle, place }) => `${round} ${phase} ${circle} ${place}`,
  // BRU-8.4 Persons can be activated before and after the card.
  canWait: ({ do: what }) => what === 'activate',
  isPass: ({ do: what }) => what === 'end-turn',
  facts,
  atOnce(state, seat) {
    const asked = state.agenda[state.agenda.length - 1];
    const isOpen = asked !== undefined && 'kind' in asked && asked.kind === 'turn-action' && asked.seat === seat && !asked.played;
    return isOpen ? recruitable(state, seat) : [];
  },
  // BRU-2.1, 8.1 Only while the seat has another turn in this round, before new dice and threats.
  nextTurn: (state, seat) => (state.phase === 'turns' && state.circle < TURNS_PER_ROUND - 1 ? recruitable(state, seat) : []),
};
