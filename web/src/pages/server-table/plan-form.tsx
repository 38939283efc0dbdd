import { BadInput, movesAhead } from '@belfry/kernel';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { useTableInfo } from '../../table/context/table-context.tsx';
import type { ServerTableSay } from './text/index.ts';

/** More would need scrolling on a phone; a word in the field leaves fewer. */
const MOST_SHOWN = 8;

/**
 * Plans the next move: one of the moves that the viewer may have then, found by a word of their own language or of its notation, or any
 * notation.
 */
export function PlanForm({ say, plan }: { say: ServerTableSay; plan(move: string): void }) {
  const { game, snapshot, sayMove } = useTableInfo();
  const { view, viewer } = snapshot;
  const [words, setWords] = useState('');
  const [isUnreadable, setUnreadable] = useState(false);
  const field = useId();
  const possible = useMemo(
    () => (typeof viewer === 'number' ? [...movesAhead(game, view, viewer)] : []).map(([move, each]) => ({ move, said: sayMove(each) })),
    [game, view, viewer, sayMove],
  );
  const wanted = words.toLowerCase().split(/\s+/);
  const fitting = possible.filter(({ move, said }) => wanted.every((word) => `${said} ${move}`.toLowerCase().includes(word)));
  const send = (event: FormEvent) => {
    event.preventDefault();
    const [only, ...more] = fitting;
    try {
      plan(only !== undefined && more.length === 0 ? only.move : game.write(game.read(words)));
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      setUnreadable(true);
    }
  };
  return (
    <form className="plan-form" onSubmit={send}>
      <p>{say('plan.lead')}</p>
      <label htmlFor={field}>{say('plan.find')}</label>
      <input
        id={field}
        className="field"
        value={words}
        maxLength={200}
        autoComplete="off"
        onChange={({ target }) => setWords(target.value)}
      />
      <p role="alert" className="problem">
        {isUnreadable && say('plan.unreadable', { words })}
      </p>
      <ul className="plan-moves" aria-label={say('plan.some')}>
        {fitting.slice(0, MOST_SHOWN).map(({ move, said }) => (
          <li key={move}>
            <button type="button" className="button button-quiet" onClick={() => plan(move)}>
              {said}
            </button>
          </li>
        ))}
      </ul>
      <button type="submit" className="button button-gilt" disabled={words.trim() === ''} data-plan>
        {say('plan.go')}
      </button>
    </form>
  );
}
