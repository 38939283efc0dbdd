import { companionAt } from '@belfry/live';
import type { TableSummary } from '@belfry/protocol';
import { Trash2, Undo2 } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useGameName } from '../parts/door.tsx';
import { TableRow } from '../parts/table-row.tsx';
import { api, useMe } from '../session/server/api.ts';
import { lookAtMyTables, useMyTables } from '../session/server/my-tables.ts';
import { useSettings } from '../settings.ts';
import type { Ui } from '../text/speech.ts';

interface Lists {
  readonly open: readonly TableSummary[];
  readonly live: readonly TableSummary[];
  readonly removed: readonly TableSummary[];
}

/** The pigment of a chair nobody has. */
const FREE_COLOUR = 6;

/** A table that was taken away can be brought back for so long. */
const WAY_BACK_MS = 30 * 24 * 60 * 60 * 1000;

/** Tables on the server: yours, those that wait for players, those that can be watched. Nothing when there is no server. */
export function ServerTables({ ui }: { ui: Ui }) {
  const [lists, setLists] = useState<Lists | null>(null);
  const mine = useMyTables((state) => state.tables);
  const me = useMe((state) => state.me?.id);
  const look = useCallback(async () => {
    const [open, live, removed] = await Promise.all([api.tables('open'), api.tables('live'), api.tables('removed'), lookAtMyTables()]);
    setLists({ open: open.tables, live: live.tables, removed: removed.tables });
  }, []);
  useEffect(() => {
    if (me !== undefined) look().catch(() => {});
  }, [me, look]);
  const thenLook = (work: Promise<unknown>) => void work.then(look).catch(() => {});
  if (lists === null) return null;
  return (
    <>
      {mine !== null && mine.length > 0 && (
        <List ui={ui} title={ui('home.elsewhere')} tables={mine} takeAway={(id) => thenLook(api.takeAway(id))} />
      )}
      <List ui={ui} title={ui('home.open')} tables={lists.open} empty={ui('home.open.empty')} />
      {lists.live.length > 0 && <List ui={ui} title={ui('home.live')} tables={lists.live} watch />}
      {lists.removed.length > 0 && (
        <List ui={ui} title={ui('home.removed')} tables={lists.removed} bringBack={(id) => thenLook(api.bringBack(id))} />
      )}
    </>
  );
}

interface ListProps {
  readonly ui: Ui;
  readonly title: string;
  readonly tables: readonly TableSummary[];
  readonly empty?: string;
  readonly watch?: boolean;
  takeAway?(id: string): void;
  bringBack?(id: string): void;
}

function List({ ui, title, tables, empty, watch = false, takeAway, bringBack }: ListProps) {
  const language = useSettings((settings) => settings.language);
  const nameOf = useGameName();
  const time = new Intl.DateTimeFormat(language, { weekday: 'long', hour: '2-digit', minute: '2-digit' });
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' });
  return (
    <section className="my-tables">
      <h2>{title}</h2>
      {tables.length === 0 && <p className="quiet">{empty}</p>}
      <ul>
        {tables.map(({ id, game, seats, status, yourTurn, dueAt, removable, removedAt }) => {
          const until =
            removedAt !== null
              ? ui('home.removed.until', { day: day.format(removedAt + WAY_BACK_MS) })
              : dueAt !== null
                ? ui('home.until', { time: time.format(dueAt) })
                : undefined;
          return (
            <TableRow
              key={id}
              ui={ui}
              game={game}
              note={seats.map(({ name, bot }, seat) => name ?? (bot === null ? ui('lobby.free') : companionAt(seat).name)).join(', ')}
              state={
                yourTurn && removedAt === null
                  ? 'your-turn'
                  : status === 'playing'
                    ? 'going-on'
                    : status === 'gathering'
                      ? 'gathering'
                      : 'over'
              }
              until={until}
              seats={seats.map(({ name, bot, crest }, seat) =>
                name === null && bot === null
                  ? { seat, crest: 'bell', colour: FREE_COLOUR }
                  : { seat, crest: crest ?? companionAt(seat).crest, colour: seat },
              )}
              {...(removedAt === null ? { page: `/table/${id}` } : {})}
              watch={watch}
            >
              {takeAway !== undefined && removable && (
                <button
                  type="button"
                  className="button button-quiet button-icon"
                  aria-label={ui('home.take-away', { game: nameOf(game) })}
                  onClick={() => takeAway(id)}
                  data-take-away={id}
                >
                  <Trash2 aria-hidden="true" />
                </button>
              )}
              {bringBack !== undefined && (
                <button type="button" className="button" onClick={() => bringBack(id)} data-bring-back={id}>
                  <Undo2 aria-hidden="true" />
                  {ui('home.bring-back')}
                </button>
              )}
            </TableRow>
          );
        })}
      </ul>
    </section>
  );
}
