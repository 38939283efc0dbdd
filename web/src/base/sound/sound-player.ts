import { type Settings, useSettings } from '../settings.ts';
import type { HouseSound } from './sounds.ts';

/** Sounds for a person who looks elsewhere: your turn, time almost up, game over. All others belong to what is visible. */
const TELLING: ReadonlySet<HouseSound> = new Set(['bell', 'victory', 'warning']);

/** Is it to be heard? */
export function isAudible(sound: HouseSound, setting: Settings['sound']): boolean {
  return setting === 'all' || (setting === 'bell' && TELLING.has(sound));
}

/** Lets something sound for those who asked for it; the sounds themselves are loaded when the first is to be heard. */
export function sound(name: HouseSound): void {
  if (!isAudible(name, useSettings.getState().sound)) return;
  void import('./sounds.ts').then(({ play }) => play(name)).catch(() => {});
}

/** Plays a sample when a setting is chosen. */
export function sampleOf(setting: Settings['sound']): HouseSound | null {
  return setting === 'off' ? null : setting === 'bell' ? 'bell' : 'coin';
}
