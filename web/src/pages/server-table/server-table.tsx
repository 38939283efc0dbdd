import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '../../api/api.ts';
import { to } from '../../base/address.ts';
import { openServerTable, type ServerSession } from '../../match/server/server-session.ts';
import { Loading, NotFound } from '../../parts/page-status.tsx';
import { useSession } from '../../table/context/use-session.ts';
import { Table } from '../../table/table.tsx';
import { Lobby } from '../lobby/lobby.tsx';
import { useGame } from '../match-loader/use-game.ts';
import { useOpenSession } from '../match-loader/use-open-session.ts';
import { TermsList } from '../table-settings/table-terms.tsx';
import { actionsInAdvance, notesOfAnswers } from './answers-in-advance.tsx';
import { NextTable } from './next-table.tsx';
import { waysOut } from './table-actions.tsx';
import { TableRequests } from './table-requests.tsx';
import { type ServerTableSay, useServerTableSay } from './text/index.ts';
import { useUndoVote } from './use-undo-vote.ts';
import { useShortTime } from './use-until.ts';
import './server-table.css';

/** A table on the server: its lobby, then its match. */
export function ServerTable({ id }: { id: string }) {
  const session = useOpenSession(() => openServerTable(id));
  return session === null ? <Loading /> : <ServerMatch id={id} session={session} />;
}

function ServerMatch({ id, session }: { id: string; session: ServerSession }) {
  const snapshot = useSession(session);
  const [, navigate] = useLocation();
  const [trouble, setTrouble] = useState<unknown>(null);
  const act = (work: Promise<void>) => void work.catch(setTrouble);
  const table = session.table();
  const me = session.me();
  const found = useGame(table?.settings.game ?? null, table?.rules);
  const say = useServerTableSay(found === 'missing' ? undefined : found?.board.text);
  const next = useNextRound(say, table?.rematch ?? null, me?.id);
  const back = useUndoVote(found, snapshot, table);
  const plays = table?.status === 'playing' && typeof snapshot.viewer === 'number';
  const ownClock = plays ? snapshot.clocks.find(({ seat }) => seat === snapshot.viewer) : undefined;
  const isShort = useShortTime(ownClock, table?.settings.clock.kind === 'days');
  if (snapshot.status === 'missing' || found === 'missing') return <NotFound what="table" />;
  if (table === null || me === null || found === null) return <Loading />;
  if (table.status === 'gathering') return <Lobby table={table} me={me} game={found.game} session={session} />;
  if (snapshot.status === 'loading') return <Loading />;
  const again = () => act(api.rematch(id).then((made) => navigate(to.match('table', made.id))));
  const urgent = isShort ? say(`timeout.${table.settings.timeout}.you`) : null;
  const { way } = back;
  const advance = { say, loaded: found, snapshot, session, sayMove: back.sayMove, act };
  const ahead = plays && table.settings.clock.kind === 'days' ? actionsInAdvance(advance) : [];
  return (
    <Table
      game={found.game}
      board={found.board}
      session={session}
      replayPage={to.replay('table', id)}
      mirrorPage={to.mirror('table', id)}
      again={again}
      next={next}
      clockNote={table.settings.clock.kind === 'none' ? undefined : say(`timeout.${table.settings.timeout}.text`)}
      trouble={trouble}
      inAdvance={notesOfAnswers(advance)}
      aside={snapshot.status === 'playing' && snapshot.moves.length === 0 && <NextTable say={say} here={id} />}
      more={[
        ...ahead,
        ...(plays && table.seats[Number(snapshot.viewer)]?.bot === null ? waysOut({ say, table, snapshot, session, act }) : []),
      ]}
      askUndo={way === null ? null : { label: say('vote.ask'), sure: way.sure, act: () => act(session.undo(way.to)) }}
      urgent={urgent}
      notices={
        <TableRequests
          say={say}
          table={table}
          me={me}
          snapshot={snapshot}
          session={session}
          urgent={urgent}
          describe={back.describe}
          act={act}
        />
      }
      agreed={
        <div className="table-agreed">
          <h3>{say('lobby.agreed')}</h3>
          <TermsList say={say} terms={table.settings} />
        </div>
      }
    />
  );
}

/** Returns who has set up a rematch while we still look at the last match. */
function useNextRound(say: ServerTableSay, rematch: string | null, me: string | undefined): { told: string; go: string } | null {
  const [host, setHost] = useState<string | null>(null);
  useEffect(() => {
    if (rematch === null) return;
    const called = ({ host: by, seats }: Awaited<ReturnType<typeof api.table>>) =>
      by === me ? null : (seats.find(({ person }) => person?.id === by)?.name ?? '');
    api.table(rematch).then(
      (laid) => setHost(called(laid)),
      () => {},
    );
  }, [rematch, me]);
  return host === null ? null : { told: say('rematch.laid', { name: host }), go: say('rematch.join') };
}
