import type { BoardModule } from '@belfry/board-kit';
import type { GameEvent, Viewer } from '@belfry/kernel';
import type { LogEntry } from '../../match/session.ts';

type Harms = Pick<BoardModule, 'harms'>;

/** Was something done against the viewer? */
export function isAgainst({ harms }: Harms, event: GameEvent, viewer: Viewer): boolean {
  return typeof viewer === 'number' && harms?.(event) === viewer;
}

/** What was done against the viewer since an entry. */
export function eventsAgainst(board: Harms, log: readonly LogEntry[], viewer: Viewer, since: number): GameEvent[] {
  return log.flatMap(({ seq, events }) => (seq > since ? events.filter((event) => isAgainst(board, event, viewer)) : []));
}
