/** The game on the first page. */
export const en = { name: 'Bruges', line: 'Gables, canals and a town full of people with plans of their own.' } as const;
