import type { Phrase, Refusal } from '@belfry/kernel';

export const REFUSAL_CODES = [
  /** The rules forbid it. */
  'illegal',
  /** The notation cannot be read. */
  'unreadable',
  /** The match has gone on; the position that was answered is no longer the one on the table. */
  'stale',
  /** The seat owes no decision. */
  'not-your-turn',
  /** Not your seat, or not yours to do. */
  'forbidden',
  'not-playing',
  'not-found',
  /** Asked too often. */
  'too-many',
  /** It could not be done now; ask again. */
  'unavailable',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** Reasons by name: the kind of refusal, and a sentence for whoever reads English. What stands in braces comes as `args`. */
export type Reasons = Readonly<Record<string, readonly [code: RefusalCode, sentence: string]>>;
export type ReasonArgs = Readonly<Record<string, string | number>>;

/** Why a match refuses something. Hosts have reasons of their own besides. */
export const MATCH_REASONS = {
  'not-your-turn': ['not-your-turn', 'this seat owes no decision now'],
  'gone-on': ['stale', 'the match has moved on; check the new position'],
  'not-so-far': ['stale', 'the match has {entries} entries, not {seq}'],
  'not-playing': ['not-playing', 'the match is not in progress'],
  'against-the-rules': ['illegal', '"{move}" is not legal here ({clause})'],
  unreadable: ['unreadable', '{why}'],
  'no-way-back': ['illegal', 'you cannot undo to entry {entry}'],
  'no-vote': ['stale', 'nobody is asking to undo any more'],
  'other-vote': ['stale', 'the undo request has changed; check it again'],
  'other-rules': ['unavailable', 'this match uses version {theirs} of the rules; this is version {ours}'],
} as const satisfies Reasons;
export type MatchReason = keyof typeof MATCH_REASONS;

/** A refusal as plain data: it crosses a socket or the border of a worker, and can be said in any language. */
export interface PlainRefusal<R extends string = string> {
  readonly code: RefusalCode;
  /** The sentence in English. */
  readonly message: string;
  readonly reason: R;
  readonly args: ReasonArgs;
  /** Where the rules of the game forbid it: the clause, and the game's own sentence. */
  readonly clause?: string;
  readonly phrase?: Phrase;
}

/** Not done, and nothing changed. */
export class Refused<R extends string = string> extends Error {
  readonly refusal: PlainRefusal<R>;
  constructor(refusal: PlainRefusal<R>) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** Makes refusals of the reasons one has. */
export function refusing<R extends string>(reasons: Readonly<Record<R, readonly [code: RefusalCode, sentence: string]>>) {
  return (reason: R, args: ReasonArgs = {}, rule?: Refusal): Refused<R> => {
    const [code, sentence] = reasons[reason];
    const message = sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(args[name]));
    return new Refused({ code, message, reason, args, ...rule });
  };
}

/** For this package itself. */
export const refuse = refusing(MATCH_REASONS);
