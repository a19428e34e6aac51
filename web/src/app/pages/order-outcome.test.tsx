import { screen, waitFor, within } from '@testing-library/react';
import { anOrder, aPart } from '#testing/builders';
import { findDialog } from '#testing/find-dialog';
import { MockApi, type Failure } from '#testing/mock-api';
import { passSeconds, userOfFakeTime } from '#testing/pass-time';
import { aCustomer, renderApp } from '#testing/render-app';

const customer = aCustomer({ lastDelivery: { address: 'Werkstrasse 14', phone: '044 123 45 67' } });
const unknown = "We haven't confirmed your order yet.";

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function aShop() {
  const shop = new MockApi();
  shop.parts = [aPart({ id: 'disc', name: 'Front brake disc' })];
  shop.orders = [anOrder()];
  return shop.answer({ placeOrder: shop.orders[0] });
}

async function openOrder(shop = aShop()) {
  const app = await renderApp({ path: '/order/disc', shop, as: customer });
  return { ...app, user: userOfFakeTime() };
}

async function order({ user }: Awaited<ReturnType<typeof openOrder>>) {
  await user.click(await screen.findByRole('button', { name: 'Order' }));
}

const inputs = (shop: MockApi) =>
  shop
    .calls('PlaceOrder')
    .map(({ variables }) => variables.input as { quantity: number; idempotencyKey: string });
const keys = (shop: MockApi) => inputs(shop).map(({ idempotencyKey }) => idempotencyKey);

