import type { Say } from '@belfry/kernel';
import type { SeatEvent } from '@belfry/protocol';
import type { Snapshot } from '../../match/session.ts';
import type { TableText } from '../text/index.ts';

/** A change to a seat or to the whole match, as a line of the log after an entry. */
export interface SeatNote {
  readonly key: string;
  /** The last entry before it. */
  readonly seq: number;
  readonly text: string;
}

/** Returns the changes to seats in words: who plays for whom and why, and when the match was interrupted. */
export function seatNotes(
  say: Say<TableText>,
  { seatEvents = [], seats }: Pick<Snapshot, 'seatEvents' | 'seats'>,
  language: string,
): SeatNote[] {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return seatEvents.map((event) => ({
    key: `seat.${event.at}.${event.kind}.${event.seat}`,
    seq: event.seq,
    text: sentence(say, event, seats, day),
  }));
}

function sentence(
  say: Say<TableText>,
  { kind, seat, bot, reason = '', until = 0 }: SeatEvent,
  seats: Snapshot['seats'],
  day: Intl.DateTimeFormat,
): string {
  const name = seat === null ? '' : (seats[seat]?.name ?? '');
  const level = bot === undefined ? '' : (say.ifKnown(`stand-in.${bot}`) ?? bot);
  return say(`seat-event.${kind}`, { name, level, reason: reason.replace(/\.$/, ''), day: day.format(until) });
}
