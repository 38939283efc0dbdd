import type { Seat } from '@belfry/kernel';
import type { LiveMatch } from './live-match.ts';

/**
 * Returns the seats whose bot should move now. A bot whose decision waits for the others' answers lets them answer first, so that a person
 * has time to read its offer; its turn comes once they have answered.
 */
export function awaitedBots({ match: { game, state } }: LiveMatch, isBot: (seat: Seat) => boolean): Seat[] {
  const pending = game.pending(state);
  const first = pending.filter((decision) => !game.waits(decision));
  return (first.length > 0 ? first : pending).map(({ seat }) => seat).filter(isBot);
}
