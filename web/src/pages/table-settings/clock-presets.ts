import type { TableSettings } from '@belfry/protocol';
import type { TableSettingsSay } from './text/index.ts';

export type Timed = Pick<TableSettings, 'clock' | 'timing'>;

export const CLOCK_KINDS = ['none', 'live', 'days'] as const;

const live = (bank: number, increment: number, timing: 'bank' | 'move') => ({ clock: { kind: 'live', bank, increment }, timing }) as const;
const days = (count: number, timing: 'bank' | 'move') => ({ clock: { kind: 'days', days: count }, timing }) as const;

/** The clocks to choose from; the first of each kind is the default. */
export const CLOCK_PRESETS: Readonly<Record<(typeof CLOCK_KINDS)[number], readonly Timed[]>> = {
  none: [{ clock: { kind: 'none' } }],
  live: [live(600, 20, 'bank'), live(1500, 30, 'bank'), live(60, 0, 'move'), live(180, 0, 'move')],
  days: [days(2, 'move'), days(1, 'move'), days(3, 'move'), days(7, 'move'), days(7, 'bank')],
};

/** Returns a clock in words. */
export function clockWords(say: TableSettingsSay, { clock, timing }: Timed): string {
  switch (clock.kind) {
    case 'none':
      return say('clock.none');
    case 'live':
      if (timing === 'move') return say('clock.per-move', { minutes: Math.round(clock.bank / 60) });
      return say('clock.bank', { minutes: Math.round(clock.bank / 60), seconds: clock.increment });
    case 'days':
      return say(timing === 'bank' ? 'clock.days-bank' : 'clock.per-move-days', { days: clock.days });
  }
}
