import { seededChance } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { applyPatch, type Json, makePatch } from '../src/json-patch.ts';

const after = (before: Json, value: Json): Json => applyPatch(before, makePatch(before, value) ?? {});

describe('a patch', () => {
  it('contains only the changes', () => {
    const before = { gold: 3, hand: [7, 9], seats: [{ points: 1 }, { points: 2 }], secret: null };
    expect(makePatch(before, before)).toBeUndefined();
    expect(makePatch(before, structuredClone(before))).toBeUndefined();
    expect(makePatch(before, { ...before, gold: 4 })).toEqual({ gold: [4] });
    expect(makePatch(before, { ...before, hand: [7, 8, 9] })).toEqual({ hand: [1, 0, 8] });
    expect(makePatch(before, { ...before, hand: [9] })).toEqual({ hand: [0, 1] });
    expect(makePatch(before, { ...before, seats: [{ points: 1 }, { points: 5 }] })).toEqual({ seats: { '1': { points: [5] } } });
    expect(makePatch(before, { gold: 3, hand: [7, 9], seats: before.seats, bank: 2 })).toEqual({ secret: [], bank: [2] });
    expect(makePatch({ a: 1, b: undefined }, { a: 1 })).toBeUndefined();
  });

  it('lets the new value take over what is equal, unless it is frozen', () => {
    const before = { hand: [1, 2], seats: [{ city: [3] }, { city: [4] }], options: { list: [5] } };
    const next = { ...structuredClone(before), hand: [1, 3], options: Object.freeze({ list: [5] }) };
    expect(makePatch(before, next)).toEqual({ hand: [[1, 3]] });
    expect(next.seats).toBe(before.seats);
    const other = { ...structuredClone(before), seats: [{ city: [3] }, { city: [4, 6] }] };
    expect(makePatch(before, other)).toEqual({ seats: { '1': { city: [1, 0, 6] } } });
    expect([other.seats[0] === before.seats[0], other.options === before.options]).toEqual([true, true]);
    expect(before).toEqual({ hand: [1, 2], seats: [{ city: [3] }, { city: [4] }], options: { list: [5] } });
    const frozen = Object.freeze({ inner: { list: [7] }, gold: 1 });
    expect(makePatch({ inner: { list: [7] }, gold: 2 }, frozen)).toEqual({ gold: [1] });
  });

  it('is applied without a change to the value, of which unchanged parts are shared', () => {
    const before = { hand: [1, 2], seats: [{ points: 1 }] };
    const patched = applyPatch(before, { hand: { '0': [5] } }) as typeof before;
    expect([before.hand, patched.hand]).toEqual([
      [1, 2],
      [5, 2],
    ]);
    expect(patched.seats).toBe(before.seats);
  });

  it.each([
    [{ a: 1 }, { b: { c: [1] } }],
    [[1, 2], { '2': { a: [1] } }],
    [
      [1, 2],
      [1, 2, 3],
    ],
    [{ a: 1 }, { a: { b: [2] } }],
    [{ a: [1] }, [0, 1]],
    [1, []],
  ])('made for another value is refused: %j with %j', (value, patch) => {
    expect(() => applyPatch(value as Json, patch as never)).toThrow();
  });

  it('leads from any value to any other, byte for byte', () => {
    const chance = seededChance('patches');
    const upTo = (most: number): number => chance.below(most);
    function value(depth: number): Json {
      const kind = upTo(depth > 3 ? 4 : 6);
      if (kind < 4) return [null, true, upTo(4), `w${upTo(3)}`][kind] as Json;
      if (kind === 4) return Array.from({ length: upTo(5) }, () => value(depth + 1));
      // Numeric keys always come first, whatever the insertion order.
      const keys = ['b', 'a', '2', '10', 'c'].filter(() => upTo(2) === 0);
      return Object.fromEntries((upTo(4) === 0 ? keys.reverse() : keys).map((key) => [key, value(depth + 1)]));
    }
    function mutate(before: Json): Json {
      if (upTo(5) === 0 || typeof before !== 'object' || before === null) return value(2);
      if (Array.isArray(before)) return before.flatMap((item) => (upTo(6) === 0 ? [] : upTo(6) === 0 ? [item, value(3)] : [mutate(item)]));
      return Object.fromEntries(Object.entries(before).map(([key, item]) => [key, upTo(2) === 0 ? mutate(item) : item]));
    }
    for (let n = 0; n < 1500; n++) {
      const before = value(0);
      const changed = upTo(3) === 0 ? value(0) : mutate(before);
      const kept = JSON.stringify(before);
      const sent = JSON.parse(JSON.stringify(makePatch(before, changed) ?? {}));
      expect(JSON.stringify(applyPatch(JSON.parse(kept), sent))).toBe(JSON.stringify(changed));
      expect(JSON.stringify(after(before, changed))).toBe(JSON.stringify(changed));
      expect(JSON.stringify(before)).toBe(kept);
    }
  });
});
