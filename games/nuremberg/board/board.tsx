import { type BoardProps, ownSeat, useTable } from '@belfry/board-kit';
import type { View } from '@belfry/nuremberg';
import { Council, EventCard, Timeline } from './chronicle.tsx';
import { City } from './city.tsx';
import { Bank, Goods, Prices } from './prices.tsx';
import { Region } from './region.tsx';
import { Signpost } from './signpost.tsx';
import { Stage } from './stage.tsx';
import './map.css';
import './city.css';
import './prices.css';
import './trade.css';
// Imported last, because it lays out what the other modules draw.
import './board.css';

/** The woodcut map, the city next to it, and the lists of prices, goods and the bank; spectators see an open offer above them. */
export function Board({ view }: BoardProps<View>) {
  const own = ownSeat(useTable());
  return (
    <div className="nur-board">
      <Signpost />
      <Region view={view} />
      <div className="nur-middle">
        <Timeline view={view} />
        <City view={view} />
        <div className="nur-notices">
          <EventCard view={view} />
          <Council view={view} />
        </div>
      </div>
      <div className="nur-lists">
        <Prices view={view} />
        <Goods view={view} />
        <Bank view={view} />
      </div>
      {own === null && <Stage view={view} />}
    </div>
  );
}
