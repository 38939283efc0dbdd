import { Crest, type SeatInfo } from '@belfry/board-kit';
import type { Seat } from '@belfry/kernel';
import type { Ui } from '../../base/voice.ts';
import { Mark } from '../../parts/mark.tsx';
import './curtain.css';

/** Between two players on one screen: nobody's hand is open until the next one says so. */
export function Curtain({ ui, seats, next, take }: { ui: Ui; seats: readonly SeatInfo[]; next: readonly Seat[]; take(seat: Seat): void }) {
  return (
    <div className="curtain" role="dialog" aria-modal="true" aria-label={ui('curtain.title')}>
      <div className="curtain-card">
        <Mark size={56} ringing />
        <h2>{ui('curtain.title')}</h2>
        <p>{ui('curtain.text')}</p>
        {next.map((seat) => {
          const player = seats[seat];
          return player === undefined ? null : (
            <button key={seat} type="button" className="button button-gilt" data-take={seat} onClick={() => take(seat)}>
              <Crest crest={player.crest} colour={player.colour} size="s" />
              {ui('curtain.take', { name: player.name })}
            </button>
          );
        })}
      </div>
    </div>
  );
}
