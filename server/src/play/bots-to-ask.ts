import { waitsForOthers } from '@belfry/bots';
import type { Seat } from '@belfry/kernel';
import { type LiveMatch, type LiveTable, pendingSeats } from './live-table.ts';

/**
 * The seats whose bot should move now. In a bargain the bot that made the offer lets the others answer first, so that a person has time to read it;
 * their answers make it due again. When nobody is left to wait for, every bot is asked.
 */
export function botsToAsk({ game, seats }: Pick<LiveTable, 'game' | 'seats'>, live: LiveMatch): Seat[] {
  const pending = pendingSeats(live);
  const bots = pending.filter((seat) => seats[seat]?.bot !== null);
  if (bots.length === 0) return bots;
  const speaking = pending.filter((seat) => !waitsForOthers(game, live.match.state, seat));
  return speaking.length === 0 ? bots : bots.filter((seat) => speaking.includes(seat));
}
