import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  type Chance,
  ChanceMismatch,
  keyedChance,
  keyHash,
  pick,
  recordedChance,
  replayedChance,
  seededChance,
  shuffle,
} from '../src/index.ts';

function draw(chance: Chance, bound: number, times: number): number[] {
  return Array.from({ length: times }, () => chance.below(bound));
}

/** Returns the chi-square statistic against a uniform distribution. With 9 degrees of freedom, 27.9 is exceeded once in a thousand. */
function unevenness(values: readonly number[], bound: number): number {
  const expected = values.length / bound;
  const counts = new Array<number>(bound).fill(0);
  for (const value of values) counts[value] = (counts[value] as number) + 1;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('seeded chance', () => {
  it('repeats itself under the same seed and differs under another', () => {
    expect(draw(seededChance(7), 1000, 20)).toEqual(draw(seededChance(7), 1000, 20));
    expect(draw(seededChance('7'), 1000, 20)).toEqual(draw(seededChance(7), 1000, 20));
    expect(draw(seededChance(7), 1000, 20)).not.toEqual(draw(seededChance(8), 1000, 20));
  });

  it('tells seeds apart whose hashes begin with the same word', () => {
    // SHA-256 of "belfry seed 35461" and of "belfry seed 41794" both begin with 4edeb313.
    expect(draw(seededChance(35461), 1000, 20)).not.toEqual(draw(seededChance(41794), 1000, 20));
  });

  it('is even, below the bound, and whole', () => {
    const values = draw(seededChance('even'), 10, 50_000);
    expect(values.every((value) => Number.isInteger(value) && value >= 0 && value < 10)).toBe(true);
    expect(unevenness(values, 10)).toBeLessThan(27.9);
  });

  it('does not tie one outcome to the next', () => {
    const values = draw(seededChance('pairs'), 10, 50_000);
    const pairs = values.slice(1).map((value, i) => (value + 3 * (values[i] as number)) % 10);
    expect(unevenness(pairs, 10)).toBeLessThan(27.9);
  });
});

describe('keyed chance', () => {
  it('depends on the key and on the number of the entry alone', () => {
    expect(draw(keyedChance('secret', 3), 65, 30)).toEqual(draw(keyedChance('secret', 3), 65, 30));
    expect(draw(keyedChance('secret', 3), 65, 30)).not.toEqual(draw(keyedChance('secret', 4), 65, 30));
    expect(draw(keyedChance('secret', 3), 65, 30)).not.toEqual(draw(keyedChance('Secret', 3), 65, 30));
  });

  it('can be recomputed by anybody: the words of SHA-256 over key, entry and block', () => {
    const block = createHash('sha256').update('belfry chance secret 5 0').digest();
    const words = Array.from({ length: 8 }, (_, i) => block.readUInt32BE(i * 4));
    expect(draw(keyedChance('secret', 5), 2 ** 16, 8)).toEqual(words.map((word) => word % 2 ** 16));
  });

  it('is even, also for bounds that do not divide 2^32', () => {
    const values = Array.from({ length: 400 }, (_, seq) => draw(keyedChance('even', seq), 10, 50)).flat();
    expect(unevenness(values, 10)).toBeLessThan(27.9);
    expect(Math.max(...draw(keyedChance('large', 0), 3_000_000_000, 50))).toBeLessThan(3_000_000_000);
  });

  it('publishes a hash that fits one key only', () => {
    expect(keyHash('secret')).toBe(createHash('sha256').update('belfry key secret').digest('hex'));
    expect(keyHash('secret')).not.toBe(keyHash('secret '));
  });
});

describe('recorded and replayed chance', () => {
  it('gives back what was written down', () => {
    const written: number[] = [];
    const drawn = draw(recordedChance(seededChance(1), written), 6, 5);
    const replay = replayedChance(written);
    expect(written).toEqual(drawn);
    expect(draw(replay, 6, 5)).toEqual(drawn);
    expect(replay.done()).toBe(true);
  });

  it('draws and writes nothing when there is only one outcome', () => {
    const written: number[] = [];
    expect(draw(recordedChance(seededChance(1), written), 1, 3)).toEqual([0, 0, 0]);
    expect(written).toEqual([]);
    expect(draw(replayedChance([]), 1, 3)).toEqual([0, 0, 0]);
    expect(keyedChance('k', 1).below(1)).toBe(0);
  });

  it('says when outcomes run out, do not fit, or are left over', () => {
    expect(() => draw(replayedChance([1, 2]), 6, 3)).toThrow(ChanceMismatch);
    expect(() => draw(replayedChance([1, 2]), 6, 3)).toThrow('holds 2 chance outcomes but the rules asked for more');
    for (const wrong of [6, -1, 1.5])
      expect(() => replayedChance([wrong]).below(6)).toThrow(`chance outcome ${wrong} is not a whole number below 6`);
    expect(replayedChance([1]).done()).toBe(false);
  });
});

describe('shuffling and picking', () => {
  it('keeps every item and reaches every order evenly', () => {
    const chance = seededChance('orders');
    const orders = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = shuffle(chance, ['a', 'b', 'c', 'd']).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    // 23 degrees of freedom: 49.7 is exceeded once in a thousand.
    expect([...orders.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)).toBeLessThan(49.7);
  });

  it('shuffles in place and picks from the list', () => {
    const items = [1, 2, 3];
    expect(shuffle(seededChance(2), items)).toBe(items);
    expect(pick({ below: () => 2 }, ['x', 'y', 'z'])).toBe('z');
  });
});
