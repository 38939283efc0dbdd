import { joinTexts, type Presentation, type Translated } from '@belfry/kernel';
import type { Claims } from '../contract/claims.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

export type Text = typeof en;
const TEXT = { en, nl } satisfies Translated<Text>;

/** Everything bots say about a game: their own words and, for reasons, what can be claimed of its moves, beside the words of the game. */
export function botTexts(game: Pick<Presentation, 'text'>, claims?: Claims['text']): Claims['text'] {
  return joinTexts<Claims['text'][]>(game.text, TEXT, ...(claims === undefined ? [] : [claims]));
}
