import { expect, it } from 'vitest';
import { askUndo, isOver, type LiveMatch, matchAfter, openMatch, pendingSeats, receive, seqOf } from '../src/index.ts';
import { CITADELS, deal, NUREMBERG, playUntil, refusalOf, stored } from './table.ts';

it('is restored from its stored log', () => {
  const live = deal(NUREMBERG, 3);
  playUntil(live, (now) => seqOf(now) === 80);
  const again = openMatch(NUREMBERG, live.match.log.header, stored(live), live.begunAt);
  expect(again.match.state).toEqual(live.match.state);
  expect(again.pendingSince).toEqual(live.pendingSince);
  expect(again.requests).toEqual(live.requests);
  expect(again.happenings).toEqual(live.happenings);
});

it('takes over entries stored by another host', () => {
  const live = deal(CITADELS, 2);
  const other = openMatch(CITADELS, live.match.log.header, [], live.begunAt);
  playUntil(live, (now) => seqOf(now) === 5);
  const entries = stored(live);
  for (const entry of entries) expect(receive(other, entry).entry).toEqual(entry.entry);
  expect(other.match.state).toEqual(live.match.state);
  expect(pendingSeats(other)).toEqual(pendingSeats(live));
});

it('can be restored to any entry, undo included', () => {
  const live = deal(NUREMBERG, 3);
  const stood: unknown[] = [NUREMBERG.clone(live.match.state)];
  const note = (now: LiveMatch, until: number) => {
    if (seqOf(now) === stood.length) stood.push(NUREMBERG.clone(now.match.state));
    return seqOf(now) === until;
  };
  playUntil(live, (now) => note(now, 150));
  askUndo(live, { id: 'u', seat: 0, seq: 150, to: 40 }, { agreeing: [1, 2], open: null, at: 0 });
  playUntil(live, (now) => note(now, 170));
  for (const [seq, state] of stood.entries()) {
    const again = matchAfter(live, seq);
    expect(again.state, `after entry ${seq}`).toEqual(state);
    expect(again.log.entries).toHaveLength(seq);
  }
  expect(() => matchAfter(live, 1000)).toThrow('170 entries');
});

it('says when it is over', () => {
  const live = deal(CITADELS, 2);
  playUntil(live, isOver);
  expect(CITADELS.outcome(live.match.state)).not.toBeNull();
});

it('is not opened under another rules version', () => {
  const { header } = deal(CITADELS, 2).match.log;
  expect(refusalOf(() => openMatch(CITADELS, { ...header, rules: 99 }, [], 0))).toMatchObject({
    reason: 'other-rules',
    args: { theirs: 99, ours: CITADELS.rulesVersion },
  });
});
