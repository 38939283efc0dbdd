import { create } from 'zustand';
import { device, recordIn } from '../../base/storage.ts';

/** What a player wants of the coach at one table. */
export interface CoachWishes {
  /** What is asked, in a sentence or two. */
  readonly explains: boolean;
  /** What the Master would do. */
  readonly advises: boolean;
  /** It asks before a move that clearly loses; what does not say is yes. */
  readonly warns?: boolean;
  /** The lesson that a whole game here is. */
  readonly finale?: string;
}

type Coached = Readonly<Record<string, CoachWishes>>;

const KEY = 'belfry.coached';
const SILENT: CoachWishes = { explains: false, advises: false };
/** Tables beyond that are over or forgotten. */
const REMEMBERED = 60;

function load(): Coached {
  return Object.fromEntries(
    Object.entries(recordIn(device, KEY)).map(([table, wish]) => [table, { ...SILENT, ...(typeof wish === 'object' ? wish : {}) }]),
  );
}

const useCoached = create<{ readonly coached: Coached }>(() => ({ coached: load() }));

// Another window of the same browser has changed it.
window.addEventListener('storage', ({ key }) => key === KEY && useCoached.setState({ coached: load() }));

/** The coach belongs to the table it was asked for, and to no other. */
export function useCoachWishes(table: string): CoachWishes {
  return useCoached(({ coached }) => coached[table]) ?? SILENT;
}

export function askCoach(table: string, wish: Partial<CoachWishes>): void {
  const { [table]: before = SILENT, ...others } = useCoached.getState().coached;
  const coached = Object.fromEntries([...Object.entries(others).slice(1 - REMEMBERED), [table, { ...before, ...wish }]]);
  useCoached.setState({ coached });
  device.setJson(KEY, coached);
}
