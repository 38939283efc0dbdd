import { type Settings, useSettings } from '../settings.ts';
import type { HouseSound } from './sounds.ts';

/** Sounds that tell somebody who looks elsewhere: it is your turn, it is over. All others belong to what is seen. */
const TELLING: ReadonlySet<HouseSound> = new Set(['bell', 'victory']);

/** Is it to be heard? */
export function isAudible(sound: HouseSound, setting: Settings['sound']): boolean {
  return setting === 'all' || (setting === 'bell' && TELLING.has(sound));
}

/** Lets something sound for those who asked for it; the sounds themselves are loaded when the first is to be heard. */
export function sound(name: HouseSound): void {
  if (!isAudible(name, useSettings.getState().sound)) return;
  void import('./sounds.ts').then(({ play }) => play(name)).catch(() => {});
}

/** Whoever chooses a setting hears what it is like. */
export function sampleOf(setting: Settings['sound']): HouseSound | null {
  return setting === 'off' ? null : setting === 'bell' ? 'bell' : 'coin';
}
