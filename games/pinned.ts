import { type BotGame, type EarlierBotGame, todaysBotGame } from '@belfry/bots';
import { PINNED } from './lazy-parts.ts';

/** The rules of earlier versions by game and number. When the contract of a game changes, what is loaded here is made to fit it (`todaysBotGame`). */
const versions: Readonly<Record<string, (() => Promise<{ readonly botGame: BotGame | EarlierBotGame }>) | undefined>> = PINNED;

/** The rules of a game in an earlier version; null for today's version, and for one that this house has never had. */
export async function loadPinned(game: string, version: number): Promise<BotGame | null> {
  const pinned = await versions[`${game} ${version}`]?.();
  return pinned === undefined ? null : todaysBotGame(pinned.botGame);
}

/** The earlier versions of a game that matches may have been begun with, oldest first. */
export function pinnedVersions(game: string): number[] {
  const numbers = Object.keys(PINNED).flatMap((key) => (key.startsWith(`${game} `) ? [Number(key.slice(game.length + 1))] : []));
  return numbers.sort((a, b) => a - b);
}
