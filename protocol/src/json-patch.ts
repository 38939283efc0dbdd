/** A JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * A change to a JSON value. `[]` removes it, `[value]` replaces it, `[at, count, ...items]` replaces `count` items of a list with others,
 * and an object changes the values under its keys: those of an object, or the indices of a list.
 */
export type JsonPatch = readonly Json[] | { readonly [key: string]: JsonPatch };

/** Thrown when a patch does not fit the value it is applied to. */
export class UnfitPatch extends Error {}

type Dictionary = Readonly<Record<string, unknown>>;
type Changes = Record<string, JsonPatch>;
type Mutable = { [key: string | number]: unknown };

/**
 * Returns the patch from `before` to `after`, exact to the byte once serialised; undefined if they are equal. Undefined values count as
 * absent. `after` takes the equal parts of `before` in place of its own, so that whoever keeps the last value of many keeps few new
 * objects: they cost more to collect than to compare (`belfry bench server`).
 */
export function makePatch(before: unknown, after: unknown): JsonPatch | undefined {
  if (before === after) return undefined;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return replacement(after);
  if (!Array.isArray(after)) return Array.isArray(before) ? replacement(after) : patchOfObjects(before as Dictionary, after as Dictionary);
  return Array.isArray(before) ? patchOfLists(before, after) : replacement(after);
}

/** Applies a patch without mutating the value; unchanged parts are shared. Throws UnfitPatch where it does not fit. */
export function applyPatch(value: Json, patch: JsonPatch): Json {
  if (isList(patch)) return applyList(value, patch);
  const changes = Object.entries(patch);
  if (changes.length === 0) return value;
  if (isList(value)) {
    const items = [...value];
    for (const [key, change] of changes) {
      const item = items[Number(key)];
      if (item === undefined) throw new UnfitPatch(`the list has no item ${key}`);
      items[Number(key)] = applyPatch(item, change);
    }
    return items;
  }
  if (!isDictionary(value)) throw new UnfitPatch('only lists and objects have parts');
  const fields = new Map(Object.entries(value as Readonly<Record<string, Json>>));
  for (const [key, change] of changes) {
    const known = fields.get(key);
    if (isList(change) && change.length === 0) fields.delete(key);
    else if (isList(change) && change.length === 1) fields.set(key, change[0] as Json);
    else if (known === undefined) throw new UnfitPatch(`the object has no "${key}"`);
    else fields.set(key, applyPatch(known, change));
  }
  return Object.fromEntries(fields);
}

function applyList(value: Json, [first, count, ...items]: readonly Json[]): Json {
  if (first === undefined) throw new UnfitPatch('the whole value cannot be removed');
  if (count === undefined) return first;
  if (!isList(value) || typeof first !== 'number' || typeof count !== 'number' || first + count > value.length)
    throw new UnfitPatch('the list is not long enough');
  return [...value.slice(0, first), ...items, ...value.slice(first + count)];
}

function patchOfLists(before: readonly unknown[], after: readonly unknown[]): JsonPatch | undefined {
  if (before.length === after.length) return patchOfItems(before, after);
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && makePatch(before[head], after[head]) === undefined) head++;
  let tail = 0;
  while (tail < shorter - head && makePatch(before[before.length - 1 - tail], after[after.length - 1 - tail]) === undefined) tail++;
  if (head + tail === 0) return replacement(after);
  return [head, before.length - head - tail, ...(after.slice(head, after.length - tail) as Json[])];
}

function patchOfItems(before: readonly unknown[], after: readonly unknown[]): JsonPatch | undefined {
  let changes: Changes | undefined;
  let changed = 0;
  for (let at = 0; at < after.length; at++) {
    const was = before[at];
    const is = after[at];
    if (was === is) continue;
    const change = makePatch(was, is);
    if (change === undefined) {
      share(after, at, was);
      continue;
    }
    changes ??= {};
    changes[at] = change;
    changed++;
  }
  // When most numbers of a list change, the whole list is shorter than the changes.
  return changes !== undefined && changed * 3 > after.length && typeof after[0] !== 'object' ? replacement(after) : changes;
}

function patchOfObjects(before: Dictionary, after: Dictionary): JsonPatch | undefined {
  const keys = Object.keys(after);
  const known = Object.keys(before);
  if (keys.length !== known.length) return patchOfOtherKeys(before, after);
  let changes: Changes | undefined;
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at] as string;
    const was = before[key];
    const is = after[key];
    if (key !== known[at] || (was === undefined) !== (is === undefined)) return patchOfOtherKeys(before, after);
    if (was === is) continue;
    const change = makePatch(was, is);
    if (change === undefined) {
      share(after, key, was);
      continue;
    }
    changes ??= {};
    changes[key] = change;
  }
  return changes;
}

function share(after: object, key: string | number, was: unknown): void {
  try {
    (after as Mutable)[key] = was;
  } catch {
    // Frozen, so it is no new object either. To ask first would cost more than the sharing saves.
  }
}

function patchOfOtherKeys(before: Dictionary, after: Dictionary): JsonPatch | undefined {
  const keys = keysOf(after);
  const known = keysOf(before);
  // Object keys must keep their order: if it differs, the patch replaces the whole object.
  const kept = known.filter((key) => after[key] !== undefined);
  if (kept.some((key, at) => keys[at] !== key)) return replacement(after);
  const changes: Changes = {};
  for (const key of known) if (after[key] === undefined) changes[key] = [];
  for (const key of keys) {
    const change = before[key] === undefined ? replacement(after[key]) : makePatch(before[key], after[key]);
    if (change !== undefined) changes[key] = change;
  }
  return Object.keys(changes).length === 0 ? undefined : changes;
}

function keysOf(value: Dictionary): string[] {
  return Object.keys(value).filter((key) => value[key] !== undefined);
}

function replacement(value: unknown): JsonPatch {
  return [value as Json];
}

function isList(value: unknown): value is readonly Json[] {
  return Array.isArray(value);
}

function isDictionary(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
