import type { Detector } from '@belfry/bots';
import { detectors as bruges } from '@belfry/bruges/bot/detectors';
import { detectors as citadels } from '@belfry/citadels/bot/detectors';
import { detectors as fortuna } from '@belfry/fortuna/bot/detectors';
import { detectors as nuremberg } from '@belfry/nuremberg/bot/detectors';

const DETECTORS: Readonly<Record<string, readonly Detector[]>> = { bruges, citadels, fortuna, nuremberg };

/** What finds laughable moves in a game; a game that brings nothing has none. */
export function detectorsOf(game: string): readonly Detector[] {
  return DETECTORS[game] ?? [];
}
