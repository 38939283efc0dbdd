import { expect, it } from 'vitest';
import { isOver, openMatch, pendingSeats, receive, retell, seqOf } from '../src/index.ts';
import { CITADELS, deal, NUREMBERG, playUntil, refusalOf, stored } from './table.ts';

it('follows from what is stored: opened again it is the same match', () => {
  const live = deal(NUREMBERG, 3);
  playUntil(live, (now) => seqOf(now) === 80);
  const again = openMatch(NUREMBERG, live.match.log.header, stored(live), live.begunAt);
  expect(again.match.state).toEqual(live.match.state);
  expect(again.pendingSince).toEqual(live.pendingSince);
  expect(again.requests).toEqual(live.requests);
  expect(again.recent.at(-1)).toEqual(live.recent.at(-1));
});

it('takes over what another host has stored', () => {
  const live = deal(CITADELS, 2);
  const other = openMatch(CITADELS, live.match.log.header, [], live.begunAt);
  playUntil(live, (now) => seqOf(now) === 5);
  const entries = stored(live);
  for (const entry of entries) expect(receive(other, entry).entry).toEqual(entry.entry);
  expect(other.match.state).toEqual(live.match.state);
  expect(pendingSeats(other)).toEqual(pendingSeats(live));
});

it('is told again from the deal on, undo included, as it was', () => {
  const live = deal(CITADELS, 2);
  playUntil(live, (now) => seqOf(now) === 70);
  const told: unknown[] = [];
  let last: unknown;
  retell(live, (happening, { state }) => {
    told.push(happening);
    last = state;
  });
  expect(told).toHaveLength(71);
  expect(told.slice(-live.recent.length)).toEqual(live.recent);
  expect(last).toEqual(live.match.state);
});

it('says when it is over', () => {
  const live = deal(CITADELS, 2);
  playUntil(live, isOver);
  expect(CITADELS.outcome(live.match.state)).not.toBeNull();
});

it('is not opened under other rules', () => {
  const { header } = deal(CITADELS, 2).match.log;
  expect(refusalOf(() => openMatch(CITADELS, { ...header, rules: 99 }, [], 0))).toMatchObject({
    reason: 'other-rules',
    args: { theirs: 99, ours: CITADELS.rulesVersion },
  });
});
