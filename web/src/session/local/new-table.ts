import type { SeatInfo } from '@belfry/board-kit';
import type { MatchLog, Options, Seat } from '@belfry/kernel';
import { type PlainRefusal, Refused } from '@belfry/live';
import { COMPANY } from '../company.ts';
import { type SavedTable, saveTable } from './saves.ts';

export interface NewLocalTable {
  readonly game: string;
  readonly players: number;
  /** Names of the people on this device; bots take the other seats. */
  readonly people: readonly string[];
  readonly level: string;
  readonly options?: Options;
  /** Play on from here: the log so far, and who sat there. */
  readonly log?: MatchLog;
  readonly seats?: readonly SeatInfo[];
  readonly round?: number;
  readonly over?: boolean;
}

const DEVICE_REFUSES: PlainRefusal = {
  ...{ code: 'unavailable', reason: 'device-refuses', args: {} },
  message: 'a table could not be kept on this device',
};

/** Lays a table on this device and gives its id; throws Refused where the browser keeps nothing. */
export async function newLocalTable(spec: NewLocalTable): Promise<string> {
  const { game, players, people, level, options = {}, log, seats, round = 1, over = false } = spec;
  const id = crypto.randomUUID().slice(0, 8);
  const table: SavedTable = {
    id,
    game,
    options,
    seats: seats ?? Array.from({ length: players }, (_, seat) => seatFor(seat, people[seat], level)),
    key: crypto.randomUUID(),
    log: log ?? null,
    round,
    waiting: !over,
    over,
    updated: Date.now(),
  };
  await saveTable(table, 0).catch((error: unknown) => {
    console.warn(error);
    throw new Refused(DEVICE_REFUSES);
  });
  return id;
}

function seatFor(seat: Seat, person: string | undefined, level: string): SeatInfo {
  const { name, crest } = COMPANY[seat % COMPANY.length] ?? { name: `${seat + 1}`, crest: 'lion' };
  return person === undefined
    ? { seat, name, crest, colour: seat, kind: 'bot', level }
    : { seat, name: person, crest, colour: seat, kind: 'you' };
}
