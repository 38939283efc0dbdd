import { people as en } from '../../text/people-en.ts';
import { people as nl } from '../../text/people-nl.ts';
import { type TextKey, type Ui, useUi } from '../../text/speech.ts';

export type PeopleUi = Ui<TextKey | keyof typeof en>;

const WORDS = { en, nl };

export function usePeopleUi(): PeopleUi {
  return useUi(WORDS);
}
