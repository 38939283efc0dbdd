import { type Chance, type GameEvent, pick, type Seat, seededChance, type Viewer } from '../../src/index.ts';
import type { Observer } from '../driver.ts';
import { ensureSame } from '../failure.ts';
import type { Subject, Testbed } from '../subject.ts';
import { ViewCache } from '../view-cache.ts';
import { anotherWorld, legalMove, noChance, viewersOf, withoutChance } from '../worlds.ts';

/** The number of random viewers for whom each move is also tried in another world. */
const OTHER_WORLDS = 2;

/** A position after a move, and the events of that move. */
interface After {
  readonly sight: ViewCache;
  readonly events: readonly GameEvent[];
}

/**
 * Checks that events reveal no more than views: if two outcomes that `aloud` does not distinguish leave a viewer with the same view, the
 * viewer must have received the same events. Compares the same move in another world, another move of the same seat, and the same move with
 * different luck.
 */
export function tellsNoMore(testbed: Testbed): Observer {
  const { subject } = testbed;
  const { game } = subject;
  return {
    see({ state, sight, log, next }, chance) {
      if (next === null) return;
      const { seat, move } = next;
      const words = game.write(move);
      const luck = (which: string): Chance => seededChance(`${log.entries.length} ${which}`);
      const truth = after(subject, state, seat, move, luck('one'));
      const drawsLuck = !withoutChance((none) => game.apply(game.clone(state), seat, move, { chance: none }));
      const others = [after(subject, state, seat, pick(chance, sight.moves(seat)), luck('one'))];
      if (drawsLuck) others.push(after(subject, state, seat, move, luck('two')));
      const viewers = viewersOf(testbed.setup);
      for (const viewer of viewers) {
        for (const rival of viewer === seat ? others.slice(1) : others) compare(subject, viewer, words, truth, rival);
      }
      for (let i = 0; i < OTHER_WORLDS && !drawsLuck; i++) {
        const viewer = pick(chance, viewers);
        const rival = sameMove(subject, anotherWorld(subject, sight, viewer, chance).state, seat, words);
        if (rival !== undefined) compare(subject, viewer, words, truth, rival);
      }
    },
  };
}

function after({ game }: Subject, state: unknown, seat: Seat, move: unknown, chance: Chance): After {
  const clone = game.clone(state);
  const events: GameEvent[] = [];
  game.apply(clone, seat, move, { chance, emit: (event) => events.push(event) });
  return { sight: new ViewCache(game, clone), events };
}

/** Returns the move's result in another world, if it is legal there and draws no luck. */
function sameMove(subject: Subject, world: unknown, seat: Seat, words: string): After | undefined {
  const legal = legalMove(subject, world, seat, words);
  if (legal === undefined) return undefined;
  let result: After | undefined;
  withoutChance(() => {
    result = after(subject, world, seat, legal.move, noChance);
  });
  return result;
}

function compare(subject: Subject, viewer: Viewer, words: string, one: After, other: After): void {
  if (aloud(subject, one) !== aloud(subject, other)) return;
  const [a, b] = [told(subject, viewer, one), told(subject, viewer, other)];
  if (a === b || one.sight.viewText(viewer) !== other.sight.viewText(viewer)) return;
  ensureSame(b, a, () => `the events of "${words}" tell ${viewer} something that its view does not show`);
}

function told({ game }: Subject, viewer: Viewer, { events }: After): string {
  return JSON.stringify(events.map((event) => game.eventFor(event, viewer)).filter((event) => event !== null));
}

/** Returns what the rules announce to everyone about these events. */
function aloud(subject: Subject, { events }: After): string {
  return events.map((event) => subject.aloud?.(event) ?? '').join();
}
