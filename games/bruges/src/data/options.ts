import type { OptionSpec, OptionsOf } from '@belfry/kernel';

// Rule options, the default first.
export const OPTIONS = [
  { id: 'engraver', values: ['first-edition', 'replacement'], clauses: ['BRU-12.44'] },
  { id: 'startPlayer', values: ['random', 'first-seat', 'chosen'], clauses: ['BRU-1.18'] },
] as const satisfies readonly OptionSpec[];

export type BrugesOptions = OptionsOf<typeof OPTIONS>;
