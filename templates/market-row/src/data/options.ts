import type { OptionSpec, OptionsOf } from '@belfry/kernel';

// Rule options, the default first.
export const OPTIONS = [{ id: 'length', values: ['five', 'three'], clauses: ['MKT-2.3'] }] as const satisfies readonly OptionSpec[];

export type MarketRowOptions = OptionsOf<typeof OPTIONS>;
