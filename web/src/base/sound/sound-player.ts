import { type Settings, useSettings } from '../settings.ts';
import type { SoundName } from './sounds.ts';

/** Sounds for a person who is not looking: your turn, time almost up, game over. All others accompany what is visible. */
const TELLING: ReadonlySet<SoundName> = new Set(['bell', 'victory', 'warning']);

/** True if the setting lets this sound play. */
export function isAudible(sound: SoundName, setting: Settings['sound']): boolean {
  return setting === 'all' || (setting === 'bell' && TELLING.has(sound));
}

/** What each volume multiplies the sounds by. */
export const GAINS: Readonly<Record<Settings['volume'], number>> = { quiet: 0.4, normal: 1, loud: 2 };

/** Plays a sound if the settings allow it; the sounds themselves load when the first one plays. */
export function sound(name: SoundName): void {
  const { sound: setting, volume } = useSettings.getState();
  if (!isAudible(name, setting)) return;
  void import('./sounds.ts').then(({ play }) => play(name, GAINS[volume])).catch(() => {});
}

/** Returns the sample to play when the user chooses a setting. */
export function sampleOf(setting: Settings['sound']): SoundName | null {
  return setting === 'off' ? null : setting === 'bell' ? 'bell' : 'coin';
}
