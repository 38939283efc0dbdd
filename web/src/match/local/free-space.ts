import { deleteDB, openDB } from 'idb';

/** With less room than this a table may soon not be kept any more; a long match takes a tenth of it. */
const ENOUGH = 512 * 1024;
const MOST_AT_ONCE = 65_536;
const LOOK_AGAIN = 300_000;

/** Says now and every few minutes whether there is little room left on this device; gives what ends it. */
export function watchRoom(tell: (isLittle: boolean) => void): () => void {
  const look = () =>
    void hasRoom().then(
      () => tell(false),
      () => tell(true),
    );
  look();
  const timer = setInterval(look, LOOK_AGAIN);
  return () => clearInterval(timer);
}

/** Throws where there is none. Browsers do not say how much they will give; only trying tells. */
async function hasRoom(): Promise<void> {
  const name = `belfry-room-${crypto.randomUUID()}`;
  const database = await openDB(name, 1, { upgrade: (db) => void db.createObjectStore('room') });
  try {
    await database.put('room', noise(), 'all');
  } finally {
    database.close();
    await deleteDB(name);
  }
}

/** Nothing that a store could make smaller. */
function noise(): Uint8Array {
  const bytes = new Uint8Array(ENOUGH);
  for (let from = 0; from < ENOUGH; from += MOST_AT_ONCE) crypto.getRandomValues(bytes.subarray(from, from + MOST_AT_ONCE));
  return bytes;
}
