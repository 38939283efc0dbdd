import type { TableSummary } from '@belfry/server/protocol';
import { ArrowRight, Eye } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { isDoor } from '../doors.ts';
import { api, useMe } from '../session/server/api.ts';
import { lookAtMyTables, useMyTables } from '../session/server/my-tables.ts';
import type { Ui } from '../text/speech.ts';

interface Lists {
  readonly open: readonly TableSummary[];
  readonly live: readonly TableSummary[];
}

/** Tables on the server: yours, those that wait for players, those that can be watched. Nothing when there is no server. */
export function ServerTables({ ui }: { ui: Ui }) {
  const [lists, setLists] = useState<Lists | null>(null);
  const mine = useMyTables((state) => state.tables);
  const me = useMe((state) => state.me?.id);
  useEffect(() => {
    if (me === undefined) return;
    let here = true;
    void (async () => {
      const [open, live] = await Promise.all([api.tables('open'), api.tables('live'), lookAtMyTables()]);
      if (here) setLists({ open: open.tables, live: live.tables });
    })().catch(() => {});
    return () => {
      here = false;
    };
  }, [me]);
  if (lists === null) return null;
  return (
    <>
      {mine !== null && mine.length > 0 && <List ui={ui} title={ui('home.elsewhere')} tables={mine} />}
      <List ui={ui} title={ui('home.open')} tables={lists.open} empty={ui('home.open.empty')} />
      {lists.live.length > 0 && <List ui={ui} title={ui('home.live')} tables={lists.live} watch />}
    </>
  );
}

function List({
  ui,
  title,
  tables,
  empty,
  watch = false,
}: {
  ui: Ui;
  title: string;
  tables: readonly TableSummary[];
  empty?: string;
  watch?: boolean;
}) {
  return (
    <section className="my-tables">
      <h2>{title}</h2>
      {tables.length === 0 && <p className="quiet">{empty}</p>}
      <ul>
        {tables.map(({ id, game, seats, status, yourTurn }) => (
          <li key={id} className="panel table-row">
            <div>
              <strong>{isDoor(game) ? ui(`door.${game}`) : game}</strong>
              <p className="quiet">{seats.map(({ name, bot }) => name ?? bot ?? ui('lobby.free')).join(', ')}</p>
              <p className={yourTurn ? 'your-turn' : 'quiet'}>
                {ui(
                  yourTurn
                    ? 'home.your-turn'
                    : status === 'gathering'
                      ? 'home.gathering'
                      : status === 'playing'
                        ? 'home.going-on'
                        : 'home.over',
                )}
              </p>
            </div>
            <Link className="button" href={`/table/${id}`}>
              {ui(watch ? 'home.watch' : 'home.continue')}
              {watch ? <Eye aria-hidden="true" /> : <ArrowRight aria-hidden="true" />}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
