import type { GameView } from '@belfry/kernel';
import { useEffect, useRef } from 'react';
import { pageHere } from '../base/address.ts';
import { useSettings } from '../base/settings.ts';
import { sound } from '../base/sound/sound-player.ts';
import { showDeviceNote } from '../parts/device-note.ts';

/** Whoever wants no motion sees the score sheet at once. */
export function isMoving(): boolean {
  return useSettings.getState().motion !== 'off' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The bells at the end, for whoever sees it and has not heard them at the count. */
export function useVictory(isOver: boolean): void {
  const before = useRef(isOver);
  useEffect(() => {
    if (isOver && !before.current && !isMoving()) sound('victory');
    before.current = isOver;
  }, [isOver]);
}

/** The view of the position before this one. */
export function useViewBefore(view: GameView): GameView {
  const views = useRef({ now: view, before: view });
  if (views.current.now !== view) views.current = { now: view, before: views.current.now };
  return views.current.before;
}

/** The bell, and for those who look elsewhere a mark in the title and, if they like, a note on their screen. */
export function useYourTurn(mine: boolean, words: string, game: string): void {
  const before = useRef(mine);
  useEffect(() => {
    if (mine && !before.current) {
      sound('bell');
      showDeviceNote(words, game, pageHere());
    }
    before.current = mine;
    document.title = mine ? `● ${words} · Belfry` : 'Belfry';
  }, [mine, words, game]);
}
