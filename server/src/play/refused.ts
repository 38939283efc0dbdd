import type { Phrase } from '@belfry/kernel';
import type { RefusalCode } from '../protocol/index.ts';

/** Not done, and nothing changed. The message is for the person who asked. */
export class Refused extends Error {
  readonly code: RefusalCode;
  readonly clause: string | undefined;
  readonly phrase: Phrase | undefined;
  constructor(code: RefusalCode, message: string, rule?: { readonly clause: string; readonly phrase: Phrase }) {
    super(message);
    this.code = code;
    this.clause = rule?.clause;
    this.phrase = rule?.phrase;
  }
}
