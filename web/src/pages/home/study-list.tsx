import type { GameCard } from '@belfry/board-kit';
import { loadCourse } from '@belfry/games/courses';
import { gameCards } from '@belfry/games/page/game-cards';
import type { Course } from '@belfry/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useAllProgress } from '../../api/progress.ts';
import { to } from '../../base/address.ts';
import { today } from '../../base/day.ts';
import { useSettings } from '../../base/settings.ts';
import { GraduationCap, Play, Puzzle, RotateCcw } from '../../icons/index.ts';
import { isDue } from '../learn/review-days.ts';
import { useOwnBlunders } from '../puzzles/own-blunders.ts';
import { useHomeSay } from './text/index.ts';

/** The game with the shortest rules, suggested to newcomers. */
const EASIEST = 'citadels';

/** What the user can continue to learn: the next lesson, due reviews, blunders to retry. Newcomers see where to begin. */
export function StudyList({ isNew }: { isNew: boolean }) {
  const say = useHomeSay();
  const progress = useAllProgress();
  const blunders = useOwnBlunders();
  const begun = gameCards.filter(({ game }) => (progress.get(`lessons:${game}`)?.size ?? 0) > 0);
  if (begun.length === 0 && blunders.length === 0) return isNew ? <WhereToBegin /> : null;
  const [blunder] = blunders;
  return (
    <section className="my-tables home-study">
      <h2>{say('home.study')}</h2>
      <ul>
        {begun.map((gameCard) => (
          <CourseRow
            key={gameCard.game}
            gameCard={gameCard}
            learnt={progress.get(`lessons:${gameCard.game}`) ?? NOTHING}
            hasReview={[...(progress.get(`review:${gameCard.game}`)?.values() ?? [])].some((day) => isDue(day, today()))}
            hasWon={progress.get('wins')?.has(gameCard.game) === true}
          />
        ))}
        {blunder !== undefined && (
          <Row icon={<RotateCcw />} page={to.puzzle(blunder.game, blunder.id)} go={say('home.study.retry')} mark="blunder">
            {say('home.study.blunders', { count: blunders.length, game: nameIn(blunder.game, useSettings.getState().language) })}
          </Row>
        )}
      </ul>
    </section>
  );
}

const NOTHING: ReadonlyMap<string, number> = new Map();

function nameIn(game: string, language: 'en' | 'nl'): string {
  return gameCards.find((gameCard) => gameCard.game === game)?.text[language].name ?? game;
}

interface CourseRowProps {
  readonly gameCard: GameCard;
  readonly learnt: ReadonlyMap<string, number>;
  readonly hasReview: boolean;
  readonly hasWon: boolean;
}

/** The progress of a course, with its next lesson. */
function CourseRow({ gameCard, learnt, hasReview, hasWon }: CourseRowProps) {
  const say = useHomeSay();
  const language = useSettings((settings) => settings.language);
  const [course, setCourse] = useState<Course | null>(null);
  const { game } = gameCard;
  useEffect(() => {
    let isHere = true;
    void loadCourse(game).then((found) => isHere && setCourse(found));
    return () => {
      isHere = false;
    };
  }, [game]);
  if (course === null) return null;
  const { name } = gameCard.text[language];
  const next = course.lessons.find(({ id }) => !learnt.has(id));
  const done = course.lessons.length - course.lessons.filter(({ id }) => !learnt.has(id)).length;
  const rows: ReactNode[] = [];
  if (hasReview) {
    rows.push(
      <Row key="review" icon={<RotateCcw />} page={to.course(game)} go={say('home.study.review.go')} mark="review">
        {say('home.study.review', { game: name })}
      </Row>,
    );
  }
  if (next !== undefined) {
    rows.push(
      <Row key="next" icon={<GraduationCap />} page={to.lesson(game, next.id)} go={say('home.continue')} mark="lesson">
        {say('home.study.next', { game: name, done, all: course.lessons.length, title: next.title[language] })}
      </Row>,
    );
  } else if (!learnt.has(course.finale.id)) {
    rows.push(
      <Row key="game" icon={<GraduationCap />} page={to.course(game, 'finale')} go={say('home.continue')} mark="finale">
        {say('home.study.finale', { game: name })}
      </Row>,
    );
  } else {
    rows.push(
      hasWon ? (
        <Row key="puzzles" icon={<Puzzle />} page={to.puzzles(game)} go={say('home.puzzles')} mark="puzzles">
          {say('home.study.puzzles', { game: name })}
        </Row>
      ) : (
        <Row key="win" icon={<Play />} page={to.game(game)} go={say('home.play')} mark="first-win">
          {say('home.study.win', { game: name })}
        </Row>
      ),
    );
  }
  return rows;
}

interface RowProps {
  readonly icon: ReactNode;
  readonly page: string;
  readonly go: string;
  readonly mark: string;
  readonly children: ReactNode;
}

function Row({ icon, page, go, mark, children }: RowProps) {
  return (
    <li className="panel table-row">
      {icon}
      <p className="table-words">{children}</p>
      <Link className="button" href={page} data-study={mark}>
        {go}
      </Link>
    </li>
  );
}

function WhereToBegin() {
  const say = useHomeSay();
  const language = useSettings((settings) => settings.language);
  return (
    <p className="home-begin">
      {say('home.begin', { game: nameIn(EASIEST, language) })}{' '}
      <Link className="button" href={to.course(EASIEST)} data-study="begin">
        <GraduationCap />
        {say('home.begin.go')}
      </Link>
    </p>
  );
}
