import { Pips } from '@belfry/board-kit';
import type { Colour } from '../src/data/colours.ts';
import { dress } from './families.ts';

/** A die in its colour and pattern; it tumbles when it is new. */
export function Die({ colour, value, label }: { colour: Colour; value: number; label: string }) {
  return (
    <span className={`bru-die ${dress(colour)}`} role="img" aria-label={label} style={{ animationDelay: `${colour * 90}ms` }}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <Pips value={value} />
      </svg>
    </span>
  );
}
