import type { Phrase } from '@belfry/kernel';
import type { Problem } from '@belfry/protocol';
import type { RefusalKey } from '../text/refusals-en.ts';

/** Why something was not done: words of the house or of the game, and the clause where a rule forbids it. */
export interface Refusal {
  readonly phrase: Phrase;
  readonly clause: string | null;
}

/** What a server or the worker tells about it. */
export type Told = Partial<Pick<Problem, 'code' | 'message' | 'reason' | 'args' | 'phrase' | 'clause'>>;

/** Something was not done, and nothing changed. Nothing told: nobody answered. */
export class Refused extends Error implements Refusal {
  readonly phrase: Phrase;
  readonly clause: string | null;
  /** The kind of trouble where the server gives no reason. */
  readonly code: Problem['code'] | null;
  readonly told: Told;
  constructor(told: Told) {
    const { code, message, reason, args = {}, phrase, clause } = told;
    super(message ?? reason ?? code);
    this.told = told;
    const key: RefusalKey = reason === undefined ? `problem.${code ?? 'unreachable'}` : `refused.${reason}`;
    this.phrase = phrase ?? { key, args };
    this.clause = clause ?? null;
    this.code = code ?? null;
  }
}

/** What to tell a person about an error; one we did not foresee is our own fault. */
export function whyOf(error: unknown): Refusal {
  return error instanceof Refused ? error : { phrase: { key: 'problem.fault' satisfies RefusalKey }, clause: null };
}
