import {
  type Chance,
  completeOptions,
  type Entry,
  type Game,
  type GameEvent,
  type Header,
  isLegal,
  pick,
  recordedChance,
  type Seat,
  seededChance,
} from '../src/index.ts';
import { ensure, Nonconformance, withLog } from './failure.ts';
import type { Bench, Setup } from './trial.ts';

/** A moment of a random game: before a decision, or (`next` is null) after the last one. Visitors clone the state before they change it. */
export interface Moment<S = unknown, M = unknown, E extends GameEvent = GameEvent> {
  readonly state: S;
  readonly log: { readonly header: Header; readonly entries: readonly Entry[] };
  /** What the last entry (at first: the setup) caused. */
  readonly events: readonly E[];
  /** What is going to be played. */
  readonly next: { readonly seat: Seat; readonly move: M } | null;
  /** Luck for the visitor, apart from that of the game. */
  readonly chance: Chance;
}

/** Shows every moment of the bench's random games to the visitor; gives the number of moments. A failure carries the log. */
export function overGames(bench: Bench, visit: (moment: Moment, game: number) => void, games = bench.games): number {
  let moments = 0;
  for (let game = 0; game < games; game++) {
    eachMoment(bench, `${bench.seed}.${game}`, (moment) => {
      visit(moment, game);
      moments++;
    });
  }
  return moments;
}

export function eachMoment(bench: Bench, seed: string, visit: (moment: Moment) => void): void {
  const { trial, setup, limit } = bench;
  const { game } = trial;
  const options = completeOptions(game.options, setup.options);
  const luck = seededChance(`${seed} luck`);
  const choice = seededChance(`${seed} choice`);
  const chance = seededChance(`${seed} visitor`);
  const outcomes: number[] = [];
  const entries: Entry[] = [];
  const log = { header: { game: game.id, rules: game.rulesVersion, players: setup.players, options, chance: outcomes }, entries };
  try {
    let events: GameEvent[] = [];
    const emit = (event: GameEvent): void => void events.push(event);
    const state = game.setup(setup.players, options, { chance: recordedChance(luck, outcomes), emit });
    for (;;) {
      const next = nextMove(bench, state, choice);
      visit({ state, log, events, next, chance });
      if (next === null) return;
      ensure(entries.length < limit, () => `the game has not ended after ${limit} decisions`);
      events = [];
      const drawn: number[] = [];
      const move = game.write(next.move);
      game.apply(state, next.seat, next.move, { chance: recordedChance(luck, drawn), emit });
      entries.push({ seq: entries.length + 1, seat: next.seat, move, chance: drawn });
    }
  } catch (error) {
    throw withLog(error, setup, seed, log);
  }
}

/** A random legal move of a random seat that owes one; now and then one from beyond the bounded list. */
function nextMove({ trial }: Bench, state: unknown, choice: Chance): Moment['next'] {
  const { game } = trial;
  const owed = game.pending(state);
  const over = game.outcome(state) !== null;
  ensure(over === (owed.length === 0), () =>
    over ? 'the game has an outcome but somebody still owes a decision' : 'nobody owes a decision but there is no outcome',
  );
  if (over) return null;
  const { seat, kind } = pick(choice, owed);
  const moves = game.legal(state, seat);
  if (moves.length === 0) throw new Nonconformance(`seat ${seat} owes "${kind}" but has no legal move`);
  const beyond = trial.beyond !== undefined && choice.below(4) === 0 ? trial.beyond(state, seat, choice) : [];
  if (beyond.length === 0) return { seat, move: pick(choice, moves) };
  const move = pick(choice, beyond);
  ensure(isLegal(game, state, seat, move), () => `"${game.write(move)}" from beyond the list is not accepted`);
  return { seat, move };
}

export interface RandomGame<S> {
  readonly state: S;
  readonly decisions: number;
}

/** A random game straight on the engine, without views, events or log: the fastest way to the end. */
export function playRandomly<S, M, E extends GameEvent, V>(
  game: Game<S, M, E, V>,
  setup: Setup,
  seed: number | string,
  most = Number.POSITIVE_INFINITY,
): RandomGame<S> {
  const chance = seededChance(seed);
  const state = game.setup(setup.players, completeOptions(game.options, setup.options), { chance });
  return { state, decisions: playOn(game, state, chance, most) };
}

/** Plays random moves on from a state, at most so many; gives the number played. Changes the state. */
export function playOn<S, M, E extends GameEvent, V>(
  game: Game<S, M, E, V>,
  state: S,
  chance: Chance,
  most = Number.POSITIVE_INFINITY,
): number {
  const dealer = { chance };
  let played = 0;
  while (played < most) {
    const owed = game.pending(state);
    const decision = owed[owed.length > 1 ? chance.below(owed.length) : 0];
    if (decision === undefined) break;
    const moves = game.legal(state, decision.seat);
    game.apply(state, decision.seat, moves[chance.below(moves.length)] as M, dealer);
    played++;
  }
  return played;
}
