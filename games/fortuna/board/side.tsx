import { Coin, Icon, ownSeat, SeatCrest, useTable } from '@belfry/board-kit';
import type { View } from '@belfry/fortuna';
import { NONE, seatLetter } from '@belfry/kernel';
import { CARDS_PER_SIDE, OWNER_OF, SIDES, type Side as SideNumber } from '../src/data/sides.ts';
import { ActionThing, type Lying } from './action-card.tsx';
import { meantByCard } from './asked.ts';
import { ICONS } from './icons.ts';
import { Province } from './province.tsx';

/** One side of the board: who sits there, three action cards, and the province. An open side has cards only. */
export function Side({ view, side, corner }: { view: View; side: SideNumber; corner: number }) {
  const table = useTable();
  const { say, seats } = table;
  const owner = OWNER_OF[view.seats.length]?.[side] ?? NONE;
  const player = owner === NONE ? undefined : seats[owner];
  const own = owner !== NONE && owner === ownSeat(table);
  const active = owner !== NONE && view.order[view.active] === owner && view.round > 0 && view.phase !== 'over';
  const title = own
    ? say('side.own')
    : owner === NONE
      ? say('side.open', { side: say(`side.${SIDES[side]}`) })
      : say('side.of', { seat: { seat: owner } });
  return (
    <section
      className={`for-side for-corner-${corner} ${own ? 'for-own' : ''} ${active ? 'for-active' : ''} ${owner === NONE ? 'for-open-side' : ''}`}
      aria-label={title}
      data-place={`side:${SIDES[side]}`}
    >
      <div className="for-plate">
        {player === undefined ? (
          <>
            <Icon path={ICONS['ancient-columns']} className="for-plate-mark" />
            <strong>{title}</strong>
          </>
        ) : (
          <>
            <SeatCrest seat={owner} />
            <strong>{player.name}</strong>
            <span className="for-plate-money" data-place={`money:${seatLetter(owner)}`}>
              <Coin amount={view.seats[owner]?.money} size="s" label={say('province.money', { count: view.seats[owner]?.money ?? 0 })} />
            </span>
          </>
        )}
      </div>
      <Cards view={view} side={side} own={own} />
      {owner === NONE ? <p className="for-open-note">{say('side.open.text')}</p> : <Province view={view} seat={owner} />}
    </section>
  );
}

function Cards({ view, side, own }: { view: View; side: SideNumber; own: boolean }) {
  const { say, viewer } = useTable();
  const first = side * CARDS_PER_SIDE;
  return (
    <div className="for-cards">
      {view.cards.slice(first, first + CARDS_PER_SIDE).map((card, place) => {
        const position = first + place;
        if (card < 0) return <span key={`empty ${place}`} className="for-place-card for-empty" />;
        const down = view.protectedAt[side] === position;
        const lying: Lying = down
          ? view.options.showProtectedCards === 'hidden' && !own
            ? 'hidden'
            : 'down'
          : view.turn.played === position && view.phase === 'swap'
            ? 'played'
            : 'open';
        return (
          <ActionThing
            key={card}
            card={card}
            lying={lying}
            say={say}
            offering={view.options.fortunaOffering}
            meant={meantByCard(view, viewer, card)}
          />
        );
      })}
    </div>
  );
}
