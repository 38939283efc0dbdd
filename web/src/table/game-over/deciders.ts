import type { BoardModule } from '@belfry/board-kit';
import type { Analysis, Standing } from '@belfry/bots';
import { type GameEvent, itemAt, type Outcome, type ScoreLine, type Seat, winners } from '@belfry/kernel';
import type { LogEntry, Moment, Snapshot } from '../../match/session.ts';

/** Something that decided a match, and the entry at which the replay shows it. */
export type Decider = { readonly seq: number } & (
  | {
      /** The winner's largest lead over second place on one line of the score sheet, or the tie-break that separated them. */
      readonly kind: 'line' | 'tie-break';
      readonly winner: Seat;
      readonly other: Seat;
      readonly line: ScoreLine;
      /** The winner's total. */
      readonly points: number;
    }
  | {
      /** The last time that the best chance to win passed to the winner; shares in percent. */
      readonly kind: 'lead';
      readonly winner: Seat;
      readonly entry: LogEntry;
      readonly move: string;
      readonly share: number;
      readonly next: number;
      /** It is the last entry of the match. */
      readonly last: boolean;
    }
  | {
      /** The action against a player that cost the most; chances to win in percent. */
      readonly kind: 'harm';
      readonly seat: Seat;
      readonly events: readonly GameEvent[];
      readonly before: number;
      readonly after: number;
    }
);

/** An action against a player that cost fewer percentage points is not worth a sentence. */
const LEAST_HARM = 5;

/** Returns what decided a match by its score sheet. Says nothing of ties, shared places and matches not played to the end. */
export function byScore({ outcome, ending = null, seq }: Pick<Snapshot, 'outcome' | 'ending' | 'seq'>): Decider | null {
  const pair = outcome === null || ending !== null ? null : firstAndSecond(outcome);
  if (outcome === null || pair === null) return null;
  const { winner, other } = pair;
  const lead = (line: ScoreLine): number => itemAt(line.points, winner) - itemAt(line.points, other);
  const points = itemAt(outcome.totals, winner);
  const ahead = points - itemAt(outcome.totals, other);
  if (ahead === 0 && outcome.won === undefined) {
    const line = outcome.tieBreaks.find((each) => lead(each) !== 0);
    return line === undefined ? null : { kind: 'tie-break', seq, winner, other, line, points };
  }
  const [first, second] = outcome.sheet.toSorted((a, b) => lead(b) - lead(a));
  if (first === undefined || ahead <= 0) return null;
  return second !== undefined && lead(second) === lead(first) ? null : { kind: 'line', seq, winner, other, line: first, points };
}

/** Returns the only winner and the only player in second place; null if either place is shared. */
function firstAndSecond(outcome: Outcome): { readonly winner: Seat; readonly other: Seat } | null {
  const [winner, another] = winners(outcome);
  const [other, more] = outcome.places.flatMap((place, seat) => (place === 2 ? [seat] : []));
  return winner === undefined || another !== undefined || other === undefined || more !== undefined ? null : { winner, other };
}

/** Returns what decided a match by the Master's analysis: the last change of the lead, and the costliest action against a player. */
export function byChances(
  { outcome, ending = null }: Pick<Snapshot, 'outcome' | 'ending'>,
  { standings }: Analysis,
  moments: readonly Moment[],
  harms: BoardModule['harms'],
): Decider[] {
  if (outcome === null || outcome.sheet.length === 0 || ending !== null) return [];
  const entries = new Map(moments.map(({ entry }) => [entry.seq, entry]));
  return [lastLead(outcome, standings, entries), costliest(standings, entries, harms)].filter((each) => each !== null);
}

const percent = (share: number): number => Math.round(share * 100);
const rounded = ({ shares }: Standing): number[] => shares.map(percent);

/** The shares are compared as they are shown: a lead within rounding is none. */
function lastLead(outcome: Outcome, standings: readonly Standing[], entries: ReadonlyMap<number, LogEntry>): Decider | null {
  const [winner, another] = winners(outcome);
  if (winner === undefined || another !== undefined) return null;
  const next = (at: number): number => Math.max(...rounded(itemAt(standings, at)).filter((_, seat) => seat !== winner));
  const share = (at: number): number => percent(itemAt(itemAt(standings, at).shares, winner));
  const behind = standings.findLastIndex((_, at) => share(at) <= next(at));
  const at = behind + 1;
  const seq = standings[at]?.seq;
  const entry = seq === undefined ? undefined : entries.get(seq);
  if (behind < 0 || seq === undefined || entry?.move === undefined) return null;
  return { kind: 'lead', seq, winner, entry, move: entry.move, share: share(at), next: next(at), last: at === standings.length - 1 };
}

function costliest(standings: readonly Standing[], entries: ReadonlyMap<number, LogEntry>, harms: BoardModule['harms']): Decider | null {
  const found = standings.flatMap(({ seq }, at) => {
    const before = standings[at - 1];
    const after = standings.slice(at).find(({ unsettled }) => unsettled !== true);
    const events = (entries.get(seq)?.events ?? []).map((event) => ({ event, seat: harms?.(event) }));
    const seats = [...new Set(events.flatMap(({ seat }) => seat ?? []))];
    if (before === undefined || after === undefined) return [];
    return seats.map((seat) => ({
      ...{ kind: 'harm' as const, seq, seat, events: events.filter((each) => each.seat === seat).map(({ event }) => event) },
      ...{ before: percent(itemAt(before.shares, seat)), after: percent(itemAt(after.shares, seat)) },
    }));
  });
  const [first, second] = found.toSorted((a, b) => fall(b) - fall(a));
  if (first === undefined || fall(first) < LEAST_HARM) return null;
  return second !== undefined && fall(second) === fall(first) ? null : first;
}

function fall({ before, after }: { readonly before: number; readonly after: number }): number {
  return before - after;
}
