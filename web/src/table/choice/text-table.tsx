import { BadInput, deduceFrom, type Seat } from '@belfry/kernel';
import { type FormEvent, useId, useState } from 'react';
import { useTableInfo } from '../context/table-context.tsx';
import { useChoice } from './choice-context.tsx';
import './text-table.css';

/** The text view: the position, the legal moves, and a command line that takes the same notation. */
export function TextTable() {
  const { say, sayMove, game, snapshot } = useTableInfo();
  const { view, viewer } = snapshot;
  const { chooser, play } = useChoice();
  const { choices, choiceOf } = chooser;
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState('');
  const line = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const seat: Seat | null = typeof viewer === 'number' ? viewer : null;
    if (seat === null) return;
    try {
      const rules = deduceFrom(game, view);
      const move = rules.resolve(seat, words);
      const choice = choiceOf(move);
      const legal = choices.some(({ notation }) => notation === choice.notation) || rules.accepts(seat, move);
      if (!legal) {
        const { clause, phrase } = rules.refusal(seat, move);
        setProblem(`${say(phrase)} (${clause})`);
        return;
      }
      setProblem('');
      setWords('');
      play(choice);
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      setProblem(say('text.unreadable', { words }));
    }
  };
  return (
    <section className="text-table" aria-label={say('text.title')}>
      <div className="text-report">
        {game.report(view).map((section) => (
          <div key={say(section.title)}>
            <h2>{say(section.title)}</h2>
            {section.lines.map((each) => (
              <p key={say(each)}>{say(each)}</p>
            ))}
          </div>
        ))}
      </div>
      <form onSubmit={submit} className="command-line">
        <label htmlFor={line}>{say('text.command')}</label>
        <input
          id={line}
          className="field"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          autoComplete="off"
          spellCheck={false}
          disabled={choices.length === 0}
        />
        <button type="submit" className="button" disabled={choices.length === 0}>
          {say('text.play')}
        </button>
        <p role="alert" className="problem">
          {problem}
        </p>
      </form>
      {choices.length > 0 && (
        <ol className="move-list" aria-label={say('text.moves')}>
          {choices.map((choice) => (
            <li key={choice.notation}>
              <button type="button" className="button button-quiet" onClick={() => play(choice)}>
                {sayMove(choice.move)} <code>{choice.notation}</code>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
