import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

import { NotToBeFetched } from './picture-source.errors.js';

export interface HostAddress {
  readonly address: string;
  readonly family: 4 | 6;
}

/** Says which address a host is connected at. Throws NotToBeFetched for one that must not be. */
export type ResolveHost = (host: string) => Promise<HostAddress>;

/** What is not the public internet (IANA, special-purpose addresses), and what clouds answer their machines at. */
const NOT_PUBLIC_4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4', '168.63.129.16/32'],
];
/** All of IPv6 that is public; loopback, unique-local, link-local, multicast, and IPv4 in IPv6 lie outside. */
const PUBLIC_6 = ['2000::/3'];
/** Of it: protocols and tunnels (Teredo, 6to4), which may end anywhere, and examples. */
const NOT_PUBLIC_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const refused4 = listOf('ipv4', NOT_PUBLIC_4);
const allowed6 = listOf('ipv6', PUBLIC_6);
const refused6 = listOf('ipv6', NOT_PUBLIC_6);

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !refused4.check(address, 'ipv4');
  // One with a zone (`%eth0`) is of this machine.
  if (family !== 6 || address.includes('%')) return false;
  return allowed6.check(address, 'ipv6') && !refused6.check(address, 'ipv6');
}

/**
 * Looks a host up, once: who connects to the answer can't be led elsewhere by a second one. A host of which one address is not public is
 * refused as a whole. Throws NotToBeFetched, and what the system says of a host that is not found.
 */
export const resolvePublicHost: ResolveHost = async (host) => {
  const found = await lookup(host, { all: true, verbatim: true });
  const [first] = found;
  if (!first || !found.every(({ address }) => isPublicAddress(address))) {
    throw new NotToBeFetched(`${host} is not on the public internet.`);
  }
  return { address: first.address, family: first.family === 6 ? 6 : 4 };
};

function listOf(family: 'ipv4' | 'ipv6', ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', bits] = range.split('/');
    list.addSubnet(network, Number(bits), family);
  }
  return list;
}
