import { ordersTable, productsTable } from './admin-tables';

const read = (query: string) => ordersTable.read(new URLSearchParams(query));

test('the default table has an address without a query', () => {
  expect(ordersTable.to()).toBe('/dashboard/manageallorders');
  expect(read('')).toEqual({ search: '', status: null, paidOn: null, sort: null, page: 1 });
});

test('a view can be written to its address and read back', () => {
  const view = {
    search: 'brake disc',
    status: 'PENDING',
    paidOn: '2026-11-21',
    sort: 'TOTAL_DESC',
    page: 3,
  } as const;
  const address = ordersTable.to(view);
  expect(address).toBe(
    '/dashboard/manageallorders?q=brake+disc&status=pending&paid=2026-11-21&sort=-total&page=3',
  );
  expect(read(address.split('?')[1]!)).toEqual(view);
});

test('invalid values in an address are ignored', () => {
  for (const query of [
    'status=PENDING',
    'status=lost',
    'paid=2026-02-30',
    'paid=tomorrow',
    'sort=weight',
    'page=0',
    'page=-1',
    'page=2.5',
    'page=x',
    'q=%20%20',
  ]) {
    expect(read(query)).toEqual(read(''));
  }
});

test("a search is cut to the API's limit, without control characters", () => {
  expect(read(`q=${'a'.repeat(300)}`).search).toHaveLength(100);
  expect(read('q=brake%00%09disc').search).toBe('brake disc');
});

test('a category has the same slug as in the catalogue', () => {
  expect(productsTable.to({ category: 'BRAKES', stock: 'LOW' })).toBe(
    '/dashboard/manageproducts?stock=low&category=brakes',
  );
});
