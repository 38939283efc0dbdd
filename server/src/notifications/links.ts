import { createHmac, randomBytes } from 'node:crypto';
import type { TableId } from '@belfry/protocol';
import { sameSecret } from '../base/same-secret.ts';
import { serverKey } from '../store/server-keys.ts';
import type { Db } from '../store/store.ts';

/** What whoever holds such a link may do, without signing in: say that the address is theirs, or that they want no more. */
export type LinkPurpose = 'confirm' | 'leave';

/** Links in messages. Those that do something are signed: nobody else can make one. */
export interface Links {
  /** How browsers reach the house; null where nobody knows. */
  readonly origin: string | null;
  table(id: TableId): string | null;
  signed(purpose: LinkPurpose, channel: string): string | null;
  /** The channel that a signed link is for, or null when it is not one of ours. */
  read(purpose: LinkPurpose, token: string): string | null;
}

export async function startLinks(db: Db, origin: string | null): Promise<Links> {
  const secret = await serverKey(db, 'links', () => randomBytes(32).toString('hex'));
  const seal = (purpose: LinkPurpose, channel: string): string =>
    createHmac('sha256', secret).update(`${purpose} ${channel}`).digest('base64url');
  return {
    origin,
    table: (id) => (origin === null ? null : `${origin}/table/${id}`),
    signed: (purpose, channel) => (origin === null ? null : `${origin}/notices/${purpose}/${channel}.${seal(purpose, channel)}`),
    read(purpose, token) {
      const [channel = '', given = ''] = token.split('.');
      return sameSecret(given, seal(purpose, channel)) ? channel : null;
    },
  };
}
