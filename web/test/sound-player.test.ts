import { describe, expect, it, vi } from 'vitest';
import type { HouseSound } from '../src/base/sound/sounds.ts';

// The settings module reads the language of the browser when it loads.
vi.stubGlobal('navigator', { language: 'en' });
vi.stubGlobal('localStorage', { getItem: () => null });
const { isAudible, sampleOf } = await import('../src/base/sound/sound-player.ts');
const { useSettings } = await import('../src/base/settings.ts');

const ALL: readonly HouseSound[] = ['bell', 'victory', 'coin', 'card', 'die', 'building'];

describe('the three settings of sound differ', () => {
  it.each([
    ['off', []],
    ['bell', ['bell', 'victory']],
    ['all', ALL],
  ] as const)('%s', (setting, heard) => {
    expect(ALL.filter((sound) => isAudible(sound, setting))).toEqual(heard);
  });

  it('is silent until sound is turned on', () => {
    expect(useSettings.getState().sound).toBe('off');
  });

  it('lets each setting be heard when it is chosen', () => {
    for (const setting of ['bell', 'all'] as const) expect(isAudible(sampleOf(setting) ?? 'die', setting)).toBe(true);
    expect(sampleOf('off')).toBeNull();
  });
});
