import type { GameView } from '@belfry/kernel';
import { useRef } from 'react';

/** Returns the view of the previous position. */
export function useViewBefore(view: GameView): GameView {
  const views = useRef({ now: view, before: view });
  if (views.current.now !== view) views.current = { now: view, before: views.current.now };
  return views.current.before;
}
