import type { Catalogues, Say } from '@belfry/board-kit';
import { type Catalogue, type Language, type Phrase, type PhraseArg, type Seat, say as sayPhrase } from '@belfry/kernel';
import { useMemo } from 'react';
import { HAS_SERVER } from '../route.ts';
import { useSettings } from '../settings.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';
import { words as staticEn } from './static-en.ts';
import { words as staticNl } from './static-nl.ts';

export type TextKey = keyof typeof en;

export const UI: Catalogues = HAS_SERVER ? { en, nl } : { en: { ...en, ...staticEn }, nl: { ...nl, ...staticNl } };

/** A voice in one language over several catalogues; later ones win. */
export function speech(language: Language, catalogues: readonly Catalogues[], nameOf: (seat: Seat) => string): Say {
  const catalogue: Catalogue = Object.assign({}, ...catalogues.map((each) => each[language]));
  // Tables say the same few hundred words at every click.
  const plain = new Map<string, string>();
  const sayPlain = (key: string): string => {
    const known = plain.get(key);
    if (known !== undefined) return known;
    const words = sayPhrase({ language, catalogue, nameOf }, { key });
    plain.set(key, words);
    return words;
  };
  return (phrase: Phrase | string, args?: Readonly<Record<string, PhraseArg>>) => {
    const { key, args: filling } = typeof phrase === 'string' ? { key: phrase, args } : phrase;
    return filling === undefined ? sayPlain(key) : sayPhrase({ language, catalogue, nameOf }, { key, args: filling });
  };
}

/** The words of the house itself, checked against the catalogue; a page may bring its own. */
export interface Ui<Key extends string = TextKey> {
  (key: Key, args?: Readonly<Record<string, PhraseArg>>): string;
  (phrase: Phrase): string;
}

export function useUi(): Ui;
export function useUi<Key extends string>(own: Readonly<Record<Language, Catalogue<Key>>>): Ui<TextKey | Key>;
export function useUi(own?: Catalogues): Ui {
  const language = useSettings((settings) => settings.language);
  return useMemo(() => speech(language, own === undefined ? [UI] : [UI, own], String), [language, own]);
}
