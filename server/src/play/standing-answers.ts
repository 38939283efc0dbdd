import { randomInt } from 'node:crypto';
import type { Seat } from '@belfry/kernel';
import { answerMove, type LiveMatch, pendingSeats } from '@belfry/live';
import type { IdentityId } from '@belfry/protocol';
import type { SeatRecord } from '../store/records.ts';

/**
 * The shortest delay of a standing answer in milliseconds. An instant answer would reveal that it was given in advance, so it takes as long
 * as a player might; once this minimum has passed, any check may give it.
 */
export const LEAST_TO_ANSWER = 2500;
const MORE_TO_ANSWER = 4000;

export function timeToAnswer(): number {
  return LEAST_TO_ANSWER + randomInt(MORE_TO_ANSWER);
}

interface Answer {
  readonly seat: Seat;
  readonly person: IdentityId;
  readonly move: string;
}

/** Returns the standing answers that apply to what is asked now. */
export function standingAnswers(seats: readonly SeatRecord[], live: LiveMatch): Answer[] {
  return pendingSeats(live).flatMap((seat) => {
    const { identity = null, bot = null, standing } = seats[seat] ?? {};
    const move = identity === null || bot !== null ? null : answerMove(live, seat, standing);
    return identity === null || move === null ? [] : [{ seat, person: identity, move }];
  });
}
