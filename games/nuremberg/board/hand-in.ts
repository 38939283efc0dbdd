import type { Viewer } from '@belfry/kernel';
import type { Move, View } from '@belfry/nuremberg';

/** Returns every set of this many cards from a hand, by kind. */
function setsOf(hand: readonly number[], count: number): number[][] {
  const [first, ...rest] = hand;
  if (first === undefined) return count === 0 ? [[]] : [];
  return Array.from({ length: Math.min(first, count) + 1 }, (_, taken) => taken).flatMap((taken) =>
    setsOf(rest, count - taken).map((others) => [taken, ...others]),
  );
}

/** Returns how many cards the viewer must discard for the robber knight now. */
export function dueFrom(view: View, viewer: Viewer): number {
  const asked = view.pending.find(({ kind, seat }) => kind === 'robber-discard' && seat === viewer);
  return asked?.kind === 'robber-discard' ? asked.count : 0;
}

/** Returns every possible discard, including those that the bounded list of the rules leaves out. */
export function everyHandIn(view: View, viewer: Viewer): readonly Move[] {
  const due = dueFrom(view, viewer);
  const hand = typeof viewer === 'number' ? view.seats[viewer]?.hand : null;
  return due === 0 || !hand ? [] : setsOf(hand, due).map((cards) => ({ do: 'hand-in', cards }));
}
