import { type Closeup, Explained, Figure, Icon, Place, Thing, usePointing, useTable } from '@belfry/board-kit';
import type { View } from '@belfry/bruges';
import { type Seat, seatLetter } from '@belfry/kernel';
import type { ReactNode } from 'react';
import { CANAL_AWARD } from '../src/data/amounts.ts';
import { CANAL_LENGTH, CANAL_PRICES, CANALS, SIDES, type Side } from '../src/data/board.ts';
import { personsWith } from '../src/data/cards.ts';
import { type Colour, colourName } from '../src/data/colours.ts';
import { dress } from './families.ts';
import { cardInHand } from './hand.tsx';
import { ICONS } from './icons.ts';
import type { Words } from './text/index.ts';

/** A player's two canals, left and right of the guard house. Built spaces fill with water. */
export function Canals({ view, seat, own }: { view: View; seat: Seat; own: boolean }) {
  return (
    <div className="bru-canals">
      <Canal view={view} seat={seat} side={0} own={own} />
      <GuardHouse seat={seat} />
      <Canal view={view} seat={seat} side={1} own={own} />
    </div>
  );
}

function Canal({ view, seat, side, own }: { view: View; seat: Seat; side: Side; own: boolean }) {
  const { say } = useTable<Words>();
  const built = view.seats[seat]?.canals[side] ?? 0;
  const statue = view.seats[seat]?.statues[side] ?? 0;
  const spaces = CANALS[seat]?.[side] ?? [];
  const name = SIDES[side];
  const next = spaces[built];
  const label = [
    say(`canal.${name}`, { built }),
    ...(next === undefined ? [] : [say('canal.next', { colour: say(`colour.${colourName(next)}`), price: priceOf(view, seat, built) })]),
    ...(statue > 0 ? [say('canal.statue', { points: statue })] : []),
  ].join('. ');
  const closeup = { title: say(`canal.${name}`, { built }), text: [`${label}.`, say('canal.help')], clause: 'BRU-9.7' };
  const fields = spaces.map((colour, space) => <Field key={colour} colour={colour} space={space} built={built} statue={statue} />);
  const water = <div className={`bru-canal bru-canal-${name}`}>{fields}</div>;
  return (
    <Place id={`canal:${seatLetter(seat)}:${name}`} className="bru-canal-place">
      {own ? (
        <OwnCanal side={side} label={label} closeup={closeup}>
          {water}
        </OwnCanal>
      ) : (
        <Explained label={label} closeup={closeup}>
          {water}
        </Explained>
      )}
    </Place>
  );
}

/** BRU-12.28 The price of a space for its owner. */
function priceOf(view: View, seat: Seat, space: number): number {
  const isFree = personsWith('canal-free').some(({ card }) => view.seats[seat]?.houses.some(({ person }) => person === card));
  return isFree ? 0 : (CANAL_PRICES[space] ?? 0);
}

/** A canal where the player can build: with the selected card, or without one through a person. */
function OwnCanal({ side, label, closeup, children }: { side: Side; label: string; closeup: Closeup; children: ReactNode }) {
  const card = usePointing(({ narrowing }) => cardInHand(narrowing.picks));
  return (
    <Thing
      id={`canal:${SIDES[side]}`}
      label={label}
      meant={card === null ? { do: 'build', side } : { do: 'canal', card, side }}
      closeup={closeup}
      className="bru-canal-thing"
    >
      {children}
    </Thing>
  );
}

function Field({ colour, space, built, statue }: { colour: Colour; space: number; built: number; statue: number }) {
  const done = space < built;
  const award = space + 1 === CANAL_AWARD.space;
  const last = space + 1 === CANAL_LENGTH;
  return (
    <span
      className={`bru-field ${dress(colour)} ${done ? 'bru-field-built' : ''} ${space === built ? 'bru-field-next' : ''}`}
      aria-hidden="true"
    >
      <span className="bru-water" />
      <b>
        <Figure text={CANAL_PRICES[space] ?? 0} />
      </b>
      {award && (
        <i className="bru-award">
          <Figure text={`+${CANAL_AWARD.points}`} />
        </i>
      )}
      {last && (
        <i className="bru-award">
          <Icon path={ICONS['stone-bust']} />
          {statue > 0 && <Figure text={statue} />}
        </i>
      )}
    </span>
  );
}

function GuardHouse({ seat }: { seat: Seat }) {
  const { say } = useTable<Words>();
  const title = say('close.guard.title', { seat: { seat } });
  return (
    <Explained as="span" closeup={{ title, text: [say('close.guard', { seat: { seat } })], clause: 'BRU-1.4' }} className="bru-guard">
      <svg viewBox="0 0 60 56" aria-hidden="true">
        <path d="M8 56V22l22-18 22 18v34z" fill="#b9634a" stroke="#43201a" strokeWidth="2" />
        <path d="M4 24L30 2l26 22-4 4L30 9 8 28z" fill="#5c2a1f" stroke="#43201a" strokeWidth="1.500" />
        <path d="M18 56V40a12 12 0 0 1 24 0v16z" fill="#284b57" stroke="#f1e4c8" strokeWidth="2.500" />
        <path d="M18 50h24M18 44h24M24 32v24M30 29v27M36 32v24" stroke="#16313a" strokeWidth="1.200" />
        <circle cx="30" cy="20" r="4" fill="#f4dc9c" stroke="#43201a" />
      </svg>
    </Explained>
  );
}
