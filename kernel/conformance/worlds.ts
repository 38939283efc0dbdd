import { type Chance, type Seat, tidy, type Viewer } from '../src/index.ts';
import type { Setup, Trial } from './trial.ts';

/** Everybody who looks at a running match: the seats and somebody watching. */
export function viewersOf(setup: Setup): Viewer[] {
  return [...Array.from({ length: setup.players }, (_, seat) => seat), 'spectator'];
}

/** Another state that looks the same to the viewer. The view travels as JSON, as it does to a bot. */
export function anotherWorld({ game }: Trial, state: unknown, viewer: Viewer, chance: Chance): unknown {
  return game.determinize(JSON.parse(JSON.stringify(game.view(state, viewer))), chance);
}

export function viewText({ game }: Trial, state: unknown, viewer: Viewer): string {
  return JSON.stringify(game.view(state, viewer));
}

/** The legal moves of a viewer in notation, in order; a spectator has none. */
export function movesText({ game }: Trial, state: unknown, viewer: Viewer): string {
  if (typeof viewer !== 'number') return '';
  return game
    .legal(state, viewer)
    .map((move) => game.write(move))
    .join('; ');
}

/** What is asked of whom, as everybody at the table hears it, and the viewer's own decision in full. */
export function questionsText({ game }: Trial, state: unknown, viewer: Viewer): string {
  return JSON.stringify(
    game
      .pending(state)
      .map((decision) => [decision.seat, decision.kind, game.sayDecision(decision), decision.seat === viewer ? decision : null]),
  );
}

/** The legal move of a seat with this notation, listed or accepted; undefined when it is not legal. */
export function legalMove({ game }: Trial, state: unknown, seat: Seat, words: string): { readonly move: unknown } | undefined {
  if (!game.pending(state).some((decision) => decision.seat === seat)) return undefined;
  const move = game.read(tidy(words));
  const legal = game.legal(state, seat).some((candidate) => game.write(candidate) === words) || game.accepts(state, seat, move);
  return legal ? { move } : undefined;
}

/** Thrown by `noChance`: the move meets luck. */
class ChanceDrawn extends Error {}

export const noChance: Chance = {
  below(bound) {
    if (bound <= 1) return 0;
    throw new ChanceDrawn('luck was drawn');
  },
};

/** Runs the work and says whether it went through without drawing luck. */
export function withoutChance(work: (chance: Chance) => void): boolean {
  try {
    work(noChance);
    return true;
  } catch (error) {
    if (error instanceof ChanceDrawn) return false;
    throw error;
  }
}
