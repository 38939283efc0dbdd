import type { Seat } from '@belfry/kernel';
import { useTableInfo } from '../context/table-context.tsx';
import { useViewBefore } from '../motion/use-view-before.ts';
import { Panels } from './panels.tsx';

interface PlayersProps {
  /** What happens when a clock runs out. */
  readonly clockNote: string | undefined;
  /** Pieces are still on their way: numbers change when those have landed that change them. */
  readonly arriving: boolean;
  /** Whose action is told just now. */
  readonly acting: Seat | null;
}

/** All players at this table. */
export function Players({ clockNote, arriving, acting }: PlayersProps) {
  const { board, snapshot, latest } = useTableInfo();
  const { view, outcome } = snapshot;
  const before = useViewBefore(view);
  return (
    <Panels
      board={board}
      view={arriving ? before : view}
      clocks={latest.clocks}
      clockNote={clockNote}
      since={outcome === null ? (latest.since ?? null) : null}
      totals={outcome?.totals}
      acting={acting}
    />
  );
}
