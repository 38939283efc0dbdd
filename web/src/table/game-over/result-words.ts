import { type Say, type Seat, winners } from '@belfry/kernel';
import type { Snapshot } from '../../match/session.ts';
import type { TableText } from '../text/index.ts';

type Ended = Pick<Snapshot, 'outcome' | 'ending' | 'botPlayed' | 'expelled'>;

/** Returns how the match ended, in one sentence; null while it is in progress. */
export function resultSentence(say: Say<TableText>, { outcome, ending = null }: Ended): string | null {
  if (ending?.kind === 'agreed') return say('end.agreed');
  if (outcome === null) return null;
  const won = winners(outcome).map((seat) => ({ seat }));
  if (ending?.kind === 'conceded') return say('end.conceded', { loser: { seat: ending.seat }, winner: won });
  return say('table.won', { names: won, points: Math.max(...outcome.totals) });
}

/** Returns what the result does not count for, and why. */
export function resultNotes(say: Say<TableText>, { botPlayed = [], expelled = [] }: Ended): string[] {
  const names = (seats: readonly Seat[]) => ({ names: seats.map((seat) => ({ seat })) });
  const alone = botPlayed.filter((seat) => !expelled.includes(seat));
  return [
    ...(expelled.length === 0 ? [] : [say('end.expelled', names(expelled))]),
    ...(alone.length === 0 ? [] : [say('end.bot-played', names(alone))]),
  ];
}
