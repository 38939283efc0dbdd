import type { TableSummary } from '@belfry/protocol';
import type { ComponentProps } from 'react';
import { sinceWords, timeLeft } from '../../base/time-words.ts';
import { crestsAt, namesAt } from '../table-lists/seats-in-list.ts';
import { TableRow } from './table-row.tsx';
import type { HomeUi } from './text/index.ts';

type RowProps = Omit<ComponentProps<typeof TableRow>, 'game' | 'note' | 'state' | 'isYours' | 'seats'>;

/** A table of the server in a list. */
export function ServerRow({ ui, table, now, state, ...way }: RowProps & { table: TableSummary; now: number; state?: readonly string[] }) {
  return (
    <TableRow
      {...way}
      ui={ui}
      game={table.game}
      note={namesAt(ui, table)}
      isYours={table.yourTurn && table.removedAt === null}
      state={state ?? stateOf(ui, table, now)}
      seats={crestsAt(table)}
    />
  );
}

/** Whose turn it is, since when, and how much time is left for it. */
function stateOf(ui: HomeUi, { status, yourTurn, waitingFor, movedAt, dueAt, invitedBy }: TableSummary, now: number): string[] {
  if (status === 'gathering') return [invitedBy ? ui('home.invited', { name: invitedBy }) : ui('home.gathering')];
  if (status !== 'playing') return [ui('home.over')];
  return [
    yourTurn
      ? ui('home.your-turn')
      : waitingFor === undefined || waitingFor.length === 0
        ? ui('home.going-on')
        : ui('home.turn-of', { names: waitingFor }),
    ...sinceWords(ui, now - movedAt),
    ...(dueAt === null ? [] : [ui('home.left', { time: timeLeft(ui, Math.max(0, dueAt - now)) })]),
  ];
}
