/** In place of a day: the question came back and was answered. */
export const REVIEWED = 1;

/** Does a question come back today that was learnt on that day? */
export function isDue(learntOn: number, today: number): boolean {
  return learntOn > REVIEWED && learntOn < today;
}
