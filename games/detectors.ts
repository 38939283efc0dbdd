import type { Detector } from '@belfry/bots';
import * as lists from './detector-lists.ts';

/** What finds laughable moves in a game; a game that brings nothing has none. */
export function detectorsOf(game: string): readonly Detector[] {
  const detectors: Readonly<Record<string, readonly Detector[] | undefined>> = lists;
  return detectors[game] ?? [];
}
