import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares in constant time, so that timing does not reveal how much of a guess is right. */
export function sameSecret(given: string, wanted: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
