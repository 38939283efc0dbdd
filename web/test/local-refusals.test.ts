import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { SavedTable } from '../src/session/local/saves.ts';
import type { Answer, Request } from '../src/session/local/wire.ts';
import { whyOf } from '../src/session/refused.ts';

const kept = new Map<string, SavedTable>();
vi.mock('../src/session/local/saves.ts', () => ({
  findTable: async (id: string) => kept.get(id),
  saveTable: async (table: SavedTable) => void kept.set(table.id, table),
}));

/** The worker itself, in this very thread. What passes between it and the page is copied, as a browser does. */
const worker: { onmessage: (event: { data: Request }) => void } = { onmessage: () => {} };
class WorkerHere {
  onmessage: (event: { data: Answer }) => void = () => {};
  constructor() {
    vi.stubGlobal('postMessage', (data: Answer) => this.onmessage({ data: structuredClone(data) }));
  }
  postMessage(data: Request): void {
    worker.onmessage({ data: structuredClone(data) });
  }
  terminate(): void {}
}

beforeAll(async () => {
  vi.stubGlobal('Worker', WorkerHere);
  vi.stubGlobal('self', worker);
  await import('../src/session/local/worker.ts');
});
afterAll(() => vi.unstubAllGlobals());

async function openTable() {
  const { openLocalTable } = await import('../src/session/local/local-session.ts');
  const seats = [0, 1].map((seat) => ({ seat, kind: 'you' as const, name: `Player ${seat}`, crest: 'lion' as const, colour: seat }));
  kept.set('here', {
    ...{ id: 'here', game: 'citadels', options: {}, seats, key: 'a key', log: null },
    ...{ round: 1, waiting: true, over: false, updated: 0 },
  });
  const session = openLocalTable('here', 0);
  await vi.waitFor(() => expect(session.snapshot().status).toBe('playing'));
  return session;
}

const reasonOf = (work: Promise<void>) => work.then(() => 'no refusal', whyOf);

it('the worker tells the page why something was not done, in words that can be said in every language', async () => {
  const session = await openTable();
  expect(await reasonOf(session.play('take gold', 0))).toMatchObject({ phrase: { key: 'refused.take-a-seat' } });
  const asked = [0, 1].find((seat) => {
    session.take(seat);
    return session.snapshot().moves.length > 0;
  });
  expect(asked).toBeDefined();
  const [move = ''] = session.snapshot().moves;
  expect(await reasonOf(session.play('take gold', 0))).toMatchObject({ clause: expect.stringMatching(/^CIT-/) });
  expect(await reasonOf(session.play('sing', 0))).toMatchObject({ phrase: { key: 'refused.unreadable' } });
  expect(await reasonOf(session.play(move, 5))).toMatchObject({ phrase: { key: 'refused.not-so-far' } });
  expect(await reasonOf(session.undo(7))).toMatchObject({ phrase: { key: 'refused.no-way-back' } });
  await session.play(move, 0);
  session.take(asked === 0 ? 1 : 0);
  // Somebody clicks on a page that has not drawn the new position yet.
  expect(await reasonOf(session.play(move, 0))).toMatchObject({ phrase: { key: 'refused.gone-on' } });
});
