// @vitest-environment happy-dom
import { voiceOf } from '@belfry/kernel';
import type { OpenProposal, Proposal, Table } from '@belfry/protocol';
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { UI } from '../src/base/text/index.ts';
import type { Clock } from '../src/match/clock.ts';
import type { ServerSession } from '../src/match/server/server-session.ts';
import { seatsOf } from '../src/match/server/table-people.ts';
import { LOADING } from '../src/match/session.ts';
import { TableRequests } from '../src/pages/server-table/table-requests.tsx';
import { TEXT } from '../src/pages/server-table/text/index.ts';
import { useShortTime } from '../src/pages/server-table/use-until.ts';
import { me, serverTable } from './server-table.ts';
import { wordless } from './voice.ts';

/** The server's clock is an hour ahead of this device's. */
const AHEAD = 3_600_000;
const MINUTE = 60_000;
const say = voiceOf<(typeof UI)['en'] & (typeof TEXT)['en']>({
  language: 'en',
  catalogue: { ...UI.en, ...TEXT.en },
  nameOf: String,
  unknown: wordless,
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Shows the requests of a table to the guest in seat 0, or to another viewer. */
function show(change: Partial<Table>, { viewer = 0 as number | 'spectator', urgent = null as string | null } = {}) {
  const table = serverTable(change);
  const asked = { vote: vi.fn(), answer: vi.fn(), propose: vi.fn(), callBot: vi.fn(), comeBack: vi.fn() };
  const session = { ...asked, toDevice: (instant: number) => instant - AHEAD } as unknown as ServerSession;
  const snapshot = { ...LOADING, viewer, seats: seatsOf(table, me) };
  const parts = { say, table, me, snapshot, session, urgent, describe: () => ({ count: 2, move: 'Ann builds.' }), act: () => undefined };
  render(<TableRequests {...parts} />);
  return asked;
}

const others = (count: number): Table['seats'] => {
  const [own, other] = serverTable().seats as [Table['seats'][number], Table['seats'][number]];
  const sitting = Array.from({ length: count }, (_, at) => ({
    ...other,
    seat: at + 1,
    person: { ...me, id: `p${at}`, name: `P${at}` },
    name: `P${at}`,
  }));
  return [own, ...sitting];
};
const open = (proposal: Proposal, change: Partial<OpenProposal> = {}): OpenProposal => ({
  ...{ proposal, by: 1, agreed: [1], missing: [0], needed: 1, until: Date.now() + AHEAD + MINUTE },
  ...change,
});
const press = (words: string) => fireEvent.click(screen.getByText(words));
const words = () => document.body.textContent ?? '';

it('whoever is asked answers this proposal and no other; whoever made it waits and can withdraw it', () => {
  const proposal = open({ kind: 'expel', target: 2, reason: 'insults us.' });
  const asked = show({ seats: others(2), proposal });
  expect(screen.getByRole('alertdialog').textContent).toContain('P0 proposes to expel P1. The reason: “insults us”.');
  press('Agree');
  press('Decline');
  expect(asked.answer.mock.calls).toEqual([
    [proposal, true],
    [proposal, false],
  ]);
  cleanup();
  const own = open({ kind: 'end' }, { by: 0, agreed: [0], missing: [1, 2] });
  const waiting = show({ seats: others(2), proposal: own });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(words()).toContain('Still to answer: P0 and P1.');
  press('Cancel');
  expect(waiting.answer).toHaveBeenCalledWith(own, false);
});

it('whom it is about reads it and is not asked, and no more is a spectator; who has declined is named', () => {
  show({ seats: others(2), proposal: open({ kind: 'expel', target: 0, reason: 'insults us' }, { missing: [2] }) });
  expect(words()).toContain('P0 proposes to expel you.');
  expect(screen.queryByText('Agree')).toBeNull();
  cleanup();
  show(
    { seats: others(2).map((seat) => ({ ...seat, person: { ...me, id: `x${seat.seat}` } })), proposal: open({ kind: 'end' }) },
    { viewer: 'spectator' },
  );
  expect(screen.queryByText('Agree')).toBeNull();
  cleanup();
  show({ proposal: open({ kind: 'end' }, { declined: 1, missing: [] }) });
  expect(words()).toContain('other declines.');
});

it('a proposal and a vote are gone when their time is up by the clock of the server', async () => {
  vi.useFakeTimers();
  show({ proposal: open({ kind: 'end' }), vote: { seat: 1, to: 3, agreed: [], missing: [0], until: Date.now() + AHEAD + MINUTE / 2 } });
  expect(screen.getAllByText('Agree')).toHaveLength(2);
  await act(() => vi.advanceTimersByTimeAsync(MINUTE / 2 + 1));
  expect(screen.getAllByText('Agree')).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(MINUTE / 2));
  expect(screen.queryByText('Agree')).toBeNull();
});

it('an undo is asked with what it takes back, answered for this request, and can be withdrawn', () => {
  const vote = { seat: 1, to: 3, agreed: [], missing: [0], until: null };
  const asked = show({ vote });
  expect(screen.getByRole('alertdialog').textContent).toContain('other wants to undo the last 2 moves, starting with: Ann builds.');
  press('Decline');
  expect(asked.vote).toHaveBeenCalledWith(vote, false);
  cleanup();
  const own = { ...vote, seat: 0, missing: [1] };
  const waiting = show({ vote: own });
  expect(words()).toContain('You asked to undo. Still to answer: other.');
  press('Cancel');
  expect(waiting.vote).toHaveBeenCalledWith(own, false);
});

it('a bot is called at once for who is gone, proposed for who is there; nobody is asked twice', () => {
  const late = (change: object) => others(2).map((seat) => (seat.seat === 1 ? { ...seat, ...change } : seat));
  const gone = show({ seats: late({ expired: true, online: false }) });
  press('Let a bot play');
  expect(gone.callBot.mock.calls[0]?.[0]).toBe(1);
  cleanup();
  const there = show({ seats: late({ overdue: true }) });
  press('Propose a bot');
  expect(there.propose).toHaveBeenCalledWith({ kind: 'replace', target: 1 });
  cleanup();
  show({ seats: late({ overdue: true }), proposal: open({ kind: 'replace', target: 1 }, { by: 2, agreed: [2] }) });
  expect(screen.queryByText('Propose a bot')).toBeNull();
});

it('the last half minute of one’s own running clock is announced, with days the last hours; never on another’s turn', async () => {
  vi.useFakeTimers();
  const clock = (left: number, running = true): Clock => ({ seat: 0, running, left, at: Date.now() });
  const short = renderHook(({ days, own }) => useShortTime(own, days), { initialProps: { days: false, own: clock(MINUTE) } });
  expect(short.result.current).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(MINUTE / 2 - 1));
  expect(short.result.current).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(2));
  expect(short.result.current).toBe(true);
  short.rerender({ days: true, own: clock(2 * 60 * MINUTE) });
  expect(short.result.current).toBe(true);
  short.rerender({ days: true, own: clock(4 * 60 * MINUTE) });
  expect(short.result.current).toBe(false);
  short.rerender({ days: false, own: clock(1000, false) });
  expect(short.result.current).toBe(false);
  show({}, { urgent: 'You are almost out of time.' });
  expect(screen.getByRole('status').textContent).toBe('You are almost out of time.');
  cleanup();
  show({}, { urgent: 'You are almost out of time.', viewer: 'spectator' });
  expect(words()).toBe('');
});
