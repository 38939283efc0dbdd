import { BadInput, type Phrase } from '@belfry/kernel';
import type { StandingAnswer } from '@belfry/live';
import { type FormEvent, useId, useState } from 'react';
import type { ServerSession } from '../../match/server/server-session.ts';
import type { Snapshot } from '../../match/session.ts';
import type { AnswerNote } from '../../table/choice/standing-answer.tsx';
import type { TableAction } from '../../table/context/table-action.ts';
import type { LoadedGame } from '../match-loader/use-game.ts';
import type { ServerTableSay } from './text/index.ts';

/** The protocol's name for questions of any kind. */
const ANY_KIND = '*';

interface Advance {
  readonly say: ServerTableSay;
  readonly loaded: LoadedGame;
  readonly snapshot: Snapshot;
  readonly session: ServerSession;
  act(work: Promise<void>): void;
}

/** Returns the viewer's standing answers in words, each with a way to end it. */
export function notesOfAnswers({ say, loaded, snapshot: { standing = [] }, session, act }: Advance): AnswerNote[] {
  return standing.map((answer) => ({
    words: say(wordsOf(loaded, answer)),
    end: { label: say('standing.end'), act: () => act(session.stand(standing.filter((each) => each !== answer))) },
  }));
}

function wordsOf({ game, board }: LoadedGame, { kind, move, terms, once }: StandingAnswer): Phrase {
  if (once !== undefined) return { key: 'plan.on', args: { move } };
  if (terms === undefined) return { key: `ahead.${kind}.on` };
  const sayTerms = board.inAdvance?.find((each) => each.kind === kind)?.terms?.say;
  return { key: `ahead.${kind}.terms.on`, args: { terms: sayTerms?.(game.read(terms)) ?? terms } };
}

/**
 * Returns the standing answers that the viewer can still add: the same answer to every question of a kind, one for questions that meet
 * terms, the next move.
 */
export function actionsInAdvance({ say, loaded: { game, board }, snapshot, session, act }: Advance): TableAction[] {
  const { viewer, view, standing = [], moves } = snapshot;
  if (typeof viewer !== 'number') return [];
  // Answers with terms and planned moves go before those to every question.
  const add = (answer: StandingAnswer) =>
    act(session.stand(answer.terms === undefined && answer.once === undefined ? [...standing, answer] : [answer, ...standing]));
  const answers = (board.inAdvance ?? []).flatMap(({ kind, move, matters, terms }): TableAction[] => {
    if (matters?.(view, viewer) === false) return [];
    const same = standing.some((each) => each.kind === kind && each.terms === undefined);
    const always = same ? [] : [{ label: say({ key: `ahead.${kind}` }), act: () => add({ kind, move: game.write(move) }) }];
    if (terms === undefined) return always;
    const { Form, move: accepting } = terms;
    const form = (done: () => void) => (
      <Form
        view={view}
        propose={(wanted) => {
          add({ kind, move: game.write(accepting), terms: game.write(wanted) });
          done();
        }}
      />
    );
    return [...always, { label: say({ key: `ahead.${kind}.terms` }), form, act: () => {} }];
  });
  if (moves.length > 0 || standing.some(({ once }) => once)) return answers;
  const plan = (done: () => void) => (
    <PlanForm
      say={say}
      plan={(words) => {
        add({ kind: ANY_KIND, move: game.write(game.read(words)), once: true });
        done();
      }}
    />
  );
  return [...answers, { label: say('plan.make'), form: plan, act: () => {} }];
}

/** A field for the next move in notation, as in the text view. */
function PlanForm({ say, plan }: { say: ServerTableSay; plan(words: string): void }) {
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const field = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    try {
      plan(words);
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      setProblem(error.message);
    }
  };
  return (
    <form className="plan-form" onSubmit={send}>
      <p>{say('plan.lead')}</p>
      <label htmlFor={field}>{say('text.command')}</label>
      <input id={field} className="field" value={words} maxLength={200} onChange={({ target }) => setWords(target.value)} />
      <p role="alert" className="problem" lang="en">
        {problem}
      </p>
      <button type="submit" className="button button-gilt" disabled={words.trim() === ''} data-plan>
        {say('plan.go')}
      </button>
    </form>
  );
}
