import type { GameCard } from '@belfry/board-kit';
import { findGameCard } from '@belfry/games/page/game-cards';
import type { Course, Finale } from '@belfry/kernel';
import { Link, useLocation } from 'wouter';
import { useOwnLooks } from '../../api/own-name.ts';
import { useIsWithAccount } from '../../api/progress.ts';
import { to } from '../../base/address.ts';
import { useSettings } from '../../base/settings.ts';
import { Check, GraduationCap, Puzzle } from '../../icons/index.ts';
import { newLocalTable } from '../../match/local/new-table.ts';
import { GameScene } from '../../parts/game-scene.tsx';
import { Page } from '../../parts/page.tsx';
import { Loading, NotFound } from '../../parts/page-status.tsx';
import { useAttempt } from '../../parts/use-attempt.ts';
import { askCoach } from '../../table/coach/coach-wishes.ts';
import { forgetLearnt, useFirstTries, useLearnt } from './progress.ts';
import { Review } from './review.tsx';
import { useLearnSay } from './text/index.ts';
import { useCourse } from './use-course.ts';
import './course-page.css';

/** The lessons of a game, with the user's progress. */
export function CoursePage({ id }: { id: string }) {
  const course = useCourse(id);
  const gameCard = findGameCard(id);
  if (gameCard === undefined) return <NotFound />;
  return course === null ? <Loading /> : <Lessons gameCard={gameCard} course={course === 'none' ? null : course} />;
}

function Lessons({ gameCard, course }: { gameCard: GameCard; course: Course | null }) {
  const say = useLearnSay();
  const { language } = useSettings();
  const { game } = gameCard;
  const learnt = useLearnt(game);
  const firstTries = useFirstTries(game);
  const isWithAccount = useIsWithAccount();
  const lessons = course?.lessons ?? [];
  const next = lessons.find(({ id }) => !learnt.has(id));
  const done = lessons.filter(({ id }) => learnt.has(id)).length;
  return (
    <Page title={<h1>{say('learn.title', { game: gameCard.text[language].name })}</h1>} className="course-page">
      <main>
        <div className="course-lead">
          <div className="game-banner">
            <GameScene gameCard={gameCard} />
          </div>
          <p>{say(course === null ? 'learn.plain' : 'learn.lead')}</p>
          {next !== undefined && (
            <Link className="button button-gilt" href={to.lesson(game, next.id)} data-learn-next>
              <GraduationCap />
              {say(done === 0 ? 'learn.begin' : 'learn.continue')}: {next.title[language]}
            </Link>
          )}
          {gameCard.judged === true && (
            <Link className="button" href={to.puzzles(game)} data-puzzles>
              <Puzzle />
              {say('home.puzzles')}
            </Link>
          )}
        </div>
        {course !== null && <Review game={game} course={course} />}
        <ol className="course-lessons">
          {lessons.map(({ id, title, minutes }, at) => (
            <li key={id} className={learnt.has(id) ? 'course-done' : ''}>
              <Link href={to.lesson(game, id)} data-lesson-id={id}>
                <span className="course-number" aria-hidden="true">
                  {learnt.has(id) ? <Check /> : at + 1}
                </span>
                <span className="course-name">{title[language]}</span>
                {learnt.has(id) && <span className="hidden-text">{say('learn.done')}</span>}
                {firstTries.has(id) && <span className="quiet">{say('learn.first-try')}</span>}
                <span className="quiet">{say('learn.minutes', { minutes })}</span>
              </Link>
            </li>
          ))}
          <li className={course !== null && learnt.has(course.finale.id) ? 'course-done course-finale' : 'course-finale'} id="finale">
            <FinaleCard gameCard={gameCard} finale={course?.finale ?? null} isDone={course !== null && learnt.has(course.finale.id)} />
          </li>
        </ol>
        {lessons.length > 0 && (
          <p className="quiet course-foot">
            {say('learn.progress', { done, all: lessons.length })} · {say(isWithAccount ? 'learn.kept.account' : 'learn.kept')}{' '}
            {done > 0 && (
              <button type="button" className="button button-quiet" onClick={() => forgetLearnt(game)}>
                {say('learn.reset')}
              </button>
            )}
          </p>
        )}
      </main>
    </Page>
  );
}

/** The last lesson: a whole game with the coach. */
function FinaleCard({ gameCard, finale, isDone }: { gameCard: GameCard; finale: Finale | null; isDone: boolean }) {
  const say = useLearnSay();
  const language = useSettings((settings) => settings.language);
  const { name, crest } = useOwnLooks(say);
  const [, navigate] = useLocation();
  const { problem, attempt } = useAttempt();
  const play = () =>
    attempt(async () => {
      const id = await newLocalTable({
        game: gameCard.game,
        players: finale?.players ?? gameCard.players.usual,
        people: [name],
        crest,
        level: 'apprentice',
        ...(finale?.options === undefined ? {} : { options: finale.options }),
      });
      askCoach(to.replay('play', id), { explains: true, advises: true, ...(finale === null ? {} : { finale: finale.id }) });
      navigate(to.match('play', id));
    });
  return (
    <>
      {finale !== null && (
        <>
          <h2>
            {isDone && (
              <span className="course-number" aria-hidden="true">
                <Check />
              </span>
            )}
            {finale.title[language]}
            {isDone && <span className="hidden-text">{say('learn.done')}</span>}
          </h2>
          <p>{finale.say[language]}</p>
        </>
      )}
      <p role="alert" className="problem">
        {problem !== null && say(problem)}
      </p>
      <button type="button" className="button button-gilt" onClick={play} data-finale>
        <GraduationCap />
        {say('learn.finale')}
      </button>
    </>
  );
}
