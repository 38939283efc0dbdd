import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Returns the key by which clients are counted: the IPv4 address or the /64 network, since an IPv6 client has at least that to itself. */
export function addressOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === '' ? [] : tail.split(':');
  const groups = [...front, ...Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** Host names by which a machine reaches itself. */
export const LOCAL_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Returns true for requests made on this machine without a proxy; checking the Host header rules out DNS rebinding. */
export function isLocal({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): boolean {
  const own = ip === '::1' || ip.startsWith('127.') || ip.startsWith('::ffff:127.');
  return own && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined && LOCAL_HOSTS.includes(nameOf(headers.host));
}

function nameOf(host: string | undefined): string {
  const url = `http://${host ?? ''}`;
  return URL.canParse(url) ? new URL(url).hostname : '';
}
