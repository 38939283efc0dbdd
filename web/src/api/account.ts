import type { Me } from '@belfry/protocol';
import { api, ask, iAm } from './api.ts';

/** Proof of identity for a sensitive action; a guest has no credentials and only confirms with `sure`. */
export interface Proof {
  readonly password?: string;
  readonly passkey?: { readonly attempt: string; readonly answer: unknown };
  readonly sure?: true;
}

/** The action that a person confirms their identity for. */
export type ProofPurpose = 'codes' | 'deletion' | 'login' | 'passkeys' | 'recovery';

export const DATA_ADDRESS = '/api/me/data';

export async function changePassword(present: string, password: string): Promise<void> {
  iAm(await ask<Me>('/account/password', 'POST', { present, password }));
}

/** Replaces the recovery codes and returns the new ones, which the server shows only once. */
export async function makeCodes(proof: Proof): Promise<readonly string[]> {
  const { codes } = await ask<{ codes: readonly string[] }>('/account/codes', 'POST', proof);
  iAm(await ask<Me>('/me'));
  return codes;
}

/** Sets a new password with a recovery code. With `sure` the code is already spent and the password set, so this only signs in. */
export async function recover(login: string, code: string, password: string, sure?: true): Promise<void> {
  iAm(sure === undefined ? await ask<Me>('/account/recovery', 'POST', { login, code, password }) : await api.signIn(login, password, sure));
}

/** Sends a recovery code to the confirmed address of this username. */
export async function askForCode(login: string): Promise<void> {
  await ask<void>('/account/recovery-letter', 'POST', { login });
}

/** Deletes the account or guest for good; the server then makes this browser a new guest. */
export async function deleteMe(proof: Proof): Promise<void> {
  await ask<void>('/me', 'DELETE', proof);
  iAm(await ask<Me>('/me'));
}
