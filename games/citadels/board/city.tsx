import { Crest, Icon, Thing, useTable } from '@belfry/board-kit';
import type { View } from '@belfry/citadels';
import { itemAt, type Seat, seatLetter } from '@belfry/kernel';
import { GOAL } from '../src/data/amounts.ts';
import { DISTRICTS } from '../src/data/districts.ts';
import { districtCloseup, districtLabel } from './cards.tsx';
import { Facade } from './facade.tsx';
import { ICONS } from './icons.ts';

/** A player's city: a skyline that grows to the goal, with empty lots for what is still to come. */
export function City({ view, seat }: { view: View; seat: Seat }) {
  const { say, seats, viewer } = useTable();
  const player = seats[seat];
  const { city, points } = itemAt(view.seats, seat);
  const goal = GOAL[view.options.endTrigger];
  const letter = seatLetter(seat);
  const lots = Math.max(0, goal - city.length);
  // Houses are equally wide in all games; somebody may build beyond the goal.
  const places = Math.max(8, city.length);
  const active = view.turn.seat === seat && view.turn.character >= 0;
  if (player === undefined) return null;
  return (
    <section
      className={`cit-city ${seat === viewer ? 'cit-city-own' : ''} ${active ? 'cit-city-active' : ''}`}
      aria-label={say('city.title', { seat: { seat } })}
    >
      <div
        className="cit-skyline"
        data-place={`city:${letter}`}
        style={{ gridTemplateColumns: `repeat(${places}, minmax(0, var(--house, 3.4rem)))` }}
      >
        {city.map((district, at) => (
          <Thing
            key={at}
            id={`city:${letter}:${itemAt(DISTRICTS, district).id}`}
            copy={city.slice(0, at).filter((other) => other === district).length}
            label={say('city.district', { district: districtLabel(district, say), seat: { seat } })}
            meant={{ do: 'destroy', seat, district }}
            closeup={districtCloseup(district, say, view.options)}
            className="cit-house"
          >
            <Facade district={district} />
            <span className="cit-house-name" aria-hidden="true">
              {say(`district.${itemAt(DISTRICTS, district).id}`)}
            </span>
          </Thing>
        ))}
        {Array.from({ length: lots }, (_, lot) => (
          <span key={`lot${lot}`} className="cit-lot" aria-hidden="true" />
        ))}
      </div>
      <div className="cit-plate">
        <Crest crest={player.crest} colour={player.colour} size="s" />
        <strong>{player.name}</strong>
        {seat === viewer && <span className="player-you">{say('lobby.you')}</span>}
        {view.crown === seat && <Icon path={ICONS.crown} label={say('badge.crown')} className="cit-crown" />}
        <span className="cit-count">
          {city.length}/{goal}
        </span>
        <span className="cit-points">{say('city.points', { points })}</span>
      </div>
    </section>
  );
}
