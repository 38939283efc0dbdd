import type { CrestName, SeatInfo } from '@belfry/board-kit';
import type { MatchLog, Options } from '@belfry/kernel';
import { crestsAtTable, defaultIdentityAt, namesAtTable, type PlainRefusal, Refused } from '@belfry/live';
import { type SavedTable, saveTable } from './saves.ts';

export interface NewLocalTable {
  readonly game: string;
  readonly players: number;
  /** Names of the people on this device; bots take the other seats. */
  readonly people: readonly string[];
  /** The crest of the first person, who owns the device. */
  readonly crest?: CrestName | undefined;
  readonly level: string;
  readonly options?: Options;
  /** Continue from here: the log so far, with its players. */
  readonly log?: MatchLog;
  readonly seats?: readonly SeatInfo[];
  readonly round?: number;
  readonly over?: boolean;
}

const DEVICE_REFUSES: PlainRefusal = {
  ...{ code: 'unavailable', reason: 'device-refuses', args: {} },
  message: 'a table could not be kept on this device',
};

/** Creates a table on this device and returns its id; throws Refused if the browser cannot store it. */
export async function newLocalTable(spec: NewLocalTable): Promise<string> {
  const { game, players, people, crest, level, options = {}, log, seats, round = 1, over = false } = spec;
  const id = crypto.randomUUID().slice(0, 8);
  const table: SavedTable = {
    id,
    game,
    options,
    seats: seats ?? seatsFor(players, people, level, crest),
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

/** Seats the named people and fills the other seats with bots; the first person owns the device. */
export function seatsFor(players: number, people: readonly (string | undefined)[], level: string, own: CrestName | undefined): SeatInfo[] {
  const first = people.findIndex((name) => name !== undefined);
  const seats = Array.from({ length: players }, (_, seat) => ({ name: people[seat] ?? null, bot: people[seat] === undefined }));
  const crests = crestsAtTable(seats.map((_, seat) => (seat === first ? (own ?? null) : null)));
  return namesAtTable(seats).map((name, seat): SeatInfo => {
    const stand = defaultIdentityAt(seat);
    const base = { seat, name: name ?? stand.name, crest: crests[seat] ?? stand.crest, colour: seat };
    return people[seat] === undefined ? { ...base, kind: 'bot', level } : { ...base, kind: 'you' };
  });
}
