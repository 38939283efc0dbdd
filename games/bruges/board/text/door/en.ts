/** The game on the first page. */
export const en = { name: 'Bruges', line: 'Gables, canals and a hundred and sixty-five people with plans of their own.' } as const;
