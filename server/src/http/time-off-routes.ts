import { setTimeout as pause } from 'node:timers/promises';
import { type IdentityId, isRefused, refuse, type TimeOff } from '@belfry/protocol';
import { timeOff } from '@belfry/protocol/schemas';
import { whoAsks } from '../admission/sessions.ts';
import type { PlayPort } from '../play/play-port.ts';
import { takeTimeOff } from '../play/seat-changes.ts';
import { findTablesOf } from '../store/tables.ts';
import { findTimeOff, keepTimeOff } from '../store/time-off.ts';
import { within } from '../tables/table-cache.ts';
import type { App } from './app-port.ts';

/** Each change rewrites every table of the user, one by one: four at once, and six more an hour. */
const CHANGES_AT_ONCE = 4;
const CHANGES_PER_SECOND = 1 / 600;

/** After each table the loop pauses for this many times as long as the table took, so that others are served. */
const OTHERS_SHARE = 4;

const NONE: TimeOff = { nights: null, zone: 'UTC', holidays: [] };

/** Registers the routes for nights and holidays, in which a user's clocks pause where tables allow it. */
export function timeOffRoutes(app: App, context: PlayPort): void {
  const { db } = context.store;
  const changes = context.sharedLimits.buckets('time-off', CHANGES_PER_SECOND, CHANGES_AT_ONCE);
  /** Users whose change is still being written. */
  const changing = new Set<IdentityId>();
  const answer = { 200: timeOff };

  app.get('/api/me/time-off', { schema: { summary: 'Your nights and holidays', response: answer } }, async (request): Promise<TimeOff> => {
    const { me } = await whoAsks(context, request);
    return (await findTimeOff(db, [me.id])).get(me.id) ?? NONE;
  });

  app.put(
    '/api/me/time-off',
    { schema: { summary: 'Choose your nights and holidays', body: timeOff, response: answer } },
    async (request): Promise<TimeOff> => {
      const { me } = await whoAsks(context, request);
      if (changing.has(me.id) || !changes.take(me.id)) throw refuse('many-changes');
      changing.add(me.id);
      try {
        await change(me.id, request.body);
      } finally {
        changing.delete(me.id);
      }
      return request.body;
    },
  );

  async function change(me: IdentityId, wanted: TimeOff): Promise<void> {
    await keepTimeOff(db, me, wanted);
    for (const id of await findTablesOf(db, me, ['playing'])) {
      const began = performance.now();
      const taken = within(context, id, (table) => takeTimeOff(context, table, me, wanted));
      await taken.catch((error: unknown) => {
        // The table has been removed, or the match has just ended.
        if (!isRefused(error)) throw error;
      });
      // A user with many tables waits longer, and does not slow down others.
      await pause(OTHERS_SHARE * (performance.now() - began));
    }
  }
}
