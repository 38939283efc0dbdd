import {
  type Chance,
  completeOptions,
  type Entry,
  type Game,
  type GameEvent,
  type GameView,
  type Header,
  isLegal,
  pick,
  recordedChance,
  type Seat,
  seededChance,
} from '../src/index.ts';
import { ensure, Nonconformance, withLog } from './failure.ts';
import type { Setup, Testbed } from './subject.ts';
import { ViewCache } from './view-cache.ts';

/**
 * A moment of a random game: before a decision, or (`next` is null) after the last one. Observers must clone the state before changing it.
 */
export interface Moment<S = unknown, M = unknown, E extends GameEvent = GameEvent> {
  readonly state: S;
  /** The state as each viewer sees it, cached for all observers. */
  readonly sight: ViewCache;
  readonly log: { readonly header: Header; readonly entries: readonly Entry[] };
  /** The events of the last entry (initially: of the setup). */
  readonly events: readonly E[];
  /** The next move. */
  readonly next: { readonly seat: Seat; readonly move: M } | null;
}

/** A check that observes random games. */
export interface Observer {
  /** Checks a moment, with its own luck; throws on a violation. */
  see(moment: Moment, chance: Chance): void;
  /** Runs after the last game, for checks over all games. */
  finish?(): void;
}

/** Observers by name, created for each table. */
export type Observers = Readonly<Record<string, (testbed: Testbed) => Observer>>;

/** An observer's result: the number of moments it saw, and the failure, if any. */
export interface Verdict {
  readonly moments: number;
  readonly failure: Nonconformance | undefined;
}

/**
 * Plays the testbed's random games once for all observers. An observer that fails sees no further moments, and the others continue; if the
 * game itself throws, all of them fail. A failure includes the log.
 */
export function watchGames(testbed: Testbed, observers: Observers): ReadonlyMap<string, Verdict> {
  const watches = Object.entries(observers).map(([name, observe]) => new Watch(name, observe(testbed)));
  const looking = (): Watch[] => watches.filter(({ failure }) => failure === undefined);
  for (let game = 0; game < testbed.games && looking().length > 0; game++) {
    const seed = `${testbed.seed}.${game}`;
    for (const watch of looking()) watch.begin(seed);
    try {
      eachMoment(testbed, seed, (moment) => {
        for (const watch of looking()) watch.look(moment, (error) => withLog(error, testbed.setup, seed, moment.log));
      });
    } catch (error) {
      if (!(error instanceof Nonconformance)) throw error;
      for (const watch of looking()) watch.failure = error;
    }
  }
  for (const watch of looking()) watch.finish();
  return new Map(watches.map((watch) => [watch.name, watch]));
}

class Watch implements Verdict {
  moments = 0;
  failure: Nonconformance | undefined;
  readonly name: string;
  readonly #observer: Observer;
  #chance: Chance = seededChance(0);

  constructor(name: string, observer: Observer) {
    this.name = name;
    this.#observer = observer;
  }

  /** Separate luck, so that no check depends on another's draws. */
  begin(seed: string): void {
    this.#chance = seededChance(`${seed} ${this.name}`);
  }

  look(moment: Moment, told: (error: unknown) => Nonconformance): void {
    try {
      this.#observer.see(moment, this.#chance);
      this.moments++;
    } catch (error) {
      this.failure = told(error);
    }
  }

  finish(): void {
    try {
      this.#observer.finish?.();
    } catch (error) {
      if (!(error instanceof Nonconformance)) throw error;
      this.failure = error;
    }
  }
}

/** Visits every moment of one random game. A failure includes the log. */
export function eachMoment(testbed: Testbed, seed: string, visit: (moment: Moment) => void): void {
  const { subject, setup, limit } = testbed;
  const { game } = subject;
  const options = completeOptions(game.options, setup.options);
  const luck = seededChance(`${seed} luck`);
  const choice = seededChance(`${seed} choice`);
  const outcomes: number[] = [];
  const entries: Entry[] = [];
  const log = { header: { game: game.id, rules: game.rulesVersion, players: setup.players, options, chance: outcomes }, entries };
  try {
    let events: GameEvent[] = [];
    const emit = (event: GameEvent): void => void events.push(event);
    const state = game.setup(setup.players, options, { chance: recordedChance(luck, outcomes), emit });
    for (;;) {
      const next = nextMove(testbed, state, choice);
      visit({ state, sight: new ViewCache(game, state), log, events, next });
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

/** Returns a random legal move of a random seat that owes one; occasionally one from outside the bounded list. */
function nextMove({ subject }: Testbed, state: unknown, choice: Chance): Moment['next'] {
  const { game } = subject;
  const owed = game.pending(state);
  const over = game.outcome(state) !== null;
  ensure(over === (owed.length === 0), () =>
    over ? 'the game has an outcome but somebody still owes a decision' : 'nobody owes a decision but there is no outcome',
  );
  if (over) return null;
  const { seat, kind } = pick(choice, owed);
  const moves = game.legal(state, seat);
  if (moves.length === 0) throw new Nonconformance(`seat ${seat} owes "${kind}" but has no legal move`);
  const beyond = subject.beyond !== undefined && choice.below(4) === 0 ? subject.beyond(state, seat, choice) : [];
  if (beyond.length === 0) return { seat, move: pick(choice, moves) };
  const move = pick(choice, beyond);
  ensure(isLegal(game, state, seat, move), () => `"${game.write(move)}" from beyond the list is not accepted`);
  return { seat, move };
}

export interface RandomGame<S> {
  readonly state: S;
  readonly decisions: number;
}

/** Plays a random game directly on the rules, without views, events or log: the fastest way to the end. */
export function playRandomly<S, M, E extends GameEvent, V extends GameView>(
  game: Game<S, M, E, V>,
  setup: Setup,
  seed: number | string,
  most = Number.POSITIVE_INFINITY,
): RandomGame<S> {
  const chance = seededChance(seed);
  const state = game.setup(setup.players, completeOptions(game.options, setup.options), { chance });
  return { state, decisions: playOn(game, state, chance, most) };
}

/** Plays at most that many random moves from a state, mutating it; returns the number played. */
export function playOn<S, M, E extends GameEvent, V extends GameView>(
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
    game.apply(state, decision.seat, pick(chance, moves), dealer);
    played++;
  }
  return played;
}
