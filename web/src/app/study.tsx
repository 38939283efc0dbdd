import { Route, Switch } from 'wouter';
import { ROUTES } from '../base/address.ts';
import { CoursePage } from '../pages/learn/course-page.tsx';
import { LessonPage } from '../pages/learn/lesson-page.tsx';
import { MirrorPage } from '../pages/mirror/mirror-page.tsx';
import { DailyPage, PuzzlePage } from '../pages/puzzles/puzzle-page.tsx';
import { PuzzlesPage } from '../pages/puzzles/puzzles-page.tsx';
import { NotFound } from '../parts/page-status.tsx';

/** The pages for learning, in one chunk, because a reader of one usually visits another. */
export function Study() {
  return (
    <Switch>
      <Route path={ROUTES.course}>{({ game }) => <CoursePage key={game} id={game} />}</Route>
      <Route path={ROUTES.lesson}>{({ game, lesson }) => <LessonPage key={lesson} id={game} lesson={lesson} />}</Route>
      <Route path={ROUTES.dailyPuzzle} component={DailyPage} />
      <Route path={ROUTES.puzzles}>{({ game }) => <PuzzlesPage key={game} id={game} />}</Route>
      <Route path={ROUTES.puzzle}>{({ game, puzzle }) => <PuzzlePage key={puzzle} id={game} puzzle={puzzle} />}</Route>
      <Route path={ROUTES.mirror}>{({ where, id }) => <MirrorPage key={id} where={where === 'table' ? 'table' : 'play'} id={id} />}</Route>
      <Route>
        <NotFound />
      </Route>
    </Switch>
  );
}
