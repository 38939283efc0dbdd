import type { Page } from '@playwright/test';

/** Returns every array of numbers anywhere in the page's memory, as text. */
export async function numbersInMemory(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('HeapProfiler.collectGarbage');
    const { result: prototype } = await session.send('Runtime.evaluate', { expression: 'Array.prototype' });
    if (prototype.objectId === undefined) throw new Error('the page has no arrays');
    const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: prototype.objectId });
    if (objects.objectId === undefined) throw new Error('the memory of the page cannot be read');
    const { result } = await session.send('Runtime.callFunctionOn', {
      objectId: objects.objectId,
      functionDeclaration:
        'function () { return this.filter((each) => each.length > 4 && each.every((n) => typeof n === "number")).map((each) => each.join(" ")); }',
      returnByValue: true,
    });
    return result.value;
  } finally {
    await session.detach();
  }
}

/** Returns all text the page has: in its memory, its document, and its storage. */
export async function textInMemory(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const parts: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => parts.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  parts.push(await page.content(), await page.evaluate(storedText));
  return parts.join('');
}

async function storedText(): Promise<string> {
  const databases = await indexedDB.databases();
  const kept = await Promise.all(
    databases.map(
      ({ name }) =>
        new Promise<unknown[]>((done, failed) => {
          const opening = indexedDB.open(name ?? '');
          opening.onerror = () => failed(opening.error);
          opening.onsuccess = () => {
            const stores = [...opening.result.objectStoreNames];
            if (stores.length === 0) return done([]);
            const all = opening.result
              .transaction(stores)
              .objectStore(stores[0] ?? '')
              .getAll();
            all.onerror = () => failed(all.error);
            all.onsuccess = () => done(all.result);
          };
        }),
    ),
  );
  return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, kept]);
}
