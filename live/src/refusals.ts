import type { Phrase, Refusal } from '@belfry/kernel';

export const REFUSAL_CODES = [
  /** The rules forbid it. */
  'illegal',
  /** The notation cannot be read. */
  'unreadable',
  /** The match has moved on; the position that was answered is no longer current. */
  'stale',
  /** The seat owes no decision. */
  'not-your-turn',
  /** Not your seat, or not allowed for you. */
  'forbidden',
  'not-playing',
  'not-found',
  /** Too many requests. */
  'too-many',
  /** Temporarily impossible; retry. */
  'unavailable',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** Reasons by name: the kind of refusal, and an English sentence. `args` fill the braces. */
export type Reasons = Readonly<Record<string, readonly [code: RefusalCode, sentence: string]>>;
export type ReasonArgs = Readonly<Record<string, string | number>>;

/** Why a match refuses something. Hosts have further reasons of their own. */
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

/** A refusal as plain data: it can cross a socket or a worker boundary, and can be translated. */
export interface PlainRefusal<R extends string = string> {
  readonly code: RefusalCode;
  /** The English sentence. */
  readonly message: string;
  readonly reason: R;
  readonly args: ReasonArgs;
  /** If the rules of the game forbid it: the clause, and the game's own sentence. */
  readonly clause?: string;
  readonly phrase?: Phrase;
}

/** Thrown when a request is refused; nothing has changed. */
export class Refused<R extends string = string> extends Error {
  readonly refusal: PlainRefusal<R>;
  constructor(refusal: PlainRefusal<R>) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** Returns a function that makes refusals from a set of reasons. */
export function refusing<R extends string>(reasons: Readonly<Record<R, readonly [code: RefusalCode, sentence: string]>>) {
  return (reason: R, args: ReasonArgs = {}, rule?: Refusal): Refused<R> => {
    const [code, sentence] = reasons[reason];
    const message = sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(args[name]));
    return new Refused({ code, message, reason, args, ...rule });
  };
}

export const refuse = refusing(MATCH_REASONS);
