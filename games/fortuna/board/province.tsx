import { Explained, Figure, Icon, Thing, useTable } from '@belfry/board-kit';
import type { View } from '@belfry/fortuna';
import { itemAt, type Seat, seatLetter } from '@belfry/kernel';
import { GOODS, type Good, type Piece, PLACE_VALUES } from '../src/data/amounts.ts';
import { BUILDINGS, BUILDINGS_PER_PLAYER, HELPS_WATER } from '../src/data/buildings.ts';
import { BUILDING_EMBLEMS, SIGNS } from './emblems.ts';
import { filledPlaces } from './filled-places.ts';
import type { Words } from './text/index.ts';

const PIECES = ['centurions', 'vestals'] as const satisfies readonly Piece[];
const CLAUSES = {
  water: 'FOR-8.1',
  wine: 'FOR-8.2',
  grain: 'FOR-8.3',
  centurions: 'FOR-6.1',
  vestals: 'FOR-8.6',
  dice: 'FOR-7.1',
} as const;

/** A villa from above: field, vineyard and reservoir; barracks, temple and dice; and the buildings. */
export function Province({ view, seat }: { view: View; seat: Seat }) {
  const { say } = useTable<Words>();
  return (
    <section className="for-province" aria-label={say('province.title', { seat: { seat } })}>
      {[...GOODS].reverse().map((good) => (
        <Ground key={good} view={view} seat={seat} good={good} />
      ))}
      {PIECES.map((piece) => (
        <Places key={piece} view={view} seat={seat} piece={piece} />
      ))}
      <OwnDice view={view} seat={seat} />
      <Lots view={view} seat={seat} />
    </section>
  );
}

function useCell(seat: Seat, what: keyof typeof CLAUSES, count: number) {
  const { say } = useTable<Words>();
  const title = say(`province.${what}`, { count });
  return {
    id: `province:${seatLetter(seat)}:${what}`,
    label: `${title}. ${say(`province.${what}.text`)}`,
    closeup: { title, text: [say(`province.${what}.text`)], clause: CLAUSES[what] },
  };
}

function Ground({ view, seat, good }: { view: View; seat: Seat; good: Good }) {
  const count = itemAt(view.seats, seat)[good];
  return (
    <Thing {...useCell(seat, good, count)} className={`for-cell for-ground-${good}`}>
      <Icon path={SIGNS[good]} />
      <b className={count === 0 ? 'for-zero' : ''}>{count}</b>
    </Thing>
  );
}

/** Three places with their prices; the filled ones show their pieces. */
function Places({ view, seat, piece }: { view: View; seat: Seat; piece: Piece }) {
  const places = itemAt(view.seats, seat)[piece];
  const filled = filledPlaces(places);
  return (
    <Thing {...useCell(seat, piece, filled.filter(Boolean).length)} className={`for-cell for-places for-places-${piece}`}>
      {PLACE_VALUES.map((value, place) => (
        <span key={value} className={filled[place] ? 'for-spot for-spot-filled' : 'for-spot'}>
          {filled[place] ? <Icon path={SIGNS[piece]} /> : <Figure text={value} />}
        </span>
      ))}
    </Thing>
  );
}

function OwnDice({ view, seat }: { view: View; seat: Seat }) {
  const { dice } = itemAt(view.seats, seat);
  return (
    <Thing {...useCell(seat, 'dice', dice)} className="for-cell for-own-dice">
      {Array.from({ length: dice }, (_, at) => (
        <Icon key={at} path={SIGNS.dice} />
      ))}
    </Thing>
  );
}

/** The buildings, an empty lot for each further one, and the rings. */
function Lots({ view, seat }: { view: View; seat: Seat }) {
  const { say } = useTable<Words>();
  const { buildings, aqueductWater, married } = itemAt(view.seats, seat);
  const letter = seatLetter(seat);
  const built = buildings.flatMap((count, building) => Array.from({ length: count }, (_, copy) => ({ building, copy })));
  const free = Math.max(0, BUILDINGS_PER_PLAYER - built.length);
  return (
    <div className="for-lots">
      {built.map(({ building, copy }) => {
        const { id, clause } = itemAt(BUILDINGS, building);
        const full = building === HELPS_WATER && aqueductWater > 0;
        const name = say(`building.${id}`);
        const label = `${say('province.building', { building: name, seat: { seat } })}${full ? `, ${say('province.aqueduct.full')}` : ''}. ${say(`building.${id}.text`)}`;
        return (
          <Thing
            key={`${id}${copy}`}
            id={`built:${letter}:${id}`}
            copy={copy}
            label={label}
            closeup={{ title: name, text: [label], clause }}
            className={`for-lot for-built for-built-${id}`}
          >
            <Icon path={BUILDING_EMBLEMS[id]} />
            <span>{name}</span>
            {full && <Icon path={SIGNS.water} className="for-full" />}
          </Thing>
        );
      })}
      {Array.from({ length: free }, (_, lot) => (
        <Explained
          as="span"
          key={lot}
          closeup={{ title: say('province.lot'), text: [say('close.lot')], clause: 'FOR-12.2' }}
          className="for-lot for-lot-free"
        />
      ))}
      <Explained
        as="span"
        place={`rings:${letter}`}
        label={say(married ? 'close.rings.on' : 'close.rings.off', { seat: { seat } })}
        closeup={{
          title: say('close.rings.title'),
          text: [say(married ? 'close.rings.on' : 'close.rings.off', { seat: { seat } })],
          clause: 'FOR-5.9',
        }}
        className={`for-rings ${married ? 'for-rings-on' : ''}`}
      >
        <Icon path={SIGNS.rings} />
      </Explained>
    </div>
  );
}
