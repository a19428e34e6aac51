import { explorerAddress, readOpenedOperation } from './operation-address';

const operation = {
  query: 'query Shelf($search: String) {\n  parts(filter: { search: $search }) { totalCount }\n}',
  variables: '{ "search": "50 % & more #1" }',
  as: 'admin',
  from: '/catalogue?q=50%25&page=2',
} as const;

test('an operation in the address is read back, and is not sent to any server', () => {
  const address = new URL(explorerAddress(operation), 'http://shop.test');

  expect([address.pathname, address.search]).toEqual(['/graphql', '']);
  expect(readOpenedOperation(address.hash)).toEqual(operation);
});

test('an address without an operation opens nothing', () => {
  for (const hash of ['', '#', '#main', '#from=/catalogue']) expect(readOpenedOperation(hash)).toBeNull();
});

test('a forged address leads to no other site and grants no role', () => {
  for (const from of ['https://evil.example', '//evil.example', 'javascript:alert(1)']) {
    const hash = `#${new URLSearchParams({ query: '{ __typename }', as: 'root', from }).toString()}`;
    expect(readOpenedOperation(hash)).toMatchObject({ as: 'visitor', from: '/' });
  }
});
