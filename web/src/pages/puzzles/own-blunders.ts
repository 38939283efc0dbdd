import type { JudgedDecision } from '@belfry/bots';
import { useState } from 'react';
import { device } from '../../base/storage.ts';
import type { Riddle } from './puzzle-session.ts';

/** A decision of one's own that cost much, kept as a puzzle until the better move is found. */
export interface OwnBlunder extends Riddle {
  readonly id: string;
  readonly game: string;
  /** The rules whose view it is. */
  readonly rules: number;
}

const KEY = 'belfry.own-blunders';
/** The newest are kept; more are not tried again. */
const MOST_KEPT = 20;
/** Smaller losses are no blunders. */
const COSTLY = 0.04;

/** The address of such a puzzle begins so. */
export const OWN = 'own-';

function load(): readonly OwnBlunder[] {
  const kept = device.json(KEY);
  return Array.isArray(kept) ? kept.filter(isBlunder) : [];
}

function isBlunder(value: unknown): value is OwnBlunder {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['id', 'game', 'rules', 'players', 'view', 'ideas', 'tempting'].every((name) => name in value)
  );
}

/** Keeps what a review found to have cost much. */
export function keepBlunders(
  match: { readonly id: string; readonly game: string; readonly rules: number; readonly players: number },
  moments: readonly JudgedDecision[],
): void {
  const { game, rules, players } = match;
  const found = moments
    .filter(({ loss }) => loss >= COSTLY)
    .map(
      ({ seq, view, ideas, played }): OwnBlunder => ({
        id: `${OWN}${match.id}-${seq}`,
        game,
        rules,
        players,
        view,
        ideas,
        tempting: played,
      }),
    );
  const ids = new Set(found.map(({ id }) => id));
  device.setJson(KEY, [...found, ...load().filter(({ id }) => !ids.has(id))].slice(0, MOST_KEPT));
}

/** The blunders to retry, of one game or of all, the newest first. */
export function useOwnBlunders(game?: string): readonly OwnBlunder[] {
  const [kept] = useState(load);
  return game === undefined ? kept : kept.filter((each) => each.game === game);
}

/** The better move was found. */
export function forgetBlunder(id: string): void {
  device.setJson(
    KEY,
    load().filter((each) => each.id !== id),
  );
}
