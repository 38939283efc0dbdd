import { type BoardModule, Crest, ICONS, Icon, type Say, type SeatInfo } from '@belfry/board-kit';
import { type Game, type Outcome, winners } from '@belfry/kernel';
import { RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Sheet } from '../parts/sheet.tsx';
import type { Moment, Snapshot, TableSession } from '../session/session.ts';
import type { Ui } from '../text/speech.ts';
import { CourseChart } from './course-chart.tsx';
import { ScoreChart } from './score-chart.tsx';
import './ending.css';

interface EndingProps {
  readonly ui: Ui;
  readonly game: Game;
  readonly board: BoardModule;
  readonly session: TableSession;
  readonly snapshot: Snapshot;
  readonly say: Say;
  readonly replayPage: string;
  again(): void;
}

/** The end of a match: the winner's moment, points by source, the score over time, and where to go from here. */
export function Ending({ ui, game, board, session, snapshot, say, replayPage, again }: EndingProps) {
  const { outcome, seats } = snapshot;
  const [open, setOpen] = useState(true);
  const [moments, setMoments] = useState<readonly Moment[]>([]);
  useEffect(() => {
    session.moments('open').then(setMoments, () => setMoments([]));
  }, [session]);
  if (outcome === null) return null;
  if (!open) {
    return (
      <button type="button" className="button button-gilt ending-again" onClick={() => setOpen(true)}>
        <Icon path={ICONS['laurel-crown']} />
        {ui('end.sheet')}
      </button>
    );
  }
  const best = winners(outcome);
  return (
    <Sheet title={ui('end.title')} ui={ui} close={() => setOpen(false)} className="ending">
      <div className="winner">
        <Icon path={ICONS['laurel-crown']} className="winner-laurel" />
        {best.map((seat) => (
          <Crest key={seat} crest={seats[seat]?.crest ?? 'lion'} colour={seats[seat]?.colour ?? 0} size="l" />
        ))}
        <p className="winner-words">{say('table.won', { names: best.map((seat) => ({ seat })), points: Math.max(...outcome.totals) })}</p>
      </div>
      <ScoreSheet ui={ui} say={say} outcome={outcome} seats={seats} game={game} />
      {moments.length > 1 && <ScoreChart ui={ui} board={board} moments={moments} seats={seats} />}
      <CourseChart ui={ui} game={game} session={session} seats={seats} say={say} replayPage={replayPage} />
      <div className="ending-buttons">
        <button type="button" className="button button-gilt" onClick={again}>
          <RotateCcw aria-hidden="true" />
          {ui('end.again')}
        </button>
        <Link className="button" href={replayPage}>
          {ui('replay.title')}
        </Link>
        <Link className="button" href="/">
          {ui('home.go')}
        </Link>
      </div>
    </Sheet>
  );
}

function ScoreSheet({ ui, say, outcome, seats, game }: { ui: Ui; say: Say; outcome: Outcome; seats: readonly SeatInfo[]; game: Game }) {
  const order = outcome.places.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place);
  const decides = outcome.tieBreaks.filter(() => new Set(outcome.totals).size < outcome.totals.length);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="sheet-scroll" tabIndex={0} aria-label={ui('end.sheet')}>
      <table className="score-sheet">
        <thead>
          <tr>
            <th scope="col">{ui('end.source')}</th>
            {order.map(({ seat, place }) => (
              <th key={seat} scope="col">
                <Crest crest={seats[seat]?.crest ?? 'lion'} colour={seats[seat]?.colour ?? 0} size="s" />
                <span>{seats[seat]?.name}</span>
                <span className="place">{ui('end.place', { place })}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {outcome.sheet.map((line) => (
            <tr key={line.key}>
              <th scope="row">
                {say(line.key)} <Link href={`/rules/${game.id}#${line.clause}`}>{line.clause}</Link>
              </th>
              {order.map(({ seat }) => (
                <td key={seat}>{line.points[seat]}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{ui('end.total')}</th>
            {order.map(({ seat }) => (
              <td key={seat}>{outcome.totals[seat]}</td>
            ))}
          </tr>
          {decides.map((line) => (
            <tr key={line.key} className="tie">
              <th scope="row">{say(line.key)}</th>
              {order.map(({ seat }) => (
                <td key={seat}>{line.points[seat]}</td>
              ))}
            </tr>
          ))}
        </tfoot>
      </table>
    </section>
  );
}
