import { createSocket, type Socket } from 'node:dgram';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';

import { createPublicHostResolver, isPublicAddress, resolvePublicHost } from './public-address.js';
import { NotToBeFetched } from './picture-source.errors.js';

test.each([
  ...['127.0.0.1', '127.255.255.254', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
  ...['169.254.169.254', '100.100.100.200', '168.63.129.16', '192.0.0.192', '198.18.0.1', '203.0.113.9'],
  ...['224.0.0.1', '239.255.255.255', '255.255.255.255'],
  ...['::', '::1', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd00:ec2::254', 'ff02::1', '2001:db8::1'],
  ...[
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
  ],
  ...['2001::1', 'localhost', '', '127.1', '8.8.8.8.8'],
])('%s is not on the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['1.1.1.1', '172.32.0.1', '100.128.0.1', '169.253.0.1', '2606:4700:4700::1111', '2a00:1450::8'])(
  '%s is',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  'localhost',
  'db.localhost',
  'LOCALHOST.',
  '127.0.0.1',
  '::1',
  '169.254.169.254',
  '::ffff:10.0.0.1',
])('the host %s is refused', async (host) => {
  await expect(resolvePublicHost(host)).rejects.toThrow(NotToBeFetched);
});

test('a host that is an IP address is connected at that address', async () => {
  await expect(resolvePublicHost('1.1.1.1')).resolves.toEqual({ address: '1.1.1.1', family: 4 });
});

/** A name server that answers these IPv4 addresses for every host, and never answers without any. */
async function aNameServer(...addresses: string[]): Promise<{ address: string; socket: Socket }> {
  const socket = createSocket('udp4');
  socket.on('message', (query, { address, port }) => {
    if (addresses.length === 0) return;
    // The question ends after its name, type and class; what follows is of no interest here.
    const question = query.subarray(12, query.indexOf(0, 12) + 5);
    const isIpv4 = question.readUInt16BE(question.length - 4) === 1;
    const records = isIpv4 ? addresses : [];
    const answers = records.map((one) =>
      Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...one.split('.').map(Number)]),
    );
    const head = Buffer.from([query[0] ?? 0, query[1] ?? 0, 0x81, 0x80, 0, 1, 0, records.length, 0, 0, 0, 0]);
    socket.send(Buffer.concat([head, question, ...answers]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { address: `127.0.0.1:${socket.address().port}`, socket };
}

test.each([
  [['1.1.1.1'], '1.1.1.1'],
  [['1.1.1.1', '10.0.0.5'], undefined],
  [['127.0.0.1'], undefined],
])('a host at %j is connected at %s', async (addresses, connected) => {
  const { address, socket } = await aNameServer(...addresses);
  const found = createPublicHostResolver([address])('supplier.example');
  if (connected) await expect(found).resolves.toEqual({ address: connected, family: 4 });
  else await expect(found).rejects.toThrow(NotToBeFetched);
  socket.close();
});

test('40 lookups at a silent name server delay no other lookup, and end when canceled', async () => {
  const { address, socket } = await aNameServer();
  const stop = new AbortController();
  const ended: unknown[] = [];
  const lookups = Array.from({ length: 40 }, (_, n) =>
    createPublicHostResolver([address])(`host-${n}.example`, stop.signal).catch((error: unknown) =>
      ended.push((error as { code?: unknown }).code),
    ),
  );

  // As a new connection to Postgres does.
  await lookup('localhost');

  expect(ended).toEqual([]);
  stop.abort();
  await Promise.all(lookups);
  expect(ended).toEqual(Array.from({ length: 40 }, () => 'ECANCELLED'));
  socket.close();
});
