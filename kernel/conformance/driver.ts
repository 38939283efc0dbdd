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
import { Sight } from './sight.ts';
import type { Setup, Testbed } from './subject.ts';

/** A moment of a random game: before a decision, or (`next` is null) after the last one. Observers clone the state before they change it. */
export interface Moment<S = unknown, M = unknown, E extends GameEvent = GameEvent> {
  readonly state: S;
  /** How that state looks, worked out once for all observers. */
  readonly sight: Sight;
  readonly log: { readonly header: Header; readonly entries: readonly Entry[] };
  /** What the last entry (at first: the setup) caused. */
  readonly events: readonly E[];
  /** What is going to be played. */
  readonly next: { readonly seat: Seat; readonly move: M } | null;
}

/** A check that looks at random games while they are played. */
export interface Observer {
  /** Looks at a moment, with luck of its own; throws when something is wrong. */
  see(moment: Moment, chance: Chance): void;
  /** After the last game: what can only be said of all of them. */
  finish?(): void;
}

/** Observers by name, made anew for each table. */
export type Observers = Readonly<Record<string, (testbed: Testbed) => Observer>>;

/** What an observer has come to: how many moments it saw, and what is wrong. */
export interface Verdict {
  readonly moments: number;
  readonly failure: Nonconformance | undefined;
}

/**
 * Plays the random games of the testbed once, for all observers. Whoever finds something wrong sees no more, and the others look on;
 * when the game itself breaks down, all of them fail. A failure carries the log.
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

  /** Luck of its own, so that no check depends on what another one draws. */
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

/** Shows every moment of one random game to the visitor. A failure carries the log. */
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
      visit({ state, sight: new Sight(game, state), log, events, next });
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

/** A random game straight on the engine, without views, events or log: the fastest way to the end. */
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

/** Plays random moves on from a state, at most so many; gives the number played. Changes the state. */
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
