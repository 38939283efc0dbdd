/** Value in place of a day: the review question has been answered. */
export const REVIEWED = 1;

/** True if a lesson learnt on that day is due for review today. */
export function isDue(learntOn: number, today: number): boolean {
  return learntOn > REVIEWED && learntOn < today;
}
