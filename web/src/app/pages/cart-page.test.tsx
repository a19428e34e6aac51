import { act, screen, waitFor, within } from '@testing-library/react';
import { carFromSearch } from '#shop-kit/car/car-address';
import { carStore } from '#shop-kit/car/car-store';
import { addToCart, cartStore } from '#shop-kit/cart/cart-store';
import { aPart } from '#testing/builders';
import { aVerdict } from '#testing/cars';
import { findDialog } from '#testing/find-dialog';
import { MockApi } from '#testing/mock-api';
import { passSeconds } from '#testing/pass-time';
import { renderApp } from '#testing/render-app';
import { liveWestOfUtc } from '#testing/west-of-utc';

const disc = aPart({ id: 'disc', name: 'Front brake disc', price: '64.90', orderQuantity: 2 });
const pads = aPart({ id: 'pads', name: 'Brake pads', price: '48.50', orderQuantity: 1 });

function aShop(parts = [disc, pads]) {
  const shop = new MockApi();
  shop.parts = parts;
  return shop;
}

const line = (name: string) => {
  const row = screen.getByRole('heading', { level: 3, name }).closest('li');
  if (!row) throw new Error(`no line: ${name}`);
  return within(row);
};

const panel = () => within(screen.getByRole('region', { name: /parts?, / }));

test('a part can be added from its row with its minimum order, and the header counts it', async () => {
  const { user } = await renderApp({ path: '/catalogue', shop: aShop() });
  await user.click(await screen.findByRole('button', { name: 'Add to cart: Front brake disc' }));
  const link = screen.getByRole('link', { name: 'In cart: 2, Front brake disc' });
  expect(link).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Cart, 1 part' })).toBeVisible();
  // Where the header has scrolled away.
  expect(await screen.findByText('In the cart: 2 items, $129.80')).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'See cart' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Cart' })).toHaveFocus();
  expect(line('Front brake disc').getByRole('textbox')).toHaveValue('2');
  expect(panel().getByText('$129.80')).toBeVisible();
  expect(panel().getByRole('link', { name: 'Check out' })).toHaveAttribute('href', '/checkout');
});

test('a double click adds a part once; a later click opens the cart', async () => {
  const { user, place } = await renderApp({ path: '/catalogue', shop: aShop() });
  await user.click(await screen.findByRole('button', { name: 'Add to cart: Front brake disc' }));
  const link = screen.getByRole('link', { name: 'In cart: 2, Front brake disc' });
  await user.click(link);
  expect(place()).toBe('/catalogue');

  const now = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(now + 1000);
  await user.click(link);
  expect(place()).toBe('/cart');
});

