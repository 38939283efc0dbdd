/**
 * Returns the shortest circle of arrows through each name that is in one, each circle once.
 * @param {ReadonlyMap<string, Iterable<string>>} arrows for each name the others it leads to
 * @returns {string[][]}
 */
export function circlesIn(arrows) {
  /** @type {Map<string, string[]>} */
  const circles = new Map();
  for (const name of [...arrows.keys()].sort()) {
    const way = shortestWay(arrows, name);
    const members = way?.toSorted().join();
    if (way !== null && members !== undefined && !circles.has(members)) circles.set(members, [...way, name]);
  }
  return [...circles.values()];
}

/** Returns the names on the shortest path from one back to itself. @param {ReadonlyMap<string, Iterable<string>>} arrows @param {string} home */
function shortestWay(arrows, home) {
  const ways = [[home]];
  const seen = new Set();
  for (const way of ways) {
    for (const next of arrows.get(way.at(-1) ?? '') ?? []) {
      if (next === home && way.length > 1) return way;
      if (next === home || seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return null;
}
