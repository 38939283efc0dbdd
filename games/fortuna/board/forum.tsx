import { CardBack, Coin, Explained, Figure, Icon, Thing, Tile, useTable } from '@belfry/board-kit';
import type { View } from '@belfry/fortuna';
import type { Stock } from '../src/data/amounts.ts';
import { BUILDINGS } from '../src/data/buildings.ts';
import { BUILDING_EMBLEMS, SIGNS } from './emblems.ts';
import { ICONS } from './icons.ts';
import { PrivilegeSlip } from './privilege-card.tsx';
import type { Words } from './text/index.ts';

const STOCKS: readonly Stock[] = ['grain', 'wine', 'water', 'centurions', 'vestals', 'dice'];

/** The common supply: buildings, goods, pieces, tokens and the privilege pile. */
export function Forum({ view }: { view: View }) {
  const { say } = useTable<Words>();
  return (
    <section className="for-forum" aria-label={say('forum.title')}>
      <div className="for-buildings">
        {BUILDINGS.map(({ id, cost, clause }, building) => {
          const count = view.buildings[building] ?? 0;
          const name = say(`building.${id}`);
          return (
            <Tile
              key={id}
              id={`building:${id}`}
              label={say('forum.building', { building: name, cost, count, text: say(`building.${id}.text`) })}
              meant={{ do: 'build', building }}
              closeup={{
                title: name,
                text: [say('forum.building', { building: name, cost, count, text: say(`building.${id}.text`) }), say('close.forum')],
                clause,
              }}
              icon={BUILDING_EMBLEMS[id]}
              name={name}
              drags
              className={`for-building ${count === 0 ? 'for-gone' : ''}`}
            >
              <Coin amount={<Figure text={cost} />} size="s" />
              <Figure text={`×${count}`} className="for-building-left" />
            </Tile>
          );
        })}
      </div>
      <Supply view={view} />
    </section>
  );
}

function Supply({ view }: { view: View }) {
  const { say } = useTable<Words>();
  const { supply } = view;
  return (
    <div className="for-supply">
      {STOCKS.map((stock) => (
        <Explained
          as="span"
          key={stock}
          place={`supply:${stock}`}
          closeup={{
            title: say(`supply.${stock}`, { count: supply[stock] }),
            text: [say(`fact.${stock}.text`), say('close.supply')],
            clause: stock === 'dice' ? 'FOR-19.3' : 'FOR-19.1',
          }}
          className="for-stock"
        >
          <Icon path={SIGNS[stock]} />
          <b>{supply[stock]}</b>
        </Explained>
      ))}
      <Explained
        as="span"
        place="supply:tokens"
        closeup={{ title: say('supply.tokens', { count: view.tokenSupply }), text: [say('close.tokens')], clause: 'FOR-13.6' }}
        className="for-stock"
      >
        <Icon path={ICONS['wax-seal']} />
        <b>{view.tokenSupply}</b>
      </Explained>
      <Explained
        as="span"
        place="bank"
        closeup={{ title: say('supply.bank'), text: [say('close.bank')], clause: 'FOR-14.2' }}
        className="for-stock"
      >
        <Icon path={SIGNS.money} />
      </Explained>
      <Piles view={view} />
    </div>
  );
}

function Piles({ view }: { view: View }) {
  const { say } = useTable<Words>();
  const discard = say('pile.discard', { count: view.discard.length });
  const body = (
    <div className="for-discarded">
      {view.discard.length === 0 && <p>{say('pile.discard.empty')}</p>}
      {view.discard.map((privilege, at) => (
        <PrivilegeSlip key={at} privilege={privilege} say={say} />
      ))}
    </div>
  );
  return (
    <>
      <Explained
        as="span"
        place="pile"
        closeup={{ title: say('pile.draw', { count: view.pileSize }), text: [say('close.pile')], clause: 'FOR-10.2' }}
        className="for-stock for-pile"
      >
        <CardBack size="xs" art={<Icon path={ICONS['tied-scroll']} />} label={say('pile.draw', { count: view.pileSize })} />
        <b>{view.pileSize}</b>
      </Explained>
      <Thing
        id="pile:discard"
        label={discard}
        closeup={{ title: say('pile.discard.title'), body, text: [say('close.pile')], clause: 'FOR-19.5' }}
        className="for-stock for-pile for-pile-down"
      >
        <CardBack size="xs" art={<Icon path={ICONS['tied-scroll']} />} label={discard} />
        <b aria-hidden="true">{view.discard.length}</b>
      </Thing>
    </>
  );
}
