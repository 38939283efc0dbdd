import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Creates a secret token. Only its hash is stored, so a stolen database grants no access. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Hashes a token. Lookup by hash takes the same time however much of a guess is right. */
export function hashToken(token: string): string {
  return createHash('sha256').update(`belfry token ${token}`).digest('hex');
}

/** Hashes a code that users write down. */
export function hashCode(code: string): string {
  return createHash('sha256').update(`belfry code ${code}`).digest('hex');
}

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Creates an id that cannot be guessed and is easy to read aloud. */
export function newId(length: number): string {
  return Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

export const TABLE_ID_LENGTH = 14;
export const IDENTITY_ID_LENGTH = 12;
