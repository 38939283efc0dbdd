import { type Chance, ChanceMismatch, keyedChance, keyHash, recordedChance, replayedChance } from './chance.ts';
import type { GameEvent } from './dealer.ts';
import { BadInput } from './errors.ts';
import { type Entry, type EntryNote, type Header, isUndo, type MatchLog, type MoveEntry, noteOf, type UndoEntry } from './log.ts';
import { completeOptions, type Options } from './options.ts';
import type { Refusal, Rules } from './rules.ts';
import type { Seat } from './seat.ts';
import { type UndoBarrier, undoBarrierOf, undoPoints } from './undo.ts';
import type { GameView } from './view.ts';

/** A match in memory: the log, and the result of folding it. Everything but the log can be discarded. */
export interface Match<S = unknown, M = unknown, E extends GameEvent = GameEvent, V extends GameView = GameView> {
  readonly game: Rules<S, M, E, V>;
  readonly log: { readonly header: Header; readonly entries: Entry[] };
  state: S;
  /** The move entries that still count, oldest first, each with its undo barrier. */
  readonly line: LiveEntry[];
  /** A cache of states along the line, by number of live entries. */
  readonly snapshots: Map<number, S>;
}

export interface LiveEntry {
  readonly entry: MoveEntry;
  readonly undoBarrier: UndoBarrier | null;
}

/** The source of luck for each entry; the setup is entry 0. */
export type ChanceSource = (seq: number) => Chance;

const SNAPSHOT_EVERY = 32;

export interface NewMatch {
  readonly players: number;
  readonly options?: Options;
  /** A key from which chance derives; its hash goes into the header. */
  readonly key?: string;
}

export function createMatch<S, M, E extends GameEvent, V extends GameView>(
  game: Rules<S, M, E, V>,
  spec: NewMatch,
  chance: ChanceSource = keyedSource(spec.key),
  emit?: (event: E) => void,
): Match<S, M, E, V> {
  checkPlayers(game, spec.players);
  const options = completeOptions(game.options, spec.options);
  const outcomes: number[] = [];
  const state = game.setup(spec.players, options, { chance: recordedChance(chance(0), outcomes), emit });
  const header: Header = {
    game: game.id,
    rules: game.rulesVersion,
    players: spec.players,
    options,
    chance: outcomes,
    ...(spec.key === undefined ? {} : { keyHash: keyHash(spec.key) }),
  };
  return { game, log: { header, entries: [] }, state, line: [], snapshots: new Map([[0, game.clone(state)]]) };
}

export function checkPlayers(game: Rules, players: number): void {
  const { min, max } = game.players;
  if (!Number.isInteger(players) || players < min || players > max) {
    throw new BadInput(`${game.id} is for ${min} to ${max} players, not ${players}`);
  }
}

function keyedSource(key: string | undefined): ChanceSource {
  if (key === undefined) throw new BadInput('a new match needs a key or a source of chance');
  return (seq) => keyedChance(key, seq);
}

/** Thrown when the rules refuse a move, with the clause. Nothing has changed. */
export class IllegalMove extends BadInput {
  readonly refusal: Refusal;
  constructor(words: string, refusal: Refusal) {
    super(`"${words}" is not legal here (${refusal.clause})`);
    this.refusal = refusal;
  }
}

export function isLegal<S, M>(game: Rules<S, M>, state: S, seat: Seat, move: M): boolean {
  const words = game.write(move);
  return game.legal(state, seat).some((candidate) => game.write(candidate) === words) || game.accepts(state, seat, move);
}

/** Plays a move and appends its entry. Throws IllegalMove, changing nothing, when the rules refuse it. */
export function play<S, M, E extends GameEvent, V extends GameView>(
  match: Match<S, M, E, V>,
  seat: Seat,
  move: M,
  chance: Chance,
  emit?: (event: E) => void,
  note?: EntryNote,
): MoveEntry {
  const { game, state } = match;
  if (!isLegal(game, state, seat, move)) throw new IllegalMove(game.write(move), game.refusal(state, seat, move));
  return carryOut(match, seat, move, chance, emit, note);
}

/** Replays an entry that was checked when it was made, without asking the rules again: that takes most of the time of a fold. */
export function replayEntry<S, M, E extends GameEvent, V extends GameView>(
  match: Match<S, M, E, V>,
  entry: Entry,
  emit?: (event: E) => void,
): void {
  if (isUndo(entry)) undo(match, entry.seat, entry.undo, entry.consent);
  else carryOut(match, entry.seat, match.game.read(entry.move), replayedChance(entry.chance), emit, noteOf(entry));
}

function carryOut<S, M, E extends GameEvent, V extends GameView>(
  match: Match<S, M, E, V>,
  seat: Seat,
  move: M,
  chance: Chance,
  emit: ((event: E) => void) | undefined,
  note: EntryNote = {},
): MoveEntry {
  const { game, log } = match;
  const outcomes: number[] = [];
  const events: E[] = [];
  game.apply(match.state, seat, move, { chance: recordedChance(chance, outcomes), emit: (event) => events.push(event) });
  const entry: MoveEntry = { seq: log.entries.length + 1, seat, move: game.write(move), chance: outcomes, ...note };
  log.entries.push(entry);
  extendLine(match, { entry, undoBarrier: undoBarrierOf(game, outcomes, events) });
  if (emit !== undefined) events.forEach(emit);
  return entry;
}

