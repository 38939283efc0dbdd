import { Crest } from '@belfry/board-kit';
import { Mark } from '../../parts/mark.tsx';
import { useTableInfo } from '../context/table-context.tsx';
import './pass-device.css';

/** The screen between two players on one device: all hands stay hidden until the next player is ready. */
export function PassDevice() {
  const { say, session, snapshot, act } = useTableInfo();
  const { shared, viewer, view, outcome, seats } = snapshot;
  const { take } = session;
  const next = view.pending.map(({ seat }) => seat).filter((seat) => shared.includes(seat));
  if (take === undefined || viewer !== 'spectator' || next.length === 0 || outcome !== null) return null;
  return (
    <div className="pass-device" role="dialog" aria-modal="true" aria-label={say('pass.title')}>
      <div className="pass-device-card">
        <Mark size={56} ringing />
        <h2>{say('pass.title')}</h2>
        <p>{say('pass.text')}</p>
        {next.map((seat) => {
          const player = seats[seat];
          return player === undefined ? null : (
            <button key={seat} type="button" className="button button-gilt" data-take={seat} onClick={() => act(take(seat))}>
              <Crest crest={player.crest} colour={player.colour} size="s" />
              {say('pass.take', { name: player.name })}
            </button>
          );
        })}
      </div>
    </div>
  );
}
