import { type LookupAddress, lookup as resolve } from 'node:dns';
import { type ClientRequestArgs, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** The address is in a private network, which users must not reach through this server (SSRF). */
export class InsideAddress extends Error {}

const INSIDE = new BlockList();
const INSIDE_V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
for (const [net, bits] of INSIDE_V4) INSIDE.addSubnet(net, bits, 'ipv4');
/** Of IPv6, only addresses assigned for global use count as public, without those that embed an IPv4 address. */
const OUTSIDE_V6 = new BlockList();
OUTSIDE_V6.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  INSIDE.addSubnet(net, bits, 'ipv6');

export function isInside(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return INSIDE.check(address, 'ipv4');
  return family === 0 || !OUTSIDE_V6.check(address, 'ipv6') || INSIDE.check(address, 'ipv6');
}

/**
 * Resolves a name and rejects it if any address is private. The connection uses the checked address, so a second DNS answer cannot bypass
 * the check (DNS rebinding).
 */
const lookupOutside: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? [];
    if (error !== null || first === undefined) done(error ?? new Error(`${hostname} has no address`), '', 0);
    else if (addresses.some(({ address }) => isInside(address))) done(new InsideAddress(hostname), '', 0);
    else if (options.all === true) done(null, addresses);
    else done(null, first.address, first.family);
  });
};

/** Returns true if an address that a user entered is private. A name that does not resolve now is checked when something is sent there. */
export async function resolvesToPrivateAddress(url: string): Promise<boolean> {
  const host = hostOf(new URL(url));
  if (isIP(host) !== 0) return isInside(host);
  return new Promise((answer) => {
    lookupOutside(host, { all: true }, (error) => answer(error instanceof InsideAddress));
  });
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

export interface Posting {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
  /** The operator allows messages to private addresses in the server's network. */
  readonly allowInside: boolean;
  readonly stop: AbortSignal;
}

const PATIENCE_MS = 15_000;

/** Posts to an address that a user gave and returns the response status. Reads no body and follows no redirect. */
export function guardedPost({ url, headers, body, allowInside, stop }: Posting): Promise<number> {
  const target = new URL(url);
  const host = hostOf(target);
  if (!allowInside && (target.protocol !== 'https:' || (isIP(host) !== 0 && isInside(host))))
    return Promise.reject(new InsideAddress(host));
  const bytes = Buffer.from(body);
  const options: ClientRequestArgs = {
    method: 'POST',
    headers: { ...headers, 'content-length': bytes.length },
    signal: AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), stop]),
    // A new connection for each message: a kept-alive one would bypass the address check.
    agent: false,
    ...(allowInside ? {} : { lookup: lookupOutside }),
  };
  return new Promise((answer, fail) => {
    const send = target.protocol === 'https:' ? secureRequest : plainRequest;
    const posting = send(target, options, (response) => {
      answer(response.statusCode ?? 0);
      response.destroy();
    });
    posting.on('error', fail);
    posting.end(bytes);
  });
}
