import { refuse } from '@belfry/protocol';
import type { FastifyRequest } from 'fastify';
import { type KeyedBuckets, startKeyedBuckets } from '../base/token-bucket.ts';
import type { Config } from '../config/config.ts';
import type { Place } from '../identity/passkeys.ts';

const LOCAL_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** For one login, from however many addresses they come: ten, and one more every half minute. */
const TRIES_AT_ONCE = 10;
const TRIES_PER_SECOND = 1 / 30;

/** What all routes share by which somebody gets in or shows who they are. */
export interface Door {
  /** So often one address may knock at each of them. */
  readonly config: { readonly rateLimit: { readonly max: number; readonly timeWindow: string } };
  /** Tries of passwords and codes for one login. */
  readonly tries: KeyedBuckets;
  /** Where passkeys are for. */
  placeOf(request: Pick<FastifyRequest, 'host' | 'protocol'>): Place;
}

export function openDoor({ limits, publicOrigin }: Config): Door {
  return {
    config: { rateLimit: { max: limits.doorPerMinute, timeWindow: '1 minute' } },
    tries: startKeyedBuckets(TRIES_PER_SECOND, TRIES_AT_ONCE),
    // What a request says of its own host is no proof; without a public address passkeys are for this machine alone, where browsers allow them.
    placeOf({ host, protocol }) {
      const { hostname, origin } = new URL(publicOrigin ?? `${protocol}://${host}`);
      if (publicOrigin === undefined && !LOCAL_HOSTS.includes(hostname)) throw refuse('passkeys-need-origin');
      return { id: hostname, origin };
    },
  };
}
