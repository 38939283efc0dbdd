import { deleteDB, openDB } from 'idb';

/** Bytes below which saving a table may soon fail; a long match takes a tenth of it. */
const ENOUGH = 512 * 1024;
const MOST_AT_ONCE = 65_536;
const LOOK_AGAIN = 300_000;

/** Reports now and every few minutes whether this device is almost out of storage; returns the way to stop. */
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

/** Throws when there is no room. Browsers do not say how much they grant, so the only test is to write. */
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

/** Random bytes, which a store cannot compress. */
function noise(): Uint8Array {
  const bytes = new Uint8Array(ENOUGH);
  for (let from = 0; from < ENOUGH; from += MOST_AT_ONCE) crypto.getRandomValues(bytes.subarray(from, from + MOST_AT_ONCE));
  return bytes;
}
