import { createHmac, randomBytes } from 'node:crypto';
import type { TableId } from '@belfry/protocol';
import { sameSecret } from '../base/same-secret.ts';
import { serverKey } from '../store/server-keys.ts';
import type { Db } from '../store/store.ts';

/** What the holder of a signed link may do without signing in: confirm an address, or unsubscribe. */
export type LinkPurpose = 'confirm' | 'leave';

/** Links in messages. Those that change something are signed, so that no one else can forge them. */
export interface Links {
  /** The public origin of the server; null if unknown. */
  readonly origin: string | null;
  table(id: TableId): string | null;
  signed(purpose: LinkPurpose, channel: string): string | null;
  /** Returns the channel of a signed link, or null if the signature is not ours. */
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
