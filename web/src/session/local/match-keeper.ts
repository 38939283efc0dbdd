import { type Question, questionFor } from '@belfry/bots';
import {
  BadInput,
  createMatch,
  fold,
  type Game,
  type GameEvent,
  IllegalMove,
  isUndo,
  keyedChance,
  type Match,
  type MatchLog,
  type PendingSince,
  pendingSinceAfter,
  play,
  type Seat,
  undo,
  undoPoints,
  type Viewer,
} from '@belfry/kernel';
import { Refused } from '../refused.ts';
import type { LogEntry, Moment, Snapshot } from '../session.ts';
import type { SavedTable } from './saves.ts';

interface Told {
  readonly seq: number;
  readonly seat: Seat | null;
  readonly events: readonly GameEvent[];
  readonly undo?: number;
}

/** Words that are no move, or a move against the rules: said as a server says it. */
function refusedMove(words: string, error: unknown): unknown {
  if (error instanceof IllegalMove) {
    const { phrase, clause } = error.refusal;
    return new Refused({ reason: 'against-the-rules', args: { move: words, clause }, phrase, clause });
  }
  return error instanceof BadInput ? new Refused({ reason: 'unreadable', args: { why: error.message } }) : error;
}

/** A match on this device, and what each of its viewers may know of it. Lives in the worker; only views leave. */
export class MatchKeeper {
  readonly #game: Game;
  readonly #table: SavedTable;
  readonly #match: Match;
  #told: Told[] = [];
  #owed: PendingSince;
  viewer: Viewer;

  constructor(game: Game, table: SavedTable) {
    this.#game = game;
    this.#table = table;
    const people = this.#people();
    this.viewer = people.length === 1 ? (people[0] as Seat) : 'spectator';
    if (table.log === null) {
      const events: GameEvent[] = [];
      const spec = { players: table.seats.length, options: table.options, key: table.key };
      this.#match = createMatch(game, spec, undefined, (event) => events.push(event));
      this.#told.push({ seq: 0, seat: null, events });
    } else {
      this.#match = fold(game, table.log, (_, events, entry) => {
        const told = { seq: entry?.seq ?? 0, seat: entry?.seat ?? null, events };
        this.#tell(entry !== null && isUndo(entry) ? { ...told, undo: entry.undo } : told);
      });
    }
    this.#owed = pendingSinceAfter(new Map(), this.#match);
  }

  #people(): Seat[] {
    return this.#table.seats.filter(({ kind }) => kind === 'you').map(({ seat }) => seat);
  }

  #tell(told: Told): void {
    const { undo: back } = told;
    if (back !== undefined) this.#told = this.#told.filter(({ seq }) => seq <= back);
    this.#told.push(told);
  }

  get log(): MatchLog {
    return this.#match.log;
  }

  play(seat: Seat, words: string, seq: number): void {
    const { entries } = this.#match.log;
    if (seq > entries.length) throw new Refused({ reason: 'not-so-far', args: { entries: entries.length, seq } });
    const owed = this.#owed.get(seat);
    if (seq < (owed?.since ?? entries.length)) throw new Refused({ reason: 'gone-on' });
    if (owed === undefined) throw new Refused({ reason: 'not-your-turn' });
    const events: GameEvent[] = [];
    const chance = keyedChance(this.#table.key, entries.length + 1);
    try {
      play(this.#match, seat, this.#game.read(words), chance, (event) => events.push(event));
    } catch (error) {
      throw refusedMove(words, error);
    }
    this.#owed = pendingSinceAfter(this.#owed, this.#match);
    this.#tell({ seq: entries.length, seat, events });
    this.#drawCurtain();
  }

  undo(to: number): void {
    if (typeof this.viewer !== 'number') throw new Refused({ reason: 'people-decide' });
    if (!undoPoints(this.#match.line, this.viewer).points.includes(to)) throw new Refused({ reason: 'no-way-back', args: { entry: to } });
    const entry = undo(this.#match, this.viewer, to);
    this.#owed = pendingSinceAfter(this.#owed, this.#match);
    this.#tell({ seq: entry.seq, seat: entry.seat, events: [], undo: to });
  }

  /** On one screen nobody's hand stays open once it is another person's turn. */
  #drawCurtain(): void {
    const people = this.#people();
    const owing = this.#game.pending(this.#match.state).map(({ seat }) => seat);
    if (people.length < 2 || typeof this.viewer !== 'number' || owing.includes(this.viewer)) return;
    if (people.some((seat) => owing.includes(seat))) this.viewer = 'spectator';
  }

  take(viewer: Viewer): void {
    const allowed = typeof viewer === 'number' ? this.#people().includes(viewer) : viewer === 'spectator' || this.over;
    if (!allowed) throw new Refused({ reason: 'not-your-seat' });
    this.viewer = viewer;
  }

  get hasPeople(): boolean {
    return this.#people().length > 0;
  }

  get over(): boolean {
    return this.#game.outcome(this.#match.state) !== null;
  }

  /** The bot that should move now, if any. */
  nextBot(): Seat | null {
    return this.#game.awaited(this.#match.state).find((seat) => this.#table.seats[seat]?.kind === 'bot') ?? null;
  }

  /** What a bot is asked with: its view and its legal moves, nothing else. */
  questionFor(seat: Seat): Question {
    return questionFor(this.#game, this.#match.state, seat, this.#table.seats[seat]?.level ?? 'apprentice', crypto.randomUUID());
  }

  snapshot(): Omit<Snapshot, 'log'> {
    const game = this.#game;
    const { state, line, log } = this.#match;
    const people = this.#people();
    const own = typeof this.viewer === 'number' ? this.viewer : null;
    const outcome = game.outcome(state);
    return {
      status: outcome === null ? 'playing' : 'over',
      connection: 'here',
      game: game.id,
      options: log.header.options,
      seats: this.#table.seats,
      viewer: this.viewer,
      shared: people.length > 1 ? people : [],
      seq: log.entries.length,
      view: game.view(state, this.viewer),
      moves: own === null ? [] : game.legal(state, own).map((move) => game.write(move)),
      undo: own === null || outcome !== null ? null : (undoPoints(line, own).points[0] ?? null),
      chat: null,
      clocks: [],
      outcome,
    };
  }

  entries(from: number): LogEntry[] {
    return this.#told.slice(from).map((told) => ({
      ...told,
      events: told.events.flatMap((event) => this.#game.eventFor(event, this.viewer) ?? []),
    }));
  }

  /** Where the log of entries stands; falls when something was taken back. */
  get told(): readonly Told[] {
    return this.#told;
  }

  moments(viewer: Viewer): Moment[] {
    if (viewer === 'open' && !this.over) throw new Refused({ reason: 'shown-later' });
    const game = this.#game;
    let moments: Moment[] = [];
    fold(game, this.#match.log, (state, _, entry) => {
      if (entry !== null && isUndo(entry)) moments = moments.filter(({ seq }) => seq <= entry.undo);
      else moments.push({ seq: entry?.seq ?? 0, round: game.round(state), view: game.view(state, viewer), outcome: game.outcome(state) });
    });
    return moments;
  }

  /** What is kept on the device. */
  save(now: number): SavedTable {
    const { state, log } = this.#match;
    const waiting = this.#game.pending(state).some(({ seat }) => this.#table.seats[seat]?.kind === 'you');
    return { ...this.#table, log, round: this.#game.round(state), waiting, over: this.over, updated: now };
  }
}
