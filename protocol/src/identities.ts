// People: what others see of them, and what they see of themselves.
import { z } from 'zod';
import { CRESTS } from './constants.ts';

export type Crest = (typeof CRESTS)[number];
export type IdentityId = string;

const LONGEST_NAME = 24;
/**
 * Characters that are invisible or change how others read: controls, formats (zero width, direction overrides), surrogates, line breaks,
 * unassigned.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{Co}\u2028\u2029\u115F\u1160\u3164\uFFA0\u2800]/u;
/** Three marks on one letter make it too tall. */
const TOWER = /\p{M}{3,}/u;

/** A name as others see it: normalised letters, single spaces, and at least one visible character. */
export const personName = z
  .string()
  .max(200)
  .transform((name) =>
    name
      .normalize('NFC')
      .replace(/\p{Zs}+/gu, ' ')
      .trim(),
  )
  .refine((name) => [...name].length >= 1 && [...name].length <= LONGEST_NAME, `a name has 1 to ${LONGEST_NAME} letters`)
  .refine(
    (name) => !UNSEEN.test(name) && !TOWER.test(name) && /[\p{L}\p{N}\p{S}\p{P}]/u.test(name),
    'a name is made of letters, digits and signs that can be seen',
  );
export const crest = z.enum(CRESTS);
export const login = z
  .string()
  .trim()
  .min(3)
  .max(40)
  .regex(/^[\p{L}\p{N}._-]+$/u, 'a login is made of letters, digits, dots, dashes and underscores');
export const password = z.string().min(8).max(200);
const identityKind = z.enum(['guest', 'account', 'bot']);

/** Another person's public data. */
export const person = z.object({ id: z.string(), name: z.string(), crest, kind: identityKind });
export type Person = Readonly<z.infer<typeof person>>;

/** Your own data. A visitor starts as a guest; an account (password or passkey) keeps everything the guest had. */
export const me = person.extend({
  /** The username; null without a password. */
  login: z.string().nullable(),
  passkeys: z.int(),
  /** The number of recovery codes left. */
  codes: z.int().default(0),
  /** Whether you are an operator of this server. */
  operator: z.boolean().default(false),
  /** Whether you chose your name. A page asks about a generated name when you first meet people. */
  named: z.boolean().default(true),
  /** Whether your profile is hidden. */
  hidden: z.boolean().default(false),
});
export type Me = Readonly<z.infer<typeof me>>;
