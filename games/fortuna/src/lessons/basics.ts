/** What every player meets in a first game of Fortuna. */
export const BASICS = [
  ...['FOR-2.1', 'FOR-2.3', 'FOR-4.1', 'FOR-4.2', 'FOR-4.4', 'FOR-4.5', 'FOR-4.6'],
  ...['FOR-5.1', 'FOR-5.2', 'FOR-5.5', 'FOR-5.7', 'FOR-5.8', 'FOR-5.10', 'FOR-5.12', 'FOR-6.1', 'FOR-6.2', 'FOR-6.3'],
  ...[
    'FOR-7.1',
    'FOR-7.2',
    'FOR-7.3',
    'FOR-7.7',
    'FOR-7.8',
    'FOR-7.9',
    'FOR-7.10',
    'FOR-8.1',
    'FOR-8.2',
    'FOR-8.3',
    'FOR-8.4',
    'FOR-8.5',
    'FOR-8.6',
  ],
  ...['FOR-10.1', 'FOR-10.2', 'FOR-10.4', 'FOR-11.1', 'FOR-11.3', 'FOR-11.12', 'FOR-12.1', 'FOR-12.4', 'FOR-12.5'],
  ...['FOR-13.2', 'FOR-13.3', 'FOR-13.6', 'FOR-13.9', 'FOR-15.1', 'FOR-15.2', 'FOR-15.3', 'FOR-16.1', 'FOR-16.3', 'FOR-16.7', 'FOR-17.1'],
];
