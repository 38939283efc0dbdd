import type { Bot, BotGame } from '@belfry/bots';
import {
  BadInput,
  type Chance,
  type Dealer,
  type Decision,
  type GameEvent,
  type GameView,
  gameFlow,
  outcomeOf,
  type Seat,
  seatLetter,
  type Viewer,
} from '@belfry/kernel';

/**
 * A tiny game for testing the commands: on your turn you choose a basket, which you may undo, and then take one to three apples from the
 * heap, or roll for them. Most apples win.
 */
interface Orchard {
  agenda: OrchardDecision[];
  phase: 'turns' | 'over';
  heap: number;
  apples: number[];
  baskets: number[];
  rounds: number;
}

/** Nothing is hidden in this game. */
interface OrchardView extends GameView, Readonly<Omit<Orchard, 'agenda' | 'phase' | 'rounds'>> {
  readonly pending: readonly OrchardDecision[];
}

type OrchardDecision = { readonly kind: 'basket'; readonly seat: Seat } | { readonly kind: 'apples'; readonly seat: Seat };

type OrchardMove =
  | { readonly do: 'basket'; readonly side: 'left' | 'right' }
  | { readonly do: 'take'; readonly count: number }
  | { readonly do: 'roll' };

interface OrchardEvent extends GameEvent {
  readonly type: 'lifted' | 'took';
  readonly seat: Seat;
  readonly count: number;
}

const HEAP = { small: 12, large: 40 } as const;
const TAKES: readonly OrchardMove[] = [1, 2, 3].map((count) => ({ do: 'take', count }));
const BASKETS: readonly OrchardMove[] = [
  { do: 'basket', side: 'left' },
  { do: 'basket', side: 'right' },
];

function chooseBasket(state: Orchard, { seat }: Decision, move: OrchardMove, dealer: Dealer<OrchardEvent>): void {
  state.baskets[seat] = move.do === 'basket' && move.side === 'left' ? 0 : 1;
  state.agenda.push({ kind: 'apples', seat });
  dealer.emit?.({ type: 'lifted', clause: 'ORC-1.1', seat, count: 0 });
}

function takeApples(state: Orchard, { seat }: Decision, move: OrchardMove, dealer: Dealer<OrchardEvent>): void {
  const wanted = move.do === 'take' ? move.count : 1 + dealer.chance.below(6);
  const count = Math.min(wanted, state.heap);
  state.heap -= count;
  state.apples[seat] = (state.apples[seat] ?? 0) + count;
  dealer.emit?.({ type: 'took', clause: move.do === 'take' ? 'ORC-1.2' : 'ORC-1.3', seat, count });
  if (state.heap === 0) return;
  const next = (seat + 1) % state.apples.length;
  if (next === 0) state.rounds++;
  state.agenda.push({ kind: 'basket', seat: next });
}

const { contract } = gameFlow<Orchard, OrchardDecision, OrchardMove, OrchardEvent>({
  setup: (players, options) => ({
    agenda: [{ kind: 'basket', seat: 0 }],
    phase: 'turns',
    heap: options.heap === 'large' ? HEAP.large : HEAP.small,
    apples: new Array<number>(players).fill(0),
    baskets: new Array<number>(players).fill(0),
    rounds: 1,
  }),
  decisions: {
    basket: { kind: 'basket', options: () => [...BASKETS], choose: chooseBasket },
    apples: {
      kind: 'apples',
      options: ({ heap }) => [...TAKES.filter((move) => move.do === 'take' && move.count <= heap), { do: 'roll' }],
      choose: takeApples,
    },
  },
  // ORC-2.1 The agenda is empty only when the heap is empty.
  phases: {
    turns(state) {
      state.phase = 'over';
    },
  },
});

const greedy: Bot<OrchardView, OrchardMove> = {
  choose: (_view, moves) => ({ move: moves.findLast((move) => move.do !== 'roll') ?? (moves[0] as OrchardMove) }),
};

