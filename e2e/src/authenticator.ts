import type { Page } from '@playwright/test';

/** Adds a virtual authenticator to the page, like that of a phone or a computer. */
export async function withAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** The server's answer to a request from the page. */
interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Sends a request as the page would, with its cookie. */
export function askFrom(page: Page, method: string, path: string, body: unknown = {}): Promise<Answer> {
  return page.evaluate(
    async ({ method, path, body }) => {
      const response = await fetch(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
      return { status: response.status, body: await response.json().catch(() => null) };
    },
    { method, path, body },
  );
}

/** A challenge from the server: the attempt's id, and the options for the authenticator. */
export interface Challenge<T> {
  readonly attempt: string;
  readonly options: T;
}

/** Makes a passkey with the page's authenticator. */
export function makePasskey(page: Page, { options }: Challenge<PublicKeyCredentialCreationOptionsJSON>): Promise<unknown> {
  return page.evaluate(async (asked) => {
    const made = await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(asked) });
    return made instanceof PublicKeyCredential ? made.toJSON() : null;
  }, options);
}

/** Answers a challenge with any passkey the page's authenticator has. */
export function showPasskey(page: Page, { options }: Challenge<PublicKeyCredentialRequestOptionsJSON>): Promise<unknown> {
  return page.evaluate(
    async (asked) => {
      const shown = await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(asked) });
      return shown instanceof PublicKeyCredential ? shown.toJSON() : null;
    },
    { ...options, allowCredentials: [] },
  );
}
