import { pick, seededChance } from '@belfry/kernel';
import { expect, it } from 'vitest';
import { DISCARD_DISTRICT, PAY_DISTRICT } from '../src/data/powers.ts';
import { citadels } from '../src/game.ts';
import type { Event } from '../src/rules/events.ts';
import type { Move } from '../src/rules/moves.ts';
import type { State } from '../src/rules/state.ts';
import { options } from './table.ts';

// What a choice promises is what the move then does, however little the bank and the piles hold.

type Numbers = Readonly<Record<string, unknown>>;

/** What the events of a move must say, after the numbers in its label. */
const KEPT: Readonly<Record<string, (label: Numbers) => [Event['type'], Numbers]>> = {
  'take-gold': ({ gold }) => ['took-gold', { gold }],
  'take-income': ({ gold }) => ['income', { gold }],
  'draw-cards': ({ look }) => ['looked', { count: look }],
  'architect-draw': ({ cards }) => ['architect-drew', { count: cards }],
  smithy: ({ pay, draw }) => ['smithy-drew', { paid: pay, count: draw }],
  laboratory: ({ gold }) => ['laboratory', { gold }],
  build: ({ cost }) => ['built', { cost }],
  destroy: ({ cost }) => ['destroyed', { paid: cost }],
  redraw: ({ count }) => ['redrew', { count }],
  'swap-hands': ({ gave, got }) => ['swapped', { gave, got }],
};

/** Returns the move with the numbers in its label, after comparing them with what it does. */
function check(state: State, seat: number, move: Move, seed: string): string {
  const { args = {} } = citadels.sayMove(move, citadels.view(state, seat));
  const events: Event[] = [];
  citadels.apply(citadels.clone(state), seat, move, { chance: seededChance(seed), emit: (event) => events.push(event) });
  const [type, numbers] = KEPT[move.do]?.(args) ?? [];
  if (type !== undefined)
    expect(
      events.find((event) => event.type === type),
      `${seed}: ${citadels.write(move)}`,
    ).toMatchObject(numbers ?? {});
  return [move.do, ...Object.values(args).filter((each) => typeof each === 'number')].join(' ');
}

/** The same position with so many cards left to draw, so much gold in the bank, and every workshop in the city of the player. */
function short(state: State, seat: number, cards: number, gold: number): State {
  const poor = citadels.clone(state);
  poor.pile = poor.pile.slice(0, cards);
  poor.discard = [];
  poor.under = [];
  poor.bank = gold;
  poor.players[seat].city.push(DISCARD_DISTRICT, PAY_DISTRICT);
  return poor;
}

const STOCKS = [
  { cards: 1, gold: 1 },
  { cards: 2, gold: 0 },
  { cards: 9, gold: 9 },
];

it('CIT-22.1, 22.6 a choice names the gold and the cards that there are', () => {
  const seen = new Set<string>();
  for (let game = 0; game < 6; game++) {
    const seed = `choices ${game}`;
    const chance = seededChance(seed);
    const state = citadels.setup(2 + game, options({ bank: '30-coins' }), { chance });
    for (let made = 0; made < 120; made++) {
      const [decision] = citadels.pending(state);
      if (decision === undefined) break;
      const { kind, seat } = decision;
      for (const { cards, gold } of kind === 'turn-action' ? STOCKS : []) {
        const poor = short(state, seat, cards, gold);
        for (const move of citadels.legal(poor, seat)) seen.add(check(poor, seat, move, seed));
      }
      citadels.apply(state, seat, pick(chance, citadels.legal(state, seat)), { chance });
    }
  }
  const scarce = ['take-gold 0', 'take-gold 1', 'take-income 1', 'draw-cards 1 1', 'architect-draw 1', 'smithy 3 1'];
  const plenty = ['take-gold 2', 'draw-cards 2 1', 'architect-draw 2', 'smithy 3 2', 'laboratory 1'];
  for (const said of [...scarce, ...plenty]) expect(seen).toContain(said);
});
