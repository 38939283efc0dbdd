// @vitest-environment happy-dom
import type { Position, ServerMessage, Table } from '@belfry/protocol';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openServerTable, type ServerSession } from '../src/match/server/server-session.ts';
import { ClockFace } from '../src/table/frame/clock-face.tsx';
import { me, serverTable } from './server-table.ts';
import { voice } from './voice.ts';

const line = vi.hoisted(() => ({ listen: null as { opened(): void; heard(message: unknown): void } | null }));
vi.mock('../src/match/server/connection.ts', () => ({
  connectionTo: (_table: string, listen: typeof line.listen) => ({
    open() {
      line.listen = listen;
    },
    send: () => {},
    close: () => {},
  }),
}));
vi.mock('../src/api/api.ts', () => ({ whoAmI: async () => me, api: {} }));

/** The server's clock is an hour ahead of this device's. */
const AHEAD = 3_600_000;
const serverNow = (): number => Date.now() + AHEAD;
const SECOND = 1000;

const clocks = (off?: NonNullable<Position['clocks']>['off']): NonNullable<Position['clocks']> => ({
  ...{ at: serverNow(), left: [180 * SECOND, 180 * SECOND], running: [0] },
  ...(off === undefined ? {} : { off }),
});
const position = (given = clocks()): Position => ({
  ...{ seq: 3, viewer: 0, view: { viewer: 0, round: 1, pending: [] }, legal: [], undo: [], clocks: given },
});
const snapshot = (given?: Position['clocks'] & object): ServerMessage => ({
  ...{ type: 'snapshot', table: serverTable(), position: position(given), steps: [{ seq: 3, seat: 0, at: 0, events: [] }], chat: [] },
  now: serverNow(),
});
const aboutTable = (change: Partial<Table> = {}): ServerMessage => ({ type: 'table', table: serverTable(change) });
const chat: ServerMessage = {
  type: 'chat',
  table: 't',
  line: { n: 1, at: 0, person: { ...me, id: 'other', name: 'other' }, text: 'hello', phrase: null },
};
const tell = (message: ServerMessage): void => line.listen?.heard(message);

async function openTable(given?: Position['clocks'] & object): Promise<ServerSession> {
  const session = openServerTable('t');
  await vi.waitFor(() => expect(line.listen).not.toBeNull());
  line.listen?.opened();
  tell(snapshot(given));
  return session;
}

/** Renders the clock of seat 0 now, and again whenever the table changes. */
function watch(session: ServerSession): () => string {
  const face = () => {
    const [clock] = session.snapshot().clocks;
    return clock === undefined ? <p>none</p> : <ClockFace say={voice('en')} clock={clock} rests="rests" />;
  };
  const { container, rerender } = render(face());
  session.subscribe(() => act(() => rerender(face())));
  return () => container.textContent ?? '';
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  line.listen = null;
  vi.useFakeTimers({
    now: 1_700_000_000_000,
    toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('a message about the table leaves the time that is shown as it is', async () => {
  const shown = watch(await openTable());
  expect(shown()).toBe('3:00');
  await pass(25 * SECOND);
  expect(shown()).toBe('2:35');
  tell(aboutTable({ watching: 1 }));
  expect(shown()).toBe('2:35');
  await pass(5 * SECOND);
  expect(shown()).toBe('2:30');
});

it('so does a chat message', async () => {
  const shown = watch(await openTable());
  await pass(25 * SECOND);
  tell(chat);
  expect(shown()).toBe('2:35');
});

it('a later viewer sees the same time', async () => {
  const session = await openTable();
  await pass(25 * SECOND);
  tell(chat);
  await pass(10 * SECOND);
  expect(watch(session)()).toBe('2:25');
});
