/** What every player meets in a first game of Settlers of Nuremberg. */
export const BASICS = [
  ...['NUR-1.9', 'NUR-1.11', 'NUR-2.1', 'NUR-2.2', 'NUR-2.3', 'NUR-2.4', 'NUR-3.1', 'NUR-3.2', 'NUR-3.3', 'NUR-3.4', 'NUR-3.5', 'NUR-3.8'],
  ...['NUR-4.1', 'NUR-4.2', 'NUR-4.4', 'NUR-4.5', 'NUR-4.6', 'NUR-4.7', 'NUR-4.8', 'NUR-5.1', 'NUR-5.2', 'NUR-5.3', 'NUR-5.5', 'NUR-5.6'],
  ...['NUR-6.1', 'NUR-6.2', 'NUR-6.3', 'NUR-6.5', 'NUR-6.8', 'NUR-6.9', 'NUR-6.11', 'NUR-6.12', 'NUR-6.14', 'NUR-6.15'],
  ...['NUR-7.1', 'NUR-7.2', 'NUR-7.3', 'NUR-7.4', 'NUR-7.5', 'NUR-7.6', 'NUR-8.1'],
  ...['NUR-9.1', 'NUR-9.2', 'NUR-9.3', 'NUR-9.4', 'NUR-9.5', 'NUR-9.6', 'NUR-9.7', 'NUR-10.1', 'NUR-10.2', 'NUR-10.3', 'NUR-10.5'],
  ...['NUR-11.1', 'NUR-11.2', 'NUR-11.3', 'NUR-12.1', 'NUR-12.2', 'NUR-12.3', 'NUR-13.1', 'NUR-13.2', 'NUR-13.3'],
  ...['NUR-14.1', 'NUR-14.2', 'NUR-14.3', 'NUR-14.4', 'NUR-14.6', 'NUR-14.7', 'NUR-14.8', 'NUR-14.9'],
  ...['NUR-15.1', 'NUR-15.2', 'NUR-15.4', 'NUR-15.5', 'NUR-15.6', 'NUR-15.7'],
  ...['NUR-16.2', 'NUR-16.3', 'NUR-17.1', 'NUR-17.3', 'NUR-17.4', 'NUR-17.5', 'NUR-18.1'],
];
