import { refuse } from '@belfry/protocol';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Place } from '../identity/passkeys.ts';
import type { NodeServices } from '../store/node-services.ts';
import { LOCAL_HOSTS } from './client-address.ts';

/** Tries of one kind: from one address for one login, for one login from everywhere, or of somebody who is signed in. */
export interface Tries {
  take(key: string, address?: string): boolean;
}

/** What all routes share by which somebody gets in or shows who they are. Each purpose has tries of its own: who guesses at one uses up no other. */
export interface Door {
  readonly tries: {
    /** By login. A stranger elsewhere keeps nobody out. */
    readonly signIn: Tries;
    readonly recovery: Tries;
    readonly letter: Tries;
    /** By identity: those who are signed in show once more that it is them. */
    readonly proof: Tries;
    /** By address: links to go on at another device. */
    readonly handOver: Tries;
  };
  /** Where passkeys are for. */
  placeOf(request: Pick<FastifyRequest, 'host' | 'protocol'>): Place;
}

/** From one address ten, and one more every half minute; from everywhere together a hundred, and one more every ten seconds. */
function startTries({ sharedLimits }: NodeServices, purpose: string): Tries {
  const here = sharedLimits.buckets(`${purpose}-here`, 1 / 30, 10);
  const everywhere = sharedLimits.buckets(`${purpose}-everywhere`, 1 / 10, 100);
  return { take: (key, address = '') => here.take(`${key} ${address}`) && everywhere.take(key) };
}

/** Letters with a code to one login: three at once, and one more every twenty minutes. */
const LETTERS_AT_ONCE = 3;
const LETTERS_PER_SECOND = 1 / 1200;

export function openDoor(context: NodeServices, { publicOrigin }: Pick<Config, 'publicOrigin'>): Door {
  const letters = context.sharedLimits.buckets('recovery-letters', LETTERS_PER_SECOND, LETTERS_AT_ONCE);
  return {
    tries: {
      signIn: startTries(context, 'sign-in'),
      recovery: startTries(context, 'recovery'),
      letter: { take: (login) => letters.take(login) },
      proof: startTries(context, 'proof'),
      handOver: startTries(context, 'hand-over'),
    },
    // What a request says of its own host is no proof; without a public address passkeys are for this machine alone, where browsers allow them.
    placeOf({ host, protocol }) {
      const { hostname, origin } = new URL(publicOrigin ?? `${protocol}://${host}`);
      if (publicOrigin === undefined && !LOCAL_HOSTS.includes(hostname)) throw refuse('passkeys-need-origin');
      return { id: hostname, origin };
    },
  };
}
