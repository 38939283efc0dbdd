import type { Rules } from '@belfry/kernel';

/** Returns a number for a move: the same move gets the same number in every determinized state. */
export type MoveKeys = (move: unknown) => number;

export function moveKeys(game: Rules): MoveKeys {
  const byText = new Map<string, number>();
  // Games list most moves as shared objects, so the notation need not be written for these.
  const byObject = new WeakMap<object, number>();
  const textKey = (move: unknown): number => {
    const text = game.write(move);
    let key = byText.get(text);
    if (key === undefined) {
      key = byText.size;
      byText.set(text, key);
    }
    return key;
  };
  return (move) => {
    if (typeof move !== 'object' || move === null) return textKey(move);
    let key = byObject.get(move);
    if (key === undefined) {
      key = textKey(move);
      byObject.set(move, key);
    }
    return key;
  };
}
