import { seededChance, winners } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { apprentice } from '../src/bot/apprentice.ts';
import { citadels } from '../src/game.ts';
import { options, type Place, type Table, table } from './table.ts';

type City = NonNullable<Place['city']>;

/** One game of the apprentice in a seat against random players; what it wins of the victory. */
function wins(seed: number, own: number, players: number): number {
  const chance = seededChance(`apprentice ${seed}`);
  const state = citadels.setup(players, options(), { chance });
  for (let [owed] = citadels.pending(state); owed !== undefined; [owed] = citadels.pending(state)) {
    const { seat } = owed;
    const moves = citadels.legal(state, seat);
    const move = seat === own ? apprentice.choose(citadels.view(state, seat), moves, chance).move : moves[chance.below(moves.length)];
    citadels.apply(state, seat, move, { chance });
  }
  const outcome = citadels.outcome(state);
  const best = outcome === null ? [] : winners(outcome);
  return best.includes(own) ? 1 / best.length : 0;
}

/** All that the first seat may choose here, whatever its mood: its judgement wavers. */
function choices(t: Table): string[] {
  const chosen = Array.from({ length: 30 }, (_, mood) =>
    citadels.write(apprentice.choose(citadels.view(t.state, 0), citadels.legal(t.state, 0), seededChance(mood)).move),
  );
  return [...new Set(chosen)].sort();
}

describe('The apprentice', () => {
  it('beats three random players far more often than not', () => {
    const games = 40;
    let won = 0;
    for (let game = 0; game < games; game++) won += wins(game, game % 4, 4);
    expect(won / games).toBeGreaterThan(0.8);
  });

  it('ends the game with the most valuable district it can build', () => {
    const city = ['manor', 'castle', 'temple', 'church', 'market', 'watchtower', 'prison'] as const;
    const t = table({
      seats: [{ gold: 8, hand: ['tavern', 'palace'], city }, {}, {}],
      holds: { merchant: 'a' },
      turn: 'merchant',
      resourceTaken: true,
    }).play('a: take income');
    expect(choices(t)).toEqual(['build palace']);
  });

  it('swaps hands with whoever holds many cards, and not with somebody who holds fewer', () => {
    const t = table({
      seats: [{ hand: ['tavern'] }, { hand: ['palace', 'castle', 'harbor', 'manor', 'temple', 'church'] }, {}],
      holds: { magician: 'a' },
      turn: 'magician',
      resourceTaken: true,
    });
    expect(choices(t)).toEqual(['swap b']);
  });

  const warlord = (b: Place, c: Place) =>
    choices(
      table({
        seats: [{ gold: 1, city: ['temple', 'watchtower'] }, b, c],
        holds: { warlord: 'a' },
        turn: 'warlord',
        resourceTaken: true,
      }).play('a: take income'),
    );

  it('destroys what costs nothing, but nothing of whoever is last', () => {
    const cheap = { city: ['tavern'] } as const;
    const rich = { city: ['castle', 'palace'] } as const;
    expect(warlord(rich, cheap)).toEqual(['end turn']);
    expect(warlord({}, cheap)).toEqual(['destroy c tavern']);
  });

  it('takes no hand from whoever is last, and murders nobody who is', () => {
    const hand = ['palace', 'castle', 'harbor', 'manor', 'temple', 'church'] as const;
    const swaps = (cityOfC: City) =>
      choices(
        table({
          seats: [
            { hand: ['tavern'], city: ['temple'] },
            { hand: ['tavern', 'tavern'], city: ['castle'] },
            { hand, city: cityOfC },
          ],
          holds: { magician: 'a' },
          turn: 'magician',
          resourceTaken: true,
        }),
      );
    expect(swaps(['palace'])).toEqual(['swap c']);
    expect(swaps([])).not.toContain('swap c');
    // Nobody would gain more by the King than the last, who has nothing but noble districts.
    const murders = (cityOfB: City) =>
      choices(
        table({
          seats: [{ city: ['temple', 'market', 'watchtower', 'prison', 'battlefield'] }, { city: cityOfB }, { city: ['manor', 'manor'] }],
          options: { duplicates: 'allowed' },
          holds: { assassin: 'a' },
          turn: 'assassin',
        }),
      );
    expect(murders(['tavern'])).toContain('murder king');
    expect(murders(['fortress', 'fortress', 'prison'])).not.toContain('murder king');
  });
});
