import type { BoardModule, Choice } from '@belfry/board-kit';
import { deduceFrom, type Game, type GameView, type Viewer } from '@belfry/kernel';
import { useCallback, useMemo } from 'react';
import type { OpenDecision } from './decision.ts';

/** A position in which something may be chosen. */
export interface Position {
  readonly game: Game;
  readonly board: BoardModule;
  readonly view: GameView;
  readonly viewer: Viewer;
  /** Which decision it is: what was pointed at counts for that one alone. */
  readonly decision: OpenDecision;
  readonly moves: readonly string[];
}

/** A listed move keeps the notation it came with. */
export function choiceFrom(game: Game, notation: string): Choice {
  const move = game.read(notation);
  return { move, notation, targets: game.targets(move) };
}

interface MoveChoices {
  /** The legal moves as the rules list them. */
  readonly choices: readonly Choice[];
  /** Moves beyond that list that can be pointed at as well. */
  readonly beyond: readonly Choice[];
  readonly all: readonly Choice[];
  accepts(move: unknown): boolean;
  choiceOf(move: unknown): Choice;
  /** The move that is put together by pointing at these things, if it is one. */
  compose(picks: readonly string[]): Choice | null;
}

/** Every move that can be chosen in a position. */
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
