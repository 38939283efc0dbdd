import type { Chooser } from '../conformance/index.ts';
import {
  BadInput,
  type Chance,
  type Dealer,
  type Game,
  type GameView,
  gameFlow,
  isOver,
  type Options,
  outcomeOf,
  pick,
  type Seat,
  seatLetter,
  seatOfLetter,
  seesAs,
  shuffle,
  type Viewer,
} from '../src/index.ts';
import type { Event, Move } from './sample-moves.ts';
import { sayEvent, sayMove } from './sample-phrases.ts';
import { en, nl } from './sample-texts.ts';

// A complete small game (rules: sample-rules.ts) with every feature the kernel must support: secret simultaneous bids, luck in the middle,
// a pile whose order is fixed but unknown, a parametric decision and an option.

export type Decision = { kind: 'bid'; seat: Seat; together: 'bids' } | { kind: 'lead'; seat: Seat } | { kind: 'hang'; seat: Seat };

export type { Event, Move } from './sample-moves.ts';

export interface Player {
  coins: number;
  hand: number[];
  hung: number[];
  bid: number | null;
}

export interface State {
  nights: number;
  night: number;
  players: Player[];
  pile: number[];
  agenda: Decision[];
  phase: 'night' | 'over';
}

/** A hidden bid is -1, a hidden hand its size. */
export interface View extends GameView {
  nights: number;
  players: { coins: number; cards: number; hand: number[] | null; hung: number[]; bid: number | null }[];
  pile: number;
  /** The lanterns of the pile, once everything is open. */
  order: number[] | null;
  pending: Decision[];
}

const LANTERNS = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4];

const flow = gameFlow<State, Decision, Move, Event>({
  setup,
  decisions: {
    bid: {
      kind: 'bid',
      options: (state, { seat }) => Array.from({ length: playerOf(state, seat).coins + 1 }, (_, coins) => ({ do: 'bid', coins })),
      choose(state, { seat }, move, dealer) {
        if (move.do !== 'bid') return;
        playerOf(state, seat).bid = move.coins;
        dealer.emit?.({ type: 'bid', clause: 'SAM-2.1', seat, coins: move.coins });
        if (state.agenda.length === 0) showBids(state, dealer);
      },
    },
    lead: {
      kind: 'lead',
      options: (state, { seat }) => [
        ...(state.pile.length > 0 ? [{ do: 'take' } as const] : []),
        { do: 'throw' },
        ...state.players.flatMap((_, to): Move[] => (to !== seat && playerOf(state, seat).coins > 0 ? [{ do: 'give', to, coins: 1 }] : [])),
      ],
      // SAM-2.3 A player may give any number of coins; the list names a single one.
      accepts: (state, { seat }, move) =>
        move.do === 'give' &&
        move.to !== seat &&
        move.to < state.players.length &&
        move.coins > 0 &&
        move.coins <= playerOf(state, seat).coins,
      choose(state, { seat }, move, dealer) {
        lead(state, seat, move, dealer);
        state.agenda.push({ kind: 'hang', seat });
      },
    },
    hang: {
      kind: 'hang',
      options: (state, { seat }) => [
        ...[...new Set(playerOf(state, seat).hand)].map((lantern): Move => ({ do: 'hang', lantern })),
        { do: 'end' },
      ],
      choose(state, decision, move, dealer) {
        if (move.do !== 'hang') return dealer.emit?.({ type: 'ended', clause: 'SAM-2.4' });
        const { hand, hung } = playerOf(state, decision.seat);
        hand.splice(hand.indexOf(move.lantern), 1);
        hung.push(move.lantern);
        dealer.emit?.({ type: 'hung', clause: 'SAM-2.4', seat: decision.seat, lantern: move.lantern });
        state.agenda.push(decision);
      },
    },
  },
  phases: { night: beginNight },
});

function playerOf(state: State, seat: Seat): Player {
  return state.players[seat] as Player;
}

function setup(players: number, options: Options, dealer: Dealer<Event>): State {
  const pile = shuffle(dealer.chance, [...LANTERNS]);
  const dealt = Array.from({ length: players }, (): Player => ({ coins: 3, hand: pile.splice(-2).sort(), hung: [], bid: null }));
  return { nights: Number(options.nights), night: 0, players: dealt, pile, agenda: [], phase: 'night' };
}

function beginNight(state: State): void {
  if (state.night === state.nights) {
    state.phase = 'over';
    return;
  }
  state.night++;
  state.players.forEach((_, seat) => void state.agenda.push({ kind: 'bid', seat, together: 'bids' }));
}

function showBids(state: State, { chance, emit }: Dealer<Event>): void {
  const bids = state.players.map(({ bid }) => bid ?? 0);
  const best = Math.max(...bids);
  const leader = pick(
    chance,
    bids.flatMap((bid, seat) => (bid === best ? [seat] : [])),
  );
  playerOf(state, leader).coins -= best;
  for (const player of state.players) player.bid = null;
  emit?.({ type: 'shown', clause: 'SAM-2.2', bids, leader });
  state.agenda.push({ kind: 'lead', seat: leader });
}

function lead(state: State, seat: Seat, move: Move, { chance, emit }: Dealer<Event>): void {
  const player = playerOf(state, seat);
  if (move.do === 'take') {
    const lantern = state.pile.pop() as number;
    player.hand.push(lantern);
    player.hand.sort();
    emit?.({ type: 'took', clause: 'SAM-2.3', seat, lantern });
  } else if (move.do === 'throw') {
    const coins = chance.below(3);
    player.coins += coins;
    emit?.({ type: 'threw', clause: 'SAM-2.3', seat, coins });
  } else if (move.do === 'give') {
    player.coins -= move.coins;
    playerOf(state, move.to).coins += move.coins;
    emit?.({ type: 'gave', clause: 'SAM-2.3', seat, to: move.to, coins: move.coins });
  }
}

