import type { Db } from './store.ts';

/** Returns a key of the server, created on first use and shared by all nodes. */
export async function serverKey(db: Db, name: string, make: () => string): Promise<string> {
  const known = await db.selectFrom('house_keys').select('value').where('name', '=', name).executeTakeFirst();
  if (known !== undefined) return known.value;
  await db
    .insertInto('house_keys')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Another node may have created it first.
  const { value } = await db.selectFrom('house_keys').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return value;
}
