import { type GameEvent, pick, seededChance } from '../../src/index.ts';
import { eachMoment } from '../driver.ts';
import { ensure } from '../failure.ts';
import type { Testbed } from '../subject.ts';
import { playApprentices } from './apprentice.ts';

/** The search for unused tags plays at most this many times the usual number of games. */
const PATIENCE = 12;

/**
 * Checks that everything in `usage` happens in play, except the subject's rare tags, and that nothing unlisted is counted. A sample stops
 * when everything has happened.
 */
export function usesEverything(testbeds: readonly Testbed[]): number {
  const [first] = testbeds;
  if (first === undefined) return 0;
  const { game, rare = [] } = first.subject;
  const listed = new Set(game.usage);
  ensure(listed.size === game.usage.length, () => 'a tag is listed twice in the usage');
  for (const tag of rare) ensure(listed.has(tag), () => `the subject calls "${tag}" rare, but the game does not list it`);
  const missing = new Set(game.usage.filter((tag) => !rare.includes(tag)));
  const count = (event: GameEvent): void => {
    for (const tag of game.uses(event)) {
      ensure(listed.has(tag), () => `the event "${event.type}" counts for "${tag}", which the usage does not list`);
      missing.delete(tag);
    }
  };
  let played = 0;
  for (let round = 0; round < first.games * PATIENCE && (round < first.games || missing.size > 0); round++) {
    for (const testbed of testbeds) {
      if (testbed.sample && missing.size === 0) break;
      eachMoment(testbed, `${testbed.seed}.${round}`, ({ events }) => events.forEach(count));
      played++;
    }
    if (missing.size === 0) continue;
    playApprentices(pick(seededChance(`usage ${round}`), testbeds), `usage ${round}`, count);
    played++;
  }
  ensure(missing.size === 0, () => `never used in ${played} games: ${[...missing].join(', ')}`);
  return played;
}
