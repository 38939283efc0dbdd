import type { Catalogue, Language, Presentation } from '@belfry/kernel';
import type { Features } from '../contract/features.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

const TEXTS: Readonly<Record<Language, Catalogue>> = { en, nl };

/** Everything bots say about a game: their own words and, for reasons, the names of the features of its evaluation, beside the words of the game. */
export function botTexts(game: Pick<Presentation, 'text'>, features?: Features['text']): Features['text'] {
  const join = (language: Language): Catalogue => ({ ...game.text[language], ...TEXTS[language], ...features?.[language] });
  return { en: join('en'), nl: join('nl') };
}
