import { type BotGame, botTexts, hintsFor } from '@belfry/bots';
import { type Decision, say, seatLetter } from '@belfry/kernel';
import type { TerminalTable } from './table.ts';

/** The coach's settings: whether to explain decisions, and whether to show the Master's choice. */
export interface Coach {
  explains: boolean;
  advises: boolean;
  /** The last explanation, which is not repeated. */
  told: string | null;
}

/** Returns the coach's text about a decision, a sentence or two, and its clause. */
export function lessonOn(
  { game, language }: TerminalTable,
  { kind }: Decision,
): { readonly words: string; readonly clause: string } | undefined {
  const clause = game.coach?.clauses[kind];
  const words = game.coach?.text[language][`lesson.${kind}`];
  return clause === undefined || words === undefined ? undefined : { words, clause };
}

/** Returns what the coach says unasked: any new explanation, and the recommended move. */
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

/** Returns the Master's two best moves, with their evaluations and reasons. */
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

/** Toggles the coach's explanations or, with `coach advice`, the Master's recommendations. */
export function switchCoach(table: TerminalTable, coach: Coach, argument: string): string[] {
  if (argument === '') {
    coach.explains = !coach.explains;
    coach.told = null;
    return [table.text(coach.explains ? 'coachOn' : 'coachOff')];
  }
  coach.advises = !coach.advises;
  return [table.text(coach.advises ? 'adviceOn' : 'adviceOff')];
}
