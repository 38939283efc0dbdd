import type { OptionSpec } from '@belfry/kernel';
import type { Colour } from './colours.ts';

export const GROUPS = [
  'artist',
  'bureaucrat',
  'castle',
  'church',
  'craftsman',
  'entertainer',
  'merchant',
  'noble',
  'protector',
  'scholar',
  'underworld',
] as const;
export type Group = (typeof GROUPS)[number];

/** When a person's effect applies. The rules handle this once, for all persons. */
export const ACTIVATIONS = ['arrow', 'worker', 'round', 'passive', 'laurel'] as const;
export type Activation = (typeof ACTIVATIONS)[number];

/** BRU-12.46 Things a person can count. */
export type Count =
  | { readonly per: 'house' | 'empty-house' | 'person' | 'different-group' }
  | { readonly per: 'canal-token' | 'complete-canal' | 'canal-award' }
  | { readonly per: 'step' | 'worker' | 'guilder' | 'majority' }
  | { readonly per: 'house-colour'; readonly colour: Colour }
  | { readonly per: 'group-member'; readonly group: Group }
  | { readonly per: 'die'; readonly values: readonly number[] };
export type Counter = Count['per'];

/** Every so many things counted (`every`) bring the amount once. */
export type Rate = Count & { readonly every: number };

interface Nothing {
  readonly [name: string]: never;
}

/** The numbers on a person's card, by the kind of its effect. */
export interface EffectParams {
  // Effects that a player resolves: arrow, worker, once per round.
  gain: { readonly points?: number; readonly guilders?: number; readonly workers?: number; readonly colour?: Colour | 'each' | 'any' };
  'gain-if-die': { readonly colour: Colour; readonly values: readonly number[]; readonly guilders?: number; readonly workers?: number };
  'gain-per': Rate & { readonly guilders?: number; readonly points?: number };
  'gain-die': { readonly colour: Colour };
  'draw-card': { readonly count: number };
  'draw-then-discard': { readonly draw: number; readonly discard: number };
  'draw-and-act': Nothing;
  'play-extra-card': { readonly optional: boolean };
  'discard-for-guilders': { readonly cards: number; readonly guilders: number };
  'build-canal': { readonly priceFactor: number };
  'build-house-from-pile': Nothing;
  advance: { readonly steps: number; readonly points?: number };
  'swap-workers': Nothing;
  'return-threat': { readonly colour: Colour | 'any'; readonly count: number };
  'return-threats-per-person': Nothing;
  'return-threats-one-colour': Nothing;
  'return-threat-each-colour': Nothing;
  'give-guilders': { readonly guilders: number; readonly points: number };
  'others-give-workers': { readonly count: number };
  'others-give-guilders': { readonly amount: number };
  'others-lose-canal': { readonly count: number };
  'others-lose-person': { readonly count: number };
  'others-step-back': { readonly steps: number };
  'others-lose-points': { readonly points: number };
  'others-take-threat': { readonly colour: Colour; readonly count: number };
  // Always-on effects.
  'worker-action-total': { readonly workers: number };
  'guilder-action-bonus': { readonly guilders: number };
  'canal-free': Nothing;
  'canal-any-card-colour': Nothing;
  'house-any-worker': Nothing;
  'on-advance-return-threat': Nothing;
  'on-advance-gain': { readonly guilders?: number; readonly points?: number };
  'on-house-return-threat': Nothing;
  'on-canal-return-threat': Nothing;
  'on-recruit-return-threat': Nothing;
  'threat-return-bonus': { readonly points: number };
  'advance-discount': { readonly guilders: number };
  'advance-without-low-dice': { readonly guilders: number };
  'advance-twice': Nothing;
  'majority-tie-counts': Nothing;
  'hand-refill-limit': { readonly cards: number };
  'arrow-twice': Nothing;
  'threat-immunity': { readonly colour: Colour; readonly points: number };
  // Effects of the final scoring.
  'end-per': Rate & { readonly points: number };
  'end-all-house-colours': { readonly points: number };
}
export type EffectKey = keyof EffectParams;

interface PersonBase {
  readonly id: string;
  /** The number on the card, 1 to 165. */
  readonly no: number;
  readonly colour: Colour;
  readonly group: Group;
  readonly price: number;
  readonly points: number;
  readonly activation: Activation;
  /** The worker that an activation costs; only persons of that kind have one. */
  readonly worker?: Colour;
  readonly mark: 'R' | 'I' | 'D' | 'F';
  readonly assumed?: readonly string[];
  /** The figure of the portrait, if it is not a man of the group. */
  readonly figure?: 'woman' | 'prelate';
  /** The person it replaces under the last value of an option; the two are never in the same game. */
  readonly replaces?: string;
  readonly option?: OptionSpec;
}

export type PersonWith<K extends EffectKey> = PersonBase & { readonly effect: K; readonly params: EffectParams[K] };
export type Person = { [K in EffectKey]: PersonWith<K> }[EffectKey];
