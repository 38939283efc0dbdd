import { Pips } from '@belfry/board-kit';
import type { Colour } from '../src/data/colours.ts';
import { dress } from './families.ts';

/** A die in its colour and pattern; it tumbles when its value changes. */
export function Die({ colour, value }: { colour: Colour; value: number }) {
  return (
    <span className={`bru-die ${dress(colour)}`} style={{ animationDelay: `${colour * 90}ms` }}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <Pips value={value} />
      </svg>
    </span>
  );
}
