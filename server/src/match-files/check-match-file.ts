import { rulesOf } from '@belfry/games';
import { BadInput, fold, type Header, isUndo, type Outcome, readLog, type SeatNote } from '@belfry/kernel';
import { crest as crestSchema, levelName, personName } from '@belfry/protocol/schemas';
import { bodyOf } from '../store/entry-body.ts';
import type { Sitter } from '../store/records.ts';

/** Three times the longest match ever played to its end. */
export const MOST_ENTRIES = 10_000;
/** The most undos a match here can have. Each replays up to 32 entries whenever the match is folded. */
export const MOST_UNDOS = 1000;

/** A finished match with every move and all chance verified, ready to be stored. */
export interface CheckedFile {
  readonly header: Header;
  readonly entries: readonly string[];
  readonly outcome: Outcome;
  readonly sat: readonly Sitter[] | null;
}

/** The result of a check, as plain data that can be passed between threads. */
export type FileCheck = CheckedFile | { readonly not: 'finished' | 'short enough' } | { readonly problem: string };

/** The work of match file threads. */
export type MatchFileWork = { readonly check: (text: string) => Promise<FileCheck> };

export const matchFileWork: MatchFileWork = {
  async check(text) {
    try {
      return await checkFile(text);
    } catch (error) {
      if (error instanceof BadInput) return { problem: error.message };
      throw error;
    }
  },
};

async function checkFile(text: string): Promise<FileCheck> {
  if (text.includes('\\u0000')) throw new BadInput('the file holds characters that no match file has');
  const log = readLog(text);
  if (log.entries.length > MOST_ENTRIES || log.entries.filter(isUndo).length > MOST_UNDOS) return { not: 'short enough' };
  const game = await rulesOf(log.header);
  const outcome = game.outcome(fold(game, log).state);
  if (outcome === null) return { not: 'finished' };
  return { header: log.header, entries: log.entries.map(bodyOf), outcome, sat: log.seats?.map(sitterOf) ?? null };
}

/** Takes only names and known crests from a file, which may contain anything. */
function sitterOf({ name, crest, bot }: SeatNote): Sitter {
  const named = personName.safeParse(name);
  const known = crestSchema.safeParse(crest);
  const level = levelName.safeParse(bot);
  return {
    ...(named.success ? { name: named.data } : {}),
    ...(known.success ? { crest: known.data } : {}),
    ...(level.success ? { bot: level.data } : {}),
  };
}
