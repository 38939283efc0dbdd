import { itemAt, type ScoreLine } from '@belfry/kernel';
import type { View } from '@belfry/nuremberg';
import { SITES } from '../src/data/city.ts';
import { CROSSINGS, ROADS } from '../src/data/region.ts';

/** Returns the things that a line of the score sheet counts on both maps, for any owner. */
export function scored({ villages, houses, rights, seats }: View, { key }: ScoreLine): string[] {
  switch (key) {
    case 'score.villages':
      return owned(villages).map((at) => `crossing:${itemAt(CROSSINGS, at).id}`);
    case 'score.houses':
      return owned(houses).map((at) => `site:${itemAt(SITES, at).id}`);
    case 'score.rights':
      return owned(rights).map((at) => `road:${itemAt(ROADS, at).id}`);
    default:
      return seats.flatMap(({ council }) => (council === 0 ? [] : [`council:${council}`]));
  }
}

function owned(owners: readonly number[]): number[] {
  return owners.flatMap((owner, at) => (owner < 0 ? [] : [at]));
}
