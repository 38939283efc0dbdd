import type { BotHost } from '@belfry/bots';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { refusalWords } from '../src/base/refusals/refused.ts';
import { en as refusals } from '../src/base/refusals/text/en.ts';
import { nl as weigeringen } from '../src/base/refusals/text/nl.ts';
import type { LocalSession } from '../src/match/local/local-session.ts';
import type { SavedTable } from '../src/match/local/saves.ts';
import type { Request, WorkerMessage } from '../src/match/local/wire.ts';

const kept = new Map<string, SavedTable>();
/** True when the device's store is full. */
let full = false;
vi.mock('../src/match/local/saves.ts', () => ({
  findTable: async (id: string) => kept.get(id),
  saveTable: async (table: SavedTable) => {
    if (full) throw new Error('no room left');
    kept.set(table.id, table);
    return true;
  },
}));

vi.mock('../src/match/local/tabs.ts', async (original) => {
  const { alone } = await original<typeof import('../src/match/local/tabs.ts')>();
  return { joinTabs: alone };
});

/** Bots play the first legal move. */
let botThinks = (): void => {};
vi.mock('../src/match/local/bot-host.ts', () => ({
  hostLocalBots: (): Pick<BotHost, 'think'> => ({
    async think({ legal }) {
      botThinks();
      return { move: legal[0] ?? '' };
    },
  }),
}));

/** The worker itself, in this same thread. Messages between it and the page are copied, as in a browser. */
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
  await import('../src/match/local/worker.ts');
});
afterAll(() => vi.unstubAllGlobals());

async function openTable(kinds: readonly ('you' | 'bot')[] = ['you', 'you']) {
  const { openLocalTable } = await import('../src/match/local/local-session.ts');
  const seats = kinds.map((kind, seat) => ({ seat, kind, name: `Player ${seat}`, crest: 'lion' as const, colour: seat }));
  kept.set('here', {
    ...{ id: 'here', game: 'citadels', options: {}, seats, key: 'a key', log: null },
    ...{ round: 1, waiting: true, over: false, updated: 0 },
  });
  const session = openLocalTable('here', 0);
  await vi.waitFor(() => expect(session.snapshot().status).toBe('playing'), 20_000);
  return session;
}

/** Takes the screen for the first person who has to decide. */
async function takeAskedSeat(session: LocalSession): Promise<{ seat: number }> {
  for (const seat of [0, 1]) {
    await session.take(seat);
    if (session.snapshot().moves.length > 0) return { seat };
  }
  throw new Error('nobody is asked');
}

const reasonOf = (work: Promise<void>) => work.then(() => 'no refusal', refusalWords);

it('the worker reports a refusal as a phrase for every language', async () => {
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
  // A click on a page that has not drawn the new position yet.
  expect(await reasonOf(session.play(move, 0))).toMatchObject({ phrase: { key: 'refused.gone-on' } });
});

it('a move that could not be saved is rolled back and can be repeated', async () => {
  const session = await openTable();
  const { seat } = await takeAskedSeat(session);
  const before = session.snapshot();
  const complaints = vi.spyOn(console, 'warn').mockImplementation(() => {});
  full = true;
  const [move = ''] = before.moves;
  expect(await reasonOf(session.play(move, 0))).toMatchObject({ phrase: { key: 'refused.device-not-stored' } });
  expect(complaints).toHaveBeenCalled();
  full = false;
  await session.take(seat);
  expect(session.snapshot()).toEqual(before);
  await session.play(move, 0);
  expect(session.snapshot().seq).toBe(1);
});

it('a bot’s move that could not be saved is reported and repeated once there is space', async () => {
  vi.useFakeTimers();
  const complaints = vi.spyOn(console, 'warn').mockImplementation(() => {});
  botThinks = () => {
    full = true;
  };
  const session = await openTable(['you', 'bot']);
  for (let seq = 0; session.trouble() === null && seq < 20; seq++) {
    const { moves } = session.snapshot();
    if (moves[0] !== undefined) await session.play(moves[0], session.snapshot().seq);
    await vi.advanceTimersByTimeAsync(100);
  }
  const { phrase } = refusalWords(session.trouble());
  expect(phrase).toEqual({ key: 'refused.bot-not-stored', args: {} });
  for (const words of [refusals, weigeringen]) expect(words).toHaveProperty([phrase.key]);
  const { seq } = session.snapshot();
  expect(kept.get('here')?.log?.entries ?? []).toHaveLength(seq);

  // The bots retry slowly while the device is full, and continue on their own once it has space.
  const tries = complaints.mock.calls.length;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(complaints.mock.calls.length - tries).toBeLessThanOrEqual(10);
  expect(session.snapshot().seq).toBe(seq);
  botThinks = () => {};
  full = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(session.trouble()).toBeNull();
  expect(session.snapshot().seq).toBeGreaterThan(seq);
  expect(session.snapshot().moves).not.toEqual([]);
  vi.useRealTimers();
});
