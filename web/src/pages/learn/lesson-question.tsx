import { answersShown, type LessonQuestion, type Words } from '@belfry/kernel';
import { useState } from 'react';
import { to } from '../../base/address.ts';
import { Check, X } from '../../icons/index.ts';
import { RulesLink } from '../../parts/rules-link.tsx';
import { useLearnSay } from './text/index.ts';
import './lesson-panel.css';

interface QuestionProps {
  readonly game: string;
  readonly question: LessonQuestion;
  words(each: Words): string;
  /** Called after the right answer; `first`: at the first try. */
  answered(first: boolean): void;
}

/** A question about the rules with its answers; a wrong one is struck out, and the user tries again. */
export function Question({ game, question, words, answered }: QuestionProps) {
  const say = useLearnSay();
  const [wrong, setWrong] = useState<readonly Words[]>([]);
  const [right] = question.answers;
  return (
    <div className="lesson-question">
      <p>
        <strong>{words(question.ask)}</strong>
      </p>
      {wrong.length > 0 && (
        <p className="lesson-answer lesson-mistake" role="status">
          <X />
          <span>
            {say('learn.question.wrong')} <RulesLink page={to.rules(game, question.clause)}>{question.clause}</RulesLink>
          </span>
        </p>
      )}
      <ul>
        {answersShown(question).map((answer) => (
          <li key={answer.en}>
            <button
              type="button"
              className="button"
              disabled={wrong.includes(answer)}
              onClick={() => (answer === right ? answered(wrong.length === 0) : setWrong([...wrong, answer]))}
              data-answer={answer === right ? 'right' : 'wrong'}
            >
              {words(answer)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Confirms the right answer, with its clause. */
export function Answered({ game, question: { answers, clause }, words }: Omit<QuestionProps, 'answered'>) {
  const say = useLearnSay();
  return (
    <p className="lesson-answer lesson-success" role="status">
      <Check />
      <span>
        {say('learn.question.right')} {words(answers[0])}. <RulesLink page={to.rules(game, clause)}>{clause}</RulesLink>
      </span>
    </p>
  );
}
