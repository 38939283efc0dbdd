import type { Claims, Hint } from '@belfry/bots';
import { findDoor } from '@belfry/games/page/doors';
import type { Game } from '@belfry/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { HintReply } from '../../match/local/bot-work.ts';
import { type HintWorker, openHintWorker } from '../../match/local/hint-worker.ts';
import type { Snapshot } from '../../match/session.ts';
import type { OpenDecision } from '../choice/decision.ts';

export interface HintControl {
  /** Is there something to explain at this moment? */
  readonly coachable: boolean;
  /** May anybody advise at this table? At one with other people only if they have agreed on it. */
  readonly mayAdvise: boolean;
  /** May the Master be asked as well? Not about a game whose positions nobody can judge. */
  readonly allowed: boolean;
  readonly thinking: boolean;
  /** What the Master said about the decision before the viewer now. */
  readonly moves: readonly Hint[] | null;
  /** The words for what speaks for them. */
  readonly claims: Claims['text'] | undefined;
  /** The coach could not think. */
  readonly failed: boolean;
  /** The player asked for it, rather than the coach. */
  readonly asked: boolean;
  ask(): void;
  dismiss(): void;
}

interface Said {
  readonly decision: OpenDecision;
  readonly asked: boolean;
  readonly reply: HintReply | 'failed' | null;
}

/** What the Master would do. A coach who advises asks at every decision, a player when in doubt. */
export function useHints(game: Game, snapshot: Snapshot, decision: OpenDecision, advises: boolean): HintControl {
  const { seats, moves, shared, advice = false } = snapshot;
  const worker = useRef<HintWorker | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  useEffect(() => {
    const own = openHintWorker();
    worker.current = own;
    return () => own.close();
  }, []);
  const latest = useRef(snapshot);
  latest.current = snapshot;
  const alone = shared.length === 0 && seats.every(({ kind }) => kind !== 'person' && kind !== 'open');
  const coachable = moves.length > 0;
  const mayAdvise = (alone || advice) && findDoor(game.id)?.judged === true;
  const allowed = coachable && mayAdvise;
  const think = useCallback(
    (asked: boolean) => {
      setSaid({ decision, asked, reply: null });
      const { view, moves } = latest.current;
      const answer = worker.current?.hint({ game: game.id, rules: game.rulesVersion, view, moves });
      answer?.then(
        (reply) => setSaid((now) => (now?.decision === decision && now.asked === asked ? { decision, asked, reply } : now)),
        () => setSaid((now) => (now?.decision === decision ? { ...now, reply: 'failed' } : now)),
      );
    },
    [game, decision],
  );
  useEffect(() => {
    if (allowed && advises) think(false);
  }, [allowed, advises, think]);
  const current = allowed && said?.decision === decision ? said : null;
  const reply = current?.reply ?? null;
  const hints = reply === 'failed' ? null : reply;
  return {
    coachable,
    mayAdvise,
    allowed,
    thinking: current !== null && reply === null,
    failed: reply === 'failed',
    moves: hints?.hints ?? null,
    claims: hints?.claims,
    asked: current?.asked ?? false,
    ask: () => think(true),
    dismiss: () => setSaid(null),
  };
}
