/** The game on the first page. */
export const en = {
  name: 'Fortuna',
  line: 'All roads lead to Rome: harvest, hire and marry, serve the emperor, and get inside the gate in time.',
} as const;
