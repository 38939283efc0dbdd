import { type Language, type PhraseArg, say } from '@belfry/kernel';
import { NOTICE_WORDS, type NoticeKey } from './catalogue.ts';

/** Speaks the words of notices in one language. */
export type Say = (key: NoticeKey, args?: Readonly<Record<string, PhraseArg>>) => string;

export function noticeSpeech(language: Language): Say {
  return (key, args = {}) => say({ language, catalogue: NOTICE_WORDS[language], nameOf: String }, { key, args });
}
