import { type Seat, undoPoints } from '@belfry/kernel';
import { expect, it } from 'vitest';
import { askUndo, castVote, type LiveMatch, missingFrom, openMatch, positionFor, seqOf, type Vote } from '../src/index.ts';
import { CITADELS, deal, playUntil, refusalOf, stored } from './table.ts';

/** Returns a match whose last move its player can undo freely. */
function withFreeWay(players = 3): { live: LiveMatch; seat: Seat; to: number } {
  const live = deal(CITADELS, players);
  const mover = () => live.match.line.at(-1)?.entry.seat ?? 0;
  playUntil(live, (now) => seqOf(now) > 10 && undoPoints(now.match.line, mover()).points.length > 0);
  return { live, seat: mover(), to: undoPoints(live.match.line, mover()).points[0] as number };
}

const request = (live: LiveMatch, seat: Seat, id = 'back') => ({ id, seat, seq: seqOf(live) });
const alone = { agreeing: [], open: null, at: 9000 };

it('is free when nobody learnt anything, and is a log entry', () => {
  const { live, seat, to } = withFreeWay();
  const seq = seqOf(live);
  expect(positionFor(live, seat).undo).toContain(to);
  const done = askUndo(live, { ...request(live, seat), to }, alone);
  expect(done).toMatchObject({ seq: seq + 1, vote: null, recorded: { at: 9000, events: [], entry: { seq: seq + 1, seat, undo: to } } });
  const before = openMatch(CITADELS, live.match.log.header, stored(live).slice(0, to), 0);
  expect(live.match.state).toEqual(before.match.state);
  expect(askUndo(live, { ...request(live, seat), seq, to }, alone)).toEqual({ seq: seq + 1, recorded: null, vote: null });
});

it('past a barrier needs everyone’s consent', () => {
  const { live } = withFreeWay();
  const seq = seqOf(live);
  const asked = askUndo(live, { ...request(live, 0), to: 1 }, { agreeing: [0, 2], open: null, at: 9000 });
  expect(asked).toEqual({ seq, recorded: null, vote: { seat: 0, to: 1, agreed: [2] } });
  expect(missingFrom(asked.vote as Vote, 3)).toEqual([1]);
  const done = castVote(live, { ...request(live, 1), asker: 0, to: 1, agree: true }, { agreeing: [1], open: asked.vote, at: 9500 });
  expect(done.recorded?.entry).toEqual({ seq: seq + 1, seat: 0, undo: 1, consent: [1, 2] });
  expect(done.vote).toBeNull();
});

it('is done at once when everyone consents automatically', () => {
  const { live } = withFreeWay();
  const done = askUndo(live, { ...request(live, 0), to: 1 }, { agreeing: [1, 2], open: null, at: 9000 });
  expect(done.recorded?.entry).toMatchObject({ undo: 1, consent: [1, 2] });
});

it('asking again keeps consents; another target starts over; one decline ends it', () => {
  const { live } = withFreeWay();
  const open: Vote = { seat: 0, to: 1, agreed: [1] };
  const seq = seqOf(live);
  expect(askUndo(live, { ...request(live, 0), to: 1 }, { ...alone, open }).vote).toEqual(open);
  expect(askUndo(live, { ...request(live, 0), to: 2 }, { ...alone, open }).vote).toEqual({ seat: 0, to: 2, agreed: [] });
  const no = castVote(live, { ...request(live, 2), asker: 0, to: 1, agree: false }, { ...alone, open });
  expect(no).toEqual({ seq, recorded: null, vote: null });
  expect(seqOf(live)).toBe(seq);
  for (const other of [
    { asker: 0, to: 2 },
    { asker: 1, to: 1 },
  ])
    expect(refusalOf(() => castVote(live, { ...request(live, 2), ...other, agree: true }, { ...alone, open })).reason).toBe('other-vote');
});

it('refuses an invalid target, an outdated position, and a vote without a request', () => {
  const { live, seat } = withFreeWay();
  const seq = seqOf(live);
  const ask = (to: number, at = seq) => refusalOf(() => askUndo(live, { id: 'x', seat, seq: at, to }, alone)).reason;
  expect(ask(seq)).toBe('no-way-back');
  expect(ask(seq + 5)).toBe('no-way-back');
  expect(ask(1, seq - 1)).toBe('gone-on');
  expect(refusalOf(() => castVote(live, { id: 'x', seat, seq, asker: 0, to: 1, agree: true }, alone)).reason).toBe('no-vote');
  expect(refusalOf(() => askUndo(deal(CITADELS, 2), { id: 'x', seat: 0, seq: 0, to: 0 }, alone)).reason).toBe('no-way-back');
});
