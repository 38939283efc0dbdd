import type { OptionSpec, OptionsOf } from '@belfry/kernel';
import { REPLACING } from './persons.ts';

// Rule options, the default first.
export const OPTIONS = [
  ...REPLACING.map(({ option }) => option),
  { id: 'startPlayer', values: ['random', 'first-seat', 'chosen'], clauses: ['BRU-1.18'] },
] as const satisfies readonly OptionSpec[];

export type BrugesOptions = OptionsOf<typeof OPTIONS>;
