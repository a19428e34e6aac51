import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

import type { Logger } from 'pino';
import proxyAddress from 'proxy-addr';

import type { ClientAddress } from '../shared/client-address.js';

const LONGEST_ADDRESS = 45;
/** Whether an address may be the shop's own proxy: on the same machine, or in a private network. */
const isNear = proxyAddress.compile(['loopback', 'linklocal', 'uniquelocal']);

/**
 * Reads where a request comes from. Where no one is vouched for with TRUSTED_PROXIES, a near address may be a proxy's, whose
 * visitors are distinguished by it; from elsewhere anyone may write what they like, and it is ignored (ADR 010). The
 * log notes once that such values arrive.
 */
export function addressReader(
  trustedProxies: number,
  log: Logger,
): (request: IncomingMessage) => ClientAddress {
  const isTrusted = (_address: string, hop: number) => hop < trustedProxies;
  let isReported = false;
  return (request) => {
    const { remoteAddress } = request.socket;
    // Whose client has gone away has no address any more.
    const network =
      remoteAddress === undefined ? '' : networkOf(withoutPort(proxyAddress(request, isTrusted)));
    const forwarded = request.headers['x-forwarded-for']?.toString();
    if (trustedProxies > 0 || forwarded === undefined) return { network, visitor: network };
    if (!isReported) {
      isReported = true;
      log.warn(
        'X-Forwarded-For received while TRUSTED_PROXIES is 0: behind a proxy set TRUSTED_PROXIES, or all visitors share the rate limits of one address',
      );
    }
    if (remoteAddress === undefined || !isNear(remoteAddress, 0)) return { network, visitor: network };
    // The last one: a proxy adds its own value at the end, behind whatever its caller invented.
    const claimed = withoutPort((forwarded.split(',').at(-1) ?? '').trim()).slice(0, LONGEST_ADDRESS);
    return { network, visitor: `${network} for ${networkOf(claimed)}` };
  };
}

/** Some proxies add the port, which is another one with each connection; IPv6 is then in brackets. */
const withoutPort = (address: string): string =>
  address.replace(/^"?\[([^\]]*)\](?::\d+)?"?$|^(\d+(?:\.\d+){3}):\d+$/, '$1$2');

/** One person has a whole /64 of IPv6 (RFC 6177), and may count through it. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const behind = tail ? tail.split(':') : [];
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - groups.length - behind.length }, () => '0');
  return [...groups, ...zeros, ...behind].slice(0, 4).join(':');
}
