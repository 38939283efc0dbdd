/** A legal move as the chooser sees it: the move, its notation, and the things it targets. */
export interface Choice<M = unknown> {
  readonly move: M;
  readonly notation: string;
  readonly targets: readonly string[];
}

/** The player's picks so far, and what they leave. */
export interface Narrowing<M = unknown> {
  /** The picked things, in order; a thing with several copies may occur several times. */
  readonly picks: readonly string[];
  /** The legal moves that target every pick. */
  readonly remaining: readonly Choice<M>[];
  /** The things that may be picked next, and how many of each. */
  readonly lit: ReadonlyMap<string, number>;
  /** The one move that the picks mean, ready to be confirmed. */
  readonly staged: Choice<M> | null;
  /** Whether pointing cannot distinguish the remaining moves: they become a small menu. */
  readonly menu: boolean;
}

/** Builds a move from the picks that the list does not contain (any set of cards, for instance); null if there is none. */
export type Compose<M> = (picks: readonly string[]) => Choice<M> | null;

/** Narrows the legal moves to those that target everything in `picks`. */
export function narrow<M>(choices: readonly Choice<M>[], picks: readonly string[], compose?: Compose<M>): Narrowing<M> {
  const wanted = countOf(picks);
  const remaining = choices.filter((choice) => contains(countOf(choice.targets), wanted));
  const shared = sharedTouches(remaining);
  const lit = litThings(remaining, wanted, shared);
  const staged = picks.length === 0 ? null : meaningOf(remaining, wanted, shared, picks, compose);
  // A single meaning needs no more picks.
  const settled = staged !== null && (remaining.length === 0 || (remaining.length === 1 && remaining[0] === staged));
  return {
    picks,
    remaining,
    lit: settled ? new Map() : lit,
    staged,
    menu: picks.length > 0 && staged === null && remaining.length > 1 && lit.size === 0,
  };
}

/**
 * Returns the picks after the player points at another thing instead: the longest start of the earlier picks that allows it. Null if it
 * cannot be picked at all.
 */
export function repick<M>(
  choices: readonly Choice<M>[],
  picks: readonly string[],
  id: string,
  compose?: Compose<M>,
): readonly string[] | null {
  for (let count = picks.length; count >= 0; count--) {
    const kept = picks.slice(0, count);
    if (narrow(choices, kept, compose).lit.has(id)) return [...kept, id];
  }
  return null;
}

/**
 * Returns the picks by which a player who points at these targets in turn chooses them; what all remaining moves share needs none. Null if
 * no move has them all.
 */
export function picksOf<M>(choices: readonly Choice<M>[], targets: readonly string[], compose?: Compose<M>): readonly string[] | null {
  const wanted = countOf(targets);
  if (!choices.some((choice) => contains(countOf(choice.targets), wanted))) return null;
  const picks: string[] = [];
  for (const target of targets) if (narrow(choices, picks, compose).lit.has(target)) picks.push(target);
  return picks;
}

function countOf(things: readonly string[]): Map<string, number> {
  const count = new Map<string, number>();
  for (const thing of things) count.set(thing, (count.get(thing) ?? 0) + 1);
  return count;
}

function contains(all: ReadonlyMap<string, number>, part: ReadonlyMap<string, number>): boolean {
  for (const [thing, count] of part) if ((all.get(thing) ?? 0) < count) return false;
  return true;
}

/** Returns the targets that all remaining moves share: they distinguish nothing, so nobody needs to pick them. */
function sharedTouches(remaining: readonly Choice[]): ReadonlyMap<string, number> {
  const [first, ...rest] = remaining.map((choice) => countOf(choice.targets));
  if (first === undefined || rest.length === 0) return new Map();
  const shared = new Map(first);
  for (const targets of rest) {
    for (const [thing, count] of shared) {
      const least = Math.min(count, targets.get(thing) ?? 0);
      if (least === 0) shared.delete(thing);
      else shared.set(thing, least);
    }
  }
  return shared;
}

function litThings(
  remaining: readonly Choice[],
  picked: ReadonlyMap<string, number>,
  shared: ReadonlyMap<string, number>,
): Map<string, number> {
  const lit = new Map<string, number>();
  for (const { targets } of remaining) {
    for (const [thing, count] of countOf(targets)) {
      if (count <= (shared.get(thing) ?? 0)) continue;
      const left = count - (picked.get(thing) ?? 0);
      if (left > (lit.get(thing) ?? 0)) lit.set(thing, left);
    }
  }
  return lit;
}

/** Returns the move that targets exactly the picks, else the one the board composes from them, else the only one that remains. */
function meaningOf<M>(
  remaining: readonly Choice<M>[],
  picked: ReadonlyMap<string, number>,
  shared: ReadonlyMap<string, number>,
  picks: readonly string[],
  compose: Compose<M> | undefined,
): Choice<M> | null {
  const exact = remaining.filter(({ targets }) =>
    [...countOf(targets)].every(([thing, count]) => count <= Math.max(picked.get(thing) ?? 0, shared.get(thing) ?? 0)),
  );
  if (exact.length === 1) return exact[0] ?? null;
  if (exact.length > 1) return null;
  const composed = compose?.(picks) ?? null;
  if (composed !== null) return composed;
  return remaining.length === 1 ? (remaining[0] ?? null) : null;
}
