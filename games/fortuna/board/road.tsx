import { Explained, Ground, Icon, SeatCrest, type Style, Thing, useTable } from '@belfry/board-kit';
import type { View } from '@belfry/fortuna';
import { itemAt, type Seat, seatLetter } from '@belfry/kernel';
import { GATE, PALACE_STEP } from '../src/data/amounts.ts';
import { Die } from './die.tsx';
import { ICONS } from './icons.ts';
import { MILESTONES, SCENE } from './milestones.ts';
import { RoadScene } from './road-scene.tsx';
import type { Words } from './text/index.ts';

const share = (part: number, whole: number): string => `${(part / whole) * 100}%`;

/** The road to Rome with all pawns, the palace, and the dice of the turn in the sand. */
export function Road({ view }: { view: View }) {
  const { say } = useTable<Words>();
  return (
    <Ground
      label={say('road.title')}
      closeup={{ title: say('road.title'), text: [say('close.road')], clause: 'FOR-14.5' }}
      className="for-road"
    >
      <div className="for-frame">
        <div className="for-picture">
          <RoadScene />
          <GateMark />
          <PalaceMark view={view} />
          {view.seats.map((_, seat) => (
            <Pawn key={seat} view={view} seat={seat} />
          ))}
          <DiceTray view={view} />
        </div>
      </div>
    </Ground>
  );
}

function Pawn({ view, seat }: { view: View; seat: Seat }) {
  const { say, seats } = useTable<Words>();
  const player = seats[seat];
  const { step } = itemAt(view.seats, seat);
  const { x, y } = itemAt(MILESTONES, step);
  if (player === undefined) return null;
  const { aside, row } = standing(view, seat);
  // Two pawns at the first milestone fit beside the edge of the smallest picture.
  const place: Style = { left: `max(${share(x, SCENE.width)}, 1.6rem)`, top: share(y - 9, SCENE.height), '--aside': aside, '--row': row };
  return (
    <Explained
      as="span"
      className={`for-pawn ${view.order[view.active] === seat ? 'for-pawn-active' : ''}`}
      style={place}
      place={`pawn:${seatLetter(seat)}`}
      label={say(step >= GATE ? 'road.inside' : 'road.pawn', { seat: { seat }, step })}
      closeup={{
        title: say('close.pawn.title', { seat: { seat } }),
        text: [
          say('close.pawn', { step }),
          step >= GATE ? say('close.pawn.inside', { count: PALACE_STEP - step }) : say('close.pawn.outside', { count: GATE - step }),
        ],
        clause: 'FOR-16.1',
      }}
    >
      <SeatCrest seat={seat} />
    </Explained>
  );
}

/** Two pawns on a milestone stand side by side, with further ones in a row behind them; the active one is in front. */
function standing({ seats, order, active }: View, seat: Seat): { readonly aside: number; readonly row: number } {
  const { step } = itemAt(seats, seat);
  const here = seats.flatMap((other, at) => (other.step === step ? [at] : []));
  const turn = order[active] ?? seat;
  const at = here.toSorted((one, other) => Number(other === turn) - Number(one === turn)).indexOf(seat);
  const row = Math.floor(at / 2);
  const abreast = Math.min(2, here.length - 2 * row);
  return { aside: (at % 2) - (abreast - 1) / 2, row };
}

/** The gate, with an explanation of its effect. */
function GateMark() {
  const { say } = useTable<Words>();
  const closeup = { title: say('area.gate'), text: [say('road.gate.text')], clause: 'FOR-16.1' };
  return (
    <Thing
      id="road:gate"
      label={`${say('area.gate')}. ${say('road.gate.text')}`}
      closeup={closeup}
      className="for-landmark"
      style={{ left: share(88, SCENE.width), top: share(124, SCENE.height) }}
    >
      {say('road.gate')}
    </Thing>
  );
}

/** The tokens or cards left in the palace. */
function PalaceMark({ view }: { view: View }) {
  const { say } = useTable<Words>();
  const { tokens, size } = view.palace;
  const waiting = tokens > 0 ? say('road.tokens', { count: tokens }) : say('road.cards', { count: size });
  const closeup = {
    title: say('area.palace'),
    text: [say('road.palace.text'), `${waiting}.`],
    clause: 'FOR-15.3',
  };
  return (
    <Thing
      id="road:palace"
      label={`${say('area.palace')}. ${waiting}`}
      closeup={closeup}
      className="for-landmark for-landmark-palace"
      style={{ left: share(478, SCENE.width), top: share(130, SCENE.height) }}
    >
      {say('road.palace')}
      <span className="for-tokens">
        {Array.from({ length: tokens > 0 ? tokens : size }, (_, at) => (
          <Icon key={at} path={ICONS['wax-seal']} />
        ))}
      </span>
    </Thing>
  );
}

/** The dice tumble on a roll and settle in order. */
function DiceTray({ view }: { view: View }) {
  const { say, seats } = useTable<Words>();
  const { roll } = view.turn;
  const seat = view.order[view.active];
  const player = seat === undefined ? undefined : seats[seat];
  if (seat === undefined || player === undefined || view.round === 0) return null;
  const label = `${say('dice.title', { seat: { seat } })}. ${roll.length === 0 ? say('dice.none') : say('dice.rolled', { dice: roll })}`;
  const shown: readonly (number | null)[] = roll.length > 0 ? roll : Array.from({ length: itemAt(view.seats, seat).dice }, () => null);
  return (
    <Explained
      place="dice"
      label={label}
      closeup={{ title: say('dice.title', { seat: { seat } }), text: [`${label}.`, say('close.dice')], clause: 'FOR-7.1' }}
      className={`for-dice ${roll.length > 0 ? 'for-dice-rolled' : ''}`}
    >
      <SeatCrest seat={seat} />
      <span className="for-dice-row">
        {shown.map((value, at) => (
          <Die key={`${view.round} ${seat} ${roll.length} ${at}`} value={value} delay={at} />
        ))}
      </span>
    </Explained>
  );
}
