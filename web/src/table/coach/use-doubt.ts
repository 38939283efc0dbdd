import type { Choice } from '@belfry/board-kit';
import type { Doubt } from '@belfry/bots';
import type { Phrase } from '@belfry/kernel';
import { useEffect, useState } from 'react';
import { type HintWorker, openHintWorker } from '../../match/local/hint-worker.ts';
import type { DoubtControl } from '../choice/choice-context.tsx';
import type { OpenDecision } from '../choice/decision.ts';
import type { TableInfo } from '../context/table-context.tsx';

const SURE: DoubtControl = { words: null, looking: false };
/** The longest wait for the coach before a move is played. */
const PATIENCE_MS = 3000;

interface Asked {
  readonly decision: OpenDecision;
  readonly move: string;
  /** Undefined until it is known. */
  readonly doubt: Doubt | null | undefined;
}

/** Asks once before a move that clearly loses. The analysis starts with the decision, so that it is usually ready when a move is chosen. */
export function useDoubt(
  { game, snapshot }: Pick<TableInfo, 'game' | 'snapshot'>,
  decision: OpenDecision,
  staged: Choice | null,
  warns: boolean,
): DoubtControl {
  const { view, moves } = snapshot;
  const [worker, setWorker] = useState<HintWorker | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const isOpen = warns && moves.length > 1;
  useEffect(() => {
    if (!isOpen) return;
    const own = openHintWorker();
    setWorker(own);
    return () => own.close();
  }, [isOpen]);
  const move = staged?.notation ?? null;
  useEffect(() => {
    if (!isOpen || worker === null) return;
    const played = move ?? moves[0];
    if (played === undefined) return;
    const question = { game: game.id, rules: game.rulesVersion, view, moves, played };
    const answer = worker.doubt(question);
    if (move === null) {
      // Only prepares the position in the worker, for the question about a move.
      answer.catch(() => {});
      return;
    }
    const tell = (doubt: Doubt | null): void =>
      setAsked((now) => (now?.move === move && now.doubt === undefined ? { ...now, doubt } : now));
    setAsked({ decision, move, doubt: undefined });
    const timer = setTimeout(() => tell(null), PATIENCE_MS);
    answer.then(tell, () => tell(null));
    return () => clearTimeout(timer);
  }, [isOpen, worker, game, view, moves, move, decision]);
  if (!isOpen || move === null || worker === null) return SURE;
  const current = asked?.decision === decision && asked.move === move ? asked.doubt : undefined;
  if (current === undefined) return { words: null, looking: true };
  return current === null ? SURE : { words: wordsOf(current), looking: false };
}

function wordsOf({ better, loss }: Doubt): Phrase {
  return { key: 'coach.doubt', args: { better, n: Math.round(100 * loss) } };
}
