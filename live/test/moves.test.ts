import type { Seat } from '@belfry/kernel';
import { expect, it } from 'vitest';
import { awaitedBots, isOver, type LiveMatch, pendingSeats, playMove, seqOf } from '../src/index.ts';
import { CITADELS, deal, KEY, legal, move, NUREMBERG, playUntil, refusalOf } from './table.ts';

const circumstances = { key: KEY, at: 5000 };
const first = (live: LiveMatch, seat: Seat): string => legal(live, seat)[0] as string;

it('plays a move and returns its events', () => {
  const live = deal(CITADELS, 2);
  const [seat] = pendingSeats(live) as [Seat];
  const words = first(live, seat);
  const done = playMove(live, { id: 'one', seat, seq: 0, move: words }, { ...circumstances, bot: 'master' });
  expect(done).toMatchObject({ seq: 1, recorded: { at: 5000, entry: { seq: 1, seat, move: words, by: 'bot master' } } });
  expect(done.recorded?.events.length).toBeGreaterThan(0);
});

it('executes a repeated request once, also after later moves', () => {
  const live = deal(CITADELS, 2);
  const [seat] = pendingSeats(live) as [Seat];
  const request = { id: 'one', seat, seq: 0, move: first(live, seat) };
  playMove(live, request, circumstances);
  playUntil(live, (now) => seqOf(now) === 4);
  expect(playMove(live, request, circumstances)).toEqual({ seq: 1, recorded: null });
  expect(seqOf(live)).toBe(4);
});

it('an answer given while another seat answered the same offer counts; one to a closed question does not', () => {
  const live = deal(NUREMBERG, 4);
  playUntil(live, (now) => pendingSeats(now).length > 2);
  const seq = seqOf(live);
  const [one, other] = awaitedBots(live, () => true) as [Seat, Seat];
  const ask = (id: string, seat: Seat, at = seq) => playMove(live, { id, seat, seq: at, move: 'decline' }, circumstances);
  ask('a', one);
  expect(refusalOf(() => ask('b', one))).toMatchObject({ reason: 'gone-on', code: 'stale' });
  expect(refusalOf(() => ask('c', other, seq + 2))).toMatchObject({ reason: 'not-so-far', args: { entries: seq + 1, seq: seq + 2 } });
  expect(ask('d', other)).toMatchObject({ seq: seq + 2 });
  expect(refusalOf(() => ask('e', one, seq + 2))).toMatchObject({ reason: 'not-your-turn' });
  expect(refusalOf(() => ask('f', other))).toMatchObject({ reason: 'gone-on' });
});

it('refuses invalid notation, and illegal moves with clause and sentence; nothing changes', () => {
  const live = deal(CITADELS, 2);
  const before = JSON.stringify(live.match.state);
  const [seat] = pendingSeats(live) as [Seat];
  expect(refusalOf(() => move(live, seat, 'sing'))).toMatchObject({ reason: 'unreadable', args: { why: expect.any(String) } });
  const refusal = refusalOf(() => move(live, seat, 'take gold'));
  expect(refusal).toMatchObject({ reason: 'against-the-rules', code: 'illegal', args: { move: 'take gold', clause: refusal.clause } });
  expect(refusal.clause).toMatch(/^CIT-/);
  expect(CITADELS.text.en[refusal.phrase?.key ?? '']).toBeDefined();
  expect(refusal.message).toBe(`"take gold" is not legal here (${refusal.clause})`);
  expect(JSON.stringify(live.match.state)).toBe(before);
  expect(live.requests.size).toBe(0);
});

it('refuses everything once the match is over', () => {
  const live = deal(CITADELS, 2);
  playUntil(live, isOver);
  expect(refusalOf(() => move(live, 0, 'take gold'))).toMatchObject({ reason: 'not-playing' });
});
