import { type Language, voiceOf } from '@belfry/kernel';
import { UI } from '../src/base/text/index.ts';
import type { PageSay } from '../src/base/voice.ts';

/** Returns the `say` function of the shell outside a page. */
export function voice(language: Language): PageSay {
  return voiceOf({ language, catalogue: UI[language], nameOf: String, unknown: wordless });
}

/** Makes tests fail on a key without text, whatever a user would see instead. */
export function wordless(key: string): never {
  throw new Error(`there are no words for "${key}"`);
}
