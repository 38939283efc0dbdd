import { CardBack, Coin, Figure, Icon, Note, Thing, Tile, useTable } from '@belfry/board-kit';
import type { View } from '@belfry/fortuna';
import type { Stock } from '../src/data/amounts.ts';
import { BUILDINGS } from '../src/data/buildings.ts';
import { BUILDING_EMBLEMS, SIGNS } from './emblems.ts';
import { ICONS } from './icons.ts';
import { PrivilegeSlip } from './privilege-card.tsx';

const STOCKS: readonly Stock[] = ['grain', 'wine', 'water', 'centurions', 'vestals', 'dice'];

/** What everybody draws from: buildings, goods, pieces, tokens and the privilege pile. */
export function Forum({ view }: { view: View }) {
  const { say } = useTable();
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
                body: <Note>{say('forum.building', { building: name, cost, count, text: say(`building.${id}.text`) })}</Note>,
                clause,
              }}
              icon={BUILDING_EMBLEMS[id]}
              name={name}
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
  const { say } = useTable();
  const { supply } = view;
  return (
    <div className="for-supply">
      {STOCKS.map((stock) => (
        <span
          key={stock}
          className="for-stock"
          data-place={`supply:${stock}`}
          role="img"
          aria-label={say(`supply.${stock}`, { count: supply[stock] })}
          title={say(`supply.${stock}`, { count: supply[stock] })}
        >
          <Icon path={SIGNS[stock]} />
          <b>{supply[stock]}</b>
        </span>
      ))}
      <span
        className="for-stock"
        data-place="supply:tokens"
        role="img"
        aria-label={say('supply.tokens', { count: view.tokenSupply })}
        title={say('supply.tokens', { count: view.tokenSupply })}
      >
        <Icon path={ICONS['wax-seal']} />
        <b>{view.tokenSupply}</b>
      </span>
      <span className="for-stock" data-place="bank" role="img" aria-label={say('supply.bank')} title={say('supply.bank')}>
        <Icon path={SIGNS.money} />
      </span>
      <Piles view={view} />
    </div>
  );
}

function Piles({ view }: { view: View }) {
  const { say } = useTable();
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
      <span className="for-stock for-pile" data-place="pile">
        <CardBack size="xs" art={<Icon path={ICONS['tied-scroll']} />} label={say('pile.draw', { count: view.pileSize })} />
        <b aria-hidden="true">{view.pileSize}</b>
      </span>
      <Thing
        id="pile:discard"
        label={discard}
        closeup={{ title: say('pile.discard.title'), body, clause: 'FOR-19.5' }}
        className="for-stock for-pile for-pile-down"
      >
        <CardBack size="xs" art={<Icon path={ICONS['tied-scroll']} />} label={discard} />
        <b aria-hidden="true">{view.discard.length}</b>
      </Thing>
    </>
  );
}
