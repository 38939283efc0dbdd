import { hash, verify } from '@node-rs/argon2';

// OWASP's parameters for argon2id (the algorithm is the library's default).
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

export function isPassword(stored: string, password: string): Promise<boolean> {
  return verify(stored, password);
}

/** Of a password that nobody has, at the same cost. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$KvrjaX29e6C0Bsi+NzigeA$vPEExD0QNIrd42g70Y1N5NCJVFxP5AuXWQrxK1Ip/ng';

/** There is no such account: the answer takes as long as if there were. */
export async function wasteATry(password: string): Promise<void> {
  await isPassword(NOBODY, password);
}
