import type { Seat } from '@belfry/kernel';
import type { LiveMatch, LiveTable } from './live-table.ts';

/**
 * The seats whose bot should move now. In a bargain the bot that made the offer lets the others answer first, so that a person has time to read it;
 * their answers make it due again.
 */
export function botsToAsk({ game, seats }: Pick<LiveTable, 'game' | 'seats'>, live: LiveMatch): Seat[] {
  return game.awaited(live.match.state).filter((seat) => seats[seat]?.bot !== null);
}
