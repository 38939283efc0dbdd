import type { BoardModule, Choice } from '@belfry/board-kit';
import { deduceFrom, type Game, type GameView, type Viewer } from '@belfry/kernel';
import { useCallback, useMemo } from 'react';
import type { OpenDecision } from './decision.ts';

/** A position in which the viewer may have to choose. */
export interface Position {
  readonly game: Game;
  readonly board: BoardModule;
  readonly view: GameView;
  readonly viewer: Viewer;
  /** The decision; a selection counts only for this one. */
  readonly decision: OpenDecision;
  readonly moves: readonly string[];
}

/** Makes a choice from notation; a listed move keeps its notation. */
export function choiceFrom(game: Game, notation: string): Choice {
  const move = game.read(notation);
  return { move, notation, targets: game.targets(move) };
}

export interface MoveChoices {
  /** The legal moves as the rules list them. */
  readonly choices: readonly Choice[];
  /** Moves beyond that list that the player can also compose on the board. */
  readonly beyond: readonly Choice[];
  readonly all: readonly Choice[];
  accepts(move: unknown): boolean;
  choiceOf(move: unknown): Choice;
  /** Returns the move composed of these picks, if they make one. */
  compose(picks: readonly string[]): Choice | null;
}

/** Returns every move that can be chosen in a position. */
export function useMoveChoices({ game, board, view, viewer, moves }: Position): MoveChoices {
  const choiceOf = useCallback((move: unknown): Choice => ({ move, notation: game.write(move), targets: game.targets(move) }), [game]);
  const choices = useMemo(() => moves.map((notation) => choiceFrom(game, notation)), [moves, game]);
  const rules = useMemo(() => deduceFrom(game, view), [game, view]);
  const accepts = useCallback((move: unknown): boolean => typeof viewer === 'number' && rules.accepts(viewer, move), [rules, viewer]);
  const compose = useCallback(
    (picks: readonly string[]): Choice | null => {
      const move = board.compose?.(picks, view) ?? null;
      return move !== null && accepts(move) ? choiceOf(move) : null;
    },
    [board, view, accepts, choiceOf],
  );
  const beyond = useMemo<readonly Choice[]>(() => {
    if (board.beyond === undefined || typeof viewer !== 'number' || moves.length === 0) return [];
    const listed = new Set(moves);
    const accepted = board.beyond(view, viewer).filter((move) => rules.accepts(viewer, move));
    return accepted.map(choiceOf).filter(({ notation }) => !listed.has(notation));
  }, [board, rules, view, viewer, moves, choiceOf]);
  const all = useMemo(() => (beyond.length === 0 ? choices : [...choices, ...beyond]), [choices, beyond]);
  return { choices, beyond, all, accepts, choiceOf, compose };
}
