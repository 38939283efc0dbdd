import { useEffect, useRef } from 'react';
import { pageHere } from '../../base/address.ts';
import { sound } from '../../base/sound/sound-player.ts';
import { showDeviceNote } from '../../parts/device-note.ts';

/** Rings and marks the page's title; if the user wants it and looks elsewhere, also shows a notification. */
export function useTurnNotice(mine: boolean, words: string, game: string): void {
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

/** Does the same before the viewer's time runs out; `urgent` is the consequence of that. */
export function useTimeNotice(urgent: string | null, words: string, game: string): void {
  useEffect(() => {
    if (urgent === null) return;
    const before = document.title;
    sound('warning');
    showDeviceNote(`${words}: ${game}`, urgent, pageHere());
    document.title = `⏳ ${words} · Belfry`;
    return () => {
      if (document.title.startsWith('⏳')) document.title = before;
    };
  }, [urgent, words, game]);
}
