import type { ComponentType } from 'react';
import { openLocalTable } from '../match/local/local-session.ts';
import { openServerTable } from '../match/server/server-session.ts';
import type { Snapshot, TableSession } from '../match/session.ts';
import { useSession } from '../table/context/use-session.ts';
import { type LoadedGame, useGame } from './use-game.ts';
import { useHeld } from './use-held.ts';
import { NotHere, Waiting } from './waiting.tsx';

export interface MatchSource {
  readonly where: 'play' | 'table';
  readonly id: string;
}

/** A match to look back on, with its game. */
export interface OpenMatch extends MatchSource {
  readonly session: TableSession;
  readonly snapshot: Snapshot;
  readonly loaded: LoadedGame;
}

interface KeptMatchProps extends MatchSource {
  readonly Show: ComponentType<OpenMatch>;
}

/** Opens a match wherever it is kept, and shows it once it is there. */
export function KeptMatch({ where, id, Show }: KeptMatchProps) {
  const session = useHeld(() => (where === 'play' ? openLocalTable(id, null) : openServerTable(id)));
  return session === null ? <Waiting /> : <Loading where={where} id={id} session={session} Show={Show} />;
}

function Loading({ where, id, session, Show }: KeptMatchProps & { session: TableSession }) {
  const snapshot = useSession(session);
  const loaded = useGame(snapshot.status === 'missing' ? null : snapshot.game, snapshot.rules);
  if (snapshot.status === 'missing' || loaded === 'missing') return <NotHere />;
  if (snapshot.status === 'loading' || loaded === null) return <Waiting />;
  return <Show where={where} id={id} session={session} snapshot={snapshot} loaded={loaded} />;
}
