import { type Question, questionFor } from '@belfry/bots';
import type { Game, MatchLog, Outcome, Seat, SeatNote, Viewer } from '@belfry/kernel';
import {
  askUndo,
  awaitedBots,
  dealMatch,
  type LiveMatch,
  openMatch,
  pendingSeats,
  playMove,
  positionFor,
  receive,
  replayFor,
  type Step,
  seqOf,
  stepsSince,
} from '@belfry/live';
import { refuse } from '@belfry/protocol';
import { momentsOf } from '../moments.ts';
import type { Moment, Snapshot } from '../session.ts';
import type { SavedTable } from './saves.ts';

/** A table on this device: a live match, its seats, and the viewer the screen shows it to. Lives in the worker; only views leave it. */
export class LocalTable {
  readonly #game: Game;
  readonly #table: SavedTable;
  readonly #live: LiveMatch;
  viewer: Viewer;

  constructor(game: Game, table: SavedTable) {
    this.#game = game;
    this.#table = table;
    const { log, seats, options, key, updated } = table;
    this.#live =
      log === null
        ? dealMatch(game, { players: seats.length, options, key }, updated)
        : openMatch(
            game,
            log.header,
            log.entries.map((entry) => ({ entry, at: updated, request: requestFor(table, entry.seq) })),
            updated,
          );
    const people = this.#people();
    const [alone, another] = people;
    this.viewer = alone !== undefined && another === undefined ? alone : 'spectator';
  }

  #people(): Seat[] {
    return this.#table.seats.filter(({ kind }) => kind === 'you').map(({ seat }) => seat);
  }

  /** Returns the same table as it was when it was saved. */
  asIn(saved: SavedTable): LocalTable {
    return new LocalTable(this.#game, saved);
  }

  get log(): MatchLog {
    return this.#live.match.log;
  }

  /** Returns the log with the names of the players, for a match file. */
  file(): MatchLog {
    const seats = this.#table.seats.map(
      ({ name, crest, level }): SeatNote => ({ name, crest, ...(level === undefined ? {} : { bot: level }) }),
    );
    return { ...this.log, seats };
  }

  /** The number of the last entry. */
  get seq(): number {
    return seqOf(this.#live);
  }

  /** Applies the entries that another tab has added to the save; false when the two logs have diverged. */
  goOnWith(saved: SavedTable): boolean {
    const entries = saved.log?.entries ?? [];
    const { seq } = this;
    if (JSON.stringify(entries[seq - 1]) !== JSON.stringify(this.log.entries[seq - 1])) return false;
    for (const entry of entries.slice(seq)) receive(this.#live, { entry, at: saved.updated, request: requestFor(saved, entry.seq) });
    this.#coverHands();
    return true;
  }

  /** Plays a person's move. */
  play(seat: Seat, { id, move, seq }: { readonly id: string; readonly move: string; readonly seq: number }, now: number): void {
    this.#checkPerson(seat);
    playMove(this.#live, { id, seat, seq, move }, { key: this.#table.key, at: now });
    this.#coverHands();
  }

  playBot(seat: Seat, move: string, seq: number, now: number): void {
    playMove(this.#live, { id: `bot-${seq}`, seat, seq, move }, { key: this.#table.key, at: now, bot: this.#levelOf(seat) });
    this.#coverHands();
  }

  /** Undoes moves. On a shared screen and against bots there is nobody to ask, so undo is always agreed. */
  undo(seat: Seat, { id, to, seq }: { readonly id: string; readonly to: number; readonly seq: number }, now: number): void {
    this.#checkPerson(seat);
    const agreeing = this.#table.seats.map((each) => each.seat);
    askUndo(this.#live, { id, seat, seq, to }, { agreeing, open: null, at: now });
  }

  #checkPerson(seat: Seat): void {
    if (!this.#people().includes(seat)) throw refuse('not-your-seat');
  }

  /** Returns the seat that has the screen. */
  asking(): Seat {
    if (typeof this.viewer !== 'number') throw refuse('take-a-seat');
    return this.viewer;
  }

  /** Hides the viewer's hand on a shared screen once it is another person's turn. */
  #coverHands(): void {
    const people = this.#people();
    const owing = pendingSeats(this.#live);
    if (people.length < 2 || typeof this.viewer !== 'number' || owing.includes(this.viewer)) return;
    if (people.some((seat) => owing.includes(seat))) this.viewer = 'spectator';
  }

  take(viewer: Viewer): void {
    const allowed = typeof viewer === 'number' ? this.#people().includes(viewer) : viewer === 'spectator' || this.#outcome() !== null;
    if (!allowed) throw refuse('not-your-seat');
    this.viewer = viewer;
  }

  /** True if a person made the last entry. */
  get isAfterPerson(): boolean {
    const last = this.log.entries.at(-1);
    return last !== undefined && !this.#isBot(last.seat);
  }

  get hasPeople(): boolean {
    return this.#people().length > 0;
  }

  #outcome(): Outcome | null {
    return this.#game.outcome(this.#live.match.state);
  }

  #isBot(seat: Seat): boolean {
    return this.#table.seats[seat]?.kind === 'bot';
  }

  #levelOf(seat: Seat): string {
    return this.#table.seats[seat]?.level ?? 'apprentice';
  }

  /** Returns the next bot to move, if any. */
  nextBot(): Seat | null {
    return awaitedBots(this.#live, (seat) => this.#isBot(seat))[0] ?? null;
  }

  /** Returns a bot's question: its view and its legal moves, nothing else. */
  questionFor(seat: Seat): Question {
    return questionFor(this.#game, this.#live.match.state, seat, this.#levelOf(seat), crypto.randomUUID());
  }

  snapshot(): Omit<Snapshot, 'log'> {
    const people = this.#people();
    const outcome = this.#outcome();
    const { seq, viewer, view, legal, undo } = positionFor(this.#live, this.viewer);
    return {
      status: outcome === null ? 'playing' : 'over',
      connection: 'here',
      game: this.#game.id,
      rules: this.#game.rulesVersion,
      options: this.log.header.options,
      seats: this.#table.seats,
      viewer,
      shared: people.length > 1 ? people : [],
      seq,
      view,
      moves: legal,
      undo: outcome === null ? (undo[0] ?? null) : null,
      chat: null,
      clocks: [],
      outcome,
    };
  }

  /** Returns the entries after `after` as this viewer may see them. */
  steps(after: number): Step[] {
    return stepsSince(this.#live, this.viewer, after);
  }

  moments(viewer: Viewer): Moment[] {
    const outcome = this.#outcome();
    if (viewer === 'open' && outcome === null) throw refuse('shown-later');
    return momentsOf(replayFor(this.#live, viewer), outcome);
  }

  /** Returns a copy for the save; later moves do not change it. */
  save(now: number): SavedTable {
    const { header, entries } = this.log;
    const waiting = pendingSeats(this.#live).some((seat) => this.#table.seats[seat]?.kind === 'you');
    const round = this.#game.round(this.#live.match.state);
    const lately = [...this.#live.requests].slice(-REMEMBERED).map(([request, seq]) => ({ request, seq }));
    const log = { header, entries: [...entries] };
    return { ...this.#table, log, lately, round, waiting, over: this.#outcome() !== null, updated: now };
  }
}

/**
 * Requests remembered in the save, so that a tab that takes over does not repeat what the last host did without being able to report it.
 */
const REMEMBERED = 8;

function requestFor({ lately = [] }: SavedTable, seq: number): string | null {
  return lately.find((each) => each.seq === seq)?.request ?? null;
}
