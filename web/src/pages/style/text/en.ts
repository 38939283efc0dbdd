export const en = {
  'style.title': 'Style page',
  'style.lead': 'Every part of the house on one page.',
  'style.type': 'Type',
  'style.colour': 'Pigments and patterns',
  'style.tokens': 'Coins, seals, tokens',
  'style.crests': 'Crests',
  'style.buttons': 'Buttons and fields',
  'style.cards': 'Cards',
  'style.surfaces': 'Surfaces',
  'style.mark': 'The mark',
} as const;
