import { openPool } from '@belfry/bots';
import { nodeTimers, startThread } from '@belfry/bots/node';
import { BadInput } from '@belfry/kernel';
import { type IdentityId, refuse } from '@belfry/protocol';
import { threadFile } from '../base/thread-file.ts';
import { type CheckedFile, type MatchFileWork, MOST_ENTRIES, MOST_UNDOS } from './check-match-file.ts';

/** The user who imports a file, and their address. */
export interface Bringer {
  readonly person: IdentityId;
  readonly address: string;
}

/** Checks imported match files in worker threads, away from ongoing games. */
export interface MatchFiles {
  /** Throws Refused or BadInput with the reason. */
  check(by: Bringer, text: string): Promise<CheckedFile>;
  close(): Promise<void>;
}

/** A file that takes longer was not played here. */
const LONGEST_CHECK_MS = 15_000;
const MOST_WAITING = 8;
/** Enough for a household, but not for a crowd. */
const MOST_OF_ADDRESS = 2;

export function startMatchFiles(): MatchFiles {
  const pool = openPool<MatchFileWork>({
    size: 1,
    start: () => startThread(threadFile(import.meta.url, 'match-files/match-file-worker')),
    limit: { milliseconds: LONGEST_CHECK_MS, timers: nodeTimers },
  });
  const waiting = new Set<Bringer>();
  return {
    async check(by, text) {
      // Files are checked one by one, and no user can fill the queue alone.
      const others = [...waiting];
      const ofAddress = others.filter(({ address }) => address === by.address).length;
      if (others.some(({ person }) => person === by.person) || ofAddress >= MOST_OF_ADDRESS) throw refuse('one-file-at-a-time');
      if (others.length >= MOST_WAITING) throw refuse('files-waiting');
      if (countOf('\n', text) > MOST_ENTRIES + 1) throw tooLong();
      waiting.add(by);
      try {
        const found = await pool.run('check', text).catch(() => {
          throw tooLong();
        });
        if ('problem' in found) throw new BadInput(found.problem);
        if (!('not' in found)) return found;
        throw found.not === 'finished' ? refuse('unfinished') : tooLong();
      } finally {
        waiting.delete(by);
      }
    },
    close: pool.close,
  };
}

function tooLong(): Error {
  return refuse('file-too-long', { entries: MOST_ENTRIES, undos: MOST_UNDOS });
}

function countOf(letter: string, text: string): number {
  let count = 0;
  for (let at = text.indexOf(letter); at !== -1; at = text.indexOf(letter, at + 1)) count++;
  return count;
}
