import type { OptionSpec, OptionsOf } from '@belfry/kernel';

// Rule options, the default first.
export const OPTIONS = [
  { id: 'startDeal', values: ['random', 'draft'], clauses: ['FOR-1.11', 'FOR-1.14'] },
  { id: 'fortunaOffering', values: ['2', '1', '0'], clauses: ['FOR-5.12'] },
  { id: 'unclaimedFortuna', values: ['keep', 'money'], clauses: ['FOR-13.5'] },
  { id: 'freePieceSlot', values: ['highest', 'cheapest'], clauses: ['FOR-11.9', 'FOR-14.3'] },
  { id: 'duplicateBuildings', values: ['forbidden', 'allowed'], clauses: ['FOR-12.3'] },
  { id: 'showProtectedCards', values: ['shown', 'hidden'], clauses: ['FOR-4.6'] },
] as const satisfies readonly OptionSpec[];

export type FortunaOptions = OptionsOf<typeof OPTIONS>;
