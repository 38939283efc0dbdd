import { BadInput } from './errors.ts';
import type { Options } from './options.ts';
import type { Seat } from './seat.ts';

/** The header of a match: game, rules version, players, and the luck of the setup. */
export interface Header {
  readonly game: string;
  readonly rules: number;
  readonly players: number;
  readonly options: Options;
  /** Chance outcomes of the setup. */
  readonly chance: readonly number[];
  /** Hash of the secret all chance of this match derives from; published at the start. */
  readonly keyHash?: string;
  /** The secret itself; published when the match has ended. */
  readonly key?: string;
}

/** A seat's move in notation, and the luck it drew. */
export interface MoveEntry {
  readonly seq: number;
  readonly seat: Seat;
  readonly move: string;
  readonly chance: readonly number[];
  /** Who moved, if not the person in the seat: a bot that took over, for instance. */
  readonly by?: string;
}

/** What an entry carries besides the move and its luck. The rules ignore it. */
export type EntryNote = Omit<MoveEntry, 'seq' | 'seat' | 'move' | 'chance'>;

export function noteOf({ seq: _seq, seat: _seat, move: _move, chance: _chance, ...note }: MoveEntry): EntryNote {
  return note;
}

/** An undo to the state after entry `undo` (0: after the setup). The entries in between stay in the log, but no longer count. */
export interface UndoEntry {
  readonly seq: number;
  readonly seat: Seat;
  readonly undo: number;
  /** The seats that consented, if the undo crossed a barrier. */
  readonly consent?: readonly Seat[];
}

export type Entry = MoveEntry | UndoEntry;

/** Who played a seat: a person with a crest, or a bot of some level, which may have replaced the person. */
export interface SeatNote {
  readonly name?: string;
  readonly crest?: string;
  readonly bot?: string;
}

/** The record of a match. Append-only; entries are numbered from 1 without gaps. */
export interface MatchLog {
  readonly header: Header;
  readonly entries: readonly Entry[];
  /** The players by seat, where known. The rules ignore this. */
  readonly seats?: readonly SeatNote[];
}

export function isUndo(entry: Entry): entry is UndoEntry {
  return 'undo' in entry;
}

/** The version of the match file format. Version 1 files have neither this number nor the players; a version 1 reader ignores both. */
const FORMAT = 2;

/** Writes one JSON line for the header, with the players, and one for each entry. */
export function writeLog({ header, entries, seats }: MatchLog): string {
  const first = { format: FORMAT, ...header, ...(seats === undefined ? {} : { seats }) };
  return `${[first, ...entries].map((line) => JSON.stringify(line)).join('\n')}\n`;
}

export function readLog(text: string): MatchLog {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const [first, ...rest] = lines.map(readLine);
  if (first === undefined) throw new BadInput('the log is empty');
  const header = readHeader(first);
  const seats = readSeats(first.seats, header.players);
  return { header, entries: rest.map(readEntry), ...(seats === undefined ? {} : { seats }) };
}

function readLine(line: string, index: number): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new BadInput(`line ${index + 1} is not complete JSON; the log is cut off or damaged`);
  }
  if (!isObject(value)) throw new BadInput(`line ${index + 1} is not a JSON object`);
  return value;
}

export function readHeader(value: Record<string, unknown>): Header {
  const { format = FORMAT, game, rules, players, options, chance, keyHash, key } = value;
  if (!isCount(format) || format > FORMAT)
    throw new BadInput(`the file has form ${JSON.stringify(format)}, here form ${FORMAT} is read; a newer Belfry wrote it and can open it`);
  if (typeof game !== 'string') throw new BadInput('the first line must name the game');
  if (!isCount(rules) || !isCount(players))
    throw new BadInput('the first line must give the rules version and the number of players as whole numbers');
  if (!isStringRecord(options)) throw new BadInput('the options in the first line must be texts by name');
  return {
    game,
    rules,
    players,
    options,
    chance: readOutcomes(chance, 'the first line'),
    ...(typeof keyHash === 'string' ? { keyHash } : {}),
    ...(typeof key === 'string' ? { key } : {}),
  };
}

/** The maximum length of a person's name, a crest or a bot's name. */
const LONGEST_NAME = 60;

function readSeats(value: unknown, players: number): SeatNote[] | undefined {
  if (value === undefined) return undefined;
  if (!Array.isArray(value) || value.length !== players)
    throw new BadInput('the first line must say of every seat who sat there, or of none');
  return value.map((each: unknown, seat) => readSeat(isObject(each) ? each : {}, seat));
}

function readSeat({ name, crest, bot }: Record<string, unknown>, seat: Seat): SeatNote {
  for (const [what, word] of Object.entries({ name, crest, bot })) {
    if (word !== undefined && !isName(word))
      throw new BadInput(`the first line must give the ${what} of seat ${seat} as a text of 1 to ${LONGEST_NAME} letters`);
  }
  return { ...(isName(name) ? { name } : {}), ...(isName(crest) ? { crest } : {}), ...(isName(bot) ? { bot } : {}) };
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && [...value].length <= LONGEST_NAME && !/\p{Cc}/u.test(value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function readEntry(value: Record<string, unknown>, index: number): Entry {
  const where = `entry ${index + 1}`;
  const { seq, seat, move, undo, chance, by, consent } = value;
  if (seq !== index + 1)
    throw new BadInput(`${where} carries the number ${JSON.stringify(seq)}; entries must be numbered from 1 without gaps`);
  if (!isCount(seat)) throw new BadInput(`${where} must name a seat by number`);
  if (typeof by === 'string' && by.length > LONGEST_NAME)
    throw new BadInput(`${where} names who moved with more than ${LONGEST_NAME} letters`);
  if (typeof move === 'string') {
    return { seq, seat, move, chance: readOutcomes(chance, where), ...(typeof by === 'string' ? { by } : {}) };
  }
  if (!isCount(undo)) throw new BadInput(`${where} is neither a move nor an undo`);
  return { seq, seat, undo, ...(Array.isArray(consent) ? { consent: consent.filter(isCount) } : {}) };
}

function readOutcomes(value: unknown, where: string): number[] {
  if (!Array.isArray(value) || !value.every(isCount)) throw new BadInput(`${where} must list its chance outcomes as whole numbers`);
  return value;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

function isStringRecord(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && Object.values(value).every((v) => typeof v === 'string');
}
