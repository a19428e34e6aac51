import type { IncomingMessage } from 'node:http';

import { pino } from 'pino';

import { addressReader } from './client-address.js';

const request = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

function readerAndLog(trustedProxies: number) {
  const lines: string[] = [];
  const log = pino({}, { write: (line) => lines.push(line) });
  return { read: addressReader(trustedProxies, log), lines };
}

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
  ['', ''],
])('%s counts as %s', (ip, network) => {
  expect(readerAndLog(0).read(request(ip))).toEqual({ network, visitor: network });
});

test('behind a trusted proxy, the address it reports is used', () => {
  const { read, lines } = readerAndLog(1);

  expect(read(request('10.0.0.1', '203.0.113.1, 198.51.100.7'))).toEqual({
    network: '198.51.100.7',
    visitor: '198.51.100.7',
  });
  expect(lines).toEqual([]);
});

test.each([
  ['198.51.100.7:50123', '198.51.100.7'],
  ['[2001:db8:1:2:3:4:5:6]:50123', '2001:db8:1:2'],
  ['[2001:db8::1]', '2001:db8:0:0'],
  ['"[2001:db8::1]:443"', '2001:db8:0:0'],
])(
  'a proxy that appends the port of each connection (%s) still counts as one visitor',
  (address, network) => {
    expect(readerAndLog(1).read(request('10.0.0.1', address))).toEqual({ network, visitor: network });
    expect(readerAndLog(0).read(request('10.0.0.1', address)).visitor).toBe(`10.0.0.1 for ${network}`);
  },
);

test('behind an untrusted proxy, visitors are distinguished by its last entry, with one warning in the log', () => {
  const { read, lines } = readerAndLog(0);

  const visitors = ['203.0.113.1, 198.51.100.7', '198.51.100.7', 'x'.repeat(9000)].map((forwarded) =>
    read(request('10.0.0.1', forwarded)),
  );

  expect(visitors.map(({ network }) => network)).toEqual(['10.0.0.1', '10.0.0.1', '10.0.0.1']);
  expect(visitors.map(({ visitor }) => visitor)).toEqual([
    '10.0.0.1 for 198.51.100.7',
    '10.0.0.1 for 198.51.100.7',
    `10.0.0.1 for ${'x'.repeat(45)}`,
  ]);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('TRUSTED_PROXIES is 0');
});

test.each(['203.0.113.7', '::ffff:203.0.113.7', '2001:db8::1'])(
  'a client on the public internet (%s) gains nothing from X-Forwarded-For, with one warning in the log',
  (address) => {
    const { read, lines } = readerAndLog(0);
    const [plain, ...claimed] = [
      request(address),
      request(address, '198.51.100.7'),
      request(address, '10.0.0.1'),
    ].map(read);

    expect(claimed).toEqual([plain, plain]);
    expect(lines).toHaveLength(1);
  },
);
