import type { Catalogues } from '@belfry/board-kit';
import { type Language, type Say, type Seat, type Translated, voiceOf } from '@belfry/kernel';
import { useMemo } from 'react';
import { useSettings } from './settings.ts';
import { type TextKey, UI, type UiText } from './text/index.ts';

export { type TextKey, UI, type UiText };

/** The text a page can use: that of the shell and its own. Keys that only data knows are said as phrases. */
// biome-ignore lint/complexity/noBannedTypes: a page without words of its own
export type PageSay<Own = {}> = Say<UiText & Own>;

/** The name of a game, which any page may use once the game is loaded. */
export interface NameOfGame {
  readonly 'game.name': string;
}

/** Makes a `say` function in one language over several catalogues; later ones win. `Texts` are the keys known before a game is loaded. */
// biome-ignore lint/complexity/noBannedTypes: without catalogues there are no keys, only phrases
export function speech<Texts = {}>(language: Language, catalogues: readonly Catalogues[], nameOf: (seat: Seat) => string): Say<Texts> {
  return voiceOf({ language, catalogue: Object.assign({}, ...catalogues.map((each) => each[language])), nameOf });
}

export function useSay(): PageSay;
/** `loaded`: catalogues whose keys come with data, such as those of a game; must be the same object each time. */
export function useSay<Own>(own: Translated<Own> & { readonly en: Own }, loaded?: Catalogues): PageSay<Own>;
export function useSay(own?: Catalogues, loaded?: Catalogues): PageSay {
  const language = useSettings((settings) => settings.language);
  return useMemo(() => speech<UiText>(language, [UI, own ?? [], loaded ?? []].flat(), String), [language, own, loaded]);
}
