import { act, screen, waitFor } from '@testing-library/react';
import { addToCart, cartStore, removeFromCart, wantInCart } from '#shop-kit/cart/cart-store';
import { refusal } from '#testing/answers';
import { aPart } from '#testing/builders';
import { MockApi } from '#testing/mock-api';
import { aCustomer, renderApp } from '#testing/render-app';
import type { CartLine, MutationMergeCartArgs, MutationSetCartLineArgs } from '#testing/schema.generated';

const aLine = (partId: string, quantity = 1): CartLine => ({
  partId,
  quantity,
  product: partId,
  seenPrice: '64.90',
  addedAt: '2026-11-14T08:00:00.000Z',
  part: null,
});

const add = (...ids: string[]) =>
  addToCart(ids.map((partId) => ({ partId, quantity: 1, seenPrice: '64.90' })));

/** An API that keeps a cart, as the real one does. */
function aShop(max = 50): MockApi {
  const shop = new MockApi();
  return shop.answer({
    mergeCart: ({ lines }: MutationMergeCartArgs) => {
      const others = shop.cart.filter(({ partId }) => !lines.some((line) => line.partId === partId));
      if (others.length + lines.length > max) throw refusal('CART_FULL', { limit: max });
      shop.cart = [...others, ...lines.map(({ partId, quantity }) => aLine(partId, quantity))];
      return shop.cart;
    },
    setCartLine: ({ partId }: MutationSetCartLineArgs) => {
      shop.cart = shop.cart.filter((line) => line.partId !== partId);
      return shop.cart;
    },
  });
}

async function signInWith(shop: MockApi) {
  const user = aCustomer();
  shop.users.push(user);
  const app = await renderApp({ path: '/blogs', shop });
  await screen.findAllByRole('link', { name: 'Login' });
  await act(() => app.session.logIn({ email: user.email, password: 'secret123' }));
  return app;
}

const quantities = (lines: readonly { partId: string; quantity: number }[]) =>
  lines.map(({ partId, quantity }) => `${partId} ${quantity}`);

const sent = (shop: MockApi) =>
  waitFor(() => {
    expect(cartStore.get().unsent).toEqual([]);
    expect(quantities(shop.cart).sort()).toEqual(quantities(cartStore.get().lines).sort());
  });

test("signing in merges the cart with the account's and announces it once", async () => {
  add('disc', 'pads');
  wantInCart('pads', 3);
  const shop = aShop();
  shop.cart = [aLine('pads'), aLine('fluid', 2)];
  await signInWith(shop);
  expect(await screen.findByText('3 parts are in your cart.')).toBeVisible();
  expect(quantities(cartStore.get().lines)).toEqual(['disc 1', 'pads 3', 'fluid 2']);
  await sent(shop);
  expect(shop.calls('MergeCart')).toHaveLength(1);
});

test('changes while signed in are sent in batches, including removals', async () => {
  const shop = aShop();
  await signInWith(shop);
  await waitFor(() => expect(cartStore.get().receivedAt).not.toBeNull());
  act(() => {
    add('disc');
    wantInCart('disc', 2);
    wantInCart('disc', 3);
    add('pads');
  });
  await sent(shop);
  expect(quantities(shop.cart)).toEqual(['disc 3', 'pads 1']);
  act(() => removeFromCart('disc'));
  await sent(shop);
  expect(quantities(shop.cart)).toEqual(['pads 1']);
});

test('changes from another device show when the tab is focused, in the cart and at checkout', async () => {
  const shop = aShop();
  const { go } = await signInWith(shop);
  await waitFor(() => expect(cartStore.get().receivedAt).not.toBeNull());
  shop.cart = [aLine('disc', 2)];
  act(() => {
    window.dispatchEvent(new Event('focus'));
  });
  expect(await screen.findByRole('link', { name: 'Cart, 1 part' })).toBeVisible();
  shop.cart = [];
  await go('/cart');
  expect(await screen.findByText('Your cart is empty')).toBeVisible();
  await go('/blogs');
  shop.parts = [aPart({ id: 'disc' }), aPart({ id: 'pads' })];
  shop.cart = [aLine('disc', 2), aLine('pads')];
  await go('/checkout');
  await waitFor(() => expect(quantities(cartStore.get().lines)).toEqual(['disc 2', 'pads 1']));
});

test('a page of a signed-in user does not load the cart, because the browser has it', async () => {
  cartStore.set({
    lines: [{ partId: 'disc', quantity: 2, seenPrice: '64.90', addedAt: '2026-11-14T08:00:00Z' }],
    receivedAt: 1,
  });
  const { shop } = await renderApp({ path: '/blogs', shop: aShop(), as: aCustomer() });
  await screen.findAllByRole('button', { name: 'Logout' });
  expect(screen.getByRole('link', { name: 'Cart, 1 part' })).toBeVisible();
  expect(shop.calls('MyCart')).toEqual([]);
});

test('parts that do not fit into a full cart stay in the browser and are sent once there is room', async () => {
  add('disc', 'pads', 'fluid');
  const shop = aShop(3);
  shop.cart = Array.from({ length: 48 }, (_, index) => aLine(`own-${index}`));
  shop.answer({
    mergeCart: ({ lines }: MutationMergeCartArgs) => {
      if (shop.cart.length + lines.length > 50) throw refusal('CART_FULL', { limit: 50 });
      shop.cart = [...shop.cart, ...lines.map(({ partId, quantity }) => aLine(partId, quantity))];
      return shop.cart;
    },
  });
  await signInWith(shop);
  expect(
    await screen.findByText(
      '51 parts are in your cart. Your cart is full (50 parts). 1 part stayed in this browser.',
    ),
  ).toBeVisible();
  expect(cartStore.get().unsent).toEqual(['fluid']);
  act(() => removeFromCart('own-0'));
  await sent(shop);
  expect(shop.cart).toHaveLength(50);
});

test('changes that could not be sent stay in the browser until the next change', async () => {
  const shop = aShop();
  add('disc');
  shop.fail('MergeCart', 'UNREACHABLE');
  await signInWith(shop);
  await waitFor(() => expect(shop.calls('MergeCart')).toHaveLength(1));
  expect(cartStore.get().unsent).toEqual(['disc']);
  act(() => void add('pads'));
  await sent(shop);
  expect(quantities(shop.cart)).toEqual(['disc 1', 'pads 1']);
});

test('logging out removes the cart from the browser but not from the account', async () => {
  add('disc');
  const shop = aShop();
  const { session } = await signInWith(shop);
  await sent(shop);
  await act(() => session.signOut());
  await waitFor(() => expect(window.localStorage.getItem('axle:cart')).toBeNull());
  expect(quantities(shop.cart)).toEqual(['disc 1']);
});
