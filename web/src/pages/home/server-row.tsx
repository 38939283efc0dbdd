import type { TableSummary } from '@belfry/protocol';
import type { ComponentProps } from 'react';
import { sinceWords, timeLeft, timeWords } from '../../base/time-words.ts';
import { crestsAt, namesAt } from '../table-lists/seats-in-list.ts';
import { TableRow } from './table-row.tsx';
import type { HomeSay } from './text/index.ts';

type RowProps = Omit<ComponentProps<typeof TableRow>, 'game' | 'note' | 'state' | 'isYours' | 'seats'>;

/** A table on the server, as a row of a list. */
export function ServerRow({ say, table, now, state, ...way }: RowProps & { table: TableSummary; now: number; state?: readonly string[] }) {
  return (
    <TableRow
      {...way}
      say={say}
      game={table.game}
      note={namesAt(say, table)}
      isYours={table.yourTurn && table.removedAt === null}
      state={state ?? stateOf(say, table, now)}
      seats={crestsAt(table)}
    />
  );
}

/** Returns whose turn it is, since when, and how much time is left for it. */
function stateOf(
  say: HomeSay,
  { status, yourTurn, waitingFor, movedAt, dueAt, invitedBy, adjournedUntil, paused }: TableSummary,
  now: number,
): string[] {
  if (status === 'gathering') return [invitedBy ? say('home.invited', { name: invitedBy }) : say('home.gathering')];
  if (status !== 'playing') return [say('home.over')];
  if (adjournedUntil !== null) return [say('home.adjourned', { time: timeWords(say, Math.max(0, adjournedUntil - now)) })];
  if (paused) return [say('home.paused')];
  return [
    yourTurn
      ? say('home.your-turn')
      : waitingFor === undefined || waitingFor.length === 0
        ? say('home.going-on')
        : say('home.turn-of', { names: waitingFor }),
    ...sinceWords(say, now - movedAt),
    ...(dueAt === null ? [] : [say('home.left', { time: timeLeft(say, Math.max(0, dueAt - now)) })]),
  ];
}
