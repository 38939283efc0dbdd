import type { Seat, Viewer } from '@belfry/kernel';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useAttempt } from '../parts/use-attempt.ts';
import { type LoadedGame, useGame } from '../screens/use-game.ts';
import { useHeld } from '../screens/use-held.ts';
import { NotHere, Waiting } from '../screens/waiting.tsx';
import { openLocalTable } from '../session/local/local-session.ts';
import { newLocalTable } from '../session/local/new-table.ts';
import { openServerTable } from '../session/server/server-session.ts';
import type { Moment, Snapshot, TableSession } from '../session/session.ts';
import { useAnalysis } from '../table/use-analysis.ts';
import { useSession } from '../table/use-session.ts';
import { ReplayTable } from './replay-table.tsx';

interface Source {
  readonly where: 'play' | 'table';
  readonly id: string;
}

/** Any moment of a match: a finished one from every side, a running one from your own. */
export function ReplayPage({ where, id }: Source) {
  const session = useHeld(() => (where === 'play' ? openLocalTable(id, null) : openServerTable(id)));
  return session === null ? <Waiting /> : <Loading where={where} id={id} session={session} />;
}

function Loading({ where, id, session }: Source & { session: TableSession }) {
  const snapshot = useSession(session);
  const found = useGame(snapshot.status === 'missing' ? null : snapshot.game, snapshot.rules);
  if (snapshot.status === 'missing' || found === 'missing') return <NotHere />;
  if (snapshot.status === 'loading' || found === null) return <Waiting />;
  return <Replay where={where} id={id} session={session} snapshot={snapshot} loaded={found} />;
}

function Replay({ where, id, session, snapshot, loaded }: Source & { session: TableSession; snapshot: Snapshot; loaded: LoadedGame }) {
  const [, navigate] = useLocation();
  const query = new URLSearchParams(useSearch());
  const over = snapshot.outcome !== null;
  const own: Viewer = typeof snapshot.viewer === 'number' ? snapshot.viewer : 'spectator';
  const [viewer, setViewer] = useState<Viewer>(readViewer(query.get('as'), over) ?? (over ? 'open' : own));
  const [playAtOnce] = useState(query.has('play'));
  const [moments, setMoments] = useState<readonly Moment[] | null>(null);
  useEffect(() => {
    session.moments(viewer).then(setMoments, () => setMoments([]));
  }, [session, viewer]);
  const analysis = useAnalysis(loaded.game, session, over);
  const { problem, attempt } = useAttempt();
  const asked = query.get('at');
  const at = moments === null ? -1 : indexOf(moments, asked === null ? 0 : Number(asked));
  const moment = moments?.[at];
  if (moments !== null && moment === undefined) return <NotHere />;
  if (moment === undefined || moments === null) return <Waiting />;
  const goTo = (index: number) => {
    const seq = moments[Math.min(Math.max(0, index), moments.length - 1)]?.seq ?? 0;
    navigate(`/replay/${where}/${id}?at=${seq}&as=${viewer}`, { replace: true });
  };
  const playOn = async () => {
    const log = await session.exportLog();
    const { key: _, keyHash: __, ...header } = log.header;
    const seats = snapshot.seats.map((seat) => ({
      ...seat,
      ...(seat.kind === 'you' || seat.kind === 'bot' ? {} : { kind: 'bot' as const, level: 'apprentice' }),
    }));
    const table = await newLocalTable({
      game: snapshot.game,
      players: seats.length,
      people: [],
      level: 'apprentice',
      options: snapshot.options,
      seats,
      log: { header, entries: log.entries.slice(0, moment.seq) },
    });
    navigate(`/play/${table}`);
  };
  return (
    <ReplayTable
      session={session}
      snapshot={snapshot}
      loaded={loaded}
      moments={moments}
      at={at}
      viewer={viewer}
      viewers={over ? ['open', ...snapshot.seats.map(({ seat }) => seat)] : [own]}
      analysis={typeof analysis === 'string' ? null : analysis}
      atOnce={playAtOnce}
      table={`/${where}/${id}`}
      problem={problem}
      see={setViewer}
      goTo={goTo}
      goToEntry={(seq) => goTo(indexOf(moments, seq))}
      playOn={() => attempt(playOn)}
    />
  );
}

function readViewer(text: string | null, over: boolean): Viewer | null {
  if (text === 'open') return over ? 'open' : null;
  return text !== null && /^\d$/.test(text) ? (Number(text) satisfies Seat) : null;
}

/** The last moment not after that entry. */
function indexOf(moments: readonly Moment[], seq: number): number {
  return Math.max(
    0,
    moments.findLastIndex((moment) => moment.seq <= seq),
  );
}
