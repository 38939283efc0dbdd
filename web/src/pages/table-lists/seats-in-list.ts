import type { CrestName } from '@belfry/board-kit';
import { crestsAtTable, defaultIdentityAt } from '@belfry/live';
import type { TableSummary } from '@belfry/protocol';
import type { PageSay } from '../../base/voice.ts';

/** The pigment of an empty seat. */
const FREE_COLOUR = 6;

/** Returns the names at a table, empty seats included. */
export function namesAt(say: PageSay, { seats }: Pick<TableSummary, 'seats'>): string {
  return seats.map(({ name, bot }, seat) => name ?? (bot === null ? say('lobby.free') : defaultIdentityAt(seat).name)).join(', ');
}

export function crestsAt({ seats }: Pick<TableSummary, 'seats'>): { seat: number; crest: CrestName; colour: number }[] {
  const crests = crestsAtTable(seats.map(({ crest }) => crest));
  return crests.map((crest, seat) =>
    seats[seat]?.name === null && seats[seat].bot === null ? { seat, crest: 'bell', colour: FREE_COLOUR } : { seat, crest, colour: seat },
  );
}
