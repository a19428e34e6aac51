import { Resolver } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

import { NotToBeFetched } from './picture-source.errors.js';

export interface HostAddress {
  readonly address: string;
  readonly family: 4 | 6;
}

/** Returns the address that a host is connected at, until the signal aborts. Throws NotToBeFetched for a host that must not be fetched from. */
export type ResolveHost = (host: string, signal?: AbortSignal) => Promise<HostAddress>;

/** Milliseconds that a name server has for an answer, doubled with each try. */
const DNS_TIMEOUT_MS = 2000;
const MAX_DNS_TRIES = 2;

/** What is not the public internet (IANA, special-purpose addresses), and what clouds answer their machines at. */
const NOT_PUBLIC_4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4', '168.63.129.16/32'],
];
/** All of IPv6 that is public; loopback, unique-local, link-local, multicast, and IPv4 in IPv6 lie outside. */
const PUBLIC_6 = ['2000::/3'];
/** Excluded from it: protocols and tunnels (Teredo, 6to4), which may end anywhere, and examples. */
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
 * Creates a function that looks a host up once, so that a second answer of the DNS cannot redirect the connection. It refuses a host of which
 * one address is not public. It asks the name servers itself: `dns.lookup` shares two threads with the connections to Postgres, which a few
 * slow name servers would block.
 */
export const createPublicHostResolver =
  (servers?: readonly string[]): ResolveHost =>
  async (host, signal) => {
    const addresses = isIP(host) ? [host] : await findAddresses(host, servers, signal);
    const [address] = addresses;
    if (!address || !addresses.every(isPublicAddress)) {
      throw new NotToBeFetched(`${host} is not on the public internet.`);
    }
    return { address, family: isIP(address) === 6 ? 6 : 4 };
  };

export const resolvePublicHost = createPublicHostResolver();

/** IPv4 first, which every network has. Throws what the name server answered where the host has no address. */
async function findAddresses(
  host: string,
  servers: readonly string[] | undefined,
  signal: AbortSignal | undefined,
): Promise<string[]> {
  // Reserved for this machine (RFC 6761), whatever a name server answers.
  if (/(?:^|\.)localhost\.?$/i.test(host)) return [];
  signal?.throwIfAborted();
  // One resolver for each host: canceling ends all queries of a resolver.
  const resolver = new Resolver({ timeout: DNS_TIMEOUT_MS, tries: MAX_DNS_TRIES });
  if (servers) resolver.setServers(servers);
  const cancel = () => resolver.cancel();
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    const failure = answers.find((answer) => answer.status === 'rejected');
    if (addresses.length === 0 && failure) throw failure.reason;
    return addresses;
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
}

function listOf(family: 'ipv4' | 'ipv6', ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', bits] = range.split('/');
    list.addSubnet(network, Number(bits), family);
  }
  return list;
}
