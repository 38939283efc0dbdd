import { type TextKey, type Ui, useUi } from '../../../base/voice.ts';
import { people as en } from './en.ts';
import { people as nl } from './nl.ts';

export type PeopleUi = Ui<TextKey | keyof typeof en>;

const WORDS = { en, nl };

export function usePeopleUi(): PeopleUi {
  return useUi(WORDS);
}
