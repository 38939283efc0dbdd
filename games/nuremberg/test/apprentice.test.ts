import { type Chance, completeOptions, seededChance, winners } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { apprentice } from '../src/bot/apprentice.ts';
import { CROSSINGS } from '../src/data/region.ts';
import { nuremberg } from '../src/game.ts';
import { table } from './table.ts';

/** Plays a game with apprentices in these seats and random movers in the others; gives the winners and what was used. */
function game(seed: string, players: 3 | 4, apprentices: readonly number[]) {
  const chance: Chance = seededChance(seed);
  const used: Record<string, number> = {};
  const emit = (event: Parameters<typeof nuremberg.uses>[0]): void => {
    for (const tag of nuremberg.uses(event)) used[tag] = (used[tag] ?? 0) + 1;
  };
  const state = nuremberg.setup(players, completeOptions(nuremberg.options), { chance, emit });
  for (let owed = nuremberg.pending(state); owed.length > 0; owed = nuremberg.pending(state)) {
    const { seat } = owed[0];
    const moves = nuremberg.legal(state, seat);
    const bot = apprentices.includes(seat);
    const move = bot ? apprentice.choose(nuremberg.view(state, seat), moves, chance).move : moves[chance.below(moves.length)];
    nuremberg.apply(state, seat, move, { chance, emit });
  }
  const outcome = nuremberg.outcome(state);
  return { won: outcome === null ? [] : winners(outcome), used, turns: state.turn };
}

describe('the apprentice', () => {
  it('beats three random movers', () => {
    const wins = Array.from({ length: 12 }, (_, i) => game(`lonely ${i}`, 4, [i % 4]).won.includes(i % 4)).filter(Boolean).length;
    expect(wins).toBeGreaterThanOrEqual(10);
  });

  it('trades with its like, without pestering', () => {
    const { used, turns } = game('together', 4, [0, 1, 2, 3]);
    expect(used['trade deal']).toBeGreaterThan(3);
    expect(used['trade offer']).toBeLessThan(turns * 6);
    expect(used['build village']).toBeGreaterThan(0);
    expect(used['build wall']).toBeGreaterThan(0);
  });

  const chooses = (t: ReturnType<typeof table>, seat: number) =>
    nuremberg.write(apprentice.choose(nuremberg.view(t.state, seat), nuremberg.legal(t.state, seat), seededChance(1)).move);

  it('takes the winning piece', () => {
    const t = table({
      houses: ['a s1', 'a s2', 'a s3', 'a s4'],
      stations: ['a i', 'a iv', 'a iv', 'a ii'],
      seats: {
        a: { holds: { wood: 4, wool: 4, grain: 4, brick: 4, ore: 2, gold: 9 }, council: 3, prestige: 3 },
        b: { holds: { gold: 3 } },
      },
    });
    nuremberg.apply(t.state, 0, nuremberg.read(chooses(t, 0)), { chance: seededChance(1) });
    expect(t.state.ending).toBe('points');
  });

  it('does not help a player who is about to win', () => {
    const t = table({
      houses: ['a s1', 'a s2', 'a s3', 'a s4'],
      stations: ['a i', 'a iv', 'a iv', 'a ii'],
      seats: { a: { holds: { wood: 3 }, council: 3, prestige: 3 }, b: { holds: { ore: 3 } } },
    }).play('a: offer b: 3 wood for 1 ore');
    expect(chooses(t, 1)).toBe('decline');
  });

  it('accepts a card it needs for one it does not, and settles on the answer', () => {
    const t = table({
      seats: { a: { holds: { ore: 2, wool: 1, grain: 1, brick: 1 } }, b: { holds: { wood: 3, brick: 1, wool: 1 } } },
    }).play('a: offer b: 1 ore for 1 wood');
    t.play('b: accept');
    expect(chooses(t, 0)).toBe('deal b');
  });

  it('robs the leader, and not itself', () => {
    const t = table({
      turn: 'd',
      houses: ['c s1', 'c s2'],
      seats: { c: { holds: { ore: 2 } }, b: { holds: { ore: 2 } }, d: { holds: { gold: 1 } } },
    }).draw('robber');
    t.play(`a: ${chooses(t, 0)}`);
    expect(chooses(t, 0)).toBe('steal from c');
  });

  it('neither robs nor hinders whoever is last, however much there is to take', () => {
    const holds = { wood: 2, wool: 2, ore: 2 };
    const t = table({
      turn: 'd',
      houses: ['a s1', 'c s2', 'd s3'],
      seats: { b: { holds }, c: { holds: { ore: 1 } }, d: { holds: { ore: 1 } } },
    }).draw('robber');
    const last = 1;
    const owners = (at: number): number[] => t.state.villages.filter((_, crossing) => CROSSINGS[crossing].hexes.includes(at));
    for (let mood = 0; mood < 30; mood++) {
      const { move } = apprentice.choose(nuremberg.view(t.state, 0), nuremberg.legal(t.state, 0), seededChance(mood));
      expect(move.do === 'move-robber' && owners(move.hex)).not.toContain(last);
    }
    const withLast = nuremberg
      .legal(t.state, 0)
      .find((move) => move.do === 'move-robber' && owners(move.hex).includes(last) && owners(move.hex).some((owner) => owner > last));
    if (withLast === undefined) throw new Error('no field is shared with the last');
    nuremberg.apply(t.state, 0, withLast, { chance: seededChance(1) });
    const stolen = Array.from({ length: 30 }, (_, mood) =>
      nuremberg.write(apprentice.choose(nuremberg.view(t.state, 0), nuremberg.legal(t.state, 0), seededChance(mood)).move),
    );
    expect(stolen).not.toContain('steal from b');
  });
});
