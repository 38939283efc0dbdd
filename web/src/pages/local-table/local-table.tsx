import { winners } from '@belfry/kernel';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { setProgress } from '../../api/progress.ts';
import { to } from '../../base/address.ts';
import { PACE_MS, useSettings } from '../../base/settings.ts';
import { pushToAccount } from '../../match/local/account-sync.ts';
import { type LocalSession, openLocalTable } from '../../match/local/local-session.ts';
import { newLocalTable } from '../../match/local/new-table.ts';
import type { Snapshot } from '../../match/session.ts';
import { Loading, NotFound } from '../../parts/page-status.tsx';
import { useCoachWishes } from '../../table/coach/coach-wishes.ts';
import { useSession } from '../../table/context/use-session.ts';
import { Table } from '../../table/table.tsx';
import { markLearnt } from '../learn/progress.ts';
import { useGame } from '../match-loader/use-game.ts';
import { useOpenSession } from '../match-loader/use-open-session.ts';

export function LocalTable({ id }: { id: string }) {
  const session = useOpenSession(() => openLocalTable(id, PACE_MS[useSettings.getState().pace]));
  return session === null ? <Loading /> : <LocalMatch id={id} session={session} />;
}

function LocalMatch({ id, session }: { id: string; session: LocalSession }) {
  const snapshot = useSession(session);
  const pace = useSettings((settings) => settings.pace);
  const [, navigate] = useLocation();
  const [notLaid, setNotLaid] = useState<unknown>(null);
  useEffect(() => session.pace(PACE_MS[pace]), [session, pace]);
  const found = useGame(snapshot.status === 'missing' ? null : snapshot.game, snapshot.rules);
  const again = useMemo(
    () => async () => {
      const { game, seats, options } = session.snapshot();
      const people = seats.filter(({ kind }) => kind === 'you').map(({ name }) => name);
      const level = seats.find(({ kind }) => kind === 'bot')?.level ?? 'apprentice';
      navigate(to.match('play', await newLocalTable({ game, players: seats.length, people, crest: seats[0]?.crest, level, options })));
    },
    [session, navigate],
  );
  useAccountKeeps(id, snapshot);
  const { finale } = useCoachWishes(to.replay('play', id));
  const isOver = snapshot.outcome !== null;
  useEffect(() => {
    if (isOver && finale !== undefined) markLearnt(session.snapshot().game, finale);
  }, [isOver, finale, session]);
  const { outcome, viewer } = snapshot;
  const hasWon = typeof viewer === 'number' && outcome !== null && winners(outcome).includes(viewer);
  useEffect(() => {
    if (hasWon) setProgress('wins', session.snapshot().game, 1);
  }, [hasWon, session]);
  if (snapshot.status === 'missing' || found === 'missing') return <NotFound />;
  if (snapshot.status === 'loading' || found === null) return <Loading />;
  return (
    <Table
      game={found.game}
      board={found.board}
      session={session}
      replayPage={to.replay('play', id)}
      mirrorPage={to.mirror('play', id)}
      again={() => void again().catch(setNotLaid)}
      trouble={session.trouble() ?? notLaid}
    />
  );
}

/** Bots answer one another quickly; a turn is over this many milliseconds after the last entry. */
const REST_MS = 1000;

/** Syncs the table with the account: at every decision of a person, and when the user leaves or returns to the page. */
function useAccountKeeps(id: string, { status, seq, moves }: Snapshot): void {
  const isResting = status === 'over' || moves.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every entry is news
  useEffect(() => {
    if (!isResting) return;
    const timer = setTimeout(() => tell(id), REST_MS);
    return () => clearTimeout(timer);
  }, [id, isResting, seq]);
  useEffect(() => {
    const look = () => tell(id);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [id]);
}

/** A failed sync is retried the next time the home page is shown. */
function tell(id: string): void {
  pushToAccount(id).catch(() => {});
}
