import { refuse } from '@belfry/protocol';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Place } from '../identity/passkeys.ts';
import type { NodeServices } from '../store/node-services.ts';
import { LOCAL_HOSTS } from './client-address.ts';

/** Attempt limits of one kind, keyed by login (per address and in total) or by signed-in identity. */
export interface AttemptLimit {
  take(key: string, address?: string): boolean;
}

/** What the sign-in and proof routes share. Each purpose has its own attempt limits, so guessing at one does not use up another. */
export interface AttemptLimits {
  readonly attempts: {
    /** By login and address, so that a stranger elsewhere cannot lock anyone out. */
    readonly signIn: AttemptLimit;
    readonly recovery: AttemptLimit;
    readonly letter: AttemptLimit;
    /** By identity: a signed-in user proves again who they are. */
    readonly proof: AttemptLimit;
    /** By address: links that continue a guest's session on another device. */
    readonly handOver: AttemptLimit;
  };
  /** Returns the host name and origin that passkeys are bound to. */
  placeOf(request: Pick<FastifyRequest, 'host' | 'protocol'>): Place;
}

/** Ten attempts per address, refilled by one every 30 seconds; 100 in total, refilled by one every ten seconds. */
function startAttemptLimit({ sharedLimits }: NodeServices, purpose: string): AttemptLimit {
  const here = sharedLimits.buckets(`${purpose}-here`, 1 / 30, 10);
  const everywhere = sharedLimits.buckets(`${purpose}-everywhere`, 1 / 10, 100);
  return { take: (key, address = '') => here.take(`${key} ${address}`) && everywhere.take(key) };
}

/** Emails with a recovery code to one login: three at once, and one more every 20 minutes. */
const LETTERS_AT_ONCE = 3;
const LETTERS_PER_SECOND = 1 / 1200;

export function createAttemptLimits(context: NodeServices, { publicOrigin }: Pick<Config, 'publicOrigin'>): AttemptLimits {
  const letters = context.sharedLimits.buckets('recovery-letters', LETTERS_PER_SECOND, LETTERS_AT_ONCE);
  return {
    attempts: {
      signIn: startAttemptLimit(context, 'sign-in'),
      recovery: startAttemptLimit(context, 'recovery'),
      letter: { take: (login) => letters.take(login) },
      proof: startAttemptLimit(context, 'proof'),
      handOver: startAttemptLimit(context, 'hand-over'),
    },
    // The Host header proves nothing, so without a public origin passkeys work only on this machine, where browsers allow them.
    placeOf({ host, protocol }) {
      const { hostname, origin } = new URL(publicOrigin ?? `${protocol}://${host}`);
      if (publicOrigin === undefined && !LOCAL_HOSTS.includes(hostname)) throw refuse('passkeys-need-origin');
      return { id: hostname, origin };
    },
  };
}
