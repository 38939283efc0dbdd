import { describe, expect, it } from 'vitest';
import { SITES } from '../src/data/city.ts';
import { nuremberg } from '../src/game.ts';
import { putHouse } from '../src/rules/pieces.ts';
import { table } from './table.ts';

/** All sets of at most four sites. */
function houseSets(from = 0, left = 4): number[][] {
  if (left === 0) return [[]];
  const sets: number[][] = [[]];
  for (let site = from; site < SITES.length; site++) for (const rest of houseSets(site + 1, left - 1)) sets.push([site, ...rest]);
  return sets;
}

describe('no money machine', () => {
  it('NUR-14.10 no bank trade and no sale raises 3 per card and 1 per gold, for any houses and any rights', () => {
    const sets = houseSets();
    expect(sets).toHaveLength(1 + 12 + 66 + 220 + 495);
    const plenty = { wood: 4, wool: 4, grain: 4, brick: 4, ore: 4, gold: 4 };
    const base = table({ seats: { a: { holds: plenty } } });
    const worth = (players: typeof base.state.players): number => players.reduce((sum, { cards, gold }) => sum + 3 * cards + gold, 0);
    let tried = 0;
    let best = Number.NEGATIVE_INFINITY;
    for (const houses of sets) {
      const state = nuremberg.clone(base.state);
      for (const site of houses) putHouse(state, 0, site);
      for (const holders of [-1, 0, 1]) {
        state.rights = state.rights.map(() => holders);
        for (const move of nuremberg.legal(state, 0)) {
          if (move.do !== 'bank-trade' && move.do !== 'sell') continue;
          const after = nuremberg.clone(state);
          nuremberg.apply(after, 0, move, { chance: { below: () => 0 } });
          // The toll stays among the players, so the whole table is counted: nobody gains for nothing.
          const gain = worth(after.players) - worth(state.players);
          const own = 3 * after.players[0].cards + after.players[0].gold - 3 * state.players[0].cards - state.players[0].gold;
          best = Math.max(best, gain, own);
          tried++;
        }
      }
    }
    expect(tried).toBeGreaterThan(70_000);
    expect(best).toBe(0);
  });

  it('NUR-14.10 NUR-4.7 the event of a 10 adds 2, once', () => {
    const t = table({ fair: true, houses: ['a s1'], seats: { a: { holds: { wood: 2, ore: 2 } } } }).play(
      'a: sell compass',
      'a: sell compass',
    );
    expect(t.gold('a')).toBe(14);
    expect(t.gold('a') - 3 * 4).toBe(2);
  });
});
