import type { Seat, Viewer } from '@belfry/kernel';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { to } from '../../base/address.ts';
import { newLocalTable } from '../../match/local/new-table.ts';
import type { Moment } from '../../match/session.ts';
import { Loading, NotFound } from '../../parts/page-status.tsx';
import { useAttempt } from '../../parts/use-attempt.ts';
import { useAnalysis } from '../../table/game-over/use-analysis.ts';
import { MatchLoader, type MatchSource, type OpenMatch } from '../match-loader/match-loader.tsx';
import { ReplayTable } from './replay-table.tsx';

/** The replay of a match: a finished one from every seat, a running one from your own. */
export function ReplayPage({ where, id }: MatchSource) {
  return <MatchLoader where={where} id={id} Show={Replay} />;
}

function Replay({ where, id, session, snapshot, loaded }: OpenMatch) {
  const [, navigate] = useLocation();
  const query = new URLSearchParams(useSearch());
  const over = snapshot.status === 'over';
  const own: Viewer = typeof snapshot.viewer === 'number' ? snapshot.viewer : 'spectator';
  const [viewer, setViewer] = useState<Viewer>(readViewer(query.get('as'), over) ?? (over ? 'open' : own));
  const [playAtOnce] = useState(query.has('play'));
  const [moments, setMoments] = useState<readonly Moment[] | null>(null);
  useEffect(() => {
    session.moments(viewer).then(setMoments, () => setMoments([]));
  }, [session, viewer]);
  const analysis = useAnalysis(loaded.game, session.exportLog, over);
  const { problem, attempt } = useAttempt();
  const asked = query.get('at');
  const at = moments === null ? -1 : indexOf(moments, asked === null ? 0 : Number(asked));
  const moment = moments?.[at];
  if (moments !== null && moment === undefined) return <NotFound />;
  if (moment === undefined || moments === null) return <Loading />;
  const goTo = (index: number) => {
    const seq = moments[Math.min(Math.max(0, index), moments.length - 1)]?.seq ?? 0;
    navigate(to.replay(where, id, { at: seq, as: viewer }), { replace: true });
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
    navigate(to.match('play', table));
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
      table={to.match(where, id)}
      mirror={to.mirror(where, id)}
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

/** Returns the index of the last moment not after that entry. */
function indexOf(moments: readonly Moment[], seq: number): number {
  return Math.max(
    0,
    moments.findLastIndex((moment) => moment.seq <= seq),
  );
}
