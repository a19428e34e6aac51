import { scrubText } from './scrub-text.js';

const ADDRESSES = [
  'customer@example.com',
  'jürgen.groß@example.com',
  'info@müller-autoteile.de',
  'вася@пример.рф',
  '用户@例え.jp',
  // A combining diaeresis, as macOS writes it.
  'ju\u0308rgen@example.com',
  '"john doe"@example.com',
  'jürgen+parts@mail.example.co.uk',
];

test.each(ADDRESSES)('no text or path contains %s after scrubbing', (address) => {
  expect(scrubText(`550 <${address}>: unknown, ask ${address}.`)).toBe(
    '550 <[hidden]>: unknown, ask [hidden].',
  );
  expect(scrubText(`/user/${encodeURIComponent(address)}/orders`)).toBe('/user/[hidden]/orders');
  expect(scrubText(`/user/${encodeURI(address)}/orders`)).toBe('/user/[hidden]/orders');
});

test('text that only resembles an address stays', () => {
  const text = 'at handle (/srv/node_modules/@apollo/server/index.js:10:5), 3 parts @ 12.50';
  expect(scrubText(text)).toBe(text);
});
