import { type BoardProps, Explained, Icon, ownSeat, Place, SeatCrest, seatsAround, useTable } from '@belfry/board-kit';
import type { View } from '@belfry/bruges';
import { type Seat, seatLetter } from '@belfry/kernel';
import { Canals } from './canals.tsx';
import { BrickPatterns } from './gable.tsx';
import { Backs, Majorities, Threats, Workers } from './holdings.tsx';
import { ICONS } from './icons.ts';
import { streetCloseup } from './residents.tsx';
import { Held } from './stage.tsx';
import { Street } from './street.tsx';
import { Town } from './town.tsx';
import './board.css';
import './stairs.css';
import './town.css';
import './stage.css';
import './street.css';
import './canals.css';
import './holdings.css';
import type { Words } from './text/index.ts';

/** Brick and water: the town hall with dice and stairs, and every player's street on the quay. */
export function Board({ view }: BoardProps<View>) {
  const table = useTable<Words>();
  const own = ownSeat(table);
  const others = seatsAround(view.viewer, view.seats.length).filter((seat) => seat !== own);
  return (
    <div className={`bru-board ${own === null ? 'bru-watching' : ''}`}>
      <BrickPatterns />
      <Town view={view} />
      <div className={`bru-others bru-others-${others.length}`}>
        {others.map((seat) => (
          <Quarter key={seat} view={view} seat={seat} own={false} />
        ))}
      </div>
      {own !== null && <Quarter view={view} seat={own} own />}
    </div>
  );
}

/** One player's part of the town: street, canals and holdings. */
function Quarter({ view, seat, own }: { view: View; seat: Seat; own: boolean }) {
  const { say, seats, pending } = useTable<Words>();
  const player = seats[seat];
  if (player === undefined) return null;
  const active = pending.some((decision) => decision.seat === seat);
  return (
    <section
      className={`bru-quarter ${own ? 'bru-own' : ''} ${active ? 'bru-active' : ''}`}
      aria-label={say('quarter.title', { seat: { seat } })}
      data-own={own || undefined}
    >
      <div className="bru-waterfront">
        <Street view={view} seat={seat} own={own} />
        <Canals view={view} seat={seat} own={own} />
      </div>
      <div className="bru-plate">
        <Explained as="span" label={player.name} closeup={streetCloseup(view, seat, say)} className="bru-plate-name">
          <SeatCrest seat={seat} />
          <strong>{player.name}</strong>
        </Explained>
        {view.start === seat && (
          <Explained as="span" closeup={{ title: say('badge.start'), text: [say('badge.start.text')], clause: 'BRU-2.2' }}>
            <Icon path={ICONS['flying-flag']} className="bru-banner" />
          </Explained>
        )}
        <Majorities view={view} seat={seat} />
      </div>
      <div className="bru-holdings">
        <Workers view={view} seat={seat} own={own} />
        <Threats view={view} seat={seat} own={own} />
        {!own && (
          <Place id={`backs:${seatLetter(seat)}`} className="bru-backs-place">
            <Backs view={view} seat={seat} />
            <Held view={view} seat={seat} />
          </Place>
        )}
      </div>
    </section>
  );
}
