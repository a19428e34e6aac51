import { ShopApi } from './support/shop-api.js';
import { setStage } from './support/stage.js';

jest.setTimeout(240_000);

const stage = setStage();

const EMAIL = 'leaver@example.com';

test('a customer downloads their data, deletes the account, and signs up again as a new person', async () => {
  await ShopApi.signUp(stage.shop, EMAIL);
  const api = await ShopApi.signIn(stage.shop, EMAIL);
  const order = await api.order();
  const leaver = await stage.aShopper({ viewport: { width: 360, height: 740 } });
  const { page } = leaver;
  // At the end the provider no longer knows the sign-in, and says so to its own script.
  leaver.expects(400);
  await leaver.returnsAs(EMAIL);
  await page.goto('/dashboard');

  const [download] = await Promise.all([page.waitForEvent('download'), leaver.presses('Download my data')]);
  const pieces: Buffer[] = [];
  for await (const piece of await download.createReadStream()) pieces.push(piece as Buffer);
  const data = JSON.parse(Buffer.concat(pieces).toString('utf8')) as {
    account: { email: string };
    orders: { id: string }[];
  };
  expect([data.account.email, data.orders.map(({ id }) => id)]).toEqual([EMAIL, [order]]);

  // The order is to be paid: it is named, and the account stays.
  await leaver.presses('Delete my account');
  await leaver.types('Email of the account', EMAIL);
  await leaver.presses('Delete account');
  await leaver.sees(/The account was not deleted\. One order is still open/);
  await leaver.presses('Cancel');
  await api.send('DELETE', `/orders/${order}`);

  await leaver.presses('Delete my account');
  await leaver.types('Email of the account', EMAIL);
  await leaver.presses('Delete account');
  await leaver.sees('Your account is deleted.');
  expect(await leaver.accessToken()).toBeNull();

  await ShopApi.signUp(stage.shop, EMAIL);
  const again = await ShopApi.signIn(stage.shop, EMAIL);
  expect(await again.send('GET', `/my_orders?email=${EMAIL}`)).toEqual([]);
  expect(await leaver.leave()).toEqual([]);
});

test('an admin writes a note about a customer and disables the account, which is logged out at once', async () => {
  const email = 'banned@example.com';
  await ShopApi.signUp(stage.shop, email);
  const customer = await ShopApi.signIn(stage.shop, email);
  const admin = await stage.aShopper();
  const { page } = admin;
  await admin.returnsAs('admin@example.com');
  await page.goto(`/dashboard/makeadmin?q=${email}`);
  await page
    .getByRole('button', { name: new RegExp(email) })
    .first()
    .click();
  await page.getByRole('link', { name: 'Orders, messages and notes' }).click();
  await admin.seesHeading(email);

  await admin.types('New note', 'Orders from three addresses.');
  await admin.presses('Add note');
  await admin.sees('Orders from three addresses.');
  await admin.presses('Disable account');
  await admin.presses('Yes');
  await admin.sees('Disabled: no one can log in to this account.');

  await expect(customer.ask('{ me { id } }')).rejects.toThrow('UNAUTHENTICATED');
  await admin.presses('Enable account');
  await admin.sees('The account is enabled.');
  expect(await ShopApi.signIn(stage.shop, email)).toBeDefined();
  expect(await admin.leave()).toEqual([]);
});