test("a part page shows the quantity in the cart, and a sold-out part can't be added", async () => {
  const soldOut = aPart({ id: 'hose', name: 'Brake hose', availableQuantity: 0 });
  const { user, go } = await renderApp({ path: '/catalogue/disc', shop: aShop([disc, soldOut]) });
  const [add] = await screen.findAllByRole('button', { name: 'Add to cart: Front brake disc' });
  await user.click(add!);
  expect(screen.getByText('In your cart: 2 items, $129.80.')).toBeVisible();
  // No longer than what half of a label on a phone has room for, and part of the name that is read out.
  for (const link of screen.getAllByRole('link', { name: 'In cart: 2, Front brake disc' })) {
    expect(link).toHaveTextContent(/^In cart: 2$/);
  }
  await go('/catalogue/hose');
  expect(await screen.findByRole('heading', { level: 1, name: 'Brake hose' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add to cart: Brake hose' })).toBeNull();
});

test('a change in another tab shows in this one', async () => {
  await renderApp({ path: '/cart', shop: aShop() });
  expect(screen.getByText('Your cart is empty')).toBeVisible();
  act(() => {
    // As the browser does in the other tabs.
    const lines = [{ partId: 'pads', quantity: 3, seenPrice: '48.50', addedAt: '2026-11-14T08:00:00Z' }];
    window.localStorage.setItem('axle:cart', JSON.stringify({ lines, unsent: ['pads'], receivedAt: null }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'axle:cart' }));
  });
  expect(await screen.findByRole('heading', { level: 3, name: 'Brake pads' })).toBeVisible();
  expect(panel().getByText('1 part, 3 items')).toBeVisible();
});

test('every change since a part was added is shown at its line and counted at the top', async () => {
  const addedAt = '2026-11-14T08:00:00Z';
  const shop = aShop([
    aPart({ id: 'up', name: 'Dearer', price: '64.90', orderQuantity: 1 }),
    aPart({ id: 'down', name: 'Cheaper', price: '48.50', orderQuantity: 1 }),
    aPart({ id: 'few', name: 'Few left', price: '17.60', orderQuantity: 1, availableQuantity: 2 }),
    aPart({ id: 'min', name: 'In twos', price: '7.60', orderQuantity: 2 }),
    aPart({ id: 'out', name: 'Sold', price: '194.00', orderQuantity: 2, availableQuantity: 1 }),
  ]);
  shop.answer({
    cartParts: () => [
      ...shop.parts.map((part) => ({ id: part.id, product: part.name, category: part.category, part })),
      { id: 'gone', product: 'Drum kit', category: 'BRAKES', part: null },
    ],
  });
  const lines = (
    [
      ['up', 2, '61.90'],
      ['down', 1, '52.00'],
      ['few', 3, '17.60'],
      ['min', 1, '7.60'],
      ['out', 2, '194.00'],
      ['gone', 1, '10.00'],
    ] as const
  ).map(([partId, quantity, seenPrice]) => ({ partId, quantity, seenPrice, addedAt }));
  cartStore.set({ lines });
  await renderApp({ path: '/cart', shop });

  const note = await screen.findByText('6 changes since you added them.');
  expect(note.parentElement).toHaveTextContent(
    '2 prices, 1 minimum order, 1 stock, 1 sold out, 1 no longer sold.',
  );
  const lineText = (name: string) =>
    screen.getByRole('heading', { level: 3, name }).closest('li')?.textContent ?? '';
  expect(lineText('Dearer')).toContain('Price went up $61.90 → $64.90 each, since Nov 14');
  expect(lineText('Cheaper')).toContain('Price went down $52.00 → $48.50, since Nov 14');
  expect(lineText('Few left')).toContain('Only 2 left 3 items → 2 items');
  expect(lineText('In twos')).toContain('Minimum order changed 1 item → 2 items');
  expect(lineText('Sold')).toContain('Sold out. Not included in your total.');
  expect(lineText('Drum kit')).toContain('No longer sold. Not included in your total.');
  expect(screen.getByRole('link', { name: 'See other Brakes' })).toBeVisible();
  expect(panel().getByText('4 parts, 7 items')).toBeVisible();
  expect(panel().getByText('$228.70')).toBeVisible();
  // The requested quantity is kept.
  expect(cartStore.get().lines.map(({ quantity }) => quantity)).toEqual([2, 1, 3, 1, 2, 1]);
});

test("the date a part was added is in the reader's time zone", async () => {
  liveWestOfUtc();
  const shop = aShop([aPart({ id: 'up', name: 'Dearer', price: '64.90', orderQuantity: 1 })]);
  const addedAt = '2026-11-26T02:24:00Z';
  cartStore.set({ lines: [{ partId: 'up', quantity: 1, seenPrice: '61.90', addedAt }] });
  await renderApp({ path: '/cart', shop });
  expect(await screen.findByText(/since Nov 25$/)).toBeVisible();
});

test('an unknown part is removed, and the others stay', async () => {
  addToCart([
    { partId: 'of-another-shop', quantity: 1, seenPrice: '10.00' },
    { partId: 'pads', quantity: 1, seenPrice: '48.50' },
  ]);
  await renderApp({ path: '/cart', shop: aShop() });
  expect(await screen.findByRole('heading', { level: 3, name: 'Brake pads' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Cart, 1 part' })).toBeVisible();
  expect(cartStore.get().lines.map(({ partId }) => partId)).toEqual(['pads']);
});

test('the stepper stays between minimum order and stock, and an entry outside shows the range', async () => {
  addToCart([{ partId: 'disc', quantity: 2, seenPrice: '64.90' }]);
  const { user } = await renderApp({ path: '/cart', shop: aShop() });
  const box = await screen.findByRole('textbox', { name: 'Quantity of Front brake disc' });
  await user.click(screen.getByRole('button', { name: 'One less, Front brake disc' }));
  expect(box).toHaveValue('2');
  await user.click(screen.getByRole('button', { name: 'One more, Front brake disc' }));
  expect(box).toHaveValue('3');
  expect(panel().getByText('$194.70')).toBeVisible();
  await user.clear(box);
  await user.type(box, '37');
  expect(screen.getByText('You can only choose quantity of minimum 2 and maximum 36!')).toBeVisible();
  expect(cartStore.get().lines[0]?.quantity).toBe(3);
  await user.tab();
  expect(box).toHaveValue('3');
});

test('a quantity in digits of another script counts, is displayed as typed, and can be stepped', async () => {
  addToCart([{ partId: 'disc', quantity: 2, seenPrice: '64.90' }]);
  const { user } = await renderApp({ path: '/cart', shop: aShop() });
  const box = await screen.findByRole('textbox', { name: 'Quantity of Front brake disc' });
  await user.clear(box);
  await user.type(box, '１２');
  expect(box).toHaveValue('１２');
  expect(box).toBeValid();
  expect(cartStore.get().lines[0]?.quantity).toBe(12);
  await user.click(screen.getByRole('button', { name: 'One more, Front brake disc' }));
  expect(box).toHaveValue('13');
  expect(cartStore.get().lines[0]?.quantity).toBe(13);
});

test('a removed line offers undo with focus until the page is left', async () => {
  addToCart([
    { partId: 'disc', quantity: 4, seenPrice: '64.90' },
    { partId: 'pads', quantity: 1, seenPrice: '48.50' },
  ]);
  const { user, go } = await renderApp({ path: '/cart', shop: aShop() });
  await user.click(await screen.findByRole('button', { name: 'Remove Front brake disc' }));
  expect(screen.getByText('Removed: Front brake disc')).toBeVisible();
  expect(panel().getByText('1 part, 1 item')).toBeVisible();
  const undo = screen.getByRole('button', { name: 'Undo: put Front brake disc back' });
  expect(undo).toHaveFocus();
  await user.click(undo);
  expect(cartStore.get().lines.map(({ partId, quantity }) => [partId, quantity])).toEqual([
    ['disc', 4],
    ['pads', 1],
  ]);
  expect(screen.getByText('Front brake disc is back in the cart.')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('button', { name: 'Remove Front brake disc' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remove Front brake disc' }));
  await go('/qa');
  await go('/cart');
  expect(await screen.findByRole('heading', { level: 3, name: 'Brake pads' })).toBeVisible();
  expect(screen.queryByText('Removed: Front brake disc')).toBeNull();
});

test('each line shows whether it fits the car, and Check out asks once about parts that do not', async () => {
  carStore.set({ chosen: carFromSearch(new URLSearchParams('year=2016&make=Honda&model=Civic')) });
  addToCart([
    { partId: 'disc', quantity: 2, seenPrice: '64.90' },
    { partId: 'pads', quantity: 1, seenPrice: '48.50' },
  ]);
  const shop = aShop([
    { ...disc, fitment: aVerdict({ verdict: 'FITS', reason: 'Front, all engines' }) },
    { ...pads, fitment: aVerdict({ verdict: 'DOES_NOT_FIT', reason: 'Civic 2017 to 2021' }) },
  ]);
  const { user, place, address } = await renderApp({ path: '/cart', shop });
  expect(await screen.findByText('1 fits your 2016 Honda Civic')).toBeVisible();
  expect(panel().getByText('1 does not fit')).toBeVisible();
  expect(shop.calls('CartParts')[0]?.variables).toMatchObject({ vehicle: { model: 'Civic' } });

  await user.click(panel().getByRole('link', { name: 'Check out' }));
  const question = within(await findDialog('alertdialog'));
  expect(place()).toBe('/cart');
  await user.click(question.getByRole('button', { name: 'Order it anyway' }));
  // The checkout is for logged-in users.
  await waitFor(() => expect(place()).toBe('/login'));
  expect(new URLSearchParams(address().split('?')[1]).get('from')).toBe(
    '/checkout?anyway=2016+Honda+Civic&part=pads',
  );
});

describe('after the car changes, as in another tab,', () => {
  const carOf = (address: string) => carFromSearch(new URLSearchParams(address));
  const choose = (address: string) => {
    act(() => carStore.set({ chosen: carOf(address) }));
  };

  /** The disc fits the Civic only; the cart shows that. */
  async function drivesCivic() {
    choose('year=2016&make=Honda&model=Civic');
    addToCart([{ partId: 'disc', quantity: 2, seenPrice: '64.90' }]);
    const shop = aShop([{ ...disc, fitment: aVerdict({ reason: 'Front, all engines' }) }]);
    const app = await renderApp({ path: '/cart', shop });
    expect(await screen.findByText('1 fits your 2016 Honda Civic')).toBeVisible();
    shop.parts = [{ ...disc, fitment: aVerdict({ verdict: 'DOES_NOT_FIT', reason: 'Civic only' }) }];
    return app;
  }

  test('verdicts of the previous car are hidden while the new ones load', async () => {
    const { shop } = await drivesCivic();
    const release = shop.hold('CartParts');
    choose('year=2018&make=Toyota&model=Camry');
    expect(panel().getByText('Checking whether it fits your 2018 Toyota Camry.')).toBeVisible();
    expect(screen.queryByText(/1 fits|^Fits/)).not.toBeInTheDocument();
    expect(line('Front brake disc').getByText('$129.80')).toBeVisible();

    release();
    expect(await panel().findByText('1 does not fit your 2018 Toyota Camry')).toBeVisible();
  });

  test('a failed check can be repeated', async () => {
    const { shop, user } = await drivesCivic();
    shop.fail('CartParts', 'UNREACHABLE');
    choose('year=2018&make=Toyota&model=Camry');
    expect(
      await panel().findByText(/^Whether it fits your 2018 Toyota Camry could not be looked up\./),
    ).toBeVisible();
    expect(screen.queryByText(/1 fits|^Fits/)).not.toBeInTheDocument();
    await user.click(panel().getByRole('button', { name: 'Check again' }));
    expect(await panel().findByText('1 does not fit your 2018 Toyota Camry')).toBeVisible();
  });

  test('the same car in another spelling keeps its verdicts', async () => {
    const { shop } = await drivesCivic();
    shop.hold('CartParts');
    choose('year=2016&make=HONDA&model=civic');
    expect(panel().getByText('1 fits your 2016 HONDA civic')).toBeVisible();
  });

  test('an unknown car shows no verdicts, also while it is checked again', async () => {
    jest.useFakeTimers();
    try {
      const { shop } = await drivesCivic();
      shop.fail('CartParts', { code: 'UNKNOWN_CAR', field: 'year' });
      choose('year=1950&make=Honda&model=Civic');
      await waitFor(() => expect(shop.calls('CartParts').at(-1)?.variables).not.toHaveProperty('vehicle'));
      const isSilent = () => {
        expect(panel().queryByText(/1950|Civic/)).not.toBeInTheDocument();
      };
      isSilent();
      shop.hold('CartParts');
      const before = shop.calls('CartParts').length;
      await passSeconds(31);
      expect(shop.calls('CartParts').length).toBeGreaterThan(before);
      isSilent();
    } finally {
      jest.useRealTimers();
    }
  });
});

test('a full cart says so and accepts no more parts', async () => {
  const parts = Array.from({ length: 51 }, (_, index) => aPart({ id: `p${index}`, name: `Part ${index}` }));
  addToCart(parts.slice(0, 50).map(({ id }) => ({ partId: id, quantity: 2, seenPrice: '64.90' })));
  const { user, go } = await renderApp({ path: '/catalogue/p50', shop: aShop(parts) });
  const [add] = await screen.findAllByRole('button', { name: 'Add to cart: Part 50' });
  await user.click(add!);
  expect(await screen.findByText('50 parts is the limit. Order or remove some first.')).toBeVisible();
  expect(cartStore.get().lines).toHaveLength(50);
  await go('/cart');
  expect(await screen.findByText('Your cart is full (50 parts).')).toBeVisible();
  expect(panel().getByRole('link', { name: 'Check out' })).toBeVisible();
});

test('a failed load can be retried; a later failure keeps the last prices with a warning', async () => {
  addToCart([{ partId: 'pads', quantity: 1, seenPrice: '48.50' }]);
  const shop = aShop();
  shop.fail('CartParts', 'UNREACHABLE');
  const { user } = await renderApp({ path: '/cart', shop });
  expect(await screen.findByText("We couldn't load prices and stock.")).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 3, name: 'Brake pads' })).toBeVisible();

  shop.fail('CartParts', 'UNREACHABLE');
  act(() => void addToCart([{ partId: 'disc', quantity: 2, seenPrice: '64.90' }]));
  expect(await screen.findByText('Prices and stock may have changed.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'Brake pads' })).toBeVisible();
});

test('parts added by form without JavaScript are adopted, and a shared address adds nothing', async () => {
  const { go, address } = await renderApp({ path: '/cart?parts=disc_2_64.90', shop: aShop() });
  await waitFor(() => expect(address()).toBe('/cart'));
  expect(screen.getByText('Your cart is empty')).toBeVisible();

  await go('/qa');
  document.cookie = 'axle-cart=disc_2_64.90~pads_1_48.50';
  await go('/cart?parts=disc_2_64.90~pads_1_48.50');
  expect(await screen.findByRole('heading', { level: 3, name: 'Front brake disc' })).toBeVisible();
  expect(panel().getByText('2 parts, 3 items')).toBeVisible();
  expect(address()).toBe('/cart');
  document.cookie = 'axle-cart=; Max-Age=0';
});

test('parts from a form that do not fit into a full cart are reported', async () => {
  const parts = Array.from({ length: 51 }, (_, index) => aPart({ id: `p${index}` }));
  addToCart(parts.slice(0, 50).map(({ id }) => ({ partId: id, quantity: 2, seenPrice: '64.90' })));
  document.cookie = 'axle-cart=p50_2_64.90';
  await renderApp({ path: '/cart?parts=p50_2_64.90', shop: aShop(parts) });
  expect(await screen.findByText('50 parts is the limit. Order or remove some first.')).toBeVisible();
  expect(await screen.findByText('Your cart is full (50 parts).')).toBeVisible();
  document.cookie = 'axle-cart=; Max-Age=0';
});

test('parts that did not fit before the script loaded are reported as well', async () => {
  const parts = Array.from({ length: 51 }, (_, index) => aPart({ id: `p${index}` }));
  const lines = parts.map(({ id }) => `${id}_2_64.90`);
  document.cookie = `axle-cart=${lines.slice(0, 50).join('~')}`;
  const { address } = await renderApp({ path: `/cart?parts=${lines.join('~')}`, shop: aShop(parts) });
  expect(await screen.findByText('50 parts is the limit. Order or remove some first.')).toBeVisible();
  expect(cartStore.get().lines).toHaveLength(50);
  expect(address()).toBe('/cart');
  document.cookie = 'axle-cart=; Max-Age=0';
});

test('visitors are told where the cart is stored, and return to it after logging in', async () => {
  addToCart([{ partId: 'pads', quantity: 1, seenPrice: '48.50' }]);
  const { user, address } = await renderApp({ path: '/cart', shop: aShop() });
  expect(await screen.findByText(/Saved in this browser/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Log in' }));
  await waitFor(() => expect(address()).toBe('/login?from=%2Fcart'));
});
