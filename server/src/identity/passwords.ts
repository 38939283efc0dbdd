import { hash, verify } from '@node-rs/argon2';

// OWASP's parameters for argon2id (the algorithm is the library's default).
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

export function isPassword(stored: string, password: string): Promise<boolean> {
  return verify(stored, password);
}

/** The hash of a password that no one has, with the same parameters. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$KvrjaX29e6C0Bsi+NzigeA$vPEExD0QNIrd42g70Y1N5NCJVFxP5AuXWQrxK1Ip/ng';

/** Spends as much time as a real check, so that timing does not reveal whether an account exists. */
export async function wasteATry(password: string): Promise<void> {
  await isPassword(NOBODY, password);
}
