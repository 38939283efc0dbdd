// The test browser shows no notifications, so the push handler of the service worker runs here, in a context of its own.
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const PUSH = readFileSync(new URL('../public/push.js', import.meta.url), 'utf8');
const MESSAGE = {
  id: 'm',
  title: 'Your turn in Bruges',
  body: 'Bruges with Ben: it is your turn.',
  path: '/table/abc',
  tag: 'abc',
  waiting: 2,
};

interface Window {
  readonly url: string;
  readonly focused: boolean;
  focus?(): void;
}

/** A browser with these windows open, which records what it is asked to do. */
function browserWith(windows: readonly Window[]) {
  const heard = new Map<string, (event: object) => void>();
  const did: unknown[] = [];
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => heard.set(name, listener),
    navigator: { setAppBadge: async (count: number) => void did.push(['badge', count]) },
    registration: { showNotification: async (title: string, options: object) => void did.push(['show', title, options]) },
    clients: { matchAll: async () => windows, openWindow: async (path: string) => void did.push(['open', path]) },
  };
  runInContext(PUSH, createContext({ self, URL }));
  const happen = async (name: string, event: object): Promise<void> => {
    const waits: Promise<unknown>[] = [];
    heard.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => waits.push(work) });
    await Promise.all(waits);
  };
  return { did, happen };
}

describe('push messages in the service worker', () => {
  const arrives = { data: { json: () => MESSAGE } };
  const table = 'https://belfry.example/table/abc';

  it('shows a notification with a badge, unless the viewer is looking at that table', async () => {
    for (const windows of [[], [{ url: table, focused: false }], [{ url: 'https://belfry.example/', focused: true }]]) {
      const { did, happen } = browserWith(windows);
      await happen('push', arrives);
      expect(did).toMatchObject([
        ['badge', 2],
        ['show', MESSAGE.title, { body: MESSAGE.body, tag: 'abc', data: { path: '/table/abc' } }],
      ]);
    }
    const { did, happen } = browserWith([{ url: table, focused: true }]);
    await happen('push', arrives);
    expect(did).toEqual([['badge', 2]]);
  });

  it('opens the table in its window or a new one', async () => {
    const clicked = { notification: { close: () => undefined, data: { path: '/table/abc' } } };
    const empty = browserWith([{ url: 'https://belfry.example/', focused: false }]);
    await empty.happen('notificationclick', clicked);
    expect(empty.did).toEqual([['open', '/table/abc']]);
    let focused = false;
    const there = browserWith([{ url: table, focused: false, focus: () => (focused = true) }]);
    await there.happen('notificationclick', clicked);
    expect([focused, there.did]).toEqual([true, []]);
  });
});
