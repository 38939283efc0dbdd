/** What purple districts do, each with its clause. Code checks for an effect, never for the district that has it. */
export const EFFECTS = {
  'end-colour-wild': { clause: 'CIT-17.1' },
  indestructible: { clause: 'CIT-17.2' },
  'reclaim-destroyed': { clause: 'CIT-17.3' },
  'discard-for-gold': { clause: 'CIT-17.6' },
  'pay-for-cards': { clause: 'CIT-17.7' },
  'resource-look': { clause: 'CIT-6.4' },
  'resource-keep': { clause: 'CIT-6.5' },
  'income-wild': { clause: 'CIT-17.8' },
  'points-above-cost': { clause: 'CIT-17.9' },
} as const satisfies Readonly<Record<string, { readonly clause: string }>>;

export type Effect = keyof typeof EFFECTS;
