import type { NamedThing } from '@belfry/kernel';
import { WARES } from '../data/wares.ts';
import { wareName } from './names.ts';

/** The wares, as things to look up. */
export const things: readonly NamedThing[] = WARES.map((_, ware) => ({
  name: wareName(ware),
  facts: { key: 'thing.ware' },
  clause: 'MKT-5.1',
}));
