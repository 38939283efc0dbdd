import { type Language, voiceOf } from '@belfry/kernel';
import { UI } from '../src/base/text/index.ts';
import type { PageSay } from '../src/base/voice.ts';

/** The words of the house without a page. */
export function voice(language: Language): PageSay {
  return voiceOf({ language, catalogue: UI[language], nameOf: String, unknown: wordless });
}

/** Tests hear of a key without words, whatever readers would see. */
export function wordless(key: string): never {
  throw new Error(`there are no words for "${key}"`);
}
