import { TEXT_NUMBERS } from '../../data/text-numbers.ts';

/** What can be said for a move beside another one: a claim is what "it" does, a gain what "it leaves you". */
export const en = {
  'gain.gold.now': '{n} more gold',
  'gain.cards.now': '{n, plural, one {# more card} other {# more cards}} in hand',
  'claim.crown.now': 'gives you the crown',
  'claim.completed.now': 'completes your city',
  'claim.five-colours.now': `gives you the bonus for all ${TEXT_NUMBERS.colours} colours as your city stands`,
  'claim.district.now': 'puts {district} in your city ({points, plural, one {# point} other {# points}})',
  'claim.their-gold.now': 'leaves {seat} with {n} less gold',
  'claim.their-cards.now': 'leaves {seat} with {n, plural, one {# card} other {# cards}} fewer',
  'claim.their-district.now': 'destroys {district} of {seat} ({points, plural, one {# point} other {# points}})',
  'claim.income.now': 'promises you {n} more gold from your character, unless you are murdered',
  'claim.crown-soon.now': 'brings you the crown for the next draft',
  'claim.safe-city.now': 'protects your city from the Warlord, unless you are murdered',
  'claim.safe-gold.now': 'keeps your {gold} gold safe from the Thief',
  'claim.architect.now': 'lets you build {count} districts on your turn, unless you are murdered or robbed',
  'claim.murder.now': 'lets you murder a character',
  'claim.steal.now': 'lets you rob a character, unless you are murdered; the richest player has {most} gold',
  'claim.swap.now': 'lets you swap your {own, plural, one {# card} other {# cards}} for a hand of up to {most}, unless you are murdered',
  'claim.destroy.now': 'lets you destroy a district at the end of the round, unless you are murdered',
  'claim.build.now': 'lets you build {district} at once',
  'claim.build.next': 'puts {district} within reach for your next turn',
} as const;
