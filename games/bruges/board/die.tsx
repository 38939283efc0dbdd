import { Pips } from '@belfry/board-kit';
import type { Color } from '../src/data/colors.ts';
import { dress } from './families.ts';

/** A die in its colour and pattern; it tumbles when it is new. */
export function Die({ color, value, label }: { color: Color; value: number; label: string }) {
  return (
    <span className={`bru-die ${dress(color)}`} role="img" aria-label={label} style={{ animationDelay: `${color * 90}ms` }}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <Pips value={value} />
      </svg>
    </span>
  );
}
