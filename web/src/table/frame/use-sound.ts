import { useEffect } from 'react';
import { useSettings } from '../../base/settings.ts';
import { keepAmbience } from '../../base/sound/ambience-player.ts';
import type { TableInfo } from '../context/table-context.tsx';

/** Plays the game's ambience while the match goes on. */
export function useAmbience({ board: { ambience }, snapshot: { status } }: Pick<TableInfo, 'board' | 'snapshot'>): void {
  const plays = status === 'playing';
  useEffect(() => (plays ? keepAmbience(ambience) : undefined), [plays, ambience]);
}

/**
 * True while this player is asked about sound: at a table where they have not moved yet, unless they have answered, or have set sound or
 * motion and so know the settings. `seen`: the entries of the log up to their last move.
 */
export function useSoundOffer({ guide, snapshot: { viewer, status } }: Pick<TableInfo, 'guide' | 'snapshot'>, seen: number): boolean {
  const isOpen = useSettings(({ soundOffered, sound, motion }) => !soundOffered && sound === 'off' && motion === 'normal');
  return isOpen && guide === null && typeof viewer === 'number' && status === 'playing' && seen === 0;
}
