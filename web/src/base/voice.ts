import type { Catalogues } from '@belfry/board-kit';
import { type AnyTexts, type Catalogue, type Language, type Phrase, type PhraseArg, type Say, type Seat, voiceOf } from '@belfry/kernel';
import { useMemo } from 'react';
import { useSettings } from './settings.ts';
import { type TextKey, UI } from './text/index.ts';

export { type TextKey, UI };

/** What the table and its pages say: their own words, and those of a game whose keys are known once it is loaded. */
export type AnySay = Say<AnyTexts>;

/** A voice in one language over several catalogues; later ones win. */
export function speech(language: Language, catalogues: readonly Catalogues[], nameOf: (seat: Seat) => string): AnySay {
  const catalogue: Catalogue = Object.assign({}, ...catalogues.map((each) => each[language]));
  return voiceOf({ language, catalogue, nameOf });
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
