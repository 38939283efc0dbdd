import { type BoardProps, Explained, handTitle, ownSeat, type Style, seatsAround, Thing, useHand, useTable } from '@belfry/board-kit';
import type { View } from '@belfry/citadels';
import { itemAt, type Seat } from '@belfry/kernel';
import { CHARACTERS } from '../src/data/characters.ts';
import { DISTRICTS } from '../src/data/districts.ts';
import { Balcony, Piles } from './balcony.tsx';
import { CharacterCard, characterCloseup, DistrictCard, districtCloseup, districtLabel } from './cards.tsx';
import { City } from './city.tsx';
import { FacadePatterns } from './facade.tsx';
import { HeldUp, Stage } from './stage.tsx';
import './board.css';
import './stage.css';
import './city.css';
import './hand.css';
import './tickets.css';
import './sizes.css';
import './draft.css';
import './closeups.css';
import type { Words } from './text/index.ts';

/** The night city: the balcony of characters, every player's skyline, and the cards the player holds up to choose from. */
export function Board({ view }: BoardProps<View>) {
  const table = useTable<Words>();
  const own = ownSeat(table);
  // The player's own city comes first on a phone and last, nearest to the hand, on a desktop.
  const players = seatsAround(view.viewer, view.seats.length);
  const drafting = isDrafting(view, own);
  return (
    <div className={`cit-board cit-players-${players.length} ${drafting ? 'cit-drafting' : ''}`}>
      <FacadePatterns />
      <div className="cit-top">
        <Balcony view={view} />
        <Piles view={view} />
        <Stage view={view} />
      </div>
      <div className="cit-cities">
        {players.map((seat) => (
          <City key={seat} view={view} seat={seat} />
        ))}
      </div>
    </div>
  );
}

function isDrafting(view: View, own: Seat | null): boolean {
  const asked = view.pending.find(({ seat }) => seat === own)?.kind;
  return asked === 'draft-choose' || asked === 'draft-hide';
}

/** The hand, cheapest first until its owner arranges it, and the characters chosen in secret. */
export function Hand({ view }: BoardProps<View>) {
  const table = useTable<Words>();
  const { say } = table;
  const own = ownSeat(table);
  const { hand = null, characters = [] } = view.seats[own ?? -1] ?? {};
  const cheapestFirst = (hand ?? []).slice().sort((a, b) => itemAt(DISTRICTS, a).cost - itemAt(DISTRICTS, b).cost || a - b);
  const { cards, events } = useHand(cheapestFirst, (district) => `hand:${itemAt(DISTRICTS, district).id}`);
  if (own === null) return null;
  const shared: Style = { '--cards': cards.length };
  const nameOf = (character: number) => say(`character.${itemAt(CHARACTERS, character).id}`);
  const secret = (character: number) => (table.reader === own ? say('hand.you-are', { character: nameOf(character) }) : nameOf(character));
  return (
    <section className="cit-hand" data-scrolls aria-label={handTitle(table)}>
      {characters.map((character) => (
        <Explained
          key={character}
          label={secret(character)}
          closeup={{ ...characterCloseup(character, say), text: [say('close.secret')] }}
          className="cit-secret"
        >
          <CharacterCard character={character} say={say} />
          <p>{secret(character)}</p>
        </Explained>
      ))}
      <div className={`cit-fan ${cards.length > 4 || isDrafting(view, own) ? 'cit-tickets' : ''}`} style={shared} {...events}>
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
        {cards.length === 0 && (
          <Explained
            as="p"
            label={say('hand.empty')}
            closeup={{ title: handTitle(table), text: [say('hand.empty'), say('close.hand')], clause: 'CIT-7.1' }}
            className="cit-empty"
          >
            {say('hand.empty')}
          </Explained>
        )}
      </div>
      <HeldUp view={view} />
    </section>
  );
}
