import type { Choice } from '@belfry/board-kit';
import { useRef, useState } from 'react';
import { afterPaint } from '../viewport/use-painted.ts';
import type { OpenDecision } from './decision.ts';
import { NO_SELECTION, savedSelection, saveSelection } from './saved-selection.ts';
import { choiceFrom, type Position } from './use-move-choices.ts';

const NOTHING: readonly string[] = [];

interface Selection {
  readonly picks: readonly string[];
  /** A move that was not chosen on the board. */
  readonly proposed: Choice | null;
  put(picks: readonly string[], proposed?: Choice | null): void;
  /** The proposed move is a suggestion: it needs confirmation, and is forgotten at a reload. */
  readonly suggested: boolean;
  suggest(move: Choice): void;
  clear(): void;
  /** Milliseconds since the last change. */
  age(): number;
}

interface Kept extends Pick<Selection, 'picks' | 'proposed' | 'suggested'> {
  readonly decision: OpenDecision;
}

/** Keeps the viewer's selection for a decision; it survives a reload. */
export function useSelection({ game, decision, moves }: Pick<Position, 'game' | 'decision' | 'moves'>): Selection {
  const [kept, setKept] = useState<Kept>(() => {
    const { picks, proposed } = moves.length === 0 ? NO_SELECTION : savedSelection(decision);
    return { decision, picks, proposed: proposed === null ? null : choiceFrom(game, proposed), suggested: false };
  });
  const { picks, proposed, suggested } = kept.decision === decision ? kept : { picks: NOTHING, proposed: null, suggested: false };
  const putAt = useRef(0);
  const saving = useRef(() => {});
  const keep = (next: Omit<Kept, 'decision'>) => {
    putAt.current = performance.now();
    setKept({ decision, ...next });
    saving.current();
    const proposed = next.suggested ? null : (next.proposed?.notation ?? null);
    saving.current = afterPaint(() => saveSelection(decision, { picks: next.picks, proposed }));
  };
  const put = (next: readonly string[], move: Choice | null = null) => keep({ picks: next, proposed: move, suggested: false });
  return {
    ...{ picks, proposed, suggested, put },
    suggest: (move) => keep({ picks: NOTHING, proposed: move, suggested: true }),
    clear: () => put(NOTHING),
    age: () => performance.now() - putAt.current,
  };
}
