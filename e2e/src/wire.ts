import type { Page } from '@playwright/test';

export interface Received {
  readonly path: string;
  readonly kind: string;
  /** Bytes on the wire, headers included, as the browser counts them. */
  readonly bytes: number;
  readonly encoding: string | undefined;
}

/** Records everything the page receives from now on, except cached responses and requests made outside the page. */
export async function countReceived(page: Page): Promise<() => readonly Received[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const answers = new Map<string, Omit<Received, 'bytes'>>();
  const received: Received[] = [];
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const encoding = Object.entries(response.headers).find(([name]) => name.toLowerCase() === 'content-encoding')?.[1];
    answers.set(requestId, { path: new URL(response.url).pathname + new URL(response.url).search, kind: type, encoding });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (answer !== undefined) received.push({ ...answer, bytes: encodedDataLength });
  });
  return () => received;
}
