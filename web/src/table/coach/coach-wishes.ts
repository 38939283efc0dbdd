import { create } from 'zustand';
import { device, recordIn } from '../../base/storage.ts';

/** A player's settings for the coach at one table. */
export interface CoachWishes {
  /** Explain each decision in a sentence or two. */
  readonly explains: boolean;
  /** Show what the Master would do. */
  readonly advises: boolean;
  /** Ask before a move that clearly loses; undefined means yes. */
  readonly warns?: boolean;
  /** The lesson, if this whole game is one. */
  readonly finale?: string;
}

type Coached = Readonly<Record<string, CoachWishes>>;

const KEY = 'belfry.coached';
const SILENT: CoachWishes = { explains: false, advises: false };
/** Tables kept; older ones are over or forgotten. */
const REMEMBERED = 60;

function load(): Coached {
  return Object.fromEntries(
    Object.entries(recordIn(device, KEY)).map(([table, wish]) => [table, { ...SILENT, ...(typeof wish === 'object' ? wish : {}) }]),
  );
}

const useCoached = create<{ readonly coached: Coached }>(() => ({ coached: load() }));

// Another tab or window of this browser has changed it.
window.addEventListener('storage', ({ key }) => key === KEY && useCoached.setState({ coached: load() }));

/** Returns the coach's settings, which apply only to the table they were made at. */
export function useCoachWishes(table: string): CoachWishes {
  return useCoached(({ coached }) => coached[table]) ?? SILENT;
}

export function askCoach(table: string, wish: Partial<CoachWishes>): void {
  const { [table]: before = SILENT, ...others } = useCoached.getState().coached;
  const coached = Object.fromEntries([...Object.entries(others).slice(1 - REMEMBERED), [table, { ...before, ...wish }]]);
  useCoached.setState({ coached });
  device.setJson(KEY, coached);
}
