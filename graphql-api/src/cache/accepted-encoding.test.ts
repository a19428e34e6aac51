import { acceptedEncoding } from './accepted-encoding.js';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0.5, gzip', 'gzip'],
  ['*', 'br'],
  ['gzip;q=0, identity', 'identity'],
  ['deflate', 'identity'],
  [undefined, 'identity'],
])('a client that accepts %s gets %s', (accepted, encoding) => {
  expect(acceptedEncoding(accepted)).toBe(encoding);
});
