import { CRESTS, type SeatInfo } from '@belfry/board-kit';
import type { MatchLog } from '@belfry/kernel';
import { defaultIdentityAt } from '@belfry/live';
import { LEVELS } from '../levels.ts';

/**
 * Who sits at a table that came as a file. The reader of one that is not over plays for the first person there, bots for the others, under their names.
 * A file of a time when they did not say so has only bots besides.
 */
export function seatsOfFile({ header, seats }: MatchLog, reader: string | null): SeatInfo[] {
  const firstPerson = Math.max(0, seats?.findIndex(({ bot }) => bot === undefined) ?? 0);
  return Array.from({ length: header.players }, (_, seat): SeatInfo => {
    const usual = defaultIdentityAt(seat);
    const note = seats?.[seat];
    const crest = CRESTS.find((known) => known === note?.crest) ?? usual.crest;
    const base = { seat, name: note?.name ?? usual.name, crest, colour: seat };
    if (reader !== null && seat === firstPerson) return { ...base, name: reader, kind: 'you' };
    const isPerson = reader === null && note !== undefined && note.bot === undefined;
    return isPerson ? { ...base, kind: 'person' } : { ...base, kind: 'bot', level: levelOf(note?.bot) };
  });
}

/** The terminal names budgets too: `master:500it`. */
function levelOf(bot: string | undefined): string {
  return LEVELS.find((level) => level === bot?.split(':')[0]) ?? 'apprentice';
}
