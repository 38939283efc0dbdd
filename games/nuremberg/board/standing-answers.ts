import type { AnswerInAdvance, StandingAnswers } from '@belfry/board-kit';
import type { PhraseArg } from '@belfry/kernel';
import type { Move, View } from '@belfry/nuremberg';
import { covers, holdingsOf } from './holdings.ts';
import { amounts } from './phrases.ts';
import { TermsForm } from './terms-form.tsx';

/** NUR-6.8 A player who does not hold what a firm offer asks for can only decline it or answer with another price. */
export const standing: StandingAnswers<View, Move> = {
  kind: 'trade-answer',
  move: { do: 'decline' },
  foregone(view, seat) {
    const held = holdingsOf(view, seat);
    const { trade } = view;
    if (held === null || trade === null || trade.give.every((count) => count === 0) || covers(held, trade.get)) return undefined;
    const lack = trade.get.map((count, kind) => Math.max(0, count - (held[kind] ?? 0)));
    return { key: 'standing.lack', args: { lack: amounts(lack) } };
  },
  period: ({ turn }) => `${turn}`,
};

/** The decisions for players who are not on turn: NUR-6.8 offers, NUR-4.5 help with the wall. */
export const inAdvance: readonly AnswerInAdvance<View, Move>[] = [
  {
    kind: 'trade-answer',
    move: { do: 'decline' },
    terms: { move: { do: 'accept' }, Form: TermsForm, say: sayTerms },
  },
  { kind: 'wall-help', move: { do: 'wall-help', build: false } },
];

function sayTerms(terms: Move): PhraseArg {
  return terms.do === 'counter' ? { key: 'terms.words', args: { get: amounts(terms.get), give: amounts(terms.give) } } : '';
}
