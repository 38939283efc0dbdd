import { findGame, games } from '@belfry/games';
import type { Game } from '@belfry/kernel';
import { onBothStores } from '@belfry/server/testing';
import { expect, it } from 'vitest';
import { chaosTrial } from '../../src/trials/chaos.ts';
import { eavesdrop } from '../../src/trials/eavesdropping.ts';
import { fuzzTrial } from '../../src/trials/fuzz.ts';

const ids = games.map(({ id }) => id);

// Each has a server of its own and waits a good deal, so they run side by side.
onBothStores('trials', (house) => {
  it.concurrent('transport chaos: lost, doubled, delayed frames and cut lines change nothing', async () => {
    const server = await house.open();
    const result = await chaosTrial({ url: server.url, games: ['citadels'], rounds: 1, together: 1 });
    expect(result.games).toBe(1);
    expect(Math.min(result.dropped, result.duplicated, result.delayed, result.cuts)).toBeGreaterThan(0);
  });

  it.concurrent('leak canary: nobody is sent anything the game does not give them', async () => {
    const server = await house.open();
    const result = await eavesdrop({ url: server.url, games: house.kind === 'sqlite' ? ids : ['citadels'], rounds: 1, together: 4 });
    expect(result.leaks).toEqual([]);
    expect(result.frames).toBeGreaterThan(100 * result.games);
  });

  it.concurrent('hostile input: no crash, no change, typed answers', async () => {
    const server = await house.open();
    const result = await fuzzTrial({ url: server.url, game: 'citadels', frames: 1500, requests: 250 });
    expect(Object.keys(result.answers)).toEqual(
      expect.arrayContaining(['error bad-message', 'refusal forbidden', 'close 1008', 'http 400', 'http 404']),
    );
  });

  if (house.kind === 'sqlite') {
    it.concurrent('leak canary: a leak that is planted is found', async () => {
      const first: Game = findGame('citadels');
      const leaking: Record<string, Game> = {
        'another seat': { ...first, view: (state, viewer) => first.view(state, viewer === 'spectator' ? 0 : viewer) },
        'an event': { ...first, eventFor: (event) => event },
        'something beside the view': {
          ...first,
          view: (state, viewer) => ({ ...Object(first.view(state, viewer)), whole: JSON.stringify(state).length }),
        },
      };
      await Promise.all(
        Object.entries(leaking).map(async ([what, game]) => {
          const server = await house.open(undefined, { games: [game] });
          const result = await eavesdrop({ url: server.url, games: [first.id], rounds: 1, together: 1 });
          expect(result.leaks.length, what).toBeGreaterThan(0);
        }),
      );
    });
  }
});
