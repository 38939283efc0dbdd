import { BadInput } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { marketRow } from '../src/game.ts';

describe('notation', () => {
  it('writes moves as a player would say them', () => {
    expect(marketRow.write({ do: 'offer', ware: 6 })).toBe('offer grain 7');
    expect(marketRow.read('  Take  WINE 3 ')).toEqual({ do: 'take', ware: 24 });
    expect(marketRow.targets(marketRow.read('take wine 3'))).toEqual(['row:wine-3']);
    expect(marketRow.targets(marketRow.read('offer grain 7'))).toEqual(['hand:grain-7']);
  });

  it.each(['', 'offer', 'sell grain 7', 'offer grain', 'offer grain 12', 'offer silk 1', 'offer grain 7 please'])(
    'refuses "%s" with a sentence',
    (text) => {
      expect(() => marketRow.read(text)).toThrow(BadInput);
    },
  );
});
