import { CRESTS, type SeatInfo } from '@belfry/board-kit';
import type { MatchLog } from '@belfry/kernel';
import { defaultIdentityAt } from '@belfry/live';
import { LEVELS } from '../levels.ts';

/**
 * Returns the seats of an imported match. In an unfinished one the reader plays the first person's seat, and bots play the others under
 * their names. Files from before bots were recorded have only bots besides.
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

/** The terminal also records budgets: `master:500it`. */
function levelOf(bot: string | undefined): string {
  return LEVELS.find((level) => level === bot?.split(':')[0]) ?? 'apprentice';
}
