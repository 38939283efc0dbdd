import { createMatch, type Game, type GameEvent, type Header, pendingSinceAfter, replayedChance } from '@belfry/kernel';
import type { StoredEntry } from '../store/entries.ts';
import { type LiveMatch, type Recorded, replayEntry } from './live-table.ts';
import { Refused } from './refused.ts';

/** The match that a stored log tells, and everything that happened in it. */
export function foldMatch(
  game: Game,
  header: Header,
  entries: readonly StoredEntry[],
  onEntry?: (recorded: Recorded, live: LiveMatch) => void,
): LiveMatch {
  const live = beginMatch(game, header);
  for (const entry of entries) {
    const recorded = replayEntry(live, entry);
    onEntry?.(recorded, live);
  }
  return live;
}

/** The match as it was dealt. */
export function beginMatch(game: Game, header: Header, emit?: (event: GameEvent) => void): LiveMatch {
  if (header.rules !== game.rulesVersion) {
    throw new Refused('other-rules', { theirs: header.rules, ours: game.rulesVersion });
  }
  const chance = replayedChance(header.chance);
  const made = createMatch(game, header, () => chance, emit);
  const match = { ...made, log: { header, entries: [] } };
  return { match, recent: [], requests: new Map(), owed: pendingSinceAfter(new Map(), match) };
}
