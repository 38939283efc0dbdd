import { Figure, Ground, Icon, ownSeat, Thing, Tile, useTable } from '@belfry/board-kit';
import { itemAt } from '@belfry/kernel';
import type { View } from '@belfry/nuremberg';
import { BUILDS, PIECES, type Piece } from '../src/data/builds.ts';
import { GOODS, type Good } from '../src/data/goods.ts';
import { ROADS } from '../src/data/region.ts';
import { KINDS } from '../src/data/resources.ts';
import { Amounts, useAmountWords } from './amounts.tsx';
import { COIN, KIND_LOOKS, PIECE_ICONS, PRESTIGE, TILE_ICONS } from './emblems.ts';
import { meantPiece } from './meant-piece.ts';
import { saleOf } from './phrases.ts';
import { ShieldSign } from './pieces.tsx';
import type { Words } from './text/index.ts';

/** Everything a player can build, with its cost. */
export function Prices({ view }: { view: View }) {
  const { say } = useTable<Words>();
  return (
    <Ground
      label={say('prices.title')}
      closeup={{ title: say('prices.title'), text: [say('close.prices')], clause: 'NUR-8.1' }}
      place="prices"
      className="nur-prices"
    >
      <h2>{say('prices.title')}</h2>
      {PIECES.map((piece) => (
        <PriceRow key={piece} view={view} piece={piece} />
      ))}
    </Ground>
  );
}

const CLAUSES: Readonly<Record<Piece, string>> = {
  station: 'NUR-9.3',
  village: 'NUR-10.2',
  house: 'NUR-11.1',
  wall: 'NUR-12.1',
  tower: 'NUR-13.1',
};

function PriceRow({ view, piece }: { view: View; piece: Piece }) {
  const table = useTable<Words>();
  const { say } = table;
  const words = useAmountWords();
  const own = view.seats[ownSeat(table) ?? -1];
  const { cost, points, prestige } = BUILDS[piece];
  const left = own === undefined || piece === 'wall' || piece === 'tower' ? null : own[`${piece}s`];
  const gain =
    prestige > 0 ? say('gain.prestige', { count: prestige }) : points > 0 ? say('gain.points', { count: points }) : say('gain.right');
  return (
    <Tile
      id={`verb:build-${piece}`}
      label={`${say(`piece.${piece}`)}: ${words(cost)}. ${gain}`}
      meant={meantPiece(piece, view, ownSeat(table) ?? 0)}
      closeup={{
        title: say(`piece.${piece}`),
        text: [`${words(cost)}. ${gain}.`, say(`piece.${piece}.text`), ...(left === null ? [] : [say('prices.left', { count: left })])],
        clause: CLAUSES[piece],
      }}
      icon={PIECE_ICONS[piece]}
      name={say(`piece.${piece}`)}
      drags={own !== undefined}
      className="nur-row"
    >
      <Amounts amounts={cost} brief />
      <span className="nur-gain">
        {prestige + points > 0 && <Figure text={`+${prestige + points}`} />} {prestige > 0 && <Icon path={PRESTIGE} />}
      </span>
    </Tile>
  );
}

/** The goods of the workshops: recipe, city, price and toll. */
export function Goods({ view }: { view: View }) {
  const { say } = useTable<Words>();
  return (
    <Ground
      label={say('goods.title')}
      closeup={{ title: say('goods.title'), text: [say('goods.text')], clause: 'NUR-14.2' }}
      place="goods"
      className="nur-goods"
    >
      <h2>{say('goods.title')}</h2>
      {GOODS.map(({ id }, good) => (
        <GoodRow key={id} view={view} good={good} />
      ))}
    </Ground>
  );
}

function GoodRow({ view, good }: { view: View; good: Good }) {
  const table = useTable<Words>();
  const { say } = table;
  const words = useAmountWords();
  const { id, recipe } = itemAt(GOODS, good);
  const { gold, doubled, bonus, toll, holder, road } = saleOf(view, good, ownSeat(table));
  const city = say({ key: `city.${itemAt(ROADS, road).city}` });
  return (
    <Tile
      id={`good:${id}`}
      label={`${say(`tile.short.${id}`)} ${city}. ${say(`good.${id}`)}: ${words(recipe)}. ${say('goods.brings', { price: gold, city })}${toll > 0 ? `, ${say('goods.toll', { toll, seat: { seat: holder } })}` : ''}`}
      meant={{ do: 'sell', good }}
      closeup={{
        title: say(`good.${id}`),
        text: [
          say(`good.${id}.text`),
          ...(doubled ? [say('goods.doubled')] : []),
          ...(bonus > 0 ? [say('report.fair')] : []),
          say('goods.text'),
        ],
        clause: 'NUR-14.3',
      }}
      icon={TILE_ICONS[id]}
      name={say(`tile.short.${id}`)}
      className="nur-row"
    >
      <Amounts amounts={recipe} brief />
      <span className={`nur-gain ${doubled ? 'nur-doubled' : ''}`}>
        <Figure text={gold} /> <Icon path={COIN} />
      </span>
      <small className="nur-toll">
        <span className="nur-where">{city}</span>
        {toll > 0 && (
          <>
            {' '}
            <Figure text={`−${toll}`} /> <ShieldSign seat={holder} />
          </>
        )}
      </small>
    </Tile>
  );
}

/** The bank's stacks of resource cards. */
export function Bank({ view }: { view: View }) {
  const { say } = useTable<Words>();
  return (
    <Ground
      as="div"
      place="bank"
      closeup={{ title: say('verb.bank-trade'), text: [say('bank.text')], clause: 'NUR-7.1' }}
      className="nur-bank"
    >
      <h2>{say('verb.bank-trade')}</h2>
      <div className="nur-stacks">
        {KINDS.map((kind, at) => (
          <Thing
            key={kind}
            id={`get:${kind}`}
            label={say('bank.stock', { count: view.stock[at] ?? 0, kind: say(`kind.${kind}`) })}
            closeup={{
              title: say(`kind.${kind}`),
              text: [`${say('bank.stock', { count: view.stock[at] ?? 0, kind: say(`kind.${kind}`) })}.`, say(`kind.${kind}.text`)],
              clause: 'NUR-7.7',
            }}
            className={`nur-stack pigment-${KIND_LOOKS[kind].pigment} pattern-${KIND_LOOKS[kind].pattern}`}
          >
            <Icon path={KIND_LOOKS[kind].icon} />
            <b>
              <Figure text={view.stock[at] ?? 0} />
            </b>
          </Thing>
        ))}
      </div>
    </Ground>
  );
}
