import type { BoardModule } from '@belfry/board-kit';
import type { GameEvent, Viewer } from '@belfry/kernel';
import type { LogEntry } from '../../match/session.ts';

type Harms = Pick<BoardModule, 'harms'>;

/** True if the event harmed the viewer. */
export function isAgainst({ harms }: Harms, event: GameEvent, viewer: Viewer): boolean {
  return typeof viewer === 'number' && harms?.(event) === viewer;
}

/** Returns the events since an entry that harmed the viewer. */
export function eventsAgainst(board: Harms, log: readonly LogEntry[], viewer: Viewer, since: number): GameEvent[] {
  return log.flatMap(({ seq, events }) => (seq > since ? events.filter((event) => isAgainst(board, event, viewer)) : []));
}
