import type { Advice, Evaluation } from '@belfry/bots';
import type { Game } from '@belfry/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { hasEvaluation } from '../judged-games.ts';
import { type Counsel, openCounsel } from '../session/counsel.ts';
import type { Advised } from '../session/local/wire.ts';
import type { Snapshot } from '../session/session.ts';
import type { OpenDecision } from './decision.ts';

export interface CounselControl {
  /** May the Master be asked at this moment? Never at a table with other people. */
  readonly allowed: boolean;
  readonly thinking: boolean;
  /** What the Master said about the decision before the viewer now. */
  readonly advice: readonly Advice[] | null;
  /** What the features it speaks of are called. */
  readonly features: Evaluation['text'] | undefined;
  /** The player asked for it, rather than the coach. */
  readonly asked: boolean;
  ask(): void;
  dismiss(): void;
}

interface Said {
  readonly decision: OpenDecision;
  readonly asked: boolean;
  readonly advised: Advised | null;
}

const HINT_MS = 900;
const COACH_MS = 400;

/** What the Master would do. A coach asks at every decision, a player when in doubt. */
export function useCounsel(game: Game, snapshot: Snapshot, decision: OpenDecision, coaching: boolean): CounselControl {
  const { seats, moves, shared } = snapshot;
  const counsel = useRef<Counsel | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  useEffect(() => {
    const own = openCounsel();
    counsel.current = own;
    return () => own.close();
  }, []);
  const latest = useRef(snapshot);
  latest.current = snapshot;
  const alone = shared.length === 0 && seats.every(({ kind }) => kind !== 'person' && kind !== 'open');
  const allowed = alone && moves.length > 0 && hasEvaluation(game.id);
  const think = useCallback(
    (asked: boolean) => {
      setSaid({ decision, asked, advised: null });
      const { view, moves } = latest.current;
      const answer = counsel.current?.advise(game.id, view, moves, asked ? HINT_MS : COACH_MS);
      answer?.then(
        (advised) => setSaid((now) => (now?.decision === decision && now.asked === asked ? { decision, asked, advised } : now)),
        () => setSaid((now) => (now?.decision === decision ? null : now)),
      );
    },
    [game, decision],
  );
  useEffect(() => {
    if (allowed && coaching) think(false);
  }, [allowed, coaching, think]);
  const current = allowed && said?.decision === decision ? said : null;
  return {
    allowed,
    thinking: current !== null && current.advised === null,
    advice: current?.advised?.advice ?? null,
    features: current?.advised?.features,
    asked: current?.asked ?? false,
    ask: () => think(true),
    dismiss: () => setSaid(null),
  };
}
