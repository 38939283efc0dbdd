import type { Claims, Hint } from '@belfry/bots';
import { findGameCard } from '@belfry/games/page/game-cards';
import type { Game } from '@belfry/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { HintReply } from '../../match/local/bot-work.ts';
import { type HintWorker, openHintWorker } from '../../match/local/hint-worker.ts';
import type { Snapshot } from '../../match/session.ts';
import type { OpenDecision } from '../choice/decision.ts';

export interface HintControl {
  /** There is a decision to explain. */
  readonly coachable: boolean;
  /** Advice is allowed: with other people at the table only if they have agreed to it. */
  readonly mayAdvise: boolean;
  /** The Master can be asked: not in a game whose positions it cannot evaluate. */
  readonly allowed: boolean;
  readonly thinking: boolean;
  /** The Master's moves for the viewer's current decision. */
  readonly moves: readonly Hint[] | null;
  /** The text of the claims in their favour. */
  readonly claims: Claims['text'] | undefined;
  /** The analysis failed. */
  readonly failed: boolean;
  /** Requested by the player, not by the coach. */
  readonly asked: boolean;
  ask(): void;
  dismiss(): void;
}

interface Said {
  readonly decision: OpenDecision;
  readonly asked: boolean;
  readonly reply: HintReply | 'failed' | null;
}

/** The Master's hints. A coach who advises asks at every decision, a player when in doubt. */
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
  const mayAdvise = (alone || advice) && findGameCard(game.id)?.judged === true;
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
