/**
 * Returns the list item at a place that is valid by construction. The compiler cannot know that, so it is checked: a missing item is the
 * caller's bug, and throws here instead of wherever `undefined` would be used.
 */
export function itemAt<T>(items: ArrayLike<T>, place: number): T {
  const item = items[place];
  if (item === undefined) throw new RangeError(`there is no item at place ${place} of a list of ${items.length}`);
  return item;
}
