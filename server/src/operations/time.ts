/** The clock of the server, in one place so that tests can turn it. */
export interface TimeOfDay {
  now(): number;
}

export const systemTime: TimeOfDay = { now: () => Date.now() };
