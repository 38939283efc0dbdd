import type { ComponentType } from 'react';
import type { MatchPlace } from '../../base/address.ts';
import { openLocalTable } from '../../match/local/local-session.ts';
import { openServerTable } from '../../match/server/server-session.ts';
import type { RecordedSession, Snapshot } from '../../match/session.ts';
import { Loading, NotFound } from '../../parts/page-status.tsx';
import { useSession } from '../../table/context/use-session.ts';
import { type LoadedGame, useGame } from './use-game.ts';
import { useOpenSession } from './use-open-session.ts';

export interface MatchSource {
  readonly where: MatchPlace;
  readonly id: string;
}

/** A match to review, with its game. */
export interface OpenMatch extends MatchSource {
  readonly session: RecordedSession;
  readonly snapshot: Snapshot;
  readonly loaded: LoadedGame;
}

interface MatchLoaderProps extends MatchSource {
  readonly Show: ComponentType<OpenMatch>;
}

/** Opens a match wherever it is stored, and renders it once loaded. */
export function MatchLoader({ where, id, Show }: MatchLoaderProps) {
  const session = useOpenSession(() => (where === 'play' ? openLocalTable(id, null) : openServerTable(id)));
  return session === null ? <Loading /> : <LoadedMatch where={where} id={id} session={session} Show={Show} />;
}

function LoadedMatch({ where, id, session, Show }: MatchLoaderProps & { session: RecordedSession }) {
  const snapshot = useSession(session);
  const loaded = useGame(snapshot.status === 'missing' ? null : snapshot.game, snapshot.rules);
  if (snapshot.status === 'missing' || loaded === 'missing') return <NotFound what="table" />;
  if (snapshot.status === 'loading' || loaded === null) return <Loading />;
  return <Show where={where} id={id} session={session} snapshot={snapshot} loaded={loaded} />;
}
