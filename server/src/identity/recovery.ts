import type { IdentityId, Instant } from '@belfry/protocol';
import { findLogin, insertPassword, updatePassword } from '../store/identities.ts';
import { replaceCodes, takeCode } from '../store/recovery-codes.ts';
import type { Db } from '../store/store.ts';
import { tidyLogin } from './identities.ts';
import { hashPassword } from './passwords.ts';
import { hashCode, newId } from './tokens.ts';

const CODES = 10;
/** 79 bits: nobody comes upon one by trying. */
const CODE_LENGTH = 16;

/** New recovery codes for an account; those it had are worth nothing any more. They are shown once: only their hashes are kept. */
export async function makeCodes(db: Db, identity: IdentityId, now: Instant): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => newId(CODE_LENGTH));
  await replaceCodes(db, identity, codes.map(hashCode), now);
  return codes.map((code) => (code.match(/.{4}/g) ?? []).join('-'));
}

/** Thrown to undo what a transaction has done so far. */
const NOTHING = Symbol('nothing');

/**
 * Whoever shows a code sets a new password, and that code is gone. An account that had passkeys alone gets the login that is named. Gives whose account
 * it is, or null where code and login do not belong together; then the code is still good.
 */
export async function recover(db: Db, asked: { login: string; code: string; password: string }): Promise<IdentityId | null> {
  const login = tidyLogin(asked.login);
  const hash = await hashPassword(asked.password);
  try {
    return await db.transaction().execute(async (tx) => {
      const identity = await takeCode(tx, hashCode(tidyCode(asked.code)));
      if (identity === null) throw NOTHING;
      const known = await findLogin(tx, identity);
      if (known === login) await updatePassword(tx, identity, hash);
      else if (known !== null || !(await insertPassword(tx, identity, login, hash))) throw NOTHING;
      return identity;
    });
  } catch (error) {
    if (error === NOTHING) return null;
    throw error;
  }
}

/** As it was written down: dashes, blanks and capitals do not matter. */
function tidyCode(code: string): string {
  return code.toLowerCase().replace(/[^a-z0-9]/g, '');
}
