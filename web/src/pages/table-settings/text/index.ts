import { type TextKey, type Ui, useUi } from '../../../base/voice.ts';
import { peopleRefusals as refusalsEn } from '../../people/text/en.ts';
import { peopleRefusals as refusalsNl } from '../../people/text/nl.ts';
import { together as en } from './en.ts';
import { together as nl } from './nl.ts';

export type TogetherUi = Ui<TextKey | keyof typeof en | keyof typeof refusalsEn>;

const WORDS = { en: { ...en, ...refusalsEn }, nl: { ...nl, ...refusalsNl } };

/** The words of the house with those of tables with others. */
export function useTogetherUi(): TogetherUi {
  return useUi(WORDS);
}
