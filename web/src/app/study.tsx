import { Route, Switch } from 'wouter';
import { CoursePage } from '../pages/learn/course-page.tsx';
import { LessonPage } from '../pages/learn/lesson-page.tsx';
import { MirrorPage } from '../pages/mirror/mirror-page.tsx';
import { DailyPage, PuzzlePage } from '../pages/puzzles/puzzle-page.tsx';
import { PuzzlesPage } from '../pages/puzzles/puzzles-page.tsx';
import { NotHere } from '../parts/waiting.tsx';

/** Everything one learns from, in one piece: whoever opens one page of it goes on to another. */
export function Study() {
  return (
    <Switch>
      <Route path="/learn/:game">{({ game }) => <CoursePage key={game} id={game} />}</Route>
      <Route path="/learn/:game/:lesson">{({ game, lesson }) => <LessonPage key={lesson} id={game} lesson={lesson} />}</Route>
      <Route path="/puzzles/daily" component={DailyPage} />
      <Route path="/puzzles/:game">{({ game }) => <PuzzlesPage key={game} id={game} />}</Route>
      <Route path="/puzzles/:game/:puzzle">{({ game, puzzle }) => <PuzzlePage key={puzzle} id={game} puzzle={puzzle} />}</Route>
      <Route path="/mirror/:where/:id">
        {({ where, id }) => <MirrorPage key={id} where={where === 'table' ? 'table' : 'play'} id={id} />}
      </Route>
      <Route component={NotHere} />
    </Switch>
  );
}
