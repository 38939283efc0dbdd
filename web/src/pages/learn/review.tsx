import { type Course, itemAt, sayWords, seatLetter, type Words } from '@belfry/kernel';
import { useState } from 'react';
import { useSettings } from '../../base/settings.ts';
import { Answered, Question } from './lesson-question.tsx';
import { markReviewed, useReview } from './progress.ts';
import { useLearnSay } from './text/index.ts';

/** A few questions about lessons from earlier days. */
export function Review({ game, course }: { game: string; course: Course }) {
  const say = useLearnSay();
  const language = useSettings((settings) => settings.language);
  const due = useReview(game);
  // Due questions stay until the user leaves the page, even once answered.
  const [asked] = useState(due);
  const [at, setAt] = useState(0);
  const [done, setDone] = useState(false);
  const lessons = asked.flatMap((id) => course.lessons.filter((lesson) => lesson.id === id && lesson.question !== undefined));
  const lesson = lessons[at];
  const question = lesson?.question;
  if (lesson === undefined || question === undefined) return lessons.length > 0 ? <p role="status">{say('learn.review.done')}</p> : null;
  const words = (each: Words) => sayWords(each, language, lesson.players, seatLetter);
  const go = () => {
    setDone(false);
    setAt(at + 1);
  };
  return (
    <section className="course-review" data-review={itemAt(lessons, at).id}>
      <h2>{say('learn.review')}</h2>
      <p className="quiet">{say('learn.review.lead', { at: at + 1, all: lessons.length, title: lesson.title[language] })}</p>
      {done ? (
        <>
          <Answered game={game} question={question} words={words} />
          <button type="button" className="button button-gilt" onClick={go} data-review-next>
            {say('learn.next')}
          </button>
        </>
      ) : (
        <Question
          key={lesson.id}
          game={game}
          question={question}
          words={words}
          answered={() => {
            markReviewed(game, lesson.id);
            setDone(true);
          }}
        />
      )}
    </section>
  );
}
