import type { Moment } from '../session/session.ts';
import { type BoardModule, PLAYER_PIGMENTS, type SeatInfo } from '../shell/index.ts';
import type { Ui } from '../text/speech.ts';

const WIDTH = 560;
const HEIGHT = 180;
const EDGE = 26;
const DASHES = ['', '7 4', '2 4', '10 3 2 3', '4 4', '12 4', '1 3'];

/** The score of everybody over the rounds. Lines differ in colour and in dashes, and end with a name. */
export function ScoreChart({
  ui,
  board,
  moments,
  seats,
}: {
  ui: Ui;
  board: BoardModule;
  moments: readonly Moment[];
  seats: readonly SeatInfo[];
}) {
  const points = moments.filter((moment, at) => at === moments.length - 1 || moments[at + 1]?.round !== moment.round);
  const score = (moment: Moment, seat: number): number =>
    moment.outcome?.totals[seat] ?? board.facts(moment.view, seat).find((fact) => fact.score)?.value ?? 0;
  const most = Math.max(1, ...seats.flatMap(({ seat }) => points.map((moment) => score(moment, seat))));
  const x = (at: number) => EDGE + (at / Math.max(1, points.length - 1)) * (WIDTH - EDGE - 110);
  const y = (value: number) => HEIGHT - EDGE - (value / most) * (HEIGHT - EDGE - 16);
  const ends = spread(seats.map(({ seat }) => ({ seat, y: y(score(points.at(-1) as Moment, seat)) })));
  return (
    <figure className="score-chart">
      <figcaption>{ui('end.over-time')}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={ui('end.over-time')}>
        <path className="axis" d={`M${EDGE} 10V${HEIGHT - EDGE}H${WIDTH - 100}`} />
        <text className="axis-word" x={EDGE - 6} y={y(most) + 4} textAnchor="end">
          {most}
        </text>
        {points.map((moment, at) => (
          <text key={moment.seq} className="axis-word" x={x(at)} y={HEIGHT - 8} textAnchor="middle">
            {moment.round}
          </text>
        ))}
        {seats.map(({ seat, name, colour }) => (
          <g key={seat} className={`pigment-${PLAYER_PIGMENTS[colour % PLAYER_PIGMENTS.length]}`}>
            <polyline
              className="score-line"
              strokeDasharray={DASHES[colour % DASHES.length]}
              points={points.map((moment, at) => `${x(at)},${y(score(moment, seat))}`).join(' ')}
            />
            <text className="score-name" x={WIDTH - 104} y={(ends.get(seat) ?? 0) + 4}>
              {name}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}

/** Keeps the names at the ends of the lines apart. */
function spread(ends: readonly { readonly seat: number; readonly y: number }[]): Map<number, number> {
  const placed = new Map<number, number>();
  let lowest = Number.NEGATIVE_INFINITY;
  for (const { seat, y } of [...ends].sort((a, b) => a.y - b.y)) {
    lowest = Math.max(y, lowest + 15);
    placed.set(seat, lowest);
  }
  return placed;
}
