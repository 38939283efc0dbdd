import { type BoardProps, type Closeup, Coin, Crest, Explained, Icon, Thing, useTable } from '@belfry/board-kit';
import type { View } from '@belfry/citadels';
import { itemAt, type Seat, seatLetter } from '@belfry/kernel';
import { GOAL } from '../src/data/amounts.ts';
import { BISHOP, CHARACTERS, WARLORD } from '../src/data/characters.ts';
import { COLOURS } from '../src/data/colours.ts';
import { DISTRICTS, type District } from '../src/data/districts.ts';
import { DRAFT } from '../src/data/draft.ts';
import { DistrictCard, districtCloseup, districtLabel } from './cards.tsx';
import { Facade } from './facade.tsx';
import { ICONS } from './icons.ts';
import { Portrait } from './portrait.tsx';
import type { Say, Words } from './text/index.ts';

/** A player's city: a skyline that grows to the goal, with an empty lot for each missing district. */
export function City({ view, seat }: { view: View; seat: Seat }) {
  const { say, seats, viewer, reader } = useTable<Words>();
  const player = seats[seat];
  const { city, points } = itemAt(view.seats, seat);
  const goal = GOAL[view.options.endTrigger];
  const letter = seatLetter(seat);
  const lots = Math.max(0, goal - city.length);
  // Houses have the same width in all games; a city may grow beyond the goal.
  const places = Math.max(8, city.length);
  const active = view.turn.seat === seat && view.turn.character >= 0 && view.phase !== 'over';
  if (player === undefined) return null;
  return (
    <section
      className={`cit-city ${seat === viewer ? 'cit-city-own' : ''} ${active ? 'cit-city-active' : ''}`}
      aria-label={say('city.title', { seat: { seat } })}
      data-own={seat === viewer || undefined}
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
            closeup={{ ...districtCloseup(district, say, view.options), text: [destroying(view, seat, district, say)] }}
            className="cit-house"
          >
            <Facade district={district} />
            <span className="cit-house-cost" aria-hidden="true">
              <Coin amount={itemAt(DISTRICTS, district).cost} size="s" />
            </span>
            <span className="cit-house-name" aria-hidden="true">
              {say(`district.${itemAt(DISTRICTS, district).id}`)}
            </span>
          </Thing>
        ))}
        {Array.from({ length: lots }, (_, lot) => (
          <Explained
            as="span"
            key={`lot${lot}`}
            closeup={{ title: say('close.lot.title'), text: [say('close.lot', { goal })], clause: 'CIT-18.1' }}
            className="cit-lot"
          />
        ))}
      </div>
      <div className="cit-plate">
        <Explained
          as="span"
          label={`${player.name} ${city.length}/${goal} ${say('city.points', { points })}`}
          closeup={cityCloseup(view, seat, say)}
          className="cit-plate-words"
        >
          <Crest crest={player.crest} colour={player.colour} size="s" />
          <strong>{player.name}</strong>
          {seat === reader && <span className="player-you">{say('lobby.you')}</span>}
          <span className="cit-count">
            {city.length}/{goal}
          </span>
          <span className="cit-points">{say('city.points', { points })}</span>
        </Explained>
        <Roles view={view} seat={seat} />
        {view.crown === seat && (
          <Explained
            as="span"
            label={say('badge.crown')}
            closeup={{ title: say('close.crown.title'), text: [say('close.crown')], clause: 'CIT-2.2' }}
          >
            <Icon path={ICONS.crown} className="cit-crown" />
          </Explained>
        )}
      </div>
    </section>
  );
}

/** The characters in front of a player: face down when taken, face up once called. */
function Roles({ view, seat }: { view: View; seat: Seat }) {
  const { say } = useTable<Words>();
  const shown = view.shown.flatMap((holder, character) => (holder === seat ? [character] : []));
  const down = takenBy(view, seat) - shown.length;
  if (down + shown.length <= 0) return null;
  const names = shown.map((character) => say(`character.${itemAt(CHARACTERS, character).id}`));
  const label = [...(down > 0 ? [say('city.face-down', { count: down })] : []), ...names].join(', ');
  return (
    <Explained as="span" label={label} closeup={{ title: label, text: [say('close.roles')], clause: 'CIT-4.2' }} className="cit-roles">
      {shown.map((character) => (
        <span key={character} className="cit-role-face" aria-hidden="true">
          <Portrait character={character} />
        </span>
      ))}
      {Array.from({ length: Math.max(0, down) }, (_, at) => (
        <span key={`down${at}`} className="cit-role-down" aria-hidden="true">
          <Icon path={ICONS.moon} />
        </span>
      ))}
    </Explained>
  );
}

// CIT-3.6 The number of characters a player has taken this round, which is public.
function takenBy({ draft, seats }: View, seat: Seat): number {
  const turns = (DRAFT[seats.length] ?? []).slice(0, draft.step);
  return turns.filter((turn) => turn.step === 'choose' && (draft.first + turn.seat - 1) % seats.length === seat).length;
}

// CIT-13.1, CIT-16.1, CIT-16.2, CIT-16.4, CIT-17.2 The Warlord's price.
function destroying(view: View, seat: Seat, district: District, say: Say): string {
  const { effect, cost } = itemAt(DISTRICTS, district);
  if (itemAt(view.seats, seat).city.length >= GOAL[view.options.endTrigger]) return say('close.destroy.full');
  if (view.shown[WARLORD] === seat) return say('close.destroy.own');
  if (view.shown[BISHOP] === seat) return say('close.destroy.bishop');
  if (effect === 'indestructible') return say('close.destroy.never');
  return cost === 1 ? say('close.destroy.free') : say('close.destroy', { cost: cost - 1 });
}

function cityCloseup(view: View, seat: Seat, say: Say): Closeup {
  const { city, points } = itemAt(view.seats, seat);
  const goal = GOAL[view.options.endTrigger];
  const colours = COLOURS.filter((colour) => city.some((district) => itemAt(DISTRICTS, district).colour === colour));
  const names = colours.map((colour) => say(`colour.${colour}`)).join(', ');
  return {
    title: say('close.city.title', { seat: { seat } }),
    text: [
      say('close.city.now', { count: city.length, goal, points }),
      ...(names === '' ? [] : [say('close.city.colours', { colours: names })]),
      say('close.city', { goal }),
    ],
    more: <Districts view={view} seat={seat} />,
    clause: 'CIT-18.1',
  };
}

/** A city in close-up: its districts as cards, in the order they were built. */
export function Districts({ view, seat }: BoardProps<View> & { readonly seat: Seat }) {
  const { say } = useTable<Words>();
  const { city } = itemAt(view.seats, seat);
  return (
    <ul className="cit-districts" aria-label={say('close.city.title', { seat: { seat } })}>
      {city.map((district, at) => (
        <li key={at}>
          <DistrictCard district={district} say={say} options={view.options} size="m" />
        </li>
      ))}
    </ul>
  );
}
