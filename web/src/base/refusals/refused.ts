import type { Phrase } from '@belfry/kernel';
import { Refused } from '@belfry/live';
import type { Problem } from '@belfry/protocol';
import type { RefusalKey } from './text/en.ts';
import { TEXT } from './text/index.ts';

/** Why something was refused, in words of the shell or of the game, with the clause if a rule forbids it. */
export interface RefusalWords {
  readonly phrase: Phrase;
  readonly clause: string | null;
}

/** Turns the server's answer to a request, or the lack of one (null), into an error. */
export function refusedBy(problem: Problem | null): Refused {
  if (problem === null) return new Refused({ code: 'unavailable', reason: 'unreachable', message: 'the server does not answer', args: {} });
  const { code, refusal = 'unavailable', reason = code, args = {}, ...rest } = problem;
  return new Refused({ ...rest, code: refusal, reason, args });
}

/** Returns what to tell a person about an error. An unforeseen error, or a reason without words, counts as our own fault. */
export function refusalWords(error: unknown): RefusalWords {
  if (!(error instanceof Refused)) return { phrase: { key: 'refused.fault' satisfies RefusalKey }, clause: null };
  const { reason, args, phrase, clause = null } = error.refusal;
  const key = `refused.${reason}`;
  return { phrase: phrase ?? { key: key in TEXT.en ? key : ('refused.fault' satisfies RefusalKey), args }, clause };
}
