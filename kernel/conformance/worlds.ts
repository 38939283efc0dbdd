import { type Chance, type Seat, tidy, type Viewer } from '../src/index.ts';
import type { Moment } from './driver.ts';
import { ensureSame } from './failure.ts';
import type { Setup, Subject, Testbed } from './subject.ts';
import { ViewCache } from './view-cache.ts';

/** Returns every viewer of a running match: the seats and a spectator. */
export function viewersOf(setup: Setup): Viewer[] {
  return [...Array.from({ length: setup.players }, (_, seat) => seat), 'spectator'];
}

/** Returns the viewers for a costly check of this moment: all of them or, for a sample, the mover and the others in turn. */
export function eyesAt({ setup, sample }: Testbed, { log, next }: Moment): Viewer[] {
  const all = viewersOf(setup);
  if (!sample || next === null) return all;
  const others = all.filter((viewer) => viewer !== next.seat);
  return [next.seat, ...others.filter((_, turn) => turn === log.entries.length % others.length)];
}

/** Returns whether a costly check skips this moment: a sample takes every sixth. */
export function restsAt({ sample }: Testbed, { log, next }: Moment): boolean {
  return sample && next !== null && log.entries.length % 6 !== 0;
}

/** Returns another state that looks the same to the viewer. The view goes through JSON, as it does for a bot. */
export function anotherWorld({ game }: Subject, sight: ViewCache, viewer: Viewer, chance: Chance): ViewCache {
  return new ViewCache(game, game.determinize(JSON.parse(sight.viewText(viewer)), chance));
}

/** Throws unless both look the same to the viewer: the view byte for byte, the legal moves, the pending questions. */
export function ensureAlike(actual: ViewCache, expected: ViewCache, viewer: Viewer, complaint: (of: string) => string): void {
  ensureSame(actual.viewText(viewer), expected.viewText(viewer), () => complaint('the view'));
  ensureSame(actual.words(viewer).join('; '), expected.words(viewer).join('; '), () => complaint('the legal moves'));
  ensureSame(actual.questionsText(viewer), expected.questionsText(viewer), () => complaint('the open questions in the eyes'));
}

/** Returns a seat's legal move with this notation, listed or accepted; undefined if it is not legal. */
export function legalMove({ game }: Subject, state: unknown, seat: Seat, words: string): { readonly move: unknown } | undefined {
  if (!game.pending(state).some((decision) => decision.seat === seat)) return undefined;
  const move = game.read(tidy(words));
  const legal = game.legal(state, seat).some((candidate) => game.write(candidate) === words) || game.accepts(state, seat, move);
  return legal ? { move } : undefined;
}

/** Thrown by `noChance` when the move draws luck. */
class ChanceDrawn extends Error {}

export const noChance: Chance = {
  below(bound) {
    if (bound <= 1) return 0;
    throw new ChanceDrawn('luck was drawn');
  },
};

/** Runs the function and returns whether it finished without drawing luck. */
export function withoutChance(work: (chance: Chance) => void): boolean {
  try {
    work(noChance);
    return true;
  } catch (error) {
    if (error instanceof ChanceDrawn) return false;
    throw error;
  }
}
