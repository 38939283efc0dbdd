import { type Settings, useSettings } from '../settings.ts';
import type { HouseSound } from './sounds.ts';

/** Sounds for a person who is not looking: your turn, time almost up, game over. All others accompany what is visible. */
const TELLING: ReadonlySet<HouseSound> = new Set(['bell', 'victory', 'warning']);

/** True if the setting lets this sound play. */
export function isAudible(sound: HouseSound, setting: Settings['sound']): boolean {
  return setting === 'all' || (setting === 'bell' && TELLING.has(sound));
}

/** Plays a sound if the settings allow it; the sounds themselves load when the first one plays. */
export function sound(name: HouseSound): void {
  if (!isAudible(name, useSettings.getState().sound)) return;
  void import('./sounds.ts').then(({ play }) => play(name)).catch(() => {});
}

/** Returns the sample to play when the user chooses a setting. */
export function sampleOf(setting: Settings['sound']): HouseSound | null {
  return setting === 'off' ? null : setting === 'bell' ? 'bell' : 'coin';
}
