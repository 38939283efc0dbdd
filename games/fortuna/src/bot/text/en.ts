/** What can be said for a move beside another one: a claim is what "it" does, a gain what "it leaves you". */
export const en = {
  'claim.step.now': 'puts you {n, plural, one {# step} other {# steps}} further along the road',
  'gain.money.now': '{n} more money',
  'gain.goods.now': '{amount} more',
  'gain.pieces.now': '{amount} more',
  'gain.dice.now': '{n, plural, one {# die} other {# dice}} more',
  'claim.married.now': 'makes you married',
  'claim.building.now': 'gives you {building}',
  'gain.privileges.now': '{n, plural, one {# privilege card} other {# privilege cards}} more',
  'gain.privilege.now': 'the privilege card {privilege}',
  'claim.card.now': 'brings {card} to your side',
  'claim.protected.now': 'keeps {card} protected for your next turn',
  'claim.covered.now': 'covers the favour {favour}, so nobody after you can use it this round',
  'claim.their-money.now': 'leaves {seat} with {n} less money',
} as const;
