/** The game on the first page. */
export const en = {
  name: 'Settlers of Nuremberg',
  line: 'Roads to the villages, crafts in the city, a wall round it all. And trade, always trade.',
} as const;
