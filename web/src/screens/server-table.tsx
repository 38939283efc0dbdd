import { useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '../session/server/api.ts';
import { openServerTable, type ServerSession } from '../session/server/server-session.ts';
import { Table } from '../table/table.tsx';
import { useSession } from '../table/use-session.ts';
import { useTogetherUi } from '../text/together.ts';
import { Lobby } from './lobby.tsx';
import { NextTable } from './next-table.tsx';
import { useGame } from './use-game.ts';
import { useHeld } from './use-held.ts';
import { NotHere, Waiting } from './waiting.tsx';
import './server-table.css';

/** A table on the server: its lobby, then its match. */
export function ServerTable({ id }: { id: string }) {
  const session = useHeld(() => openServerTable(id));
  return session === null ? <Waiting /> : <ServerMatch id={id} session={session} />;
}

function ServerMatch({ id, session }: { id: string; session: ServerSession }) {
  const snapshot = useSession(session);
  const ui = useTogetherUi();
  const [, navigate] = useLocation();
  const [trouble, setTrouble] = useState<unknown>(null);
  const act = (work: Promise<void>) => void work.catch(setTrouble);
  const table = session.table();
  const me = session.me();
  const found = useGame(table?.settings.game ?? null, table?.rules);
  if (snapshot.status === 'missing' || found === 'missing') return <NotHere />;
  if (table === null || me === null || found === null) return <Waiting />;
  if (table.status === 'gathering') return <Lobby table={table} me={me} game={found.game} />;
  if (snapshot.status === 'loading') return <Waiting />;
  const { vote } = table;
  const nameAt = (seat: number) => snapshot.seats[seat]?.name ?? '';
  const movesSince = (to: number) => snapshot.log.filter(({ seq, undo }) => seq > to && undo === undefined).length;
  const asked = vote !== null && typeof snapshot.viewer === 'number' && vote.missing.includes(snapshot.viewer) ? vote : null;
  const question = asked === null ? '' : ui('vote.title', { name: nameAt(asked.seat), count: movesSince(asked.to) });
  const replaced = table.seats.some(({ person, bot }) => person?.id === me.id && bot !== null) && table.status === 'playing';
  const gone = typeof snapshot.viewer === 'number' ? table.seats.find(({ expired, person }) => expired && person?.id !== me.id) : undefined;
  const again = () => act(api.rematch(id).then((next) => navigate(`/table/${next.id}`)));
  return (
    <>
      <Table
        game={found.game}
        board={found.board}
        session={session}
        replayPage={`/replay/table/${id}`}
        again={again}
        trouble={trouble}
        more={
          table.status === 'playing' && typeof snapshot.viewer === 'number'
            ? [{ label: ui('table.resign'), act: () => act(session.resign('apprentice')) }]
            : []
        }
      />
      {asked !== null && (
        <div className="request" role="alertdialog" aria-label={question}>
          <p>{question}</p>
          <button type="button" className="button button-gilt" onClick={() => act(session.vote(asked, true))}>
            {ui('vote.yes')}
          </button>
          <button type="button" className="button" onClick={() => act(session.vote(asked, false))}>
            {ui('vote.no')}
          </button>
        </div>
      )}
      {gone !== undefined && (
        <div className="request" role="status">
          <p>{ui('table.gone', { name: nameAt(gone.seat) })}</p>
          <button type="button" className="button button-gilt" onClick={() => act(session.callBot(gone.seat, 'apprentice'))} data-call-bot>
            {ui('table.call-bot')}
          </button>
        </div>
      )}
      {snapshot.outcome === null && snapshot.moves.length === 0 && <NextTable ui={ui} here={id} />}
      {replaced && (
        <div className="request" role="status">
          <p>{ui('table.replaced')}</p>
          <button type="button" className="button button-gilt" onClick={() => act(session.comeBack())} data-come-back>
            {ui('table.come-back')}
          </button>
        </div>
      )}
    </>
  );
}
