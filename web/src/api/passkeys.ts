import type { Me, SignInMethods } from '@belfry/protocol';
import type { Proof, ProofPurpose } from './account.ts';
import { api, ask, type PasskeyAttempt } from './api.ts';

/** Passkeys are bound to a domain name, so a server reached by IP address cannot have any. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && !/^[\d.:[\]]+$/.test(location.hostname);
}

/** Adds a passkey. It turns a guest into an account; an account has to prove first that this is its owner. */
export async function addPasskey(proof: Proof = {}): Promise<Me> {
  const { attempt, options } = await api.passkeyOptions<PublicKeyCredentialCreationOptionsJSON>('registration', proof);
  const made = await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) });
  return api.answerPasskey('registration', attempt, answerOf(made));
}

/** Removes a passkey; all other sessions of the account end. */
export const removePasskey = (id: string, proof: Proof): Promise<Me> => ask<Me>(`/passkeys/${encodeURIComponent(id)}`, 'DELETE', proof);

export const signInMethods = (): Promise<SignInMethods> => ask<SignInMethods>('/account/sign-in-methods');

/** Signs in with a passkey. `sure`: the user has confirmed that signing in costs a seat. */
export async function signInWithPasskey(sure?: true): Promise<Me> {
  const { attempt, options } = await api.passkeyOptions<PublicKeyCredentialRequestOptionsJSON>('sign-in');
  const shown = await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) });
  return api.answerPasskey('sign-in', attempt, answerOf(shown), sure);
}

/** Confirms the user's identity with a passkey, for one purpose. */
export async function confirmWithPasskey(purpose: ProofPurpose): Promise<Proof> {
  const { attempt, options } = await ask<PasskeyAttempt<PublicKeyCredentialRequestOptionsJSON>>('/passkeys/confirmation', 'POST', {
    purpose,
  });
  const shown = await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) });
  return { passkey: { attempt, answer: answerOf(shown) } };
}

function answerOf(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('no passkey was given');
  return credential.toJSON();
}
