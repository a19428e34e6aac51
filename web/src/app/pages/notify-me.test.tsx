import { screen } from '@testing-library/react';
import { tokenOf } from '#testing/answers';
import { aPart } from '#testing/builders';
import { MockApi } from '#testing/mock-api';
import { aCustomer, renderApp } from '#testing/render-app';
import { testConfig } from '#testing/test-config';

const soldOut = aPart({ id: 'pads', name: 'Brake pads', availableQuantity: 0 });

/** A shop that stores back-in-stock requests. */
function shopWithout() {
  const shop = new MockApi();
  shop.parts = [soldOut];
  return shop.answer({
    requestBackInStock: ({ partId }: { partId: string }) =>
      (shop.requestedBackInStock = [...shop.requestedBackInStock, partId]),
    cancelBackInStock: ({ partId }: { partId: string }) =>
      (shop.requestedBackInStock = shop.requestedBackInStock.filter((id) => id !== partId)),
  });
}

const openPart = (shop: MockApi, as = aCustomer(), path = '/catalogue/pads') => renderApp({ path, shop, as });
const notifyMe = async () =>
  (await screen.findAllByRole('button', { name: "Notify me when it's back: Brake pads" }))[0]!;
const cancelRequest = async () =>
  (await screen.findAllByRole('button', { name: 'Stop notifying me when Brake pads is back' }))[0]!;

test('a customer can request and cancel a back-in-stock email', async () => {
  const { user, shop } = await openPart(shopWithout());
  await user.click(await notifyMe());
  expect(await screen.findByText("We'll email you once when it's back in stock.")).toBeVisible();
  expect(shop.requestedBackInStock).toEqual(['pads']);
  await user.click(await cancelRequest());
  expect(await screen.findByText('Notification canceled.')).toBeVisible();
  expect(shop.requestedBackInStock).toEqual([]);
  expect(await notifyMe()).toBeVisible();
});

test('a visitor logs in first and returns to the button', async () => {
  await renderApp({ path: '/catalogue/pads', shop: shopWithout() });
  const [way] = await screen.findAllByRole('link', {
    name: "Notify me when it's back: Brake pads (log in first)",
  });
  expect(way).toHaveAttribute('href', '/login?from=%2Fcatalogue%2Fpads%23notify-pads');
});

test('the button has focus after the login', async () => {
  await openPart(shopWithout(), aCustomer(), '/catalogue/pads#notify-pads');
  expect((await notifyMe()).id).toBe('notify-pads');
  expect(document.activeElement?.id).toBe('notify-pads');
});

test('a login in another tab reloads the requests, and the page around it stays', async () => {
  const shop = shopWithout();
  shop.requestedBackInStock = ['pads'];
  const { tokens } = await openPart(shop);
  expect(await cancelRequest()).toBeVisible();

  const other = aCustomer({ email: 'other@example.com' });
  shop.users.push(other);
  shop.requestedBackInStock = [];
  tokens.write({ token: tokenOf(other), expiresAt: new Date(Date.now() + 900_000).toISOString() });
  window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }));

  expect(await notifyMe()).toBeEnabled();
  expect(screen.getByRole('heading', { level: 1, name: 'Brake pads' })).toBeVisible();
});

test('an unverified address is reported with a link to verify it', async () => {
  const { user, shop } = await openPart(shopWithout());
  shop.fail('RequestBackInStock', { code: 'EMAIL_NOT_VERIFIED' });
  await user.click(await notifyMe());
  expect(await screen.findByText(/^Verify your email address first/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'My Profile', hidden: true })).toHaveAttribute(
    'href',
    '/dashboard',
  );
});

test('an address verified in the meantime is accepted', async () => {
  const customer = aCustomer({ emailVerified: false });
  const { user, shop, identity } = await openPart(shopWithout(), customer);
  const press = await notifyMe();
  shop.fail('RequestBackInStock', { code: 'EMAIL_NOT_VERIFIED' });
  identity.confirmed = true;
  customer.emailVerified = true;
  await user.click(press);
  expect(await screen.findByText("We'll email you once when it's back in stock.")).toBeVisible();
  expect(shop.requestedBackInStock).toEqual(['pads']);
});

test('the limit of fifty parts and a failure are reported', async () => {
  const { user, shop } = await openPart(shopWithout());
  shop.fail('RequestBackInStock', { code: 'BACK_IN_STOCK_LIMIT' });
  await user.click(await notifyMe());
  expect(
    await screen.findByText(/You can request notifications for up to 50 parts\. Cancel one first\.$/),
  ).toBeVisible();
  shop.fail('RequestBackInStock', 'UNREACHABLE');
  await user.click(await notifyMe());
  expect(await screen.findByText("We couldn't confirm that this was saved. Try again.")).toBeVisible();
});

test('a shop without email does not offer it', async () => {
  await renderApp({
    path: '/catalogue/pads',
    shop: shopWithout(),
    as: aCustomer(),
    config: { ...testConfig, sendsMail: false },
  });
  expect((await screen.findAllByText('Sold out'))[0]).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Notify me/ })).not.toBeInTheDocument();
});
