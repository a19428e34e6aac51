import type { Locator } from 'playwright-core';

import type { Shopper } from './support/shopper.js';
import { setStage } from './support/stage.js';

jest.setTimeout(180_000);

const stage = setStage();

let shopper: Shopper;
beforeEach(async () => {
  shopper = await stage.aShopper();
});
afterEach(async () => {
  expect(await shopper.leave()).toEqual([]);
});

test('§8.3 §8.15 §8.18 a new customer finds a part, signs up, is declined, pays, and still has the order after a restart', async () => {
  await shopper.page.goto('/');
  await shopper.sees('Best Auto Parts');
  await shopper.follows('Order Now');
  await shopper.arrivesAt('**/login?from=*');
  await shopper.follows('Create an account');
  await shopper.types('Name', 'Nina Example');
  await shopper.types('Email', 'nina@example.com');
  await shopper.types('Password', 'secret123');
  await shopper.presses('Sign Up');
  await shopper.places();

  for (const [card, sentence] of [
    ['4000 0000 0000 0002', 'Your card was declined.'],
    ['4000 0000 0000 9995', 'Your card has insufficient funds.'],
    ['4000 0000 0000 0069', 'Your card has expired.'],
    ['4000 0000 0000 0127', "Your card's security code is incorrect."],
  ] as const) {
    await shopper.paysWith(card);
    await shopper.seesInRed(sentence);
  }
  await shopper.paysWith('4242 4242 4242 4242');
  await shopper.sees('Your payment is completed. Thank You!');
  const transaction = await shopper.page
    .getByText(/^pi_\w+/)
    .first()
    .textContent();

  await shopper.page.goto('/dashboard/myorders');
  await shopper.sees('Paid, to be shipped');

  await stage.shop.stop();
  await stage.shop.start();
  await shopper.page.goto('/dashboard/myorders');
  await shopper.sees('Paid, to be shipped');
  await shopper.sees(new RegExp(transaction?.slice(0, 7) ?? 'pi_'));
});

test('a failed authentication leaves the order payable, and a successful one pays it', async () => {
  await shopper.page.goto('/login');
  await shopper.logsIn('customer@example.com');
  await shopper.arrivesAt(`${stage.shop.url}/`);
  await shopper.follows('Order Now');
  await shopper.places();

  await shopper.paysWith('4000 0025 0000 3155');
  const bank = shopper.page.getByRole('dialog', { name: 'Is this payment yours?' });
  await bank.getByText('Axle', { exact: true }).waitFor();
  const typefaceOf = (element: Locator) => element.evaluate((node) => getComputedStyle(node).fontFamily);
  expect(await typefaceOf(bank.getByRole('heading'))).toMatch(/^"Axle Display",/);
  expect(await typefaceOf(bank.getByText(/^A real bank/))).toMatch(/^Barlow,/);
  await shopper.presses('Fail authentication');
  await shopper.sees(/We are unable to authenticate your payment method/);

  await shopper.page.goto('/dashboard/myorders');
  await shopper.page.getByRole('row').nth(1).getByRole('link', { name: 'Pay' }).click();
  await shopper.arrivesAt('**/dashboard/payment/*');
  await shopper.paysWith('4000 0025 0000 3155');
  await shopper.presses('Complete authentication');
  await shopper.sees('Your payment is completed. Thank You!');
});

test('§8.11 a customer signs in with Google, orders, and deletes the unpaid order', async () => {
  await shopper.page.goto('/');
  await shopper.follows('Order Now');
  await shopper.arrivesAt('**/login?from=*');
  await shopper.presses('Continue with Google');
  await shopper.presses(/grace\.google@example\.com/);
  await shopper.places();

  await shopper.page.goto('/dashboard/myorders');
  await shopper.presses('Delete');
  await shopper.sees('Are you sure you want to delete this order?');
  await shopper.presses('Yes');
  await shopper.sees('This order is deleted!');
  await shopper.sees('No orders yet.');
});

test('the stock ledger agrees after all this', async () => {
  expect(await stage.shop.run('ledger-check')).toEqual({ code: 0, output: 'all agrees\n' });
});

test('admins of the running shop are listed, granted and revoked by command; the last one stays', async () => {
  const admin = (...args: string[]) => stage.shop.run('admin', ...args);
  expect((await admin('list')).output).toMatch(/^admin@example\.com since .+ by command:seed\n$/);
  expect(await admin('revoke', 'admin@example.com')).toEqual({
    code: 2,
    output: 'This is the last admin. Make another user an admin first.\n',
  });
  expect(await admin('grant', 'customer@example.com')).toEqual({
    code: 0,
    output: 'customer@example.com is now an admin.\n',
  });
  expect((await admin('revoke', 'admin@example.com')).output).toBe(
    'admin@example.com is no longer an admin.\n',
  );
});
