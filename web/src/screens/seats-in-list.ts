import type { CrestName } from '@belfry/board-kit';
import { companionAt } from '@belfry/live';
import type { TableSummary } from '@belfry/protocol';
import type { Ui } from '../text/speech.ts';

/** The pigment of a chair nobody has. */
const FREE_COLOUR = 6;

/** Everybody at a table by name, free chairs too. */
export function namesAt(ui: Ui, { seats }: Pick<TableSummary, 'seats'>): string {
  return seats.map(({ name, bot }, seat) => name ?? (bot === null ? ui('lobby.free') : companionAt(seat).name)).join(', ');
}

export function crestsAt({ seats }: Pick<TableSummary, 'seats'>): { seat: number; crest: CrestName; colour: number }[] {
  return seats.map(({ name, bot, crest }, seat) =>
    name === null && bot === null
      ? { seat, crest: 'bell', colour: FREE_COLOUR }
      : { seat, crest: crest ?? companionAt(seat).crest, colour: seat },
  );
}
