import type { BoardModule, SeatInfo } from '@belfry/board-kit';
import type { PageSay } from '../../base/voice.ts';
import type { Moment } from '../../match/session.ts';
import { LineChart } from './line-chart.tsx';

interface ScoreChartProps {
  readonly say: PageSay;
  readonly board: BoardModule;
  readonly moments: readonly Moment[];
  readonly seats: readonly SeatInfo[];
}

/** Each player's score over the rounds. */
export function ScoreChart({ say, board, moments, seats }: ScoreChartProps) {
  const points = moments.filter((moment, at) => at === moments.length - 1 || moments[at + 1]?.round !== moment.round);
  const score = (at: number, seat: number): number => {
    const moment = points[at];
    if (moment === undefined) return 0;
    return moment.outcome?.totals[seat] ?? board.facts(moment.view, seat).find((fact) => fact.score)?.value ?? 0;
  };
  const most = Math.max(1, ...seats.flatMap(({ seat }) => points.map((_, at) => score(at, seat))));
  const marks = points.map(({ round }, at) => ({ at, label: String(round) }));
  return (
    <LineChart
      title={say('end.over-time')}
      seats={seats}
      length={points.length}
      value={score}
      most={most}
      top={String(most)}
      marks={marks}
    />
  );
}
