import { type Language, type Phrase, type PhraseArg, say } from '@belfry/kernel';
import { en } from '../src/text/en.ts';
import { nl } from '../src/text/nl.ts';
import type { Ui } from '../src/text/speech.ts';

/** The words of the house without a page. */
export function voice(language: Language): Ui {
  const catalogue = { en, nl }[language];
  return (phrase: Phrase | string, args: Readonly<Record<string, PhraseArg>> = {}) =>
    say({ language, catalogue, nameOf: String }, typeof phrase === 'string' ? { key: phrase, args } : phrase);
}
