import { isRight } from '@belfry/bots';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { useOwnLooks } from '../../api/own-name.ts';
import { useSay } from '../../base/voice.ts';
import { Loading } from '../../parts/page-status.tsx';
import { Table } from '../../table/table.tsx';
import type { LoadedGame } from '../match-loader/use-game.ts';
import { useOpenSession } from '../match-loader/use-open-session.ts';
import { PuzzlePanel } from './puzzle-panel.tsx';
import { openPuzzle, type PuzzleSession, type Riddle } from './puzzle-session.ts';

interface PuzzleTableProps {
  readonly found: LoadedGame;
  readonly riddle: Riddle;
  readonly title: string;
  readonly next: { readonly page: string; readonly words: string };
  readonly away: { readonly page: string; readonly words: string };
  /** Called when it is solved without help. */
  solved(): void;
}

/** A puzzle on the real board. */
export function PuzzleTable(props: PuzzleTableProps) {
  const solver = useOwnLooks(useSay());
  const session = useOpenSession(() => openPuzzle(props.found.game, props.riddle, solver));
  return session === null ? <Loading /> : <Asked {...props} session={session} />;
}

const NOTHING: readonly string[] = [];

function Asked({ found: { game, board }, riddle, title, next, away, solved, session }: PuzzleTableProps & { session: PuzzleSession }) {
  const state = useSyncExternalStore(session.subscribe, session.state);
  const [, navigate] = useLocation();
  const isSolved = state.answer?.accepted === true && !state.shown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is solved once
  useEffect(() => {
    if (isSolved) solved();
  }, [isSolved]);
  const guide = useMemo(() => {
    const best = riddle.ideas.find(isRight);
    const tells = state.shown && state.answer === null && best !== undefined;
    return {
      panel: () => (
        <PuzzlePanel
          game={game}
          board={board}
          riddle={riddle}
          title={title}
          session={session}
          state={state}
          seats={session.snapshot().seats}
          next={next}
          away={away}
        />
      ),
      point: tells ? game.targets(game.read(best.move)) : NOTHING,
    };
  }, [game, board, riddle, title, session, state, next, away]);
  return <Table game={game} board={board} session={session} replayPage={away.page} again={() => navigate(away.page)} guide={guide} />;
}
