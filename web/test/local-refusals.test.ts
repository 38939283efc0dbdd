import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { SavedTable } from '../src/session/local/saves.ts';
import type { Request, WorkerMessage } from '../src/session/local/wire.ts';
import { refusalWords } from '../src/session/refused.ts';
import type { TableSession } from '../src/session/session.ts';

const kept = new Map<string, SavedTable>();
/** Is the device's store full? */
let full = false;
vi.mock('../src/session/local/saves.ts', () => ({
  findTable: async (id: string) => kept.get(id),
  saveTable: async (table: SavedTable) => {
    if (full) throw new Error('no room left');
    kept.set(table.id, table);
  },
}));

/** The worker itself, in this very thread. What passes between it and the page is copied, as a browser does. */
const worker: { onmessage: (event: { data: Request }) => void } = { onmessage: () => {} };
class WorkerHere {
  onmessage: (event: { data: WorkerMessage }) => void = () => {};
  constructor() {
    vi.stubGlobal('postMessage', (data: WorkerMessage) => this.onmessage({ data: structuredClone(data) }));
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
  await vi.waitFor(() => expect(session.snapshot().status).toBe('playing'), 20_000);
  return session;
}

/** Takes the screen for whoever is asked first. */
async function takeAskedSeat(session: TableSession): Promise<{ seat: number }> {
  for (const seat of [0, 1]) {
    await session.take(seat);
    if (session.snapshot().moves.length > 0) return { seat };
  }
  throw new Error('nobody is asked');
}

const reasonOf = (work: Promise<void>) => work.then(() => 'no refusal', refusalWords);

it('the worker tells the page why something was not done, in words that can be said in every language', async () => {
  const session = await openTable();
  expect(await reasonOf(session.play('take gold', 0))).toMatchObject({ phrase: { key: 'refused.take-a-seat' } });
  const { seat: asked } = await takeAskedSeat(session);
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

it('a move that could not be kept has not happened, and can be played again', async () => {
  const session = await openTable();
  const { seat } = await takeAskedSeat(session);
  const before = session.snapshot();
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  full = true;
  const [move = ''] = before.moves;
  expect(await reasonOf(session.play(move, 0))).toMatchObject({ phrase: { key: 'refused.not-stored' } });
  expect(complaints).toHaveBeenCalled();
  full = false;
  await session.take(seat);
  expect(session.snapshot()).toEqual(before);
  await session.play(move, 0);
  expect(session.snapshot().seq).toBe(1);
});
