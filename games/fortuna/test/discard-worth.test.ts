import { type Chance, seededChance } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { PRIVILEGES } from '../src/data/privileges.ts';
import { finalSheet } from '../src/rules/scoring.ts';
import type { Player } from '../src/rules/state.ts';

/** What is left for the ties after handing in, better first. */
interface Result {
  readonly points: number;
  readonly money: number;
  readonly centurions: number;
  readonly vestals: number;
}

// FOR-16.8 word for word: every way to hand in units for the kinds held is tried, and the best is kept by points, then money, centurions
// and vestals left. Nothing here is shared with the scoring of the game but the table of the cards.
function bestByTrying(player: Player): Result {
  const count = (places: number): number => [1, 2, 4].filter((place) => (places & place) !== 0).length;
  const kinds = new Set(player.hand.map((kind) => PRIVILEGES[kind].id));
  const owned = {
    grain: player.grain,
    wine: player.wine,
    water: player.water + player.aqueductWater,
    ...{ money: player.money, centurions: count(player.centurions), vestals: count(player.vestals) },
  };
  let fixed = 0;
  if (kinds.has('master-builder')) fixed += 2 * player.buildings.reduce((sum, n) => sum + n, 0);
  if (kinds.has('noble-match') && player.married) fixed += 3;
  const choices = PRIVILEGES.flatMap((row) => (row.effect === 'hand-in' && kinds.has(row.id) ? [row] : []));
  const { money, centurions, vestals } = owned;
  let best: Result = { points: -1, money: 0, centurions: 0, vestals: 0 };
  const tryAll = (at: number, now: Result): void => {
    if (at === choices.length) {
      if (isBetter(now, best)) best = now;
      return;
    }
    const { unit, points, per, most } = choices[at];
    for (let given = 0; given <= owned[unit]; given++) {
      const gained = Math.min(most, points * Math.floor(given / per));
      const left = unit === 'money' || unit === 'centurions' || unit === 'vestals' ? { [unit]: owned[unit] - given } : {};
      tryAll(at + 1, { ...now, ...left, points: now.points + gained });
    }
  };
  tryAll(0, { points: fixed, money, centurions, vestals });
  return best;
}

function isBetter(a: Result, b: Result): boolean {
  for (const key of ['points', 'money', 'centurions', 'vestals'] as const) if (a[key] !== b[key]) return a[key] > b[key];
  return false;
}

function randomPlayer(chance: Chance): Player {
  const hand = Array.from({ length: chance.below(7) }, () => chance.below(PRIVILEGES.length)).sort((a, b) => a - b);
  const goods = (): number => (chance.below(8) === 0 ? chance.below(9) : chance.below(5));
  return {
    ...{
      step: 10 + chance.below(6),
      money: chance.below(21),
      grain: goods(),
      wine: goods(),
      water: goods(),
      aqueductWater: chance.below(2),
    },
    ...{ dice: 1 + chance.below(3), centurions: chance.below(8), vestals: chance.below(8), married: chance.below(2) === 0 },
    ...{ buildings: [chance.below(2), chance.below(2), chance.below(2), 0], hand, oldHand: [], spentInPalace: [] },
  };
}

describe('FOR-16 the exact maximum', () => {
  it('FOR-16.8 FOR-16.9 handing in equals a search over all ways on 10,000 random end positions', () => {
    const chance = seededChance('handing in');
    let scored = 0;
    for (let i = 0; i < 10_000; i++) {
      const player = randomPlayer(chance);
      const sheet = finalSheet(player);
      const best = bestByTrying(player);
      const { money, centurions, vestals } = sheet;
      if (sheet.total - player.step !== best.points || money !== best.money || centurions !== best.centurions || vestals !== best.vestals) {
        expect({ player, sheet }).toEqual({ player, sheet: best });
      }
      if (best.points > 0) scored++;
    }
    expect(scored).toBeGreaterThan(5_000);
  });
});
