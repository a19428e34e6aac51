import { isPublicAddress, resolvePublicHost } from './public-address.js';
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
])('%s is not of the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['1.1.1.1', '172.32.0.1', '100.128.0.1', '169.253.0.1', '2606:4700:4700::1111', '2a00:1450::8'])(
  '%s is',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each(['localhost', '127.0.0.1', '::1', '169.254.169.254', '::ffff:10.0.0.1'])(
  'the host %s is refused',
  async (host) => {
    await expect(resolvePublicHost(host)).rejects.toThrow(NotToBeFetched);
  },
);

test('a host that is an address is connected at that address', async () => {
  await expect(resolvePublicHost('1.1.1.1')).resolves.toEqual({ address: '1.1.1.1', family: 4 });
});
