export const en = {
  'style.title': 'Style page',
  'style.lead': 'Every interface element on one page.',
  'style.type': 'Typography',
  'style.colour': 'Colours and patterns',
  'style.tokens': 'Coins, seals, tokens',
  'style.crests': 'Crests',
  'style.buttons': 'Buttons and fields',
  'style.cards': 'Cards',
  'style.surfaces': 'Surfaces',
  'style.mark': 'Logo',
} as const;
