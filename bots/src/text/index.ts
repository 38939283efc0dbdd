import type { Catalogue, Game, Language, Phrase } from '@belfry/kernel';
import type { Evaluation } from '../evaluation/evaluation.ts';
import type { BotName } from '../levels.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

const TEXTS: Readonly<Record<Language, Catalogue>> = { en, nl };

/** Everything bots say about a game: their own words and, for reasons, the names of the features of its evaluation, beside the words of the game. */
export function botTexts(game: Game, features?: Evaluation['text']): Evaluation['text'] {
  const join = (language: Language): Catalogue => ({ ...game.text[language], ...TEXTS[language], ...features?.[language] });
  return { en: join('en'), nl: join('nl') };
}

/** What a level is called, who plays it in this game, and a line about how; a game without characters of its own shows the level. */
export function characterOf(game: Game, level: BotName): { readonly level: Phrase; readonly name: Phrase; readonly line: Phrase } {
  const own = (part: 'name' | 'line', usual: string): Phrase => ({
    key: `bot.${level}.${part}` in game.text.en ? `bot.${level}.${part}` : usual,
  });
  return { level: { key: `level.${level}` }, name: own('name', `level.${level}`), line: own('line', `level.${level}.line`) };
}
