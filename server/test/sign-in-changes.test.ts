import { newVisitor, type Visitor, visitorWith } from '@belfry/client';
import type { Me, Notices, SignInMethods } from '@belfry/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningNode } from '../src/serve.ts';
import { type ReceivedLetter, type Receiver, receiveMail } from '../src/testing/receivers.ts';
import { authenticator } from './authenticator.ts';
import { onAnyStore } from './test-servers.ts';

const PASSWORD = 'correct horse';
type Attempt = { attempt: string; options: { challenge: string } };

let mail: Receiver<ReceivedLetter>;
beforeAll(async () => {
  mail = await receiveMail();
});
afterAll(() => mail.close());

onAnyStore('changes of sign-in methods', (servers) => {
  let server: RunningNode;
  let made = 0;
  beforeAll(async () => {
    server = await servers.open({
      ...(await servers.newStore()),
      mail: { smtp: `smtp://127.0.0.1:${mail.port}`, from: 'Belfry <belfry@belfry.example>' },
      publicOrigin: 'http://127.0.0.1',
    });
  });

  async function newAccount(): Promise<{ person: Visitor; login: string; thief: Visitor }> {
    const person = await newVisitor(server.url);
    const login = `owner-${servers.kind}-${++made}`;
    await person.post('/api/account', { login, password: PASSWORD });
    // A thief has the session and knows nothing else.
    return { person, login, thief: visitorWith(server.url, person.me, { ...person.headers }) };
  }
  const reasonOf = ({ status, text }: { status: number; text: string }) => [status, (JSON.parse(text) as { reason?: string }).reason];
  const methods = (who: Visitor) => who.get<SignInMethods>('/api/account/sign-in-methods');
  const lettersTo = (address: string) => mail.received.filter(({ to }) => to.includes(address));
  async function register(who: Visitor, proof: object, key = authenticator('http://127.0.0.1')): Promise<Me> {
    const begun = await who.post<Attempt>('/api/passkeys/registration', proof);
    return who.post<Me>('/api/passkeys/registration/answer', {
      attempt: begun.attempt,
      answer: key.register(begun.options.challenge),
    });
  }
  async function addEmail(who: Visitor, address: string): Promise<string> {
    const { channels } = await who.post<Notices>('/api/me/notices/channels', { kind: 'email', address });
    await server.look();
    const link = /\/notices\/confirm\/\S+/.exec(lettersTo(address).at(-1)?.text ?? '')?.[0] ?? '';
    expect((await fetch(server.url + link, { method: 'POST' })).status).toBe(200);
    return channels.find((channel) => channel.address === address)?.id ?? '';
  }
  async function codeSentTo(address: string, login: string): Promise<string | null> {
    const before = lettersTo(address).length;
    const stranger = await newVisitor(server.url);
    expect((await stranger.ask('POST', '/api/account/recovery-letter', { login })).status).toBe(204);
    await server.look();
    const texts = lettersTo(address).slice(before);
    return /\b\w{4}-\w{4}-\w{4}-\w{4}\b/.exec(texts.map(({ text }) => text).join())?.[0] ?? null;
  }

  describe('an address for recovery', () => {
    it('needs proof to be added: a borrowed session cannot add one', async () => {
      const { login, thief } = await newAccount();
      const address = `thief-${login}@belfry.example`;
      const id = await addEmail(thief, address);
      expect(await codeSentTo(address, login)).toBeNull();
      const path = `/api/me/notices/channels/${id}/recovery`;
      expect(reasonOf(await thief.ask('PUT', path, {}))).toEqual([403, 'proof-needed']);
      expect(reasonOf(await thief.ask('PUT', path, { sure: true }))).toEqual([403, 'proof-needed']);
      expect(reasonOf(await thief.ask('PUT', path, { password: 'a wild guess' }))).toEqual([403, 'wrong-password']);
      expect(await codeSentTo(address, login)).toBeNull();
    });

    it('is set with the password, announced to the owner, and removed with proof only', async () => {
      const { person, login } = await newAccount();
      const [old, address] = [`old-${login}@belfry.example`, `new-${login}@belfry.example`];
      await addEmail(person, old);
      const id = await addEmail(person, address);
      const { channels } = JSON.parse(
        (await person.ask('PUT', `/api/me/notices/channels/${id}/recovery`, { password: PASSWORD })).text,
      ) as Notices;
      expect(channels.map((channel) => [channel.address, channel.recovery])).toEqual([
        [old, false],
        [address, true],
      ]);
      await server.look();
      expect(lettersTo(old).at(-1)?.text).toContain('recovery');
      expect((await methods(person)).changes[0]).toMatchObject({ what: 'recovery-address-added' });
      const code = await codeSentTo(address, login);
      expect(code).not.toBeNull();
      // Removing and adding the address again without proof does not bypass the rule.
      expect(reasonOf(await person.ask('DELETE', `/api/me/notices/channels/${id}`))).toEqual([403, 'proof-needed']);
      await person.post('/api/me/notices/channels', { kind: 'email', address });
      expect(await codeSentTo(address, login)).not.toBeNull();
      const kept = (await person.get<Notices>('/api/me/notices')).channels.find((channel) => channel.address === address);
      expect(kept).toMatchObject({ recovery: true, confirmed: true });
      expect((await person.ask('DELETE', `/api/me/notices/channels/${kept?.id}`, { password: PASSWORD })).status).toBe(200);
      expect(await codeSentTo(address, login)).toBeNull();
    });

    it('is never taken over from a guest', async () => {
      const { login } = await newAccount();
      const guest = await newVisitor(server.url);
      const address = `guest-${login}@belfry.example`;
      await addEmail(guest, address);
      await guest.post('/api/sign-in', { login, password: PASSWORD });
      expect((await guest.get<Notices>('/api/me/notices')).channels).toMatchObject([{ address, confirmed: true, recovery: false }]);
      expect(await codeSentTo(address, login)).toBeNull();
      const fresh = await newVisitor(server.url);
      const earlier = `earlier-${login}@belfry.example`;
      await addEmail(fresh, earlier);
      await fresh.post('/api/account', { login: `${login}-2`, password: PASSWORD });
      expect(await codeSentTo(earlier, `${login}-2`)).toBeNull();
    });
  });

  describe('a passkey', () => {
    it('needs proof to be added: a borrowed session cannot add one', async () => {
      const { person, thief } = await newAccount();
      for (const shown of [undefined, {}, { sure: true }])
        expect(reasonOf(await thief.ask('POST', '/api/passkeys/registration', shown))).toEqual([403, 'proof-needed']);
      expect(reasonOf(await thief.ask('POST', '/api/passkeys/registration', { password: 'a wild guess' }))).toEqual([
        403,
        'wrong-password',
      ]);
      expect((await methods(person)).passkeys).toEqual([]);
    });

    it('is listed, announced, and removed with proof; removal ends all other sessions', async () => {
      const { person, login } = await newAccount();
      const address = `told-${login}@belfry.example`;
      await addEmail(person, address);
      const key = authenticator('http://127.0.0.1');
      expect(await register(person, { password: PASSWORD }, key)).toMatchObject({ passkeys: 1 });
      await server.look();
      expect(lettersTo(address).at(-1)?.text).toContain('passkey');
      const other = await newVisitor(server.url);
      const signIn = async () => {
        const asked = await other.post<Attempt>('/api/passkeys/sign-in');
        return other.ask('POST', '/api/passkeys/sign-in/answer', { attempt: asked.attempt, answer: key.sign(asked.options.challenge) });
      };
      expect((await signIn()).status).toBe(200);
      const { passkeys, changes } = await methods(person);
      expect(passkeys).toMatchObject([{ createdAt: expect.any(Number), usedAt: expect.any(Number) }]);
      expect(changes[0]).toMatchObject({ what: 'passkey-added' });
      const path = `/api/passkeys/${encodeURIComponent(passkeys[0]?.id ?? '')}`;
      expect(reasonOf(await other.ask('DELETE', path, {}))).toEqual([403, 'proof-needed']);
      const { person: stranger } = await newAccount();
      expect((await stranger.ask('DELETE', path, { password: PASSWORD })).status).toBe(404);
      expect((await person.ask('DELETE', path, { password: PASSWORD })).status).toBe(200);
      expect((await other.ask('GET', '/api/tables?list=mine')).status).toBe(401);
      expect((await methods(person)).passkeys).toEqual([]);
      expect((await methods(person)).changes[0]).toMatchObject({ what: 'passkey-removed' });
      expect((await signIn()).status).toBe(401);
    });

    it('replaces the password as proof for one purpose; the last sign-in method stays', async () => {
      const person = await newVisitor(server.url);
      const key = authenticator('http://127.0.0.1');
      await register(person, {}, key);
      const shown = async (purpose: string) => {
        const { attempt, options } = await person.post<Attempt>('/api/passkeys/confirmation', { purpose });
        return { passkey: { attempt, answer: key.sign(options.challenge) } };
      };
      const [passkey] = (await methods(person)).passkeys;
      const path = `/api/passkeys/${encodeURIComponent(passkey?.id ?? '')}`;
      expect(reasonOf(await person.ask('DELETE', path, await shown('passkeys')))).toEqual([403, 'only-way-in']);
      expect((await person.ask('POST', '/api/passkeys/registration', await shown('codes'))).status).toBe(409);
      expect(await register(person, await shown('passkeys'))).toMatchObject({ passkeys: 2 });
      // A login is another way to sign in, so adding one needs proof too.
      const login = { login: `late-${servers.kind}`, password: PASSWORD };
      expect(reasonOf(await person.ask('POST', '/api/account', login))).toEqual([403, 'proof-needed']);
      expect((await person.ask('POST', '/api/account', { ...login, proof: await shown('login') })).status).toBe(200);
      expect((await person.ask('DELETE', path, { password: PASSWORD })).status).toBe(200);
    });

    it('that is already registered is refused with a reason', async () => {
      const [one, other] = [await newVisitor(server.url), await newVisitor(server.url)];
      const key = authenticator('http://127.0.0.1');
      await register(one, {}, key);
      const begun = await other.post<Attempt>('/api/passkeys/registration');
      const answer = { attempt: begun.attempt, answer: key.register(begun.options.challenge) };
      expect(reasonOf(await other.ask('POST', '/api/passkeys/registration/answer', answer))).toEqual([409, 'passkey-known']);
    });
  });

  it('voids emailed codes when it changes, and notifies the owner when a recovery address is unsubscribed', async () => {
    const { person, login } = await newAccount();
    const [lost, kept] = [`lost-${login}@belfry.example`, `kept-${login}@belfry.example`];
    for (const address of [lost, kept]) {
      const id = await addEmail(person, address);
      await person.ask('PUT', `/api/me/notices/channels/${id}/recovery`, { password: PASSWORD });
    }
    const thief = await newVisitor(server.url);
    const recover = (code: string | null) => thief.ask('POST', '/api/account/recovery', { login, code, password: 'stolen horse' });
    // The thief reads the lost mailbox; the owner notices, and removes the address before the code is used.
    const code = await codeSentTo(lost, login);
    const { channels } = await person.get<Notices>('/api/me/notices');
    const lostId = channels.find(({ address }) => address === lost)?.id ?? '';
    await person.ask('DELETE', `/api/me/notices/channels/${lostId}`, { password: PASSWORD });
    expect(code).not.toBeNull();
    expect(reasonOf(await recover(code))).toEqual([403, 'wrong-code']);
    const second = await codeSentTo(kept, login);
    await person.post('/api/account/password', { present: PASSWORD, password: 'battery staple' });
    expect(reasonOf(await recover(second))).toEqual([403, 'wrong-code']);
    await server.look();
    const [, leave = ''] = /(\/notices\/leave\/[^>]+)>/.exec(lettersTo(kept).at(-1)?.header('List-Unsubscribe') ?? '') ?? [];
    expect((await fetch(server.url + leave, { method: 'POST' })).status).toBe(200);
    expect((await methods(person)).changes[0]).toMatchObject({ what: 'recovery-address-removed' });
  });

  it('notifies the owner of a new password, recovery and new codes', async () => {
    const { person, login } = await newAccount();
    const address = `all-${login}@belfry.example`;
    await addEmail(person, address);
    await person.post('/api/account/password', { present: PASSWORD, password: 'battery staple' });
    const { codes } = await person.post<{ codes: string[] }>('/api/account/codes', { password: 'battery staple' });
    await person.post('/api/account/recovery', { login, code: codes[0], password: 'yet another one' });
    await server.look();
    expect((await methods(person)).changes.map(({ what }) => what)).toEqual(['recovered', 'codes-made', 'password-changed']);
    const told = lettersTo(address).map(({ text }) => text);
    for (const word of ['new password', 'recovery code']) expect(told.some((text) => text.includes(word))).toBe(true);
    expect((await person.ask('GET', '/api/me/data')).text).toContain('codes-made');
  });
});
