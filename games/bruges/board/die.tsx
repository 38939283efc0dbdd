import type { Color } from '../src/data/colors.ts';
import { dress } from './families.ts';

const PIPS: readonly (readonly [number, number][])[] = [
  [],
  [[50, 50]],
  [
    [28, 28],
    [72, 72],
  ],
  [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  [
    [26, 26],
    [74, 26],
    [50, 50],
    [26, 74],
    [74, 74],
  ],
  [
    [28, 24],
    [72, 24],
    [28, 50],
    [72, 50],
    [28, 76],
    [72, 76],
  ],
];

/** A die in its colour and pattern; it tumbles when it is new. */
export function Die({ color, value, label }: { color: Color; value: number; label: string }) {
  return (
    <span className={`bru-die ${dress(color)}`} role="img" aria-label={label} style={{ animationDelay: `${color * 90}ms` }}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        {(PIPS[value] ?? []).map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="9.500" />
        ))}
      </svg>
    </span>
  );
}
