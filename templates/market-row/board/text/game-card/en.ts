/** The game's texts on the start page. */
export const en = {
  name: 'Market Row',
  line: 'Offer high and choose first, or offer low and take more: the square is full of wares.',
} as const;
