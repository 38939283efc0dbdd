/** What every player meets in a first game of Citadels. */
export const BASICS = [
  ...['CIT-1.3', 'CIT-1.4', 'CIT-2.1', 'CIT-2.2', 'CIT-2.3', 'CIT-2.4'],
  ...['CIT-3.2', 'CIT-3.5', 'CIT-3.6', 'CIT-3.7', 'CIT-3.12', 'CIT-4.1', 'CIT-4.2', 'CIT-4.3', 'CIT-4.4'],
  ...['CIT-5.1', 'CIT-5.2', 'CIT-5.3', 'CIT-5.7', 'CIT-5.9', 'CIT-6.1', 'CIT-6.2', 'CIT-7.1', 'CIT-7.2', 'CIT-7.3'],
  ...['CIT-8.1', 'CIT-8.2', 'CIT-9.1', 'CIT-9.2', 'CIT-10.1', 'CIT-10.2', 'CIT-10.4', 'CIT-11.1', 'CIT-11.4'],
  ...['CIT-12.1', 'CIT-12.2', 'CIT-13.1', 'CIT-14.1', 'CIT-15.1', 'CIT-15.2', 'CIT-16.1', 'CIT-16.2', 'CIT-16.4', 'CIT-16.6'],
  ...['CIT-17.1', 'CIT-17.2', 'CIT-17.3', 'CIT-17.6', 'CIT-17.9'],
  ...['CIT-18.1', 'CIT-18.2', 'CIT-19.1', 'CIT-19.2', 'CIT-19.4', 'CIT-19.5', 'CIT-19.6', 'CIT-19.7'],
];
