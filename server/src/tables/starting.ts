import { randomBytes } from 'node:crypto';
import { createMatch, type Game, type Header } from '@belfry/kernel';
import type { Instant } from '@belfry/protocol';
import { startClocks } from '../clocks/clock.ts';
import { botsAmong, dueAt, leaseFor } from '../play/appending.ts';
import type { ServerContext } from '../play/server-context.ts';
import type { Head, SeatRecord, TableRecord } from '../store/records.ts';

/** Deals a match. Its secret stays with the server until the end; the hash in the header is for everybody. */
export function dealMatch(
  game: Game,
  table: TableRecord,
): { readonly header: Header; readonly key: string; readonly pending: readonly number[] } {
  const key = randomBytes(32).toString('hex');
  const { players, options } = table.settings;
  const match = createMatch(game, { players, options, key });
  return { header: match.log.header, key, pending: game.pending(match.state).map(({ seat }) => seat) };
}

export function firstHead(
  context: ServerContext,
  table: TableRecord,
  seats: readonly SeatRecord[],
  pending: readonly number[],
  seq: number,
  now: Instant,
): Head {
  const { clock, pace, players } = table.settings;
  const clocks = startClocks(clock, players, now);
  const due = dueAt({ bots: botsAmong(pending, seats), pending, expired: [], clocks, pace }, now);
  return { seq, movedAt: now, pending, clocks, vote: null, expired: [], dueAt: due, lease: leaseFor(context, due, now) };
}
