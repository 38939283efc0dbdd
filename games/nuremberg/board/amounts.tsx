import { Figure, Icon, useTable } from '@belfry/board-kit';
import { type Bundle, TREASURES } from '../src/data/resources.ts';
import { KIND_LOOKS } from './emblems.ts';
import type { Words } from './text/index.ts';

/**
 * Amounts of each kind in small icons: `2 ore, 1 wool`. In the brief form, on a thing whose label says it all, an icon without a number
 * means one.
 */
export function Amounts({ amounts, brief = false }: { amounts: Bundle; brief?: boolean }) {
  const { say } = useTable<Words>();
  return (
    <span className="nur-amounts">
      {TREASURES.map((kind, at) => {
        const count = amounts[at] ?? 0;
        return count === 0 ? null : (
          <span key={kind} className={`nur-amount pigment-${KIND_LOOKS[kind].pigment} nur-kind-${kind}`}>
            {brief ? count > 1 && <Figure text={count} /> : <b>{count}</b>}
            <Icon path={KIND_LOOKS[kind].icon} label={say(`kind.${kind}`)} />
          </span>
        );
      })}
    </span>
  );
}

/** Returns a function that writes amounts as text, for labels. */
export function useAmountWords(): (amounts: Bundle) => string {
  const { say } = useTable<Words>();
  return (amounts) =>
    TREASURES.flatMap((kind, at) =>
      (amounts[at] ?? 0) === 0 ? [] : [say('word.amount', { count: amounts[at] ?? 0, kind: say(`kind.${kind}`) })],
    ).join(', ');
}
