import type { Me, SignInMethods } from '@belfry/protocol';
import type { Proof, ProofPurpose } from './account.ts';
import { api, ask, type PasskeyAttempt } from './api.ts';

/** Passkeys are bound to a name; a house that is reached by number has none. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && !/^[\d.:[\]]+$/.test(location.hostname);
}

/** Makes a passkey for who we are now; a guest becomes an account by it, an account shows first that it is its owner. */
export async function addPasskey(proof: Proof = {}): Promise<Me> {
  const { attempt, options } = await api.passkeyOptions<PublicKeyCredentialCreationOptionsJSON>('registration', proof);
  const made = await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) });
  return api.answerPasskey('registration', attempt, answerOf(made));
}

/** All other sessions of the account end. */
export const removePasskey = (id: string, proof: Proof): Promise<Me> => ask<Me>(`/passkeys/${encodeURIComponent(id)}`, 'DELETE', proof);

export const signInMethods = (): Promise<SignInMethods> => ask<SignInMethods>('/account/sign-in-methods');

/** `sure`: whoever has been told that it costs a seat. */
export async function signInWithPasskey(sure?: true): Promise<Me> {
  const { attempt, options } = await api.passkeyOptions<PublicKeyCredentialRequestOptionsJSON>('sign-in');
  const shown = await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) });
  return api.answerPasskey('sign-in', attempt, answerOf(shown), sure);
}

/** Shows with a passkey that it is still us, for one purpose. */
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
