import type { Choice } from '@belfry/board-kit';
import { useRef, useState } from 'react';
import { afterPaint } from '../viewport/use-painted.ts';
import type { OpenDecision } from './decision.ts';
import { NO_SELECTION, savedSelection, saveSelection } from './saved-selection.ts';
import { choiceFrom, type Position } from './use-move-choices.ts';

const NOTHING: readonly string[] = [];

interface Selection {
  readonly picks: readonly string[];
  /** A move that did not come from pointing. */
  readonly proposed: Choice | null;
  put(picks: readonly string[], proposed?: Choice | null): void;
  clear(): void;
  /** How long ago something was put, in milliseconds. */
  age(): number;
}

/** The viewer's selection for a decision; it survives a reload. */
export function useSelection({ game, decision, moves }: Pick<Position, 'game' | 'decision' | 'moves'>): Selection {
  const [kept, setKept] = useState<{ decision: OpenDecision; picks: readonly string[]; proposed: Choice | null }>(() => {
    const { picks, proposed } = moves.length === 0 ? NO_SELECTION : savedSelection(decision);
    return { decision, picks, proposed: proposed === null ? null : choiceFrom(game, proposed) };
  });
  const { picks, proposed } = kept.decision === decision ? kept : { picks: NOTHING, proposed: null };
  const putAt = useRef(0);
  const saving = useRef(() => {});
  const put = (next: readonly string[], move: Choice | null = null) => {
    putAt.current = performance.now();
    setKept({ decision, picks: next, proposed: move });
    saving.current();
    saving.current = afterPaint(() => saveSelection(decision, { picks: next, proposed: move?.notation ?? null }));
  };
  return { picks, proposed, put, clear: () => put(NOTHING), age: () => performance.now() - putAt.current };
}
