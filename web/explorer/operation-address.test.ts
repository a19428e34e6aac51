import { explorerAddress, readOpenedOperation } from './operation-address';

const operation = {
  query: 'query Shelf($search: String) {\n  parts(filter: { search: $search }) { totalCount }\n}',
  variables: '{ "search": "50 % & more #1" }',
  as: 'admin',
  from: '/catalogue?q=50%25&page=2',
} as const;

test('what is written into the address is read from it, and no server gets to see it', () => {
  const address = new URL(explorerAddress(operation), 'http://shop.test');

  expect([address.pathname, address.search]).toEqual(['/graphql', '']);
  expect(readOpenedOperation(address.hash)).toEqual(operation);
});

test('an address without an operation opens nothing', () => {
  for (const hash of ['', '#', '#main', '#from=/catalogue']) expect(readOpenedOperation(hash)).toBeNull();
});

test('an address that someone else wrote leads out of the shop to nowhere, and makes no one of the caller', () => {
  for (const from of ['https://evil.example', '//evil.example', 'javascript:alert(1)']) {
    const hash = `#${new URLSearchParams({ query: '{ __typename }', as: 'root', from }).toString()}`;
    expect(readOpenedOperation(hash)).toMatchObject({ as: 'visitor', from: '/' });
  }
});
