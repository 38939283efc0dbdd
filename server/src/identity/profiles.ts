import { type Acquaintance, type IdentityId, type PlayedGame, type Profile, refuse } from '@belfry/protocol';
import { type FinishedSeat, findAcquaintances, findBlocked, findFinishedSeats, findPerson, insertBlock } from '../store/people.ts';
import type { Persistence } from '../store/persistence.ts';

/** Returns a profile as a user may see it: their own always, others' unless hidden. */
export async function profileFor({ store: { db }, time }: Persistence, me: IdentityId, id: IdentityId): Promise<Profile> {
  const found = await findPerson(db, id);
  if (found === null) throw refuse('no-person', { subject: id });
  const blocked = (await findBlocked(db, me)).some((person) => person.id === id);
  const about = { person: found.person, hidden: found.hidden, blocked };
  if (found.hidden && me !== id) return { ...about, since: null, games: [] };
  return { ...about, since: found.since, games: gamesOf(await findFinishedSeats(db, id, time.now())) };
}

function gamesOf(finished: readonly FinishedSeat[]): PlayedGame[] {
  const games = new Map<string, { matches: number; uncounted: number; readonly places: number[] }>();
  for (const { game, place } of finished) {
    const played = games.get(game) ?? { matches: 0, uncounted: 0, places: [] };
    games.set(game, played);
    played.matches++;
    if (place === null) played.uncounted++;
    else {
      while (played.places.length < place) played.places.push(0);
      played.places[place - 1] = (played.places[place - 1] ?? 0) + 1;
    }
  }
  return [...games].map(([game, played]) => ({ game, ...played })).sort((a, b) => b.matches - a.matches || (a.game < b.game ? -1 : 1));
}

/** Returns the people that a user has played with, and those they have blocked. */
export async function acquaintancesOf({ store: { db } }: Persistence, me: IdentityId): Promise<Acquaintance[]> {
  const blocked = await findBlocked(db, me);
  const acquaintances = await findAcquaintances(db, me);
  const met = new Set(acquaintances.map(({ person }) => person.id));
  const others = blocked.filter(({ id }) => !met.has(id)).map((person) => ({ person, matches: 0, lastAt: null, blocked: true }));
  return [...acquaintances.map((each) => ({ ...each, blocked: blocked.some(({ id }) => id === each.person.id) })), ...others];
}

const MOST_BLOCKS = 500;

export async function block({ store, time }: Persistence, me: IdentityId, id: IdentityId): Promise<void> {
  if (id === me) throw refuse('block-yourself');
  if ((await findPerson(store.db, id)) === null) throw refuse('no-person', { subject: id });
  if ((await findBlocked(store.db, me)).length >= MOST_BLOCKS) throw refuse('many-blocks', { people: MOST_BLOCKS });
  await insertBlock(store, me, id, time.now());
}
