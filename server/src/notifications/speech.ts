import { type Language, type Say as SayOf, voiceOf } from '@belfry/kernel';
import { TEXT, type Text } from './text/index.ts';

/** Formats notification texts in one language. */
export type Say = SayOf<Text>;

export function noticeSpeech(language: Language): Say {
  return voiceOf({ language, catalogue: TEXT[language], nameOf: String });
}
