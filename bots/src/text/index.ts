import { joinTexts, type Presentation, type Translated } from '@belfry/kernel';
import type { Features } from '../contract/features.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

export type Text = typeof en;
const TEXT = { en, nl } satisfies Translated<Text>;

/** Everything bots say about a game: their own words and, for reasons, the names of the features of its evaluation, beside the words of the game. */
export function botTexts(game: Pick<Presentation, 'text'>, features?: Features['text']): Features['text'] {
  return joinTexts<Features['text'][]>(game.text, TEXT, ...(features === undefined ? [] : [features]));
}