test.each<Failure>([
  'UNREACHABLE',
  'ANSWER_LOST',
  { code: 'SERVICE_UNAVAILABLE' },
  { code: 'CONFLICT' },
  { code: 'IDEMPOTENCY_IN_PROGRESS' },
  { code: 'INTERNAL' },
])('after %j the result is unknown, and the order is looked up by the same key', async (failure) => {
  const app = await openOrder();
  app.shop.fail('PlaceOrder', failure);
  await order(app);
  expect(await screen.findByText(unknown)).toBeVisible();
  expect(screen.getByText(/Checking… You have not been charged\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Order' })).not.toBeInTheDocument();
  await passSeconds(2);
  expect(await screen.findByText('Your order is placed')).toBeInTheDocument();
  expect(new Set(keys(app.shop)).size).toBe(1);
  expect(app.place()).toBe(`/dashboard/payment/${app.shop.orders[0]!.id}`);
});

test('the lookup ends after about a minute, and a button repeats it', async () => {
  const app = await openOrder();
  app.shop.fail('PlaceOrder', 'UNREACHABLE', 7);
  await order(app);
  await screen.findByText(unknown);
  await passSeconds(120);
  expect(app.shop.calls('PlaceOrder')).toHaveLength(7);
  expect(screen.getByText(/We couldn't reach the server/)).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('Your order is placed')).toBeInTheDocument();
  expect(new Set(keys(app.shop)).size).toBe(1);
});

test('a rate limit during the lookup does not count as a result', async () => {
  const app = await openOrder();
  app.shop.fail('PlaceOrder', 'ANSWER_LOST');
  await order(app);
  await screen.findByText(unknown);
  app.shop.fail('PlaceOrder', { code: 'RATE_LIMITED', retryAfterSeconds: 5 });
  await passSeconds(3);
  expect(screen.getByText(unknown)).toBeVisible();
  await passSeconds(5);
  expect(await screen.findByText('Your order is placed')).toBeInTheDocument();
  expect(new Set(keys(app.shop)).size).toBe(1);
});

test('a refusal found by the lookup shows with the form as it was sent', async () => {
  const app = await openOrder();
  await app.user.click(await screen.findByRole('button', { name: 'One more' }));
  app.shop.fail('PlaceOrder', 'UNREACHABLE');
  await order(app);
  await screen.findByText(unknown);
  app.shop.parts[0]!.price = '70.00';
  app.shop.fail('PlaceOrder', { code: 'PRICE_CHANGED', price: '70.00' });
  await passSeconds(2);
  expect(await screen.findByText('The price has changed.')).toBeVisible();
  expect(screen.getByLabelText('Quantity')).toHaveValue('3');
  await order(app);
  expect(await screen.findByText('Your order is placed')).toBeInTheDocument();
  const [first, second, third] = keys(app.shop);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('leaving the page stops the lookup, and coming back resumes it', async () => {
  const app = await openOrder();
  app.shop.fail('PlaceOrder', 'ANSWER_LOST', 2);
  await order(app);
  await screen.findByText(unknown);
  await app.go('/');
  await passSeconds(60);
  expect(app.shop.calls('PlaceOrder')).toHaveLength(1);
  expect(app.place()).toBe('/');
  await app.go('/order/disc');
  expect(await screen.findByText(unknown)).toBeVisible();
  await passSeconds(2);
  expect(await screen.findByText('Your order is placed')).toBeInTheDocument();
  expect(new Set(keys(app.shop)).size).toBe(1);
});

test('a reload resumes the lookup under the same key', async () => {
  const before = await openOrder();
  before.shop.fail('PlaceOrder', 'ANSWER_LOST');
  await order(before);
  await screen.findByText(unknown);
  before.unmount();

  const release = before.shop.hold('PlaceOrder');
  const after = await openOrder(before.shop);
  expect(await screen.findByText(unknown)).toBeVisible();
  expect(screen.getByText(/2 items, \$129\.80/)).toBeVisible();
  release();
  await passSeconds(1);
  expect(await screen.findByText('Your order is placed')).toBeInTheDocument();
  expect(new Set(keys(after.shop)).size).toBe(1);
});

test('an old unconfirmed order is not placed automatically: a button looks it up', async () => {
  const before = await openOrder();
  before.shop.fail('PlaceOrder', 'UNREACHABLE');
  await order(before);
  await screen.findByText(unknown);
  before.unmount();
  jest.setSystemTime(Date.now() + 3_600_000);

  const after = await openOrder(before.shop);
  await passSeconds(5);
  expect(after.shop.calls('PlaceOrder')).toHaveLength(1);
  await after.user.click(await screen.findByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('Your order is placed')).toBeInTheDocument();
  expect(new Set(keys(after.shop)).size).toBe(1);
});

test('another customer in the same browser does not see the order', async () => {
  const before = await openOrder();
  before.shop.fail('PlaceOrder', 'UNREACHABLE');
  await order(before);
  await screen.findByText(unknown);
  before.unmount();

  await renderApp({ path: '/order/disc', shop: before.shop, as: aCustomer({ email: 'other@example.com' }) });
  expect(await screen.findByRole('button', { name: 'Order' })).toBeVisible();
  await passSeconds(5);
  expect(before.shop.calls('PlaceOrder')).toHaveLength(1);
});

test('ordering the same again asks once; Yes orders under a new key', async () => {
  const app = await openOrder();
  await order(app);
  await screen.findByText('Your order is placed');
  jest.setSystemTime(Date.now() + 180_000);
  await app.go('/order/disc');
  await order(app);
  const question = await findDialog('alertdialog', { name: 'Order again?' });
  expect(question).toHaveTextContent('You ordered 2 of this part 3 minutes ago');
  await app.user.click(within(question).getByRole('button', { name: 'No' }));
  expect(app.shop.calls('PlaceOrder')).toHaveLength(1);

  await order(app);
  await app.user.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(app.shop.calls('PlaceOrder')).toHaveLength(2));
  const [first, second] = keys(app.shop);
  expect(second).not.toBe(first);
});

test('another quantity of the same part needs no confirmation', async () => {
  const app = await openOrder();
  await order(app);
  await screen.findByText('Your order is placed');
  await app.go('/order/disc');
  await app.user.click(await screen.findByRole('button', { name: 'One more' }));
  await order(app);
  await waitFor(() => expect(inputs(app.shop).map(({ quantity }) => quantity)).toEqual([2, 3]));
});
