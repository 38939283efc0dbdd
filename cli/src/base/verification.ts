import { isDeepStrictEqual } from 'node:util';
import { BadInput, fold, type Game, type MatchLog, type Outcome, readEntry, readHeader } from '@belfry/kernel';

/** A log, or a transcript: a log that also records the result of every entry. */
export interface MatchRecord {
  readonly log: MatchLog;
  /** The transcript's claims; null for a plain log. */
  readonly claims: Claims | null;
}

interface Claims {
  readonly start: unknown;
  readonly steps: readonly { readonly events: unknown; readonly state: unknown }[];
  readonly outcome: unknown;
}

export interface Verdict {
  readonly kind: 'log' | 'transcript';
  readonly game: string;
  readonly rules: number;
  readonly players: number;
  readonly entries: number;
  /** Whether the key was published and all chance follows from it. */
  readonly key: boolean;
  readonly outcome: Outcome | null;
}

/** Reads a file of JSON lines; throws BadInput naming the invalid line. */
export function readRecord(text: string): MatchRecord {
  const lines = text.split('\n').flatMap((line, index) => (line.trim() === '' ? [] : [readObject(line, index + 1)]));
  const [first, ...rest] = lines;
  if (first === undefined) throw new BadInput('the file is empty');
  const header = readHeader(first);
  if (!('state' in first)) return { log: { header, entries: rest.map(readEntry) }, claims: null };
  const last = rest.pop();
  if (last === undefined || !('outcome' in last)) throw new BadInput('the transcript ends without its outcome; it is cut off');
  const steps = rest.map(({ events, state }) => ({ events, state }));
  return { log: { header, entries: rest.map(readEntry) }, claims: { start: first.state, steps, outcome: last.outcome } };
}

function readObject(line: string, number: number): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new BadInput(`line ${number} is not complete JSON; the file is cut off or damaged`);
  }
  if (!isRecord(value)) throw new BadInput(`line ${number} is not a JSON object`);
  return value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Refolds the record under the rules it began with; throws BadInput naming the first invalid entry. */
export function verifyRecord(game: Game, { log, claims }: MatchRecord): Verdict {
  const match = refold(game, log, claims);
  const outcome = game.outcome(match.state);
  if (claims !== null && !same(outcome, claims.outcome)) throw new BadInput('the outcome is not the one the rules give');
  const { header } = log;
  return {
    kind: claims === null ? 'log' : 'transcript',
    game: game.id,
    rules: header.rules,
    players: header.players,
    entries: log.entries.length,
    key: header.key !== undefined,
    outcome,
  };
}

function refold(game: Game, log: MatchLog, claims: Claims | null) {
  return fold(game, log, (state, events, entry) => {
    if (claims === null) return;
    if (entry === null) {
      if (!same(state, claims.start)) throw new BadInput('the setup: the state is not the one the rules give');
      return;
    }
    const claim = claims.steps[entry.seq - 1];
    if (!same(events, claim?.events)) throw new BadInput(`entry ${entry.seq}: the events are not those the rules give`);
    if (!same(state, claim?.state)) throw new BadInput(`entry ${entry.seq}: the state is not the one the rules give`);
  });
}

/** Returns whether the values are equal as JSON data, whatever the order of keys. */
function same(ours: unknown, theirs: unknown): boolean {
  return isDeepStrictEqual(JSON.parse(JSON.stringify(ours)), theirs);
}
