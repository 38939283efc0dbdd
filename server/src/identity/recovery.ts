import type { IdentityId, Instant } from '@belfry/protocol';
import { hashCode, newId } from '../base/tokens.ts';
import { findChannels } from '../store/channels.ts';
import { keepExpiringCode, takeExpiringCode } from '../store/expiring-codes.ts';
import { findLogin, findPassword, insertPassword, updatePassword } from '../store/identities.ts';
import { insertMessage, MESSAGE_ID_LENGTH } from '../store/messages.ts';
import { replaceCodes, takeCode } from '../store/recovery-codes.ts';
import type { Db } from '../store/store.ts';
import { tidyLogin } from './identities.ts';
import { hashPassword } from './passwords.ts';

const CODES = 10;
/** 79 bits, too many to guess. */
const CODE_LENGTH = 16;

/** Creates new recovery codes for an account and invalidates the old ones. They are shown once: only their hashes are stored. */
export async function makeCodes(db: Db, identity: IdentityId, now: Instant): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => newId(CODE_LENGTH));
  await replaceCodes(db, identity, codes.map(hashCode), now);
  return codes.map(readable);
}

function readable(code: string): string {
  return (code.match(/.{4}/g) ?? []).join('-');
}

/** An emailed code is valid for an hour. */
const LETTER_SERVES_MS = 60 * 60 * 1000;

/** Emails a recovery code to the confirmed recovery addresses of this login. No one learns whether such an account exists. */
export async function writeCode(db: Db, login: string, now: Instant): Promise<void> {
  const found = await findPassword(db, tidyLogin(login));
  if (found === null) return;
  const { identity } = found;
  const letters = (await findChannels(db, identity)).filter(
    ({ kind, confirmedAt, deadAt, recovery }) => kind === 'email' && recovery && confirmedAt !== null && deadAt === null,
  );
  if (letters.length === 0) return;
  const code = newId(CODE_LENGTH);
  await keepExpiringCode(db, 'letter', { identity, hash: hashCode(code), until: now + LETTER_SERVES_MS }, now);
  for (const { id: channel } of letters)
    await insertMessage(db, {
      id: newId(MESSAGE_ID_LENGTH),
      identity,
      channel,
      told: [{ kind: 'recovery', code: readable(code) }],
      at: now,
    });
}

/** Thrown to roll back a transaction. */
const NOTHING = Symbol('nothing');

/**
 * Sets a new password in exchange for a code, which is then used up. An account with passkeys only gets the given login. Returns the
 * account, or null if code and login do not match; the code then stays valid.
 */
export async function recover(
  db: Db,
  asked: { readonly login: string; readonly code: string; readonly password: string },
  now: Instant,
): Promise<IdentityId | null> {
  const login = tidyLogin(asked.login);
  const hash = await hashPassword(asked.password);
  try {
    return await db.transaction().execute(async (tx) => {
      const code = hashCode(tidyCode(asked.code));
      const identity = (await takeCode(tx, code)) ?? (await takeExpiringCode(tx, 'letter', code, now));
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

/** Normalises a code: dashes, blanks and capitals do not matter. */
function tidyCode(code: string): string {
  return code.toLowerCase().replace(/[^a-z0-9]/g, '');
}
