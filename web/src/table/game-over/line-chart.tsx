import { PLAYER_PIGMENTS, type SeatInfo } from '@belfry/board-kit';
import type { ReactNode } from 'react';

const WIDEST = 560;
/** Width of the sheet's margins beside the chart, in pixels. */
const MARGINS = 48;
const HEIGHT = 180;
const EDGE = 32;
const DASHES = ['', '7 4', '2 4', '10 3 2 3', '4 4', '12 4', '1 3'];

interface LineChartProps {
  readonly title: string;
  readonly seats: readonly SeatInfo[];
  /** The number of points of each line, and the value of each seat there. */
  readonly length: number;
  value(at: number, seat: number): number;
  readonly most: number;
  /** The label at the top of the vertical axis. */
  readonly top: string;
  /** Labels below the horizontal axis. */
  readonly marks: readonly { readonly at: number; readonly label: string; readonly line?: boolean }[];
  readonly children?: ReactNode;
}

/** A line chart with one line per player. Lines differ in colour and in dashes, and end with a name. */
export function LineChart({ title, seats, length, value, most, top, marks, children }: LineChartProps) {
  // Drawn at its display size, so that the text stays readable on a phone.
  const width = Math.min(WIDEST, document.documentElement.clientWidth - MARGINS);
  const names = width < WIDEST ? 76 : 110;
  const x = (at: number) => EDGE + (at / Math.max(1, length - 1)) * (width - EDGE - names);
  const y = (amount: number) => HEIGHT - EDGE - (amount / most) * (HEIGHT - EDGE - 16);
  const ends = spread(
    seats.map(({ seat }) => y(value(length - 1, seat))),
    15,
    HEIGHT - EDGE,
  );
  const below = spread(
    marks.map(({ at }) => x(at)),
    14,
    width - names,
  );
  return (
    <figure className="score-chart">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={title}>
        <path className="axis" d={`M${EDGE} 10V${HEIGHT - EDGE}H${width - names + 10}`} />
        <text className="axis-word" x={EDGE - 6} y={y(most) + 4} textAnchor="end">
          {top}
        </text>
        {marks.map(({ at, label, line }, which) => (
          <g key={at}>
            {line && <path className="axis axis-mark" d={`M${x(at)} 10V${HEIGHT - EDGE}`} />}
            <text className="axis-word" x={below[which]} y={HEIGHT - 10} textAnchor="middle">
              {label}
            </text>
          </g>
        ))}
        {seats.map(({ seat, name, colour }, which) => (
          <g key={seat} className={`pigment-${PLAYER_PIGMENTS[colour % PLAYER_PIGMENTS.length]}`}>
            <polyline
              className="score-line"
              strokeDasharray={DASHES[colour % DASHES.length]}
              points={Array.from({ length }, (_, at) => `${x(at).toFixed(1)},${y(value(at, seat)).toFixed(1)}`).join(' ')}
            />
            <text className="score-name" x={width - names + 6} y={(ends[which] ?? 0) + 4}>
              {name}
            </text>
          </g>
        ))}
      </svg>
      {children}
    </figure>
  );
}

/** Moves labels apart that would overlap, none beyond the last position. */
function spread(wanted: readonly number[], gap: number, last: number): number[] {
  const order = wanted.map((_, which) => which).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let least = Number.NEGATIVE_INFINITY;
  for (const which of order) {
    least = Math.max(placed[which] ?? 0, least + gap);
    placed[which] = least;
  }
  let most = last + gap;
  for (const which of order.reverse()) {
    most = Math.min(placed[which] ?? 0, most - gap);
    placed[which] = most;
  }
  return placed;
}
