import { type BoardProps, type Closeup, useTable } from '@belfry/board-kit';
import type { View } from '@belfry/bruges';
import { NONE, type Seat } from '@belfry/kernel';
import { colourName } from '../src/data/colours.ts';
import { PersonCard } from './cards.tsx';
import { dress } from './families.ts';
import './residents.css';
import type { Say, Words } from './text/index.ts';

/** A street in close-up: all its residents, large enough to read, in their houses. */
export function Residents({ view, seat }: BoardProps<View> & { readonly seat: Seat }) {
  const { say } = useTable<Words>();
  const houses = view.seats[seat]?.houses ?? [];
  return (
    <ul className="bru-residents" aria-label={say('close.street.title', { seat: { seat } })}>
      {houses.map(({ colour, person, used }, at) => (
        <li key={at} className={used ? 'bru-resident-used' : ''}>
          {person === NONE ? <span className="bru-to-let">{say('street.free')}</span> : <PersonCard card={person} say={say} size="m" />}
          <span className={`bru-chip ${dress(colour)}`}>{say(`house.${colourName(colour)}`)}</span>
          {used && <small>{say('street.used')}</small>}
        </li>
      ))}
    </ul>
  );
}

/** Returns the close-up of a player's street. */
export function streetCloseup(view: View, seat: Seat, say: Say): Closeup {
  const houses = view.seats[seat]?.houses ?? [];
  const people = houses.filter(({ person }) => person !== NONE).length;
  return {
    title: say('close.street.title', { seat: { seat } }),
    text: [say('close.street.now', { houses: houses.length, people }), say('close.street')],
    more: <Residents view={view} seat={seat} />,
    clause: 'BRU-9.14',
  };
}
