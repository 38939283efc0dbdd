/** Returns where and why a value is not plain JSON data, in words; null if it is. */
export function impurity(value: unknown, path = 'it'): string | null {
  switch (typeof value) {
    case 'boolean':
    case 'string':
      return null;
    case 'number':
      if (!Number.isFinite(value)) return `${path} is ${value}`;
      return Object.is(value, -0) ? `${path} is -0, which JSON turns into 0` : null;
    case 'object':
      break;
    default:
      return `${path} is ${value === undefined ? 'undefined' : `a ${typeof value}`}`;
  }
  if (value === null) return null;
  if (Array.isArray(value)) {
    if (Object.keys(value).length !== value.length) return `${path} has holes or named properties`;
    for (let i = 0; i < value.length; i++) {
      const found = impurity(value[i], `${path}[${i}]`);
      if (found !== null) return found;
    }
    return null;
  }
  const parent = Object.getPrototypeOf(value);
  if (parent !== Object.prototype && parent !== null) return `${path} is an instance of ${value.constructor?.name ?? 'a class'}`;
  for (const [key, part] of Object.entries(value)) {
    const found = impurity(part, `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

/** Freezes every object reachable from both values, and returns the paths of those that were not frozen before. */
export function freezeShared(one: unknown, other: unknown): string[] {
  const mine = new Set<object>();
  visitObjects(one, 'it', (object) => {
    if (mine.has(object)) return false;
    mine.add(object);
    return true;
  });
  const shared: string[] = [];
  const seen = new Set<object>();
  visitObjects(other, 'it', (object, path) => {
    if (seen.has(object)) return false;
    seen.add(object);
    if (mine.has(object) && !Object.isFrozen(object)) {
      Object.freeze(object);
      shared.push(path);
    }
    return true;
  });
  return shared;
}

function visitObjects(value: unknown, path: string, enter: (object: object, path: string) => boolean): void {
  if (typeof value !== 'object' || value === null || !enter(value, path)) return;
  for (const [key, part] of Object.entries(value)) visitObjects(part, `${path}.${key}`, enter);
}
