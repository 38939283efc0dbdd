/** The game on the first page. */
export const en = { name: 'Fortuna', line: 'All roads lead to Rome; some of them lead past the right senator.' } as const;
