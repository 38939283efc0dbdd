import { findGame, games } from '@belfry/games';
import type { Game } from '@belfry/kernel';
import { type Overrides, onAnyStore, startSessionSockets, type ViewerAccessOf, viewerAccessOf } from '@belfry/server/testing';
import { expect, it } from 'vitest';
import { chaosTrial } from '../../src/trials/chaos.ts';
import { fuzzTrial } from '../../src/trials/fuzz.ts';
import { checkLeaks } from '../../src/trials/leak-check.ts';
import { WAYS } from '../../src/trials/table-paths.ts';

const ids = games.map(({ id }) => id);
/** `npm run test:long` goes every way of people with every game, and plants every hole. */
const IN_FULL = process.env.BELFRY_GAMES !== undefined;
const SOME = ['citadels', 'nuremberg'];
const SAMPLE = [
  'a seat is left and taken by another',
  'no spectators are wanted',
  'spectators see it late',
  'a guest signs in, and the seat comes to the account',
];
const inSample = (way: string): boolean => IN_FULL || SAMPLE.includes(way);
const ways = WAYS.filter(({ name }) => inSample(name));
/** Of the leaks and holes below, those on which every run tries the canary itself: in an event, at a seat, in a session. */
const PLANTED = ['an event', 'a seat that was left', 'a session that never ends'];
const isPlanted = (what: string): boolean => IN_FULL || PLANTED.includes(what);

/** Lets a server ask another rule who sees what. */
function ruling(rule: ViewerAccessOf): Overrides {
  return { viewerAccessOf: rule };
}

/** Whoever had a seat once may look from it ever after. */
function remembering(): ViewerAccessOf {
  const had = new Set<string>();
  return (table, me, wish) => {
    for (const { seat, identity } of table.seats) had.add(`${table.record.id} ${identity} ${seat}`);
    const remembered = typeof wish === 'number' && table.record.header !== null && had.has(`${table.record.id} ${me} ${wish}`);
    return remembered ? { viewer: wish, late: false } : viewerAccessOf(table, me, wish);
  };
}

/** Holes of each kind, and the way of people that finds it. */
const HOLES: readonly { readonly hole: string; readonly way: string; readonly plant: Overrides }[] = [
  { hole: 'a seat that was left', way: 'a seat is left and taken by another', plant: ruling(remembering()) },
  { hole: 'a seat that was freed', way: 'a seat is freed by the host', plant: ruling(remembering()) },
  { hole: 'a seat left in a rematch', way: 'another takes a place in the rematch', plant: ruling(remembering()) },
  {
    hole: 'a seat at which a bot plays',
    way: 'a seat is given to a bot and taken back, before the match and in it',
    plant: ruling((table, me, wish) => {
      const bots = table.record.header !== null && table.seats[1]?.bot !== null;
      return bots ? { viewer: 1, late: false } : viewerAccessOf(table, me, wish);
    }),
  },
  {
    hole: 'a spectator who stays',
    way: 'no spectators are wanted',
    plant: ruling((table, me, wish) => viewerAccessOf(table, me, wish) ?? { viewer: 'spectator', late: false }),
  },
  {
    hole: 'a forgotten delay',
    way: 'spectators see it late',
    plant: ruling((table, me, wish) => {
      const sight = viewerAccessOf(table, me, wish);
      return sight === null ? null : { ...sight, late: false };
    }),
  },
  {
    hole: 'a session that never ends',
    way: 'a guest signs in, and the seat comes to the account',
    plant: { sessionSockets: { ...startSessionSockets(), recheck: async () => undefined } },
  },
  {
    hole: 'a stranger taken for whoever signed out',
    way: 'somebody makes an account, signs out and in again',
    plant: ruling((table, me, wish) => {
      const known = table.record.header === null || table.seats.some(({ identity }) => identity === me);
      return known ? viewerAccessOf(table, me, wish) : { viewer: 1, late: false };
    }),
  },
  {
    hole: 'a second device at the wrong seat',
    way: 'one person has two devices',
    plant: ruling((table, me, wish) =>
      table.record.header !== null && wish === undefined ? { viewer: 0, late: false } : viewerAccessOf(table, me, wish),
    ),
  },
];

// Each has a server of its own and waits a good deal, so they run side by side.
onAnyStore('trials', (servers) => {
  it.concurrent('transport chaos: lost, doubled, delayed frames and cut lines change nothing', async () => {
    const server = await servers.open();
    const result = await chaosTrial({ url: server.url, games: ['citadels'], rounds: 1, together: 1 });
    expect(result.games).toBe(1);
    expect(Math.min(result.dropped, result.duplicated, result.delayed, result.cuts)).toBeGreaterThan(0);
  });
});

onAnyStore('trials that ask little of the store', (servers) => {
  it.concurrent('leak canary: nobody is sent anything the game does not give them', async () => {
    const server = await servers.open();
    const sample =
      servers.kind === 'sqlite' ? { games: IN_FULL ? ids : SOME, rounds: IN_FULL ? ways.length : 1 } : { games: ['citadels'], rounds: 2 };
    const result = await checkLeaks({ url: server.url, ...sample, together: 4, ways });
    expect(result.leaks).toEqual([]);
    expect(result.frames).toBeGreaterThan(100 * result.games);
  });

  it.concurrent('hostile input: no crash, no change, typed answers', async () => {
    const server = await servers.open();
    const result = await fuzzTrial({
      url: server.url,
      game: 'citadels',
      ...(IN_FULL ? { frames: 1500, requests: 250 } : { frames: 600, requests: 120 }),
    });
    expect(Object.keys(result.answers)).toEqual(
      expect.arrayContaining(['error bad-message', 'refusal forbidden', 'close 1008', 'http 400', 'http 404']),
    );
  });

  if (servers.kind === 'sqlite') {
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
          if (!isPlanted(what)) return;
          const server = await servers.open(undefined, { games: [game] });
          const result = await checkLeaks({ url: server.url, games: [first.id], rounds: 1, together: 1 });
          expect(result.leaks.length, what).toBeGreaterThan(0);
        }),
      );
    });

    it.concurrent.each(HOLES.filter(({ hole }) => isPlanted(hole)))('leak canary: $hole is found out', async ({ way, plant }) => {
      const server = await servers.open(undefined, plant);
      const only = WAYS.filter(({ name }) => name === way);
      const { leaks } = await checkLeaks({ url: server.url, games: ['citadels'], rounds: 1, together: 1, ways: only });
      expect(leaks.length).toBeGreaterThan(0);
    });
  }
});
