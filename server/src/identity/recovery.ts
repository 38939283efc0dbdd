import type { IdentityId, Instant } from '@belfry/protocol';
import { hashCode, newId } from '../base/tokens.ts';
import { findChannels } from '../store/channels.ts';
import { findLogin, findPassword, insertPassword, updatePassword } from '../store/identities.ts';
import { insertMessage, MESSAGE_ID_LENGTH } from '../store/messages.ts';
import { keepLetterCode, replaceCodes, takeCode, takeLetterCode } from '../store/recovery-codes.ts';
import type { Db } from '../store/store.ts';
import { tidyLogin } from './identities.ts';
import { hashPassword } from './passwords.ts';

const CODES = 10;
/** 79 bits: nobody comes upon one by trying. */
const CODE_LENGTH = 16;

/** New recovery codes for an account; those it had are worth nothing any more. They are shown once: only their hashes are kept. */
export async function makeCodes(db: Db, identity: IdentityId, now: Instant): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => newId(CODE_LENGTH));
  await replaceCodes(db, identity, codes.map(hashCode), now);
  return codes.map(readable);
}

function readable(code: string): string {
  return (code.match(/.{4}/g) ?? []).join('-');
}

/** A code that came by letter serves an hour. */
const LETTER_SERVES_MS = 60 * 60 * 1000;

/** Writes a code to whoever has this login, at the addresses they have chosen for it with proof and said yes at. Whether there is such an account is told to nobody. */
export async function writeCode(db: Db, login: string, now: Instant): Promise<void> {
  const found = await findPassword(db, tidyLogin(login));
  if (found === null) return;
  const { identity } = found;
  const letters = (await findChannels(db, identity)).filter(
    ({ kind, confirmedAt, deadAt, recovery }) => kind === 'email' && recovery && confirmedAt !== null && deadAt === null,
  );
  if (letters.length === 0) return;
  const code = newId(CODE_LENGTH);
  await keepLetterCode(db, { identity, hash: hashCode(code), until: now + LETTER_SERVES_MS }, now);
  for (const { id: channel } of letters)
    await insertMessage(db, {
      id: newId(MESSAGE_ID_LENGTH),
      identity,
      channel,
      told: [{ kind: 'recovery', code: readable(code) }],
      at: now,
    });
}

/** Thrown to undo what a transaction has done so far. */
const NOTHING = Symbol('nothing');

/**
 * Whoever shows a code sets a new password, and that code is gone. An account that had passkeys alone gets the login that is named. Gives whose account
 * it is, or null where code and login do not belong together; then the code is still good.
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
      const identity = (await takeCode(tx, code)) ?? (await takeLetterCode(tx, code, now));
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
