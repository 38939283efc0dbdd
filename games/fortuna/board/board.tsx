import { type BoardProps, Explained, handTitle, Icon, ownSeat, Thing, useHand, useTable } from '@belfry/board-kit';
import type { View } from '@belfry/fortuna';
import { itemAt } from '@belfry/kernel';
import { useRef } from 'react';
import { GOODS, type Good } from '../src/data/amounts.ts';
import { GIVES_GOODS, PRIVILEGES } from '../src/data/privileges.ts';
import { SIDE_OF, SIDES } from '../src/data/sides.ts';
import { SIGNS } from './emblems.ts';
import { Favours } from './favours.tsx';
import { Forum } from './forum.tsx';
import { useMovingCards } from './moving-cards.ts';
import { PrivilegeSlip, privilegeCloseup, privilegeLabel } from './privilege-card.tsx';
import { Road } from './road.tsx';
import { Side } from './side.tsx';
import { DraftPool, Stage } from './stage.tsx';
import './cards.css';
import './favours.css';
import './forum.css';
import './province.css';
import './road.css';
// Imported last, because it lays out what the other modules draw.
import './board.css';
import './low-board.css';
import './closeups.css';
import type { Words } from './text/index.ts';

/** The road to Rome in the middle, the four sides at the corners: the player's own side bottom left, the others clockwise from there. */
export function Board({ view }: BoardProps<View>) {
  const table = useTable<Words>();
  const root = useRef<HTMLDivElement>(null);
  useMovingCards(root, view.cards);
  const first = SIDE_OF[view.seats.length]?.[ownSeat(table) ?? 0] ?? 0;
  const corner = (at: number) => <Side view={view} side={(first + at) % SIDES.length} corner={at} />;
  return (
    <div ref={root} className="for-board">
      <div className="for-column">
        {corner(1)}
        {corner(0)}
      </div>
      <div className="for-column for-centre">
        {view.phase === 'draft' ? <DraftPool view={view} /> : <Road view={view} />}
        <Favours view={view} />
        <Forum view={view} />
      </div>
      <div className="for-column">
        {corner(2)}
        {corner(3)}
      </div>
      <Stage view={view} />
    </div>
  );
}

/** The units that the card for goods can take: as many of each good as a player can select under the rules. */
function Goods() {
  const { say, choices } = useTable<Words>();
  const most = (good: Good) => Math.max(0, ...choices.map(({ targets }) => targets.filter((thing) => thing === `good:${good}`).length));
  const units = GOODS.flatMap((good) => Array.from({ length: most(good) }, (_, copy) => ({ good, copy })));
  if (units.length === 0) return null;
  return (
    <div className="for-goods">
      {units.map(({ good, copy }) => (
        <Thing
          key={`${good} ${copy}`}
          id={`good:${good}`}
          copy={copy}
          label={say('supply.take', { good: say(`good.${good}`) })}
          closeup={{
            title: say('supply.take', { good: say(`good.${good}`) }),
            text: [say('close.goods'), say(`fact.${good}.text`)],
            clause: 'FOR-11.7',
          }}
          className={`for-unit for-unit-${good}`}
        >
          <Icon path={SIGNS[good]} />
        </Thing>
      ))}
    </div>
  );
}

/** The privileges in hand, as slips of papyrus. */
export function Hand({ view }: BoardProps<View>) {
  const table = useTable<Words>();
  const { say } = table;
  const own = ownSeat(table);
  const { cards: hand, events } = useHand(view.seats[own ?? -1]?.hand ?? [], (privilege) => `hand:${itemAt(PRIVILEGES, privilege).id}`);
  if (own === null) return null;
  const empty = say(table.reader === own ? 'hand.empty' : 'hand.none');
  return (
    <section className="for-hand" data-scrolls aria-label={handTitle(table)} {...events}>
      <Goods />
      {hand.length === 0 && (
        <Explained
          as="p"
          label={empty}
          closeup={{ title: handTitle(table), text: [say('hand.empty'), say('close.hand')], clause: 'FOR-11.3' }}
          className="for-hand-empty"
        >
          <Icon path={SIGNS.card} />
          <span>{empty}</span>
        </Explained>
      )}
      {hand.map((privilege, at) => (
        <Thing
          key={at}
          id={`hand:${itemAt(PRIVILEGES, privilege).id}`}
          copy={hand.slice(0, at).filter((other) => other === privilege).length}
          label={privilegeLabel(privilege, say)}
          meant={{ do: 'use', privilege, ...(privilege === GIVES_GOODS ? { goods: ['water', 'water'] } : {}) }}
          closeup={privilegeCloseup(privilege, say)}
        >
          <PrivilegeSlip privilege={privilege} say={say} />
        </Thing>
      ))}
    </section>
  );
}
