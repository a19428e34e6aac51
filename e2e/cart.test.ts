import { barriers } from './support/barriers.js';
import { KeyboardUser } from './support/keyboard-user.js';
import { ShopApi } from './support/shop-api.js';
import { shareStage } from './support/stage.js';

jest.setTimeout(180_000);

const stage = shareStage();

const cart = (parts: string) => ({ name: `Cart, ${parts}`, exact: true });

test('parts are added by keyboard, show in all tabs without layout shifts, and are saved to the account', async () => {
  const buyer = 'cart@example.com';
  await ShopApi.signUp(stage.shop, buyer);
  const shopper = await stage.aShopper();
  const { page } = shopper;
  const keys = new KeyboardUser(page);
  await shopper.opens('/catalogue?category=brakes');
  const other = await page.context().newPage();
  await other.goto('/blogs', { waitUntil: 'networkidle' });
  await page.bringToFront();

  const add = page.getByRole('button', { name: /^Add to cart:/ });
  await add.first().focus();
  await keys.press('Enter');
  await page.getByRole('link', cart('1 part')).waitFor();
  await keys.isAt(page.getByRole('link', { name: /^In cart:/ }));
  await other.getByRole('link', cart('1 part')).waitFor();
  await add.first().click();
  expect(await barriers(shopper)).toEqual([]);

  await page.getByRole('link', cart('2 parts')).click();
  await shopper.sees('Subtotal');
  await page.reload();
  await shopper.sees('Subtotal');
  expect(await barriers(shopper)).toEqual([]);

  await page.goto('/login');
  // Shown briefly by the tab that added the cart to the account, maybe before the URL has changed.
  const said = [page, other].map((tab) => tab.getByText('2 parts are in your cart.').first().waitFor());
  await Promise.all([Promise.any(said), shopper.logsIn(buyer)]);
  await shopper.arrivesAt(({ pathname }) => pathname === '/');
  expect(await shopper.leave()).toEqual([]);

  const elsewhere = await stage.aShopper();
  await elsewhere.comesIn(buyer);
  await elsewhere.page.getByRole('link', cart('2 parts')).waitFor();
  expect(await elsewhere.leave()).toEqual([]);
});

test('without JavaScript the button is a form, and the cart is stored in the browser', async () => {
  const reader = await stage.aShopper({ javaScriptEnabled: false });
  const { page } = reader;
  for (const place of [0, 1]) {
    await page.goto('/catalogue?category=brakes');
    await page
      .getByRole('button', { name: /^Add to cart:/ })
      .nth(place)
      .click();
    await page.waitForURL(/\/cart\?parts=/);
  }
  const lines = page.getByRole('list', { name: 'Parts in the cart' }).getByRole('listitem');
  expect(await lines.count()).toBe(2);
  await page.goto('/cart');
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await page.waitForURL(/\/cart\?parts=/);
  expect(await lines.count()).toBe(1);
  expect(await reader.leave()).toEqual([]);
});

test('a cart filled by form before hydration is adopted', async () => {
  const shopper = await stage.aShopper();
  const { page } = shopper;
  await page.goto('/catalogue?category=brakes');
  const line = await page
    .getByRole('button', { name: /^Add to cart:/ })
    .first()
    .getAttribute('value');
  await page.context().addCookies([
    {
      name: 'axle-cart',
      value: line ?? '',
      domain: new URL(stage.shop.url).hostname,
      path: '/cart',
    },
  ]);
  await page.goto('/cart');
  await page.getByRole('link', cart('1 part')).waitFor();
  await page.waitForURL((url) => url.search === '');
  expect(await page.context().cookies(`${stage.shop.url}/cart`)).toEqual([]);
  expect(await shopper.leave()).toEqual([]);
});
