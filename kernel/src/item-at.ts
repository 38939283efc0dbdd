/**
 * The item of a list at a place where one lies by construction. The compiler cannot know that, so it is looked at: a place without an item is
 * a fault of whoever counted, and is said where it happens instead of wherever `undefined` would be used.
 */
export function itemAt<T>(items: ArrayLike<T>, place: number): T {
  const item = items[place];
  if (item === undefined) throw new RangeError(`there is no item at place ${place} of a list of ${items.length}`);
  return item;
}
