import type { Door } from '@belfry/board-kit';
import { findDoor } from '@belfry/games/page/doors';
import { memo, useCallback } from 'react';
import { useSettings } from '../base/settings.ts';
import type { PageSay } from '../base/voice.ts';

/** The view through a door. */
export const DoorScene = memo(function DoorScene({ door: { Scene } }: { door: Door }) {
  return (
    <svg className="door-scene" viewBox="0 0 300 330" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Scene />
    </svg>
  );
});

/** How many play, and how long it takes. */
export function doorFacts(say: PageSay, { players, minutes }: Door): string {
  return say('door.facts', { players: range(players), minutes: range(minutes) });
}

function range({ min, max }: { readonly min: number; readonly max: number }): string {
  return min === max ? `${min}` : `${min}–${max}`;
}

/** What games are called in the language of the page, also where their rules are not loaded. */
export function useGameName(): (game: string) => string {
  const language = useSettings((settings) => settings.language);
  return useCallback((game) => findDoor(game)?.text[language].name ?? game, [language]);
}
