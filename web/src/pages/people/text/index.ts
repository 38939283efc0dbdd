import { type Ui, useUi } from '../../../base/voice.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

const TEXT = { en, nl };

export type PeopleUi = Ui<typeof en>;

/** The words of the shell with those about people. */
export function usePeopleUi(): PeopleUi {
  return useUi(TEXT);
}
