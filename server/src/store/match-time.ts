import { sql } from 'kysely';
import type { MatchTimeStore } from '../clocks/server-time.ts';
import type { Store } from './store.ts';

const ROW = 1;
const MINUTE = 60_000;

/** Stores the match time that all nodes share. Nodes that share a database use the database's clock. */
export function matchTimeIn({ kind, db }: Store): MatchTimeStore {
  const timeOfDay =
    kind === 'postgres'
      ? sql<number | null>`(extract(epoch from clock_timestamp()) * 1000)::float8`.as('timeOfDay')
      : sql<number | null>`null`.as('timeOfDay');
  const find = () =>
    db.selectFrom('match_time').select(['stood_still as stoodStill', 'reached', timeOfDay]).where('id', '=', ROW).executeTakeFirst();
  return {
    noteEveryMs: kind === 'postgres' ? 0 : MINUTE,
    async read() {
      const found = await find();
      if (found !== undefined) return found;
      // A server from before match time existed counted in time of day.
      const { last } = await db
        .selectFrom('heads')
        .select((eb) => eb.fn.max('moved_at').as('last'))
        .executeTakeFirstOrThrow();
      await db
        .insertInto('match_time')
        .values({ id: ROW, stood_still: 0, reached: last ?? 0 })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return { stoodStill: 0, reached: last ?? 0, timeOfDay: null, ...(await find()) };
    },
    async write({ stoodStill, reached }, before) {
      const done = await db
        .updateTable('match_time')
        .set((eb) => ({
          stood_still: stoodStill,
          reached: eb.case().when('reached', '>', reached).then(eb.ref('reached')).else(reached).end(),
        }))
        .where('id', '=', ROW)
        .where('stood_still', '=', before)
        .executeTakeFirst();
      return done.numUpdatedRows > 0n;
    },
  };
}
