import { RunningShop } from './support/running-shop.js';

jest.setTimeout(180_000);

let shop: RunningShop;
beforeAll(async () => {
  shop = await RunningShop.open();
});
afterAll(() => shop.close());

test('the books of the demo shop agree', async () => {
  expect(await shop.run('ledger-check')).toEqual({ code: 0, output: 'all agrees\n' });
});

test('admins of the running shop are listed, made and unmade by command; the last one stays', async () => {
  const admin = (...args: string[]) => shop.run('admin', ...args);
  expect((await admin('list')).output).toMatch(/^admin@example\.com since .+ by command:seed\n$/);
  expect(await admin('revoke', 'admin@example.com')).toEqual({
    code: 2,
    output: 'This is the last admin. Make somebody else an admin first.\n',
  });
  expect(await admin('grant', 'customer@example.com')).toEqual({
    code: 0,
    output: 'customer@example.com is now an admin.\n',
  });
  expect((await admin('revoke', 'admin@example.com')).output).toBe(
    'admin@example.com is no longer an admin.\n',
  );
});
