import { type BoardProps, ownSeat, Thing, useTable } from '@belfry/board-kit';
import type { View } from '@belfry/citadels';
import { itemAt } from '@belfry/kernel';
import { CHARACTERS } from '../src/data/characters.ts';
import { DISTRICTS } from '../src/data/districts.ts';
import { Balcony, Piles } from './balcony.tsx';
import { CharacterCard, DistrictCard, districtCloseup, districtLabel } from './cards.tsx';
import { City } from './city.tsx';
import { FacadePatterns } from './facade.tsx';
import { Stage } from './stage.tsx';
import './board.css';

/** The night city: the balcony of characters, everybody's skyline, and what the player holds up to look at. */
export function Board({ view }: BoardProps<View>) {
  const table = useTable();
  const own = ownSeat(table);
  // The own city comes first on a phone and last, nearest to the hand, on a desk; the order of the others is that of the seats.
  const players = view.seats.map((_, seat) => seat);
  const others = players.filter((seat) => seat !== own);
  const asked = view.pending.find(({ seat }) => seat === own)?.kind;
  const holding = asked !== undefined && asked !== 'turn-action';
  return (
    <div className={`cit-board cit-players-${players.length} ${holding ? 'cit-holding' : ''}`}>
      <FacadePatterns />
      <div className="cit-top">
        <Balcony view={view} />
        <Piles view={view} />
      </div>
      <Stage view={view} />
      <div className="cit-cities">
        {others.map((seat) => (
          <City key={seat} view={view} seat={seat} />
        ))}
        {own !== null && <City view={view} seat={own} />}
      </div>
    </div>
  );
}

/** The hand, cheapest first, and the characters taken in secret. */
export function Hand({ view }: BoardProps<View>) {
  const table = useTable();
  const { say } = table;
  const own = ownSeat(table);
  if (own === null) return null;
  const { hand, characters } = itemAt(view.seats, own);
  const cards = (hand ?? []).slice().sort((a, b) => itemAt(DISTRICTS, a).cost - itemAt(DISTRICTS, b).cost || a - b);
  return (
    <section className="cit-hand" aria-label={say('hand.title')}>
      {characters.map((character) => (
        <div key={character} className="cit-secret">
          <CharacterCard character={character} say={say} />
          <p>{say('hand.you-are', { character: say(`character.${itemAt(CHARACTERS, character).id}`) })}</p>
        </div>
      ))}
      <div className="cit-fan">
        {cards.map((district, at) => (
          <Thing
            key={at}
            id={`hand:${itemAt(DISTRICTS, district).id}`}
            copy={cards.slice(0, at).filter((other) => other === district).length}
            label={districtLabel(district, say)}
            meant={{ do: 'build', district }}
            closeup={districtCloseup(district, say, view.options)}
          >
            <DistrictCard district={district} say={say} options={view.options} />
          </Thing>
        ))}
        {cards.length === 0 && <p className="cit-empty">{say('hand.empty')}</p>}
      </div>
    </section>
  );
}
