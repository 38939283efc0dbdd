import { type BoardProps, CardBack, handTitle, ICONS, Icon, ownSeat, Place, Thing, useTable } from '@belfry/board-kit';
import { wareOf } from '../src/data/wares.ts';
import type { View } from '../src/index.ts';
import { Stall } from './stall.tsx';
import { WareCard, wareCloseup, wareLabel } from './ware-card.tsx';
import './board.css';
import type { Words } from './text/index.ts';

/** The market: this round's row, and every player's stall. */
export function Board({ view }: BoardProps<View>) {
  const { say } = useTable<Words>();
  return (
    <div className="market-row-board">
      <section className="market-row-row" aria-label={say('row.title')}>
        <Place id="pile" className="market-row-pile">
          <CardBack art={<Icon path={ICONS.stack} />} label={say('pile.title', { count: view.pileSize })} />
          <span aria-hidden="true">{view.pileSize}</span>
        </Place>
        {view.row.map((ware) => (
          <Thing
            key={ware}
            id={`row:${wareOf(ware).id}`}
            label={wareLabel(ware, say)}
            meant={{ do: 'take', ware }}
            closeup={wareCloseup(ware, say, 'MKT-4.1')}
            drags
          >
            <WareCard ware={ware} say={say} size="m" />
          </Thing>
        ))}
      </section>
      <div className="market-row-stalls">
        {view.seats.map((player, seat) => (
          <Stall key={seat} seat={seat} player={player} isStart={seat === view.start} />
        ))}
      </div>
    </div>
  );
}

/** The viewer's hand, the highest number first. */
export function Hand({ view }: BoardProps<View>) {
  const table = useTable<Words>();
  const { say } = table;
  const own = ownSeat(table);
  if (own === null) return null;
  const hand = (view.seats[own]?.hand ?? []).slice().sort((a, b) => wareOf(b).number - wareOf(a).number || a - b);
  return (
    <section className="market-row-hand" aria-label={handTitle(table)}>
      {hand.map((ware) => (
        <Thing
          key={ware}
          id={`hand:${wareOf(ware).id}`}
          label={wareLabel(ware, say)}
          meant={{ do: 'offer', ware }}
          closeup={wareCloseup(ware, say, 'MKT-3.1')}
          drags
        >
          <WareCard ware={ware} say={say} />
        </Thing>
      ))}
      {hand.length === 0 && <p>{say('hand.empty')}</p>}
    </section>
  );
}
