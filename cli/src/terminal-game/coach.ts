import { type BotGame, botTexts, hintsFor } from '@belfry/bots';
import { type Decision, say, seatLetter } from '@belfry/kernel';
import type { TerminalTable } from './table.ts';

/** What the person wants of the coach: to be told what a decision is about, and what the Master would do. */
export interface Coach {
  explains: boolean;
  advises: boolean;
  /** What was explained last; nothing is explained twice in a row. */
  told: string | null;
}

/** What the coach knows about a decision: a sentence or two, and the clause behind it. */
export function lessonOn(
  { game, language }: TerminalTable,
  { kind }: Decision,
): { readonly words: string; readonly clause: string } | undefined {
  const clause = game.coach?.clauses[kind];
  const words = game.coach?.text[language][`lesson.${kind}`];
  return clause === undefined || words === undefined ? undefined : { words, clause };
}

/** What the coach says unasked: something new about the decision, and the move it would make. */
export function tellCoach(table: TerminalTable, coach: Coach, decision: Decision): string[] {
  const { game, language } = table;
  const lesson = coach.explains ? lessonOn(table, decision) : undefined;
  const goal = coach.told === null ? game.coach?.text[language]['lesson.goal'] : undefined;
  const isNew = lesson !== undefined && coach.told !== lesson.words;
  if (isNew) coach.told = lesson.words;
  return [
    ...(isNew && goal !== undefined ? [table.text('coachSays', { words: goal })] : []),
    ...(isNew ? [table.text('coachRule', { words: lesson.words, clause: lesson.clause })] : []),
    ...(coach.advises ? adviceOn(table, 1) : []),
  ];
}

/** The two moves the Master thinks best, with what to expect of them, and why. */
export function tellHint(table: TerminalTable): string[] {
  return adviceOn(table, 2);
}

function adviceOn(table: TerminalTable, count: number): string[] {
  const { game, host, language } = table;
  if (!host.mayAdvise()) return [table.text('hintOtherPeople')];
  if (game.evaluation === undefined) return [table.text('hintNone')];
  const moves = table.moves();
  const notations = moves.map((move) => game.write(move));
  const speaker = {
    language,
    catalogue: botTexts(game, game.evaluation.claims?.text)[language],
    nameOf: (seat: number) => `${host.seats()[seat]?.name ?? '?'} (${seatLetter(seat)})`,
  };
  const hints = hintsFor(game satisfies BotGame, host.position().view, moves);
  return [
    table.text('hintTitle'),
    ...hints.slice(0, count).map(({ move, said, share, score, reason }) =>
      table.text('hint', {
        ...{ number: notations.indexOf(move) + 1, move: say(speaker, said), share: Math.round(share * 100), score: Math.round(score) },
        reason: say(speaker, reason),
      }),
    ),
  ];
}