function view(state: State, viewer: Viewer): View {
  return {
    viewer,
    round: state.night,
    pending: state.agenda.map(viewDecision),
    nights: state.nights,
    players: state.players.map(({ coins, hand, hung, bid }, seat) => ({
      coins,
      cards: hand.length,
      hand: seesAs(viewer, seat) ? [...hand] : null,
      hung: [...hung],
      bid: bid === null || seesAs(viewer, seat) ? bid : -1,
    })),
    pile: state.pile.length,
    order: viewer === 'open' ? [...state.pile] : null,
  };
}

function viewDecision({ kind, seat }: Decision): Decision {
  return kind === 'bid' ? { kind, seat, together: 'bids' } : { kind, seat };
}

function determinize(seen: View, chance: Chance): State {
  const unknown = [...LANTERNS];
  for (const lantern of seen.players.flatMap(({ hand, hung }) => [...(hand ?? []), ...hung])) unknown.splice(unknown.indexOf(lantern), 1);
  shuffle(chance, unknown);
  const players = seen.players.map(
    ({ coins, cards, hand, hung, bid }): Player => ({
      coins,
      hand: hand?.slice() ?? unknown.splice(0, cards).sort(),
      hung: hung.slice(),
      bid: bid === -1 ? chance.below(coins + 1) : bid,
    }),
  );
  return {
    nights: seen.nights,
    night: seen.round,
    players,
    pile: unknown,
    agenda: seen.pending.map(viewDecision),
    phase: seen.pending.length > 0 ? 'night' : 'over',
  };
}

function clone(state: State): State {
  return {
    nights: state.nights,
    night: state.night,
    players: state.players.map(({ coins, hand, hung, bid }) => ({ coins, hand: [...hand], hung: [...hung], bid })),
    pile: [...state.pile],
    agenda: state.agenda.map((decision) => ({ ...decision })),
    phase: state.phase,
  };
}

function write(move: Move): string {
  if (move.do === 'bid') return `bid ${move.coins}`;
  if (move.do === 'give') return `give ${seatLetter(move.to)} ${move.coins}`;
  return move.do === 'hang' ? `hang ${move.lantern}` : move.do;
}

function read(text: string): Move {
  const [, bid, to, given, lantern] = /^(?:bid (\d{1,3})|give ([a-c]) ([1-9]\d{0,2})|hang ([1-4]))$/.exec(text) ?? [];
  if (bid !== undefined) return { do: 'bid', coins: Number(bid) };
  if (to !== undefined) return { do: 'give', to: seatOfLetter(to), coins: Number(given) };
  if (lantern !== undefined) return { do: 'hang', lantern: Number(lantern) };
  if (text === 'take' || text === 'throw' || text === 'end') return { do: text };
  throw new BadInput(`"${text}" is not a move; try "bid 2", "take", "throw", "give b 1", "hang 3" or "end"`);
}

export const lanterns: Game<State, Move, Event, View> = {
  id: 'lanterns',
  prefix: 'SAM',
  rulesVersion: 1,
  players: { min: 2, max: 3 },
  options: [{ id: 'nights', values: ['3', '2'], clauses: ['SAM-1.3'] }],
  text: { en, nl },
  positions: { start: { players: 2, seed: 1, moves: 0 }, later: { players: 3, seed: 2, moves: 7 } },
  ...flow.contract,
  refusal: (_, __, move) =>
    move.do === 'give' || move.do === 'bid'
      ? { clause: 'SAM-2.1', phrase: { key: 'refusal.coins' } }
      : { clause: 'SAM-2.3', phrase: { key: 'refusal.turn' } },
  view,
  eventFor(event, viewer) {
    if (event.type === 'bid' && !seesAs(viewer, event.seat)) return { type: 'bid', clause: event.clause, seat: event.seat };
    if (event.type === 'took' && !seesAs(viewer, event.seat)) return { type: 'took', clause: event.clause, seat: event.seat };
    return { ...event };
  },
  blocksUndo: (event) => event.type === 'shown' || event.type === 'took' || event.type === 'ended',
  determinize,
  outcome(state) {
    if (!isOver(state)) return null;
    const line = (key: string, clause: string, points: (player: Player) => number) => ({ key, clause, points: state.players.map(points) });
    return outcomeOf(
      [
        line('score.lanterns', 'SAM-3.1', ({ hung }) => hung.reduce((sum, lantern) => sum + lantern, 0)),
        line('score.coins', 'SAM-3.2', ({ coins }) => coins),
      ],
      [line('score.hand', 'SAM-3.3', ({ hand }) => hand.length)],
    );
  },
  clone,
  round: (state) => state.night,
  write,
  read,
  targets: (move) => [`verb:${move.do}`, ...(move.do === 'hang' ? [`hand:${move.lantern}`] : [])],
  sayMove,
  sayDecision: ({ kind, seat }) => ({ key: `decision.${kind}`, args: { who: { seat } } }),
  sayEvent,
  report: (seen) =>
    seen.players.map(({ coins, cards }, seat) => ({
      title: { key: 'report.player', args: { who: { seat } } },
      lines: [{ key: 'report.coins', args: { n: coins, cards } }],
    })),
  usage: ['bid', 'took', 'threw', 'gave', 'hung'],
  uses: (event) => (event.type === 'shown' || event.type === 'ended' ? [] : [event.type]),
};

export const apprentice: Chooser<View, Move> = {
  choose: (_, moves, chance) => ({ move: moves.find((move) => move.do === 'hang') ?? pick(chance, moves) }),
};
