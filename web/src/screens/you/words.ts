import type { Phrase } from '@belfry/kernel';
import { refusalWords } from '../../match/refused.ts';
import { notices as noticesEn } from '../../text/notices-en.ts';
import { notices as noticesNl } from '../../text/notices-nl.ts';
import { type TextKey, type Ui, useUi } from '../../text/speech.ts';
import { you as en } from '../../text/you-en.ts';
import { you as nl } from '../../text/you-nl.ts';

export type YouKey = TextKey | keyof typeof en | keyof typeof noticesEn;
export type YouUi = Ui<YouKey>;

const WORDS = { en: { ...en, ...noticesEn }, nl: { ...nl, ...noticesNl } };

export function useYouUi(): YouUi {
  return useUi(WORDS);
}

/** What each part of the page gets: the words, and a way to do something and tell what came of it. */
export interface DoorProps {
  readonly ui: YouUi;
  /** Carries something out, and tells what came of it; `unfit` when what was typed cannot be used. */
  act(work: () => Promise<unknown>, done: YouKey, unfit?: YouKey): void;
}

/** Why something was refused here: some reasons have their words on this page alone. */
export function refusedPhrase(error: unknown): Phrase {
  return refusalWords(error, WORDS.en).phrase;
}
