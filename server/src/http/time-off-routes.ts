import { setTimeout as pause } from 'node:timers/promises';
import { type IdentityId, isRefused, refuse, type TimeOff } from '@belfry/protocol';
import { timeOff } from '@belfry/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { whoAsks } from '../admission/sessions.ts';
import type { PlayPort } from '../play/play-port.ts';
import { takeTimeOff } from '../play/seat-changes.ts';
import { findTablesOf } from '../store/tables.ts';
import { findTimeOff, keepTimeOff } from '../store/time-off.ts';
import { within } from '../tables/table-cache.ts';

/** Each change is written at every table of theirs, one after the other: four, and six more an hour. */
const CHANGES_AT_ONCE = 4;
const CHANGES_PER_SECOND = 1 / 600;

/** After each table others have so many times as long as it took. */
const OTHERS_SHARE = 4;

const NONE: TimeOff = { nights: null, zone: 'UTC', holidays: [] };

/** Nights and holidays: when somebody's clocks stand still, where tables allow it. */
export function timeOffRoutes(plain: FastifyInstance, context: PlayPort): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { db } = context.store;
  const changes = context.sharedLimits.buckets('time-off', CHANGES_PER_SECOND, CHANGES_AT_ONCE);
  /** Whose change is being written. */
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
        // It was taken away, or has just ended.
        if (!isRefused(error)) throw error;
      });
      // Whoever has many tables waits longer, and nobody else.
      await pause(OTHERS_SHARE * (performance.now() - began));
    }
  }
}
