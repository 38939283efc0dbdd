import type { Phrase } from '@belfry/kernel';
import type { StandingAnswer } from '@belfry/live';
import type { AnswerNote } from '../../table/choice/standing-answer.tsx';
import type { TableAction } from '../../table/context/table-action.ts';
import type { LoadedGame } from '../match-loader/use-game.ts';
import { PlanForm } from './plan-form.tsx';
import type { ActionsProps } from './table-actions.tsx';

/** The protocol's name for questions of any kind. */
const ANY_KIND = '*';

interface Advance extends Omit<ActionsProps, 'table'> {
  readonly loaded: LoadedGame;
  /** Returns a move in words. */
  sayMove(notation: string): string;
}

/** Returns the viewer's standing answers in words, each with a way to end it. */
export function notesOfAnswers({ say, loaded, snapshot: { standing = [] }, session, sayMove, act }: Advance): AnswerNote[] {
  return standing.map((answer) => ({
    words: say(wordsOf(loaded, answer, sayMove)),
    end: { label: say('standing.end'), act: () => act(session.stand(standing.filter((each) => each !== answer))) },
  }));
}

function wordsOf({ game, board }: LoadedGame, { kind, move, terms, once }: StandingAnswer, sayMove: Advance['sayMove']): Phrase {
  if (once !== undefined) return { key: 'plan.on', args: { move: sayMove(move).replace(/[.?!]$/, '') } };
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
      plan={(move) => {
        add({ kind: ANY_KIND, move, once: true });
        done();
      }}
    />
  );
  return [...answers, { label: say('plan.make'), form: plan, act: () => {} }];
}
