import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A real receiver of a server's messages for tests and trials, which can refuse and fail on purpose. Not part of a running server. */
export interface Receiver<T> {
  readonly port: number;
  readonly received: T[];
  /** The answers to the next messages; when none are left, it accepts everything. */
  readonly answers: number[];
  close(): Promise<void>;
}

export interface ReceivedHook {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Starts an HTTP server that records what is posted to it, or answers as instructed. */
export async function receiveHooks(take: (posted: ReceivedHook) => void = () => undefined): Promise<Receiver<ReceivedHook>> {
  const received: ReceivedHook[] = [];
  const answers: number[] = [];
  const server = createServer((request, response) => void keep(request, response));
  async function keep(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(Buffer.from(piece));
    const answer = answers.shift() ?? 201;
    // No answer: the connection is cut.
    if (answer === 0) return void request.socket.destroy();
    if (answer < 300) {
      const posted = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(pieces).toString('latin1') };
      received.push(posted);
      take(posted);
    }
    response.writeHead(answer).end();
  }
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    received,
    answers,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

export interface ReceivedLetter {
  readonly to: readonly string[];
  readonly raw: string;
  header(name: string): string | undefined;
  /** The plain text part. */
  readonly text: string;
  readonly html: string;
}

/** Starts a mail server; `answers` are SMTP codes for recipients: 550 for an unknown user, 451 for a temporary failure. */
export async function receiveMail(take: (letter: ReceivedLetter) => void = () => undefined): Promise<Receiver<ReceivedLetter>> {
  const received: ReceivedLetter[] = [];
  const answers: number[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      const code = answers.shift();
      done(code === undefined ? null : Object.assign(new Error('not now, or never'), { responseCode: code }));
    },
    onData(stream, session, done) {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        const letter = readLetter(
          Buffer.concat(pieces).toString('utf8'),
          session.envelope.rcptTo.map(({ address }) => address),
        );
        received.push(letter);
        take(letter);
        done(null);
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((open) => void server.listen(0, '127.0.0.1', () => open()));
  const { port } = server.server.address() as AddressInfo;
  return { port, received, answers, close: () => new Promise((closed) => server.close(() => closed())) };
}

function readLetter(raw: string, to: readonly string[]): ReceivedLetter {
  const [head = ''] = raw.split('\r\n\r\n');
  const header = (name: string): string | undefined =>
    new RegExp(`^${name}:(.*(?:\\r\\n[ \\t].*)*)`, 'im')
      .exec(head)?.[1]
      ?.replace(/\r\n[ \t]+/g, ' ')
      .trim()
      .replace(/=\?utf-8\?[qb]\?[^?]*\?=(\s+(?==\?))?/gi, (word) => decodeWord(word.trim()));
  return { to, raw, header, text: partOf(raw, 'text/plain'), html: partOf(raw, 'text/html') };
}

function decodeWord(word: string): string {
  const [, , way = '', text = ''] = word.split('?');
  return way.toLowerCase() === 'b' ? Buffer.from(text, 'base64').toString('utf8') : decodeQuoted(text.replaceAll('_', ' '));
}

function decodeQuoted(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_sign, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function partOf(raw: string, type: string): string {
  const at = raw.indexOf(`Content-Type: ${type}`);
  if (at < 0) return '';
  const part = raw.slice(at);
  const begin = part.indexOf('\r\n\r\n') + 4;
  const end = part.indexOf('\r\n--', begin);
  const body = part.slice(begin, end < 0 ? undefined : end);
  const encoding = /^Content-Transfer-Encoding: (\S+)/im.exec(part.slice(0, begin))?.[1] ?? '7bit';
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? decodeQuoted(body) : body;
}

/** A decrypted push message. */
export interface ReceivedPush {
  readonly payload: PushPayload;
  readonly headers: IncomingMessage['headers'];
}

export interface PushPayload {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly tag: string;
  readonly waiting: number;
}

/** A browser and its push service in one: it checks the signature of a message, and decrypts it according to RFC 8291. */
export interface PushReceiver extends Receiver<ReceivedHook> {
  /** The subscription that the browser would give to the page. */
  subscription(endpointPath: string): { endpoint: string; keys: { p256dh: string; auth: string } };
  /** Decrypts a message, or throws with what is wrong. */
  open(posted: ReceivedHook, publicKey: string, now?: number): ReceivedPush;
}

export async function receivePush(take: (posted: ReceivedHook) => void = () => undefined): Promise<PushReceiver> {
  const hooks = await receiveHooks(take);
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16);
  return {
    ...hooks,
    subscription: (path) => ({
      endpoint: `http://127.0.0.1:${hooks.port}${path}`,
      keys: { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') },
    }),
    open(posted, publicKey, now = Date.now()) {
      checkSignature(posted, publicKey, `http://127.0.0.1:${hooks.port}`, now);
      const payload = JSON.parse(decrypt(Buffer.from(posted.body, 'latin1'), browser, auth)) as PushPayload;
      return { payload, headers: posted.headers };
    },
  };
}

/** RFC 8292: a token signed with the browser's applicationServerKey, for this push service, with a limited lifetime. */
function checkSignature({ headers }: ReceivedHook, publicKey: string, audience: string, now: number): void {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(\S+)$/.exec(headers.authorization ?? '') ?? [];
  if (key !== publicKey) throw new Error('the message is signed with another key than the server announced');
  const [head = '', claims = '', seal = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(seal, 'base64url'),
  );
  if (!isSigned) throw new Error('the signature does not fit');
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number; sub: string };
  if (aud !== audience) throw new Error(`the message is for ${aud}`);
  if (exp * 1000 < now || exp * 1000 > now + 24 * 60 * 60 * 1000) throw new Error('the signature lasts too long, or no more');
  if (!/^(mailto:|https:)/.test(sub)) throw new Error('nobody says whom to ask');
}

/** RFC 8291 over RFC 8188, written from the standards and independent of the encryption under test. */
function decrypt(body: Buffer, browser: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', browser.computeSecret(sender), auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12));
  const opener = createDecipheriv('aes-128-gcm', key, nonce);
  opener.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0) throw new Error('the message has no end');
  return padded.subarray(0, end).toString('utf8');
}
