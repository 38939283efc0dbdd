import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

type Interfaces = Readonly<Record<string, readonly Pick<NetworkInterfaceInfo, 'address' | 'family' | 'internal'>[] | undefined>>;

/** Ranges of private networks, those of homes before those of companies and of containers. */
const HOME_NETWORKS = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./];
/** Link-local: the address of a machine that found no DHCP server. */
const NOBODY_THERE = /^169\.254\./;
/** Bridges and tunnels of programs, which no phone can reach. */
const OF_PROGRAMS = /^(docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap|zt|wg)/;

/** Returns this machine's addresses in its networks, the likeliest first. */
function homeAddresses(interfaces: Interfaces): string[] {
  const found = Object.entries(interfaces).flatMap(([name, entries = []]) =>
    OF_PROGRAMS.test(name)
      ? []
      : entries.filter(({ family, internal, address }) => family === 'IPv4' && !internal && !NOBODY_THERE.test(address)),
  );
  const rank = (address: string): number =>
    (HOME_NETWORKS.findIndex((range) => range.test(address)) + HOME_NETWORKS.length + 1) % (HOME_NETWORKS.length + 1);
  return found.map(({ address }) => address).sort((a, b) => rank(a) - rank(b));
}

export interface Reach {
  readonly addresses: readonly string[];
  /** The server listens on the loopback interface only. */
  readonly onlyHere: boolean;
}

const LOOPBACK = /^(localhost|127\.[\d.]+|::1)$/;
const EVERYWHERE = new Set(['0.0.0.0', '::']);

/** Returns how other devices reach a server that listens at `host`: by its public address, or by this machine's addresses. */
export function lanAddresses(
  { host, publicOrigin }: { readonly host: string; readonly publicOrigin?: string | undefined },
  port: number,
  interfaces: Interfaces = networkInterfaces(),
): Reach {
  if (publicOrigin !== undefined) return { addresses: [publicOrigin], onlyHere: false };
  if (LOOPBACK.test(host)) return { addresses: [], onlyHere: true };
  const hosts = EVERYWHERE.has(host) ? homeAddresses(interfaces) : [host.includes(':') ? `[${host}]` : host];
  return { addresses: hosts.map((address) => `http://${address}:${port}`), onlyHere: false };
}

/** Returns the address under which other machines reach what listens at `host`. */
export function reachableAddress(host: string): string {
  return EVERYWHERE.has(host) ? (homeAddresses(networkInterfaces())[0] ?? '127.0.0.1') : host;
}
