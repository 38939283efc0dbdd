import type { IdentityId, Instant, SignInChange } from '@belfry/protocol';
import { newId } from '../base/tokens.ts';
import { findChannels } from '../store/channels.ts';
import { insertMessage, MESSAGE_ID_LENGTH } from '../store/messages.ts';
import { insertSignInChange } from '../store/sign-in-changes.ts';
import type { Db } from '../store/store.ts';

/** Records a change in how a user signs in, and emails it to every address they have confirmed. */
export async function reportSignInChange(db: Db, identity: IdentityId, what: SignInChange, at: Instant): Promise<void> {
  await insertSignInChange(db, { id: newId(MESSAGE_ID_LENGTH), identity, what, at });
  for (const { id: channel, confirmedAt, deadAt } of await findChannels(db, identity))
    if (confirmedAt !== null && deadAt === null)
      await insertMessage(db, { id: newId(MESSAGE_ID_LENGTH), identity, channel, told: [{ kind: 'security', what }], at });
}
