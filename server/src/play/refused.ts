import type { Phrase } from '@belfry/kernel';
import { REASONS, type Reason, type ReasonArgs, type RefusalCode } from '@belfry/protocol';

/** Not done, and nothing changed. */
export class Refused extends Error {
  readonly reason: Reason;
  readonly args: ReasonArgs;
  readonly code: RefusalCode;
  readonly clause: string | undefined;
  readonly phrase: Phrase | undefined;
  constructor(reason: Reason, args: ReasonArgs = {}, rule?: { readonly clause: string; readonly phrase: Phrase }) {
    const [code, sentence] = REASONS[reason];
    super(sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(args[name])));
    this.reason = reason;
    this.args = args;
    this.code = code;
    this.clause = rule?.clause;
    this.phrase = rule?.phrase;
  }
}
