import { ordinal } from '@belfry/kernel';
import { TEXT_NUMBERS } from '../../data/text-numbers.ts';

/** What can be said for a move beside another one: a claim is what "it" does, a gain what "it leaves you". */
export const en = {
  'claim.points.now': 'scores you {n, plural, one {# more point} other {# more points}} at once',
  'gain.guilders.now': '{n, plural, one {# more guilder} other {# more guilders}}',
  'gain.workers.now': '{workers} more',
  'gain.threats.now': '{threats} fewer',
  'claim.brink.now': 'means that the next {colour} threat marker will not bring you the {penalty}',
  'gain.house.now': '{n, plural, one {# more house} other {# more houses}}',
  'claim.person.now': 'has {the} in one of your houses ({points, plural, one {# point} other {# points}} at the end)',
  'claim.step.now': 'puts you {n, plural, one {# step} other {# steps}} further on the reputation track',
  'gain.canal.now': '{n, plural, one {# more canal token} other {# more canal tokens}}',
  'gain.third-space.now': `the ${ordinal('en', TEXT_NUMBERS.awardSpace)} space of a canal ({points} points at the end)`,
  'gain.statue.now': 'a statue ({points} points at the end)',
  'gain.cards.now': '{n, plural, one {# more card} other {# more cards}}',
  'gain.colour.now': '{cards} more',
  'claim.their-points.now': 'leaves {seat} with {n, plural, one {# point} other {# points}} fewer',
  'claim.their-guilders.now': 'leaves {seat} with {n, plural, one {# guilder} other {# guilders}} fewer',
  'claim.their-workers.now': 'leaves {seat} with {n, plural, one {# worker} other {# workers}} fewer',
  'claim.their-threats.now': 'gives {seat} {n, plural, one {# more threat marker} other {# more threat markers}}',
  'claim.their-people.now': 'leaves {seat} with {n, plural, one {# person} other {# people}} fewer',
  'claim.their-canal.now': 'leaves {seat} with {n, plural, one {# canal token} other {# canal tokens}} fewer',
  'claim.recruit.now': 'lets you recruit {the} at once',
  'claim.recruit.next': 'leaves {the} within reach for your next turn',
} as const;
