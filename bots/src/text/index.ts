import type { Catalogue, Game, Language, Phrase } from '@belfry/kernel';
import type { BotName } from '../levels.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

const TEXTS: Readonly<Record<Language, Catalogue>> = { en, nl };

/** Everything bots say about a game: their own words and the names of the game's features, beside the words of the game. */
export function botTexts(game: Game): Readonly<Record<Language, Catalogue>> {
  const join = (language: Language): Catalogue => ({ ...game.text[language], ...TEXTS[language], ...game.evaluation?.text[language] });
  return { en: join('en'), nl: join('nl') };
}

/** What a level is called, who plays it in this game, and a line about how; a game without characters of its own shows the level. */
export function characterOf(game: Game, level: BotName): { readonly level: Phrase; readonly name: Phrase; readonly line: Phrase } {
  const own = (part: 'name' | 'line', usual: string): Phrase => ({
    key: `${game.id}.${level}.${part}` in en ? `${game.id}.${level}.${part}` : usual,
  });
  return { level: { key: `level.${level}` }, name: own('name', `level.${level}`), line: own('line', `level.${level}.line`) };
}
