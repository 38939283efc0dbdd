import { type LookupAddress, lookup as resolve } from 'node:dns';
import { type ClientRequestArgs, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** The address leads into a network that strangers must not reach through us. */
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
/** Of the newer addresses only those are outside that are given out to the world, less those that carry an older one in them. */
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

/** Resolves a name and refuses it when any of its addresses is inside; the connection then goes to what was looked at, so no second answer counts. */
const lookupOutside: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? [];
    if (error !== null || first === undefined) done(error ?? new Error(`${hostname} has no address`), '', 0);
    else if (addresses.some(({ address }) => isInside(address))) done(new InsideAddress(hostname), '', 0);
    else if (options.all === true) done(null, addresses);
    else done(null, first.address, first.family);
  });
};

/** Does an address, as somebody typed it, lead inside? One that cannot be resolved now is found out when something is sent there. */
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
  /** The operator lets messages go to addresses inside the house's own network. */
  readonly allowInside: boolean;
  readonly stop: AbortSignal;
}

const PATIENCE_MS = 15_000;

/** Sends something to an address that somebody gave us, and gives the status of the answer. Nothing of the answer is read, no redirect followed. */
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
    // A connection is for one message: one that was kept would lead to where the name led before.
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
