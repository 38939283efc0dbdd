import { type BotGame, type EarlierBotGame, todaysBotGame } from '@belfry/bots';

/**
 * The rules of earlier versions, each loaded when a match that was begun with them is opened. `npx belfry raise-rules` writes the lines.
 * When the contract of a game changes, what is loaded here is made to fit it (`todaysBotGame`).
 */
const PINNED: Readonly<Record<string, () => Promise<{ readonly botGame: BotGame | EarlierBotGame }>>> = {
  'nuremberg 1': () => import('@belfry/nuremberg/pinned/v1'),
  'nuremberg 2': () => import('@belfry/nuremberg/pinned/v2'),
};

/** The rules of a game in an earlier version; null for today's version, and for one that this house has never had. */
export async function loadPinned(game: string, version: number): Promise<BotGame | null> {
  const pinned = await PINNED[`${game} ${version}`]?.();
  return pinned === undefined ? null : todaysBotGame(pinned.botGame);
}

/** The earlier versions of a game that matches may have been begun with, oldest first. */
export function pinnedVersions(game: string): number[] {
  const versions = Object.keys(PINNED).flatMap((key) => (key.startsWith(`${game} `) ? [Number(key.slice(game.length + 1))] : []));
  return versions.sort((a, b) => a - b);
}
