import type { MoveEntry, Seat } from '@belfry/kernel';
import { expect, it } from 'vitest';
import { ANY_KIND, answerMove, awaitedBots, type LiveMatch, pendingSeats, seqOf, standingAnswerId, validAnswers } from '../src/index.ts';
import { CITADELS, deal, legal, move, NUREMBERG, playUntil } from './table.ts';

it('answers every question of its kind, if legal, until its player moves', () => {
  const live = deal(NUREMBERG, 4);
  playUntil(live, (now) => pendingSeats(now).length > 2);
  const [one, other] = awaitedBots(live, () => true) as [Seat, Seat];
  const answers = [{ kind: 'trade-answer', move: 'decline' }];
  const standing = { since: seqOf(live), answers };
  expect([one, other].map((seat) => answerMove(live, seat, standing))).toEqual(['decline', 'decline']);
  expect(answerMove(live, one, undefined)).toBeNull();
  expect(answerMove(live, one, { ...standing, answers: [{ kind: 'wall-help', move: 'wall-help no' }] })).toBeNull();
  expect(answerMove(live, one, { ...standing, answers: [{ kind: 'trade-answer', move: 'end turn' }] })).toBeNull();
  // An answer given automatically keeps the standing answer; a move by hand ends it.
  move(live, one, 'decline', standingAnswerId(seqOf(live)));
  expect(validAnswers(live, one, standing)).toEqual(answers);
  expect(answerMove(live, one, standing)).toBeNull();
  move(live, other, 'decline');
  expect(validAnswers(live, other, standing)).toEqual([]);
  expect(validAnswers(live, one, standing)).toEqual(answers);
  playUntil(live, (now) => validAnswers(now, one, standing).length === 0);
  expect(live.match.log.entries.at(-1)?.seat).toBe(one);
});

/** Returns a match in which the active player has offered wood for ore, or the reverse, to a seat that holds enough to accept. */
function offered(): { readonly live: LiveMatch; readonly to: Seat; readonly wanted: string; readonly given: string } {
  const live = deal(NUREMBERG, 4);
  playUntil(live, (now) => awaitedBots(now, () => true).some((seat) => legal(now, seat).includes('accept')));
  const to = awaitedBots(live, () => true).find((seat) => legal(live, seat).includes('accept')) as Seat;
  const offer = live.match.log.entries.findLast((entry) => 'move' in entry && entry.move.startsWith('offer')) as MoveEntry;
  const [wanted = '', given = ''] = offer.move
    .slice(offer.move.indexOf(':') + 1)
    .trim()
    .split(' for ');
  return { live, to, wanted, given };
}

it('accepts once what meets its terms or is better, declines the rest, and nothing once chance has decided something', () => {
  const { live, to, wanted, given } = offered();
  const terms = `counter ${given} for ${wanted}`;
  const since = seqOf(live);
  const decline = { kind: 'trade-answer', move: 'decline' };
  const standing = (...wanted: readonly string[]) => ({
    since,
    answers: [...wanted.map((each) => ({ kind: 'trade-answer', move: 'accept', terms: each })), decline],
  });
  const more = (amount: string) => amount.replace(/^\d+/, (count) => String(Number(count) + 1));
  expect(answerMove(live, to, standing(terms))).toBe('accept');
  expect(answerMove(live, to, standing(`counter ${more(given)} for ${wanted}`))).toBe('accept');
  // Not for less than is wanted, nor for more than the player would give.
  expect(answerMove(live, to, standing(`counter ${given} for ${more(wanted)}`))).toBe('decline');
  expect(answerMove(live, to, standing(`counter ${given} for ${more(wanted)}`, terms))).toBe('accept');
  expect(answerMove(live, to, { since, answers: [] })).toBeNull();
  move(live, to, 'accept', standingAnswerId(seqOf(live)));
  expect(validAnswers(live, to, standing(terms))).toEqual([decline]);
  // Unused, the answer on terms ends with luck; the answer to every offer continues.
  const { live: later, to: seat } = offered();
  const before = { since: seqOf(later), answers: standing(terms).answers };
  const isLuck = ({ match: { log } }: LiveMatch) =>
    log.entries.slice(before.since).some((entry) => 'chance' in entry && entry.chance.length > 0);
  while (!isLuck(later)) {
    expect(validAnswers(later, seat, before)).toHaveLength(2);
    // Any automatic answer except accepting.
    const words = legal(later, seat);
    if (words.length > 0)
      move(later, seat, words.includes('decline') ? 'decline' : (words.at(-1) as string), standingAnswerId(seqOf(later)));
    else playUntil(later, (now) => isLuck(now) || pendingSeats(now).includes(seat));
  }
  expect(validAnswers(later, seat, before)).toEqual([decline]);
});

it('plays a planned move at the next question only, if legal', () => {
  const live = deal(CITADELS, 2);
  const seat = pendingSeats(live)[0] as Seat;
  const [first = '', second = ''] = legal(live, seat);
  const plan = (words: string) => ({ since: seqOf(live), answers: [{ kind: ANY_KIND, move: words, once: true as const }] });
  const planned = plan(second);
  expect(answerMove(live, seat, planned)).toBe(second);
  expect(answerMove(live, seat, plan('end turn'))).toBeNull();
  expect(answerMove(live, (1 - seat) as Seat, planned)).toBeNull();
  move(live, seat, second, standingAnswerId(seqOf(live)));
  expect(validAnswers(live, seat, planned)).toEqual([]);
  expect(first).not.toBe(second);
});
