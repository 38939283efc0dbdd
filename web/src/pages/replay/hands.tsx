import { type BoardModule, SeatCrest, TableProvider, useTable } from '@belfry/board-kit';
import type { GameView, Seat } from '@belfry/kernel';
import { memo } from 'react';
import type { TableState } from '../../table/choice/use-table-model.ts';
import type { ReplaySay } from './text/index.ts';

interface HandsProps {
  readonly say: ReplaySay;
  readonly board: BoardModule;
  readonly view: GameView;
  readonly state: Pick<TableState, 'model' | 'pointing'>;
  /** The seats whose hands the view shows. */
  readonly of: readonly Seat[];
}

/** The hands that this view shows, side by side, each as its player sees it. */
export const Hands = memo(function Hands({ say, board: { Hand }, view, state: { model, pointing }, of }: HandsProps) {
  const { seats } = useTable();
  if (Hand === undefined || of.length === 0) return null;
  return (
    <section
      className={`replay-hands ${of.length === 1 ? 'replay-hands-one' : ''}`}
      aria-label={say('replay.hands')}
      data-scrolls
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
    >
      {of.map((seat) => (
        <div key={seat} className="replay-hand">
          {of.length > 1 && (
            <p className="replay-holder">
              <SeatCrest seat={seat} />
              {seats[seat]?.name}
            </p>
          )}
          <div className="replay-held">
            <TableProvider model={{ ...model, viewer: seat }} pointing={pointing}>
              <Hand view={view} />
            </TableProvider>
          </div>
        </div>
      ))}
    </section>
  );
});
