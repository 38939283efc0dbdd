import type { OptionSpec, OptionsOf } from '@belfry/kernel';

export const OPTIONS = [
  { id: 'start', values: ['beginner', 'advanced'], clauses: ['NUR-1.9', 'NUR-22.1'] },
  { id: 'colours', values: ['lot', 'seats'], clauses: ['NUR-1.3'] },
  { id: 'firstPlayer', values: ['random', 'seat-1'], clauses: ['NUR-1.12'] },
  { id: 'roadToll', values: ['village-owners', 'bank'], clauses: ['NUR-4.2', 'NUR-4.3'] },
  { id: 'councilOutsider', values: ['takes-card', 'no-claim'], clauses: ['NUR-15.10'] },
  { id: 'tradeFair', values: ['on', 'off'], clauses: ['NUR-4.7'] },
] as const satisfies readonly OptionSpec[];

export type NurembergOptions = OptionsOf<typeof OPTIONS>;
