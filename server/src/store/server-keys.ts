import type { Db } from './store.ts';

/** A key of the house, made the first time somebody asks for it; all nodes get the same. */
export async function serverKey(db: Db, name: string, make: () => string): Promise<string> {
  const known = await db.selectFrom('house_keys').select('value').where('name', '=', name).executeTakeFirst();
  if (known !== undefined) return known.value;
  await db
    .insertInto('house_keys')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Another node may have been quicker.
  const { value } = await db.selectFrom('house_keys').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return value;
}
