import type { OptionSpec, OptionsOf } from '@belfry/kernel';
import { rowWith } from './districts.ts';

// Rule options, the default first.
export const OPTIONS = [
  { id: 'duplicates', values: ['allowed', 'forbidden'], clauses: ['CIT-7.4'] },
  { id: 'unkeptCards', values: ['discard-pile', 'bottom-of-deck'], clauses: ['CIT-6.3'] },
  { id: 'bank', values: ['unlimited', '30-coins'], clauses: ['CIT-22.1', 'CIT-22.2'] },
  rowWith('pay-for-cards').option,
  rowWith('end-colour-wild').option,
  { id: 'firstCrown', values: ['random', 'seat-1'], clauses: ['CIT-1.5'] },
  { id: 'endTrigger', values: ['8', '7'], clauses: ['CIT-18.1'] },
] as const satisfies readonly OptionSpec[];

export type CitadelsOptions = OptionsOf<typeof OPTIONS>;
