import type { PatternName } from '@belfry/board-kit';
import { type Kind, type Ware, wareOf } from '../src/data/wares.ts';
import { ICONS } from './icons.ts';

/** The appearance of each kind: emblem, pigment and pattern always together. */
export const KIND_LOOKS: Readonly<Record<Kind, { readonly icon: string; readonly pigment: string; readonly pattern: PatternName }>> = {
  grain: { icon: ICONS.wheat, pigment: 'ochre', pattern: 'plain' },
  wool: { icon: ICONS.sheep, pigment: 'lapis', pattern: 'diagonal' },
  wine: { icon: ICONS.grapes, pigment: 'plum', pattern: 'lattice' },
  beer: { icon: ICONS['beer-stein'], pigment: 'umber', pattern: 'dots' },
};

export const iconOf = (ware: Ware): string => KIND_LOOKS[wareOf(ware).kind].icon;
