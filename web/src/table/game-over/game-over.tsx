import { Crest, ICONS, Icon } from '@belfry/board-kit';
import { findGameCard } from '@belfry/games/page/game-cards';
import { winners } from '@belfry/kernel';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { to } from '../../base/address.ts';
import { Bot, RotateCcw } from '../../icons/index.ts';
import type { Moment } from '../../match/session.ts';
import { Sheet } from '../../parts/sheet.tsx';
import { useTableInfo } from '../context/table-context.tsx';
import { Deciders } from './decider-list.tsx';
import { resultNotes, resultSentence } from './result-words.ts';
import { ScoreChart } from './score-chart.tsx';
import { ScoreCounter } from './score-counter.tsx';
import { ScoreSheet } from './score-sheet.tsx';
import { ShareResult } from './share-result.tsx';
import { useAnalysis } from './use-analysis.ts';
import { WinChart } from './win-chart.tsx';
import './game-over.css';

interface EndingProps {
  /** The points are still being counted on screen. */
  readonly counting: boolean;
  counted(): void;
  again(): void;
  /** A rematch has already been set up. */
  readonly next: { readonly told: string; readonly go: string } | null;
}

/** The end of a match: first the score count, then the score sheet, the score chart, and where to go next. */
export function GameOver({ counting, counted, again, next }: EndingProps) {
  const { say, game, board, session, snapshot, latest, area, replayPage, point } = useTableInfo();
  const { outcome, view, viewer } = snapshot;
  const { seats } = latest;
  const [open, setOpen] = useState(true);
  const [moments, setMoments] = useState<readonly Moment[]>([]);
  useEffect(() => {
    session.moments?.('open').then(setMoments, () => setMoments([]));
  }, [session]);
  const analysis = useAnalysis(game, session.exportLog, true);
  const words = resultSentence(say, snapshot);
  if (words === null) return null;
  if (counting && outcome !== null)
    return <ScoreCounter board={board} view={view} outcome={outcome} seats={seats} say={say} area={area} point={point} done={counted} />;
  const hasPoints = outcome !== null && outcome.sheet.length > 0;
  if (!open) {
    return (
      <button type="button" className="button button-gilt ending-again" onClick={() => setOpen(true)} ref={focusNow}>
        <Icon path={ICONS['laurel-crown']} />
        {say(hasPoints ? 'end.sheet' : 'end.title')}
      </button>
    );
  }
  const best = outcome === null ? [] : winners(outcome);
  return (
    <Sheet title={say('end.title')} say={say} close={() => setOpen(false)} className="ending">
      <div className="winner">
        {best.length > 0 && <Icon path={ICONS['laurel-crown']} className="winner-laurel" />}
        {best.map((seat) => (
          <Crest key={seat} crest={seats[seat]?.crest ?? 'lion'} colour={seats[seat]?.colour ?? 0} size="l" />
        ))}
        <p className="winner-words">{words}</p>
      </div>
      {resultNotes(say, snapshot).map((note) => (
        <p key={note} className="ending-note" data-result-note>
          <Bot />
          {note}
        </p>
      ))}
      {hasPoints && <Deciders analysis={analysis === 'none' ? null : analysis} thinking={analysis === null} moments={moments} />}
      {hasPoints && (
        <ScoreSheet say={say} outcome={outcome} seats={seats} game={game} viewer={viewer} botPlayed={snapshot.botPlayed ?? []} />
      )}
      {moments.length > 1 && <ScoreChart say={say} board={board} moments={moments} seats={seats} />}
      {analysis === null && !hasPoints && <p className="quiet">{say('course.thinking')}</p>}
      {analysis !== null && analysis !== 'none' && (
        <WinChart say={say} game={game} analysis={analysis} seats={seats} replayPage={replayPage} />
      )}
      {next !== null && (
        <p className="ending-next" role="status">
          {next.told}
        </p>
      )}
      <div className="ending-buttons">
        <button type="button" className="button button-gilt" onClick={again} data-again>
          <RotateCcw />
          {next?.go ?? say('end.again')}
        </button>
        {hasPoints && <ShareResult outcome={outcome} notes={resultNotes(say, snapshot)} seats={seats} say={say} />}
        <Link className="button" href={replayPage}>
          {say('replay.title')}
        </Link>
        <StudyLinks />
        <Link className="button" href={to.home()}>
          {say('home.go')}
        </Link>
      </div>
    </Sheet>
  );
}

/** What had the focus before the sheet opened is gone by now: go on with the button that opens it again. */
const focusNow = (button: HTMLButtonElement | null): void => button?.focus({ preventScroll: true });

/** Links to the review of this match and to puzzles, where positions can be judged. */
function StudyLinks() {
  const { say, game, mirrorPage } = useTableInfo();
  if (findGameCard(game.id)?.judged !== true) return null;
  return (
    <>
      {mirrorPage !== null && (
        <Link className="button" href={mirrorPage} data-mirror-link>
          {say('end.mirror')}
        </Link>
      )}
      <Link className="button" href={to.puzzles(game.id)} data-puzzles>
        {say('home.puzzles')}
      </Link>
    </>
  );
}
