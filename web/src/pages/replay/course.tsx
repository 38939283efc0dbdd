import { PLAYER_PIGMENTS, type SeatInfo } from '@belfry/board-kit';
import type { Analysis } from '@belfry/bots';
import type { Moment } from '../../match/session.ts';
import type { ReplaySay } from './text/index.ts';

export interface CourseProps {
  readonly say: ReplaySay;
  /** The index of the moment shown. */
  readonly at: number;
  readonly moments: readonly Moment[];
  readonly seats: readonly SeatInfo[];
  /** The analysis of the match; null until it is known. */
  readonly analysis: Analysis | null;
  goTo(index: number): void;
}

/** A slider over the whole match, in front of each player's winning chances as stacked bands. */
export function Course({ say, at, moments, seats, analysis, goTo }: CourseProps) {
  const last = moments.length - 1;
  return (
    <div className={`replay-course ${analysis === null ? '' : 'replay-known'}`}>
      {analysis !== null && <Bands moments={moments} seats={seats} analysis={analysis} />}
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={say('replay.moment')}
        aria-valuetext={say('replay.at', { at, all: last, round: moments[at]?.round ?? 0 })}
        onChange={(event) => goTo(Number(event.target.value))}
      />
    </div>
  );
}

/** Returns the winning chances after an entry of the match. */
export function sharesAt({ standings }: Analysis, seq: number): readonly number[] {
  return standings.findLast((each) => each.seq <= seq)?.shares ?? [];
}

const HEIGHT = 100;

function Bands({ moments, seats, analysis }: Pick<CourseProps, 'moments' | 'seats'> & { analysis: Analysis }) {
  const points = moments.map(({ seq }) => sharesAt(analysis, seq));
  const width = Math.max(1, points.length - 1);
  /** Returns the upper edge of the bands of the first `count` seats at each moment. */
  const edge = (count: number) =>
    points.map((shares) => HEIGHT - HEIGHT * seats.slice(0, count).reduce((sum, { seat }) => sum + (shares[seat] ?? 0), 0));
  const path = (heights: readonly number[]) => heights.map((height, x) => `${x},${height.toFixed(1)}`);
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {seats.map(({ seat, colour }, which) => (
        <polygon
          key={seat}
          className={`pigment-${PLAYER_PIGMENTS[colour % PLAYER_PIGMENTS.length]}`}
          points={[...path(edge(which)), ...path(edge(which + 1)).reverse()].join(' ')}
        />
      ))}
      {analysis.swings.map(({ seq }) => {
        const x = moments.findLastIndex((moment) => moment.seq <= seq);
        return <path key={seq} d={`M${x} 0V${HEIGHT}`} />;
      })}
    </svg>
  );
}
