import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

type Interfaces = Readonly<Record<string, readonly Pick<NetworkInterfaceInfo, 'address' | 'family' | 'internal'>[] | undefined>>;

/** Networks of houses come before those of companies and of containers. */
const OF_A_HOUSE = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./];
/** Given to itself by a machine that found nobody in its network. */
const NOBODY_THERE = /^169\.254\./;
/** Bridges and tunnels of programs: no phone is in them. */
const OF_PROGRAMS = /^(docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap|zt|wg)/;

/** The addresses of this machine in the networks it is in, the likeliest first. */
function houseAddresses(interfaces: Interfaces): string[] {
  const found = Object.entries(interfaces).flatMap(([name, entries = []]) =>
    OF_PROGRAMS.test(name)
      ? []
      : entries.filter(({ family, internal, address }) => family === 'IPv4' && !internal && !NOBODY_THERE.test(address)),
  );
  const rank = (address: string): number =>
    (OF_A_HOUSE.findIndex((range) => range.test(address)) + OF_A_HOUSE.length + 1) % (OF_A_HOUSE.length + 1);
  return found.map(({ address }) => address).sort((a, b) => rank(a) - rank(b));
}

/** How others reach a server. */
export interface Reach {
  readonly addresses: readonly string[];
  /** It listens to this machine alone. */
  readonly onlyHere: boolean;
}

const LOOPBACK = /^(localhost|127\.[\d.]+|::1)$/;
const EVERYWHERE = new Set(['0.0.0.0', '::']);

/** How others reach a server that listens there: by its public address, or by those of this machine in its networks. */
export function lanAddresses(
  { host, publicOrigin }: { readonly host: string; readonly publicOrigin?: string | undefined },
  port: number,
  interfaces: Interfaces = networkInterfaces(),
): Reach {
  if (publicOrigin !== undefined) return { addresses: [publicOrigin], onlyHere: false };
  if (LOOPBACK.test(host)) return { addresses: [], onlyHere: true };
  const hosts = EVERYWHERE.has(host) ? houseAddresses(interfaces) : [host.includes(':') ? `[${host}]` : host];
  return { addresses: hosts.map((address) => `http://${address}:${port}`), onlyHere: false };
}

/** Under which address other machines reach what listens at `host`. */
export function reachableAddress(host: string): string {
  return EVERYWHERE.has(host) ? (houseAddresses(networkInterfaces())[0] ?? '127.0.0.1') : host;
}
