import { screen, waitFor } from '@testing-library/react';
import { cartStore } from '#shop-kit/cart/cart-store';
import { aPart } from '#testing/builders';
import { MockApi } from '#testing/mock-api';
import { aCustomer, renderApp } from '#testing/render-app';

type App = Awaited<ReturnType<typeof renderApp>>;

const lastDelivery = { address: 'Lindenweg 12', phone: '+49 421 555 0192' };

async function open(path: string) {
  const shop = new MockApi();
  shop.parts = [aPart({ id: 'disc', name: 'Front brake disc' })];
  shop.users = [aCustomer({ lastDelivery }), aCustomer({ email: 'other@example.com', lastDelivery })];
  const line = { partId: 'disc', quantity: 2, seenPrice: '64.90', addedAt: '2026-11-14T08:00:00.000Z' };
  cartStore.set({ lines: [line], unsent: [], receivedAt: 1 });
  shop.cart = [{ ...line, product: 'Front brake disc', part: null }];
  return renderApp({ path, shop, as: shop.users[0]! });
}

/** The account was signed out everywhere: the next request is refused, and leads to the login. */
async function pressSignedOut({ shop, identity, user, place }: App, button: string, operation: string) {
  identity.current = null;
  shop.fail(operation, { code: 'UNAUTHENTICATED' });
  await user.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(place()).toBe('/login'));
}

async function logIn({ fill, user, place }: App, back: string, email = 'customer@example.com') {
  await fill(await screen.findByLabelText('Email'), email);
  await fill(screen.getByLabelText('Password'), 'secret123');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(place()).toBe(back));
}

async function retype({ user, fill }: App, label: string, text: string) {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await fill(field, text);
}

async function typeOrder(app: App) {
  await retype(app, 'Quantity', '5');
  await app.user.click(screen.getByRole('button', { name: 'Use a different address' }));
  await retype(app, 'Address', 'Werkstrasse 14');
  await retype(app, 'City (optional)', 'Zürich');
  await retype(app, 'Phone Number', '044 123 45 67');
}

test('a filled-in order is restored once after the login', async () => {
  const app = await open('/order/disc');
  await typeOrder(app);
  await pressSignedOut(app, 'Order', 'PlaceOrder');
  await logIn(app, '/order/disc');

  expect(await screen.findByLabelText('Quantity')).toHaveValue('5');
  expect(screen.getByLabelText('Address')).toHaveValue('Werkstrasse 14');
  expect(screen.getByLabelText('City (optional)')).toHaveValue('Zürich');
  expect(screen.getByLabelText('Phone Number')).toHaveValue('044 123 45 67');
  expect(screen.queryByText('From your last order.')).not.toBeInTheDocument();

  await app.go('/');
  await app.go('/order/disc');
  expect(await screen.findByLabelText('Quantity')).toHaveValue('2');
  expect(screen.getByLabelText('Address')).toHaveValue('Lindenweg 12');
});

test('it survives another lost session', async () => {
  const app = await open('/order/disc');
  await typeOrder(app);
  await pressSignedOut(app, 'Order', 'PlaceOrder');
  await logIn(app, '/order/disc');
  await pressSignedOut(app, 'Order', 'PlaceOrder');
  await logIn(app, '/order/disc');
  expect(await screen.findByLabelText('Quantity')).toHaveValue('5');
  expect(screen.getByLabelText('Address')).toHaveValue('Werkstrasse 14');
});

test('another account does not see it', async () => {
  const app = await open('/order/disc');
  await typeOrder(app);
  await pressSignedOut(app, 'Order', 'PlaceOrder');
  await logIn(app, '/order/disc', 'other@example.com');
  expect(await screen.findByLabelText('Quantity')).toHaveValue('2');
  expect(screen.getByLabelText('Address')).toHaveValue('Lindenweg 12');
});

test('logging out deletes it', async () => {
  const app = await open('/order/disc');
  await typeOrder(app);
  await app.user.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(app.place()).toBe('/login'));
  expect(Object.keys(window.sessionStorage).filter((key) => key.startsWith('axle-typed'))).toEqual([]);
});

test('the address of a checkout is restored', async () => {
  const app = await open('/checkout');
  await retype(app, 'Address', 'Werkstrasse 14, 8005 Zürich');
  await pressSignedOut(app, 'Place order', 'PlaceOrders');
  await logIn(app, '/checkout');
  expect(await screen.findByLabelText('Address')).toHaveValue('Werkstrasse 14, 8005 Zürich');
});

test('a review is restored', async () => {
  const app = await open('/dashboard/addreview');
  await app.user.selectOptions(await screen.findByRole('combobox', { name: /^Rating/ }), '4');
  await app.fill(screen.getByRole('textbox', { name: /^Your Feedback/ }), 'Fitted in an hour.');
  await pressSignedOut(app, 'Post', 'PostReview');
  await logIn(app, '/dashboard/addreview');
  expect(await screen.findByRole('combobox', { name: /^Rating/ })).toHaveValue('4');
  expect(screen.getByRole('textbox', { name: /^Your Feedback/ })).toHaveValue('Fitted in an hour.');
});