/** Undoes to the state after entry `to`. Past a barrier, every other seat must have consented. */
export function undo(match: Match, seat: Seat, to: number, consent: readonly Seat[] = []): UndoEntry {
  const { log, line } = match;
  const free = undoPoints(line, seat);
  const keep = line.findIndex(({ entry }) => entry.seq === to) + 1;
  if (to !== 0 && keep === 0) throw new BadInput(`entry ${to} is not a move that still counts`);
  if (keep === line.length) throw new BadInput('there is nothing to take back');
  const everyone = Array.from({ length: log.header.players }, (_, i) => i).every((s) => s === seat || consent.includes(s));
  if (!free.points.includes(to) && !everyone) {
    throw new BadInput(
      `entry ${to} lies behind ${free.undoBarrier === null ? 'the start' : free.undoBarrier}; all players must agree to go back that far`,
    );
  }
  const entry: UndoEntry = { seq: log.entries.length + 1, seat, undo: to, ...(consent.length === 0 ? {} : { consent }) };
  log.entries.push(entry);
  undoTo(match, keep);
  return entry;
}

function undoTo(match: Match, keep: number): void {
  const { game, line, snapshots } = match;
  const dropped = line.splice(keep);
  for (const at of snapshots.keys()) if (at > keep) snapshots.delete(at);
  if (dropped.length === 0) return;
  const from = Math.max(...snapshots.keys());
  match.state = game.clone(snapshots.get(from));
  for (const { entry } of line.slice(from)) {
    game.apply(match.state, entry.seat, game.read(entry.move), { chance: replayedChance(entry.chance) });
  }
}

function extendLine(match: Match, live: LiveEntry): void {
  match.line.push(live);
  if (match.line.length % SNAPSHOT_EVERY === 0) match.snapshots.set(match.line.length, match.game.clone(match.state));
}

/** A callback after every entry (and after the setup, with no entry) with the state and the events. */
export type FoldObserver<S, E> = (state: S, events: readonly E[], entry: Entry | null) => void;

/**
 * Returns the match of a log. Checks every move against the rules, every outcome against its bound, undo against its barriers, and, if the
 * header holds the key, all chance against the key. Throws BadInput naming the entry at fault.
 */
export function fold<S, M, E extends GameEvent, V extends GameView>(
  game: Rules<S, M, E, V>,
  log: MatchLog,
  watch?: FoldObserver<S, E>,
): Match<S, M, E, V> {
  const { header } = log;
  if (header.game !== game.id) throw new BadInput(`this is a log of ${header.game}, not of ${game.id}`);
  if (header.rules !== game.rulesVersion)
    throw new BadInput(`the log follows rules version ${header.rules}, this is version ${game.rulesVersion} of ${game.id}`);
  if (header.key !== undefined && header.keyHash !== keyHash(header.key))
    throw new BadInput('the published key does not fit the hash published at the start');
  const setupEvents: E[] = [];
  const match = within('the setup', () => {
    const chance = checkedChance(header.chance, header.key, 0);
    const made = createMatch(
      game,
      header,
      () => chance,
      (event) => setupEvents.push(event),
    );
    if (!chance.done()) throw new BadInput('holds more chance outcomes than the rules use');
    const entries: Entry[] = [];
    return { ...made, log: { header, entries } };
  });
  watch?.(match.state, setupEvents, null);
  for (const entry of log.entries) {
    const events: E[] = [];
    within(`entry ${entry.seq}`, () => {
      if (entry.seat >= header.players) throw new BadInput(`there is no seat ${entry.seat}`);
      if (isUndo(entry)) undo(match, entry.seat, entry.undo, entry.consent);
      else {
        const chance = checkedChance(entry.chance, header.key, entry.seq);
        play(match, entry.seat, game.read(entry.move), chance, (event) => events.push(event), noteOf(entry));
        if (!chance.done()) throw new BadInput('holds more chance outcomes than the rules use');
      }
    });
    watch?.(match.state, events, entry);
  }
  return match;
}

/** Replays the recorded outcomes, checked against the key if it is known. */
function checkedChance(outcomes: readonly number[], key: string | undefined, seq: number): Chance & { done(): boolean } {
  const replay = replayedChance(outcomes);
  if (key === undefined) return replay;
  const keyed = keyedChance(key, seq);
  return {
    below(bound) {
      const outcome = replay.below(bound);
      if (keyed.below(bound) !== outcome) throw new ChanceMismatch('a chance outcome does not follow from the published key');
      return outcome;
    },
    done: replay.done,
  };
}

function within<T>(where: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof BadInput || error instanceof ChanceMismatch) throw new BadInput(`${where}: ${error.message}`);
    throw error;
  }
}
