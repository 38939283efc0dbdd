import { seededChance, winners } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { apprentice } from '../src/bot/apprentice.ts';
import { bruges } from '../src/game.ts';
import { options, table } from './table.ts';

/** One game of the apprentice in a seat against random players; does it win? */
function wins(seed: number, own: number, players: number): number {
  const chance = seededChance(`apprentice ${seed}`);
  const state = bruges.setup(players, options(), { chance });
  for (;;) {
    const [owed] = bruges.pending(state);
    if (owed === undefined) break;
    const moves = bruges.legal(state, owed.seat);
    const move =
      owed.seat === own ? apprentice.choose(bruges.view(state, owed.seat), moves, chance).move : moves[chance.below(moves.length)];
    bruges.apply(state, owed.seat, move, { chance });
  }
  const outcome = bruges.outcome(state);
  const best = outcome === null ? [] : winners(outcome);
  return best.includes(own) ? 1 / best.length : 0;
}

describe('The apprentice', () => {
  it('beats three random players far more often than not', () => {
    const games = 60;
    let won = 0;
    for (let game = 0; game < games; game++) won += wins(game, game % 4, 4);
    expect(won / games).toBeGreaterThan(0.8);
  });

  it('takes a step that is free, returns the marker that is about to strike, gives up what it needs least', () => {
    const choose = (t: ReturnType<typeof table>, who: 0 | 1): string => {
      const moves = bruges.legal(t.state, who);
      return bruges.write(apprentice.choose(t.view(who), moves, seededChance('fixed')).move);
    };
    const prince = table({ seats: [{ hand: ['prince', 'page'], guilders: 9, houses: ['red'], workers: { yellow: 3 } }, {}] });
    expect(choose(prince, 0)).toBe('recruit prince on red');
    const victim = table({ seats: [{ hand: ['assassin'], guilders: 6, houses: ['red'] }, { persons: ['queen', 'powderman'] }] }).play(
      'a: recruit assassin on red',
    );
    expect(choose(victim, 1)).toBe('lose powderman');
  });

  it('lets nobody loose on whoever is last', () => {
    const choices = (pointsOfC: number): string[] => {
      const t = table({
        seats: [
          { points: 10, guilders: 6, houses: ['red'], hand: ['assassin'] },
          { points: 20, persons: ['queen'] },
          { points: pointsOfC, persons: ['powderman'] },
        ],
        dice: { red: 1, blue: 1, yellow: 1, brown: 1, purple: 1 },
      });
      const moods = Array.from(
        { length: 30 },
        (_, mood) => apprentice.choose(t.view(0), bruges.legal(t.state, 0), seededChance(mood)).move,
      );
      return moods.map((move) => bruges.write(move));
    };
    expect(choices(0)).not.toContain('recruit assassin on red');
    // Here it is the last itself.
    expect(choices(20)).toContain('recruit assassin on red');
  });
});
