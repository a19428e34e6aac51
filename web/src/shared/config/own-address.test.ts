import { ownAddress } from './own-address';

test('a path of this shop is returned unchanged, with query and fragment', () => {
  for (const address of ['/', '/order/1?q=2', '/catalogue?q=a%20b&page=2', '/home#contact', '/order/a//b']) {
    expect(ownAddress(address)).toBe(address);
  }
});

test('an address outside the shop or without a target is rejected', () => {
  for (const address of [
    null,
    undefined,
    '',
    'mail',
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n\\evil.example',
    '/a/..//evil.example',
    '/./\\evil.example',
    '/%2e%2e//evil.example',
    'javascript:alert(1)',
    ' //evil.example',
    'data:text/html,x',
  ]) {
    expect([address, ownAddress(address)]).toEqual([address, undefined]);
  }
});
