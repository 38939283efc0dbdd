import type { Phrase } from '@belfry/kernel';
import { refusalWords } from '../../../base/refusals/refused.ts';
import { type TextKey, type Ui, useUi } from '../../../base/voice.ts';
import { notices as noticesEn } from '../notices-en.ts';
import { notices as noticesNl } from '../notices-nl.ts';
import { you as en } from './en.ts';
import { you as nl } from './nl.ts';

export type AccountKey = TextKey | keyof typeof en | keyof typeof noticesEn;
export type AccountUi = Ui<AccountKey>;

const WORDS = { en: { ...en, ...noticesEn }, nl: { ...nl, ...noticesNl } };

export function useAccountUi(): AccountUi {
  return useUi(WORDS);
}

/** What each part of the page gets: the words, and a way to do something and tell what came of it. */
export interface DoorProps {
  readonly ui: AccountUi;
  /** Carries something out, and tells what came of it; `unfit` when what was typed cannot be used. */
  act(work: () => Promise<unknown>, done: AccountKey, unfit?: AccountKey): void;
}

/** Why something was refused here: some reasons have their words on this page alone. */
export function refusedPhrase(error: unknown): Phrase {
  return refusalWords(error, WORDS.en).phrase;
}
