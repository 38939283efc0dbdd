/** Texts shared by all boards. */
export const en = {
  'hand.none': 'No cards in hand.',
  'hand.of': '{seat}’s hand',
  'lobby.you': 'you',
  'guide.end': 'The end',
} as const;
