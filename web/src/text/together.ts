import { peopleRefusals as refusalsEn } from './people-en.ts';
import { peopleRefusals as refusalsNl } from './people-nl.ts';
import { type TextKey, type Ui, useUi } from './speech.ts';
import { together as en } from './together-en.ts';
import { together as nl } from './together-nl.ts';

export type TogetherUi = Ui<TextKey | keyof typeof en | keyof typeof refusalsEn>;

const WORDS = { en: { ...en, ...refusalsEn }, nl: { ...nl, ...refusalsNl } };

/** The words of the house with those of tables with others. */
export function useTogetherUi(): TogetherUi {
  return useUi(WORDS);
}
