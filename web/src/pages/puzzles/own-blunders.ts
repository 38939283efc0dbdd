import type { JudgedDecision } from '@belfry/bots';
import { useState } from 'react';
import { device } from '../../base/storage.ts';
import type { Riddle } from './puzzle-session.ts';

/** One of the user's own costly decisions, kept as a puzzle until they find the better move. */
export interface OwnBlunder extends Riddle {
  readonly id: string;
  readonly game: string;
  /** The version of the rules that the view belongs to. */
  readonly rules: number;
}

const KEY = 'belfry.own-blunders';
/** Only the newest are kept, because players do not retry more. */
const MOST_KEPT = 20;
/** Smaller losses are not blunders. */
const COSTLY = 0.04;

/** Prefix of such a puzzle's id. */
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

/** Keeps the costly decisions that a review found. */
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

/** Returns the blunders to retry, of one game or of all, newest first. */
export function useOwnBlunders(game?: string): readonly OwnBlunder[] {
  const [kept] = useState(load);
  return game === undefined ? kept : kept.filter((each) => each.game === game);
}

/** Forgets a blunder whose better move was found. */
export function forgetBlunder(id: string): void {
  device.setJson(
    KEY,
    load().filter((each) => each.id !== id),
  );
}
