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
  'claim.income.now': 'promises you {n} more gold from your character{danger, select, none {} other { (unless you are murdered)}}',
  'claim.crown-soon.now': 'brings you the crown for the next draft',
  'claim.safe-city.now': 'protects your city from the Warlord{danger, select, none {} other { (unless you are murdered)}}',
  'claim.safe-gold.now': 'means that nobody can rob you of your {gold} gold',
  'claim.architect.now':
    'lets you build {count} districts on your turn{danger, select, none {} other { (if nobody murders or robs you or takes your cards)}}',
  'claim.murder.now': 'lets you murder a character',
  'claim.steal.now':
    'lets you rob a character{danger, select, none {} other { (unless you are murdered)}}; the most another player has is {most} gold',
  'claim.swap.now':
    'lets you swap your {own, plural, =0 {empty hand} one {# card} other {# cards}} for another hand{danger, select, none {} other { (unless you are murdered)}}; the largest has {most, plural, one {# card} other {# cards}} now',
  'claim.destroy.now':
    'lets you destroy an unprotected district that you can pay for, at the end of the round{danger, select, none {} other { (unless you are murdered)}}',
  'claim.build.now': 'lets you build {district} at once',
  'claim.build.next': 'leaves {district} within reach for your next turn',
} as const;
