import type { Seat } from '@belfry/kernel';
import { expect, it } from 'vitest';
import { answerMove, awaitedBots, pendingSeats, seqOf, standingAnswerId, validAnswers } from '../src/index.ts';
import { deal, move, NUREMBERG, playUntil } from './table.ts';

it('answers every question of its kind, where the rules allow it, until its seat moves by itself', () => {
  const live = deal(NUREMBERG, 4);
  playUntil(live, (now) => pendingSeats(now).length > 2);
  const [one, other] = awaitedBots(live, () => true) as [Seat, Seat];
  const answers = [{ kind: 'trade-answer', move: 'decline' }];
  const standing = { since: seqOf(live), answers };
  expect([one, other].map((seat) => answerMove(live, seat, standing))).toEqual(['decline', 'decline']);
  expect(answerMove(live, one, undefined)).toBeNull();
  expect(answerMove(live, one, { ...standing, answers: [{ kind: 'wall-help', move: 'wall-help no' }] })).toBeNull();
  expect(answerMove(live, one, { ...standing, answers: [{ kind: 'trade-answer', move: 'end turn' }] })).toBeNull();
  // Given in its stead it still holds; given by hand it does not.
  move(live, one, 'decline', standingAnswerId(seqOf(live)));
  expect(validAnswers(live, one, standing)).toEqual(answers);
  expect(answerMove(live, one, standing)).toBeNull();
  move(live, other, 'decline');
  expect(validAnswers(live, other, standing)).toEqual([]);
  expect(validAnswers(live, one, standing)).toEqual(answers);
  playUntil(live, (now) => validAnswers(now, one, standing).length === 0);
  expect(live.match.log.entries.at(-1)?.seat).toBe(one);
});