const en = {
  'game.name': 'Orchard',
  'decision.basket': 'choose a basket',
  'decision.apples': 'take apples',
  basket: 'Use the {side} basket',
  take: '{count, plural, one {Take # apple} other {Take # apples}}',
  roll: 'Roll for apples',
  lifted: '{who} lifts a basket',
  took: '{who} takes {count, plural, one {# apple} other {# apples}}',
  short: 'there are only {heap} apples left',
  notNow: 'that is not asked now',
  heap: 'The heap: {heap}',
  has: '{who} has {count}',
  apples: 'apples',
};
const nl: Record<keyof typeof en, string> = {
  ...en,
  'game.name': 'Boomgaard',
  'decision.basket': 'kies een mand',
  'decision.apples': 'pak appels',
  basket: 'Gebruik de {side, select, left {linker} other {rechter}} mand',
};

export const orchard: BotGame<Orchard, OrchardMove, OrchardEvent, OrchardView> = {
  id: 'orchard',
  prefix: 'ORC',
  rulesVersion: 1,
  players: { min: 2, max: 4 },
  options: [{ id: 'heap', values: ['small', 'large'], clauses: ['ORC-2.1'] }],
  text: { en, nl },
  positions: { start: { players: 2, seed: 1, moves: 0 } },
  ...contract,
  refusal: (state, seat, move) =>
    contract.pending(state)[0]?.seat === seat && move.do === 'take' && state.heap < move.count
      ? { clause: 'ORC-1.2', phrase: { key: 'short', args: { heap: state.heap } } }
      : { clause: 'ORC-1.1', phrase: { key: 'notNow' } },
  view: ({ agenda, heap, apples, baskets, rounds }: Orchard, viewer: Viewer) => ({
    viewer,
    round: rounds,
    pending: agenda.map(({ kind, seat }) => ({ kind, seat })),
    heap,
    apples: [...apples],
    baskets: [...baskets],
  }),
  eventFor: (event) => event,
  blocksUndo: (event) => event.type === 'took',
  determinize: ({ round, pending, heap, apples, baskets }: OrchardView, _chance: Chance) => ({
    agenda: [...pending],
    phase: heap > 0 ? 'turns' : 'over',
    heap,
    apples: [...apples],
    baskets: [...baskets],
    rounds: round,
  }),
  outcome: (state) => (state.heap > 0 ? null : outcomeOf([{ key: 'apples', clause: 'ORC-2.1', points: [...state.apples] }])),
  clone: (state) => structuredClone(state),
  round: (state) => state.rounds,
  write: (move) => (move.do === 'basket' ? `basket ${move.side}` : move.do === 'take' ? `take ${move.count}` : 'roll'),
  read(text) {
    const move = [...BASKETS, ...TAKES, { do: 'roll' } as const].find((known) => this.write(known) === text);
    if (move === undefined) throw new BadInput(`"${text}" is not a move of the orchard`);
    return move;
  },
  targets: () => [],
  sayMove: (move) => ({
    key: move.do,
    args: move.do === 'basket' ? { side: move.side } : move.do === 'take' ? { count: move.count } : {},
  }),
  sayDecision: ({ kind }) => ({ key: `decision.${kind}` }),
  sayEvent: ({ type, seat, count }) => ({ key: type, args: { who: { seat }, count } }),
  report: ({ heap, apples }) => [
    { title: { key: 'heap', args: { heap } }, lines: apples.map((count, seat) => ({ key: 'has', args: { who: { seat }, count } })) },
  ],
  usage: ['lifted', 'took', 'never'],
  uses: (event) => [event.type],
  apprentice: greedy,
};

export const ORCHARD_RULES = `# Orchard
### ORC-1 The turn
- **ORC-1.1** (R) You choose a basket first.
- **ORC-1.2** (R) You take one to three apples, never more than the heap holds.
- **ORC-1.3** (R) Or you roll for apples.
### ORC-2 The end
- **ORC-2.1** (R) The empty heap ends the game; seat ${seatLetter(0)} has no advantage.
`;

export const ORCHARD_RULES_NL = `# Boomgaard
### ORC-1 De beurt
- **ORC-1.1** (R) Eerst kies je een mand.
- **ORC-1.2** (R) Je neemt een tot drie appels, nooit meer dan er liggen.
- **ORC-1.3** (R) Of je dobbelt om appels.
### ORC-2 Het einde
- **ORC-2.1** (R) De lege hoop beëindigt het spel; stoel ${seatLetter(0)} heeft geen voordeel.
`;

export const ORCHARD_TESTS = `
it('ORC-1.1 ORC-1.2 baskets come before apples', () => { expect(1).toBe(1); });
it('ORC-1.3 rolling', () => { expect(2).toBe(2); });
`;
