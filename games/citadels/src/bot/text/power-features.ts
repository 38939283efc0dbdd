import type { Catalogue } from '@belfry/kernel';
import { type RowWith, rowWith } from '../../data/districts.ts';
import { POWERS, type Power } from '../measures.ts';

type Named = `district.${RowWith<Power>['id']}.the`;

/** A power in the city is said by the name of the district that has it. */
export function powerFeatures(words: Catalogue<Named>): Catalogue<`feature.${Power}`> {
  return Object.fromEntries(
    POWERS.map((power) => [`feature.${power}`, words[`district.${rowWith(power).id}.the`]]),
  ) as Catalogue<`feature.${Power}`>;
}
