import { describe, expect, it } from 'vitest';
import { rolled, table } from './table.ts';

describe('BRU-7 Phase 2, second step: reputation', () => {
  it('BRU-7.1 BRU-7.3 E2 purple 1 and blue 2: Red pays 3 of 5 guilders and stands on step 1', () => {
    const t = rolled({ purple: 1, blue: 2 }, { seats: [{ guilders: 5 }, {}] });
    expect(t.pending()).toEqual([{ kind: 'advance', seat: 0, price: 3, again: false }]);
    t.play('a: pay');
    expect([t.player('a').guilders, t.player('a').step]).toEqual([2, 1]);
    const most = rolled({ purple: 2, blue: 2, red: 2, brown: 2, yellow: 2 }, { seats: [{ guilders: 10 }, {}] });
    expect(most.pending()).toMatchObject([{ price: 10 }]);
  });

  it('BRU-7.2 in player order everybody pays and moves, or stays and pays nothing', () => {
    const t = rolled({ red: 2 }, { seats: [{ guilders: 4 }, { guilders: 4 }, { guilders: 4 }], start: 'b' });
    expect([t.asked(), t.legal('b'), t.refusal('b', 'end turn')]).toEqual(['b: advance', ['pay', 'stay'], 'BRU-7.2']);
    t.play('b: stay', 'c: pay', 'a: pay');
    expect(t.state.players.map(({ step, guilders }) => [step, guilders])).toEqual([
      [1, 2],
      [0, 4],
      [1, 2],
    ]);
    expect(t.asked()).toBe('b: turn-action');
    expect(t.last('stayed')).toMatchObject({ seat: 1, price: 2 });
  });

  it('BRU-7.4 who has not enough guilders is not asked', () => {
    const t = rolled({ red: 2 }, { seats: [{ guilders: 1 }, { guilders: 2 }] });
    expect(t.asked()).toBe('b: advance');
  });

  it('BRU-7.5 at most one step here, but persons give more', () => {
    const t = rolled({ red: 1 }, { seats: [{ guilders: 9, homes: [['red', 'tailor']], workers: { brown: 1 } }, {}] }).play('a: pay');
    expect([t.player('a').step, t.asked()]).toEqual([1, 'a: turn-action']);
    t.play('a: activate tailor');
    expect(t.player('a').step).toBe(2);
  });

  it('BRU-7.6 without a 1 or 2 nobody can advance', () => {
    expect(rolled({}, { seats: [{ guilders: 20 }, { guilders: 20 }] }).asked()).toBe('a: turn-action');
  });

  it('BRU-7.7 step 10 is the last; nobody can pay there', () => {
    const t = rolled(
      { red: 1 },
      {
        seats: [
          { guilders: 9, step: 10 },
          { guilders: 9, step: 9 },
        ],
      },
    );
    expect(t.asked()).toBe('b: advance');
    t.play('b: pay');
    expect(t.player('b').step).toBe(10);
    const marquis = rolled({ red: 1 }, { seats: [{ guilders: 9, step: 9, persons: ['marquis'] }, {}] }).play('a: pay');
    expect([marquis.player('a').step, marquis.asked()]).toEqual([10, 'a: turn-action']);
  });

  it('BRU-7.8 several pawns may stand on the same step', () => {
    const t = rolled({ red: 1 }, { seats: [{ guilders: 1 }, { guilders: 1 }] }).play('a: pay', 'b: pay');
    expect([t.player('a').step, t.player('b').step]).toEqual([1, 1]);
  });

  it('BRU-7.9 worker and once-per-round persons are not used in phase 2, always-on persons are', () => {
    const t = rolled({ red: 1 }, { seats: [{ guilders: 1, persons: ['queen', 'noblewoman'] }, {}] });
    expect([t.legal('a'), t.refusal('a', 'activate queen')]).toEqual([['pay', 'stay'], 'BRU-7.2']);
    t.play('a: pay');
    expect(t.player('a').points).toBe(1);
    expect(table({ seats: [{ persons: ['queen'] }, {}] }).legal('a')).toContain('activate queen');
  });
});
