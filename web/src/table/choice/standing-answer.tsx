import type { Phrase } from '@belfry/kernel';
import type { CSSProperties } from 'react';
import type { TableAction } from '../context/table-action.ts';
import { useTableInfo } from '../context/table-context.tsx';
import { useChoice } from './choice-context.tsx';
import './standing-answer.css';

/** Says that the page is about to answer and why, and offers to stop such questions or to allow them again. */
export function StandingAnswer() {
  const { say } = useTableInfo();
  const { due, stopped, offered, pointing, stop, resume, wait } = useChoice().standing;
  const why: Phrase | undefined = stopped ? { key: 'standing.stopped' } : due?.why;
  const announced = <Announced words={why === undefined || pointing ? '' : say(why)} />;
  if (due === null && !stopped && !offered) return announced;
  return (
    <>
      {announced}
      <div className={`standing ${pointing ? 'standing-back' : ''}`}>
        {why !== undefined && (
          <p aria-hidden="true">
            {say(why)}
            {due !== null && <span className="standing-time" style={{ animationDuration: `${due.ms}ms` } satisfies CSSProperties} />}
          </p>
        )}
        {due !== null && !stopped && (
          <button type="button" className="button" onClick={wait} data-action="standing-wait">
            {say('standing.wait')}
          </button>
        )}
        {offered && (
          <button type="button" className="button" onClick={stop} data-action="standing-stop">
            {say({ key: 'standing.stop' })}
          </button>
        )}
        {stopped && (
          <button type="button" className="button" onClick={resume} data-action="standing-resume">
            {say({ key: 'standing.resume' })}
          </button>
        )}
      </div>
    </>
  );
}

/** A live region is announced only if it was there before its words. */
function Announced({ words }: { words: string }) {
  return (
    <p className="hidden-text" role="status">
      {words}
    </p>
  );
}

/** A standing answer in words, and a way to end it. */
export interface AnswerNote {
  readonly words: string;
  readonly end: TableAction;
}

/** Lists the server's standing answers for the viewer as long as they apply. */
export function AnswersInAdvance({ answers }: { answers: readonly AnswerNote[] }) {
  return (
    <>
      <Announced words={answers.map(({ words }) => words).join(' ')} />
      {answers.map(({ words, end }) => (
        <div key={words} className="standing">
          <p aria-hidden="true">{words}</p>
          <button type="button" className="button" onClick={end.act} data-action="ask-again">
            {end.label}
          </button>
        </div>
      ))}
    </>
  );
}
