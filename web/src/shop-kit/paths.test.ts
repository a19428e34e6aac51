import { paths } from './paths';

test('catalogue addresses contain category and search', () => {
  expect(paths.catalogue.to()).toBe('/catalogue');
  expect(paths.catalogue.to({ category: 'IGNITION' })).toBe('/catalogue?category=ignition');
  expect(paths.catalogue.to({ search: 'brake disc & pad' })).toBe('/catalogue?q=brake+disc+%26+pad');
  expect(paths.catalogue.to({ search: '' })).toBe('/catalogue');
});

test('an id is escaped in an address', () => {
  expect(paths.order.to('../admin?x')).toBe('/order/..%2Fadmin%3Fx');
  expect(paths.dashboard.payment.to('a/b')).toBe('/dashboard/payment/a%2Fb');
});
