import { Coin, Explained, Icon, ownSeat, SeatCrest, useTable } from '@belfry/board-kit';
import type { View } from '@belfry/fortuna';
import { itemAt, NONE, seatLetter } from '@belfry/kernel';
import { CARDS_PER_SIDE, OWNER_OF, SIDES, type Side as SideNumber } from '../src/data/sides.ts';
import { ActionThing, type Lying } from './action-card.tsx';
import { meantByCard } from './asked.ts';
import { ICONS } from './icons.ts';
import { Province } from './province.tsx';
import type { Words } from './text/index.ts';

/** One side of the board: its player, three action cards, and the province. An open side has only cards. */
export function Side({ view, side, corner }: { view: View; side: SideNumber; corner: number }) {
  const table = useTable<Words>();
  const { say, seats } = table;
  const owner = OWNER_OF[view.seats.length]?.[side] ?? NONE;
  const player = owner === NONE ? undefined : seats[owner];
  const own = owner !== NONE && owner === ownSeat(table);
  const money = view.seats[owner]?.money ?? 0;
  const active = owner !== NONE && view.order[view.active] === owner && view.round > 0 && view.phase !== 'over';
  const title = own
    ? say('side.own')
    : owner === NONE
      ? say('side.open', { side: say(`side.${itemAt(SIDES, side)}`) })
      : say('side.of', { seat: { seat: owner } });
  return (
    <section
      className={`for-side for-corner-${corner} ${own ? 'for-own' : ''} ${active ? 'for-active' : ''} ${owner === NONE ? 'for-open-side' : ''}`}
      aria-label={title}
      data-place={`side:${SIDES[side]}`}
      data-own={own || undefined}
    >
      <div className="for-plate">
        {player === undefined ? (
          <Explained as="span" closeup={{ title, text: [say('close.side.open')], clause: 'FOR-1.13' }} className="for-plate-name">
            <Icon path={ICONS['ancient-columns']} className="for-plate-mark" />
            <strong>{title}</strong>
          </Explained>
        ) : (
          <>
            <Explained
              as="span"
              label={player.name}
              closeup={{
                title: say('side.of', { seat: { seat: owner } }),
                text: [say('close.side'), say('close.side.protected')],
                clause: 'FOR-4.4',
              }}
              className="for-plate-name"
            >
              <SeatCrest seat={owner} />
              <strong>{player.name}</strong>
            </Explained>
            <Explained
              as="span"
              place={`money:${seatLetter(owner)}`}
              closeup={{
                title: say('province.money', { count: money }),
                text: [say('close.money', { seat: { seat: owner }, count: money }), say('fact.money.text')],
                clause: 'FOR-14.2',
              }}
              className="for-plate-money"
            >
              <Coin amount={money} size="s" />
            </Explained>
          </>
        )}
      </div>
      <Cards view={view} side={side} own={own} />
      {owner === NONE ? (
        <Explained
          as="p"
          label={say('side.open.text')}
          closeup={{ title, text: [say('close.side.open')], clause: 'FOR-1.13' }}
          className="for-open-note"
        >
          {say('side.open.text')}
        </Explained>
      ) : (
        <Province view={view} seat={owner} />
      )}
    </section>
  );
}

/** An empty place for an action card: on a side one is still to come, in the middle one has gone. */
export function EmptyPlace({ of }: { of: 'side' | 'pool' }) {
  const { say } = useTable<Words>();
  return (
    <Explained
      as="span"
      closeup={{ title: say('close.empty.title'), text: [say(`close.empty.${of}`)], clause: 'FOR-1.14' }}
      className="for-place-card for-empty"
    />
  );
}

function Cards({ view, side, own }: { view: View; side: SideNumber; own: boolean }) {
  const { say, viewer } = useTable<Words>();
  const first = side * CARDS_PER_SIDE;
  return (
    <div className="for-cards">
      {view.cards.slice(first, first + CARDS_PER_SIDE).map((card, place) => {
        const position = first + place;
        if (card < 0) return <EmptyPlace key={`empty ${place}`} of="side" />;
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
