import { createHash, randomBytes, randomInt } from 'node:crypto';

/** A secret that whoever holds it is recognised by. Only its hash is kept, so a stolen store opens no door. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Looking tokens up by their hash takes the same time however much of a guess is right. */
export function hashToken(token: string): string {
  return createHash('sha256').update(`belfry token ${token}`).digest('hex');
}

/** The same for codes that people write down. */
export function hashCode(code: string): string {
  return createHash('sha256').update(`belfry code ${code}`).digest('hex');
}

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** An id that nobody can guess and that survives being read aloud. */
export function newId(length: number): string {
  return Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

export const TABLE_ID_LENGTH = 14;
export const IDENTITY_ID_LENGTH = 12;
