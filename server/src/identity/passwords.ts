import { hash, verify } from '@node-rs/argon2';

// OWASP's parameters for argon2id (the algorithm is the library's default).
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

export function isPassword(stored: string, password: string): Promise<boolean> {
  return verify(stored, password);
}

/** Compared against when there is no such account, so that the answer takes as long as if there were. */
const nobody = hashPassword('nobody has this password');

export async function wasteATry(password: string): Promise<void> {
  await isPassword(await nobody, password);
}
