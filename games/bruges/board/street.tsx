import { type Closeup, Explained, Figure, Icon, Place, ICONS as SHARED, Thing, useTable } from '@belfry/board-kit';
import type { View } from '@belfry/bruges';
import { NONE, type Seat, seatLetter } from '@belfry/kernel';
import { person } from '../src/data/cards.ts';
import { colourName } from '../src/data/colours.ts';
import { PersonCard, personCloseup, personLabel } from './cards.tsx';
import { dress } from './families.ts';
import { Gable } from './gable.tsx';
import { divisible, isLong } from './long-names.ts';
import type { Say, Words } from './text/index.ts';

type HouseView = View['seats'][number]['houses'][number];

/** A player's street: stepped gables in the order they were built; residents lean out of the windows. */
export function Street({ view, seat, own }: { view: View; seat: Seat; own: boolean }) {
  const { say } = useTable<Words>();
  const houses = view.seats[seat]?.houses ?? [];
  return (
    <Place id={`street:${seatLetter(seat)}`} className={`bru-street ${houses.length > 8 ? 'bru-street-long' : ''}`}>
      {houses.map((house, at) => {
        const before = houses.slice(0, at).filter(({ colour, person: resident }) => colour === house.colour && resident === NONE);
        return <House key={at} house={house} own={own} seat={seat} copy={before.length} />;
      })}
      {houses.length === 0 && (
        <Explained
          as="p"
          label={say(own ? 'street.bare-own' : 'street.bare')}
          closeup={{ title: say('close.street.title', { seat: { seat } }), text: [say('close.street')], clause: 'BRU-9.12' }}
          className="bru-bare"
        >
          {say(own ? 'street.bare-own' : 'street.bare')}
        </Explained>
      )}
    </Place>
  );
}

function House({ house, own, seat, copy }: { house: HouseView; own: boolean; seat: Seat; copy: number }) {
  const { say } = useTable<Words>();
  const { colour, person: resident, used } = house;
  const gable = <Gable colour={colour} resident={resident} used={used} />;
  const coloured = say(`house.${colourName(colour)}`);
  if (resident !== NONE) {
    const { id, colour: dressed } = person(resident);
    return (
      <Thing
        id={`person:${id}`}
        label={`${say('street.resident', { person: personLabel(resident, say), house: coloured, seat: { seat } })}${used ? `. ${say('street.used')}` : ''}`}
        meant={{ do: 'activate', card: resident }}
        closeup={personCloseup(resident, say)}
        className={`bru-house ${used ? 'bru-house-used' : ''}`}
      >
        {gable}
        {used && <Icon path={SHARED.hourglass} className="bru-used" />}
        <span className={`bru-name ${dress(dressed)} ${isLong(say(`person.${id}`)) ? 'bru-name-long' : ''}`} aria-hidden="true">
          <span>{divisible(say(`person.${id}`))}</span>
        </span>
      </Thing>
    );
  }
  const words = say('street.empty', { house: coloured, seat: { seat } });
  const free = (
    <>
      {gable}
      <span className="bru-name bru-name-free" aria-hidden="true">
        <Figure text={say('street.free')} />
      </span>
    </>
  );
  if (!own) {
    return (
      <Explained label={words} closeup={houseCloseup(house, false, say)} className="bru-house">
        {free}
      </Explained>
    );
  }
  return (
    <Thing
      id={`house:${colourName(colour)}`}
      copy={copy}
      label={words}
      meant={{ do: 'lose-house', colour }}
      closeup={houseCloseup(house, true, say)}
      className="bru-house"
    >
      {free}
    </Thing>
  );
}

/** The owner may look again at a card they placed face down. */
function houseCloseup({ card, colour, seen }: HouseView, own: boolean, say: Say): Closeup {
  const title = say(`house.${colourName(colour)}`);
  const text = [say('close.house'), ...(seen ? [] : [say('street.unseen')]), ...(own && card !== null ? [say('street.face-down')] : [])];
  return { title, ...(card === null ? {} : { body: <PersonCard card={card} say={say} size="m" /> }), text, clause: 'BRU-9.13' };
}
