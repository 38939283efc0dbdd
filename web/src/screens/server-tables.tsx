import type { CrestName } from '@belfry/board-kit';
import type { TableSummary } from '@belfry/protocol';
import { useEffect, useState } from 'react';
import { TableRow } from '../parts/table-row.tsx';
import { COMPANY } from '../session/company.ts';
import { api, useMe } from '../session/server/api.ts';
import { lookAtMyTables, useMyTables } from '../session/server/my-tables.ts';
import { useSettings } from '../settings.ts';
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

const at = (seat: number): { readonly name: string; readonly crest: CrestName } => COMPANY[seat] ?? { name: '', crest: 'bell' };

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
  const language = useSettings((settings) => settings.language);
  const time = new Intl.DateTimeFormat(language, { weekday: 'long', hour: '2-digit', minute: '2-digit' });
  return (
    <section className="my-tables">
      <h2>{title}</h2>
      {tables.length === 0 && <p className="quiet">{empty}</p>}
      <ul>
        {tables.map(({ id, game, seats, status, yourTurn, dueAt }) => (
          <TableRow
            key={id}
            ui={ui}
            game={game}
            note={seats.map(({ name, bot }, seat) => name ?? (bot === null ? ui('lobby.free') : at(seat).name)).join(', ')}
            state={yourTurn ? 'your-turn' : status === 'playing' ? 'going-on' : status === 'gathering' ? 'gathering' : 'over'}
            until={dueAt === null ? undefined : ui('home.until', { time: time.format(dueAt) })}
            seats={seats.map((_, seat) => ({ seat, crest: at(seat).crest, colour: seat }))}
            page={`/table/${id}`}
            watch={watch}
          />
        ))}
      </ul>
    </section>
  );
}
