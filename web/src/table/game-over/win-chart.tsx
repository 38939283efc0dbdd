import type { SeatInfo } from '@belfry/board-kit';
import type { Analysis, Swing } from '@belfry/bots';
import type { Game, Say } from '@belfry/kernel';
import { Link } from 'wouter';
import type { TableText } from '../text/index.ts';
import { LineChart } from './line-chart.tsx';

interface WinChartProps {
  readonly game: Game;
  readonly analysis: Analysis;
  readonly seats: readonly SeatInfo[];
  readonly say: Say<TableText>;
  readonly replayPage: string;
}

/** The Master's analysis of the match: each player's winning chances after every move, and the biggest turning points. */
export function WinChart({ say, game, analysis, seats, replayPage }: WinChartProps) {
  const { standings, swings } = analysis;
  const marks = swings.map(({ seq }, at) => ({ at: standings.findIndex((each) => each.seq === seq), label: String(at + 1), line: true }));
  return (
    <LineChart
      title={say('course.title')}
      seats={seats}
      length={standings.length}
      value={(at, seat) => standings[at]?.shares[seat] ?? 0}
      most={1}
      top="100 %"
      marks={marks}
    >
      <ol className="swings" aria-label={say('course.swings')}>
        {swings.map((swing) => (
          <li key={swing.seq}>
            <Link href={`${replayPage}?at=${swing.seq}`}>{wordsOf(swing)}</Link>
          </li>
        ))}
      </ol>
    </LineChart>
  );

  function wordsOf({ mover, move, seat, change }: Swing): string {
    const words = say(game.sayMove(game.read(move)));
    const percent = Math.round(Math.abs(change) * 100);
    return say(change < 0 ? 'course.fall' : 'course.rise', { mover: { seat: mover }, move: words, seat: { seat }, percent });
  }
}
