import { Explained, Icon, ICONS as SHARED, useTable } from '@belfry/board-kit';
import { BUILDS, PIECES } from '../src/data/builds.ts';
import { GOODS } from '../src/data/goods.ts';
import { type Bundle, TREASURES } from '../src/data/resources.ts';
import { Amounts, useAmountWords } from './amounts.tsx';
import { KIND_LOOKS, PIECE_ICONS, TILE_ICONS } from './emblems.ts';
import { covers } from './holdings.ts';
import type { Words } from './text/index.ts';

/** What a swap changes in the player's holdings, kind by kind: from how many to how many. */
export function AfterSwap({ held, after }: { held: Bundle; after: Bundle }) {
  const { say } = useTable<Words>();
  if (held.every((count, kind) => count === after[kind])) return null;
  const changes = TREASURES.flatMap((kind, at) =>
    held[at] === after[at] ? [] : [`${say(`kind.${kind}`)} ${held[at] ?? 0} → ${after[at] ?? 0}`],
  );
  return (
    <Explained
      as="p"
      label={[say('trade.after'), ...changes].join(' ')}
      closeup={{ title: say('trade.after'), text: [say('close.after'), `${changes.join(', ')}.`], clause: 'NUR-6.3' }}
      className="nur-after"
    >
      <small>{say('trade.after')}</small>
      {TREASURES.map((kind, at) => {
        const [from, to] = [held[at] ?? 0, after[at] ?? 0];
        return from === to ? null : (
          <span key={kind} className={`nur-after-kind ${to < from ? 'nur-less' : 'nur-more'}`}>
            <Icon path={KIND_LOOKS[kind].icon} label={say(`kind.${kind}`)} />
            {from} <span className="nur-becomes" aria-hidden="true" /> <b>{to}</b>
          </span>
        );
      })}
    </Explained>
  );
}

/** The costs of everything, and which of them these holdings can pay: in view while the player negotiates. */
export function Costs({ after, brief = false }: { after: Bundle; brief?: boolean }) {
  const { say } = useTable<Words>();
  const words = useAmountWords();
  const rows: readonly { readonly name: string; readonly icon: string; readonly cost: Bundle }[] = [
    ...PIECES.map((piece) => ({ name: say(`piece.${piece}`), icon: PIECE_ICONS[piece], cost: BUILDS[piece].cost })),
    ...GOODS.map(({ id, recipe }) => ({ name: say(`tile.short.${id}`), icon: TILE_ICONS[id], cost: recipe })),
  ].filter(({ cost }) => !brief || covers(after, cost));
  if (rows.length === 0) return null;
  return (
    <ul className="nur-costs" aria-label={say('trade.costs')}>
      {rows.map(({ name, icon, cost }) => {
        const payable = covers(after, cost);
        return (
          <li key={name} className={payable ? 'nur-payable' : ''}>
            <Explained
              as="span"
              label={`${name}: ${words(cost)}${payable ? `, ${say('trade.payable')}` : ''}`}
              closeup={{
                title: name,
                text: [`${words(cost)}.`, say(payable ? 'close.cost.payable' : 'close.cost')],
                clause: 'NUR-8.1',
              }}
              className="nur-cost"
            >
              <Icon path={icon} />
              <Amounts amounts={cost} brief />
              {payable && <Icon path={SHARED['check-mark']} className="nur-check" />}
            </Explained>
          </li>
        );
      })}
    </ul>
  );
}
