import { describe, expect, it } from 'vitest';
import { nuremberg } from '../src/game.ts';

const same = (text: string) => nuremberg.write(nuremberg.read(text));

describe('the notation', () => {
  it('reads well and reads back', () => {
    for (const text of [
      'place iv-3',
      'build station v',
      'build village iv-3',
      'build house s12',
      'build wall',
      'build tower',
      'sell armour',
      'bank gold for wool',
      'offer b, c: 2 wood for 1 ore',
      'offer a: ? for 1 brick + 3 gold',
      'offer d: 2 ore + 99 gold for ?',
      'offer a, b, d: ? for ?',
      'accept',
      'decline',
      'counter 1 brick for 2 wood',
      'deal b',
      'close',
      'hand in 2 wood + 3 ore',
      'robber to f4',
      'steal from d',
      'steal nothing',
      'help yes',
      'help no',
      'swap with c',
      'end turn',
    ]) {
      expect(same(text)).toBe(text);
    }
  });

  it('takes capitals, loose spaces and other orders', () => {
    expect(same('Build Village IV-3')).toBe('build village iv-3');
    expect(same('offer c,b:1 ore+2 wood for 1 gold')).toBe('offer b, c: 2 wood + 1 ore for 1 gold');
    expect(same('offer b: 1 ore, 2 wood for 1 gold')).toBe('offer b: 2 wood + 1 ore for 1 gold');
    expect(same('offer b: 1 ore and 2 wood for 1 gold')).toBe('offer b: 2 wood + 1 ore for 1 gold');
    expect(same('offer b, b: 1 ore + 1 ore for 1 gold')).toBe('offer b: 2 ore for 1 gold');
  });

  it('says what is wrong', () => {
    const wrong: Record<string, string> = {
      dance: 'is no move of Settlers of Nuremberg',
      'build village vi-1': 'there is no crossing "vi-1"; write it like "iv-3"',
      'build house s13': 'there is no site "s13"',
      'build station vi': 'there is no road "vi"',
      'sell wine': 'there is no good "wine"',
      'robber to z9': 'there is no hex "z9"',
      'steal from e': 'there is no seat "e"; seats are the letters a to d',
      'offer b 1 wood for 1 ore': 'has no colon',
      'offer b: 1 wood': 'must have two sides',
      'offer b: 0 wood for 1 ore': '"0 wood" is not an amount',
      'offer b: 1 silk for 1 ore': '"1 silk" is not an amount',
      'hand in 1 gold': '"1 gold" is not an amount',
      'bank wood for gold': 'there is no resource "gold"',
    };
    for (const [text, words] of Object.entries(wrong)) expect(() => nuremberg.read(text)).toThrow(words);
  });

  it('names the things a move targets', () => {
    const touched: Record<string, string[]> = {
      'place iv-3': ['crossing:IV-3', 'verb:place'],
      'build village iv-3': ['crossing:IV-3', 'verb:build-village'],
      'build station v': ['road:V', 'verb:build-station'],
      'build house s6': ['site:S6', 'verb:build-house'],
      'build wall': ['walls', 'verb:build-wall'],
      'build tower': ['towers', 'verb:build-tower'],
      'sell harp': ['good:harp'],
      'bank gold for ore': ['give:gold', 'get:ore'],
      'offer b, c: 2 wood for 1 ore': ['verb:offer'],
      'counter 1 ore for 2 gold': ['verb:counter'],
      'hand in 1 wood + 2 ore': ['verb:hand-in', 'hand:wood', 'hand:ore', 'hand:ore'],
      'robber to f4': ['hex:F4', 'verb:move-robber'],
      'steal from b': ['seat:b', 'verb:steal'],
      'swap with c': ['seat:c', 'verb:swap'],
      'deal d': ['seat:d', 'verb:deal'],
      'help yes': ['verb:wall-help-yes'],
      'help no': ['verb:wall-help-no'],
      'end turn': ['verb:end-turn'],
    };
    for (const [text, things] of Object.entries(touched)) expect(nuremberg.targets(nuremberg.read(text))).toEqual(things);
  });
});
