import type { Page } from 'playwright-core';

import { ShopApi } from './support/shop-api.js';
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

const row = (name: string | RegExp) => shopper.page.getByRole('row', { name }).first();

/** Name of the focused element, as a screen reader reads it. */
const focused = () =>
  shopper.page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  );

test('an admin opens the orders behind a figure of the overview and ships one', async () => {
  const { page } = shopper;
  await shopper.comesIn('admin@example.com');
  await shopper.follows('Dashboard');
  await shopper.seesHeading('My Profile');
  await shopper.follows('Overview');
  await page
    .getByRole('img', { name: /^Sales per day, last 14 days/ })
    .first()
    .waitFor();
  const figure = page.getByRole('link', { name: /^Paid, to be shipped \d+/ });
  const waiting = Number(/to be shipped (\d+)/.exec((await figure.textContent()) ?? '')?.[1]);
  await figure.click();
  await shopper.arrivesAt('**/dashboard/manageallorders?status=pending');
  await page.getByRole('link', { name: `Paid, to be shipped ${waiting}` }).waitFor();

  await page
    .getByRole('button', { name: /^Update/ })
    .first()
    .click();
  await shopper.sees('This product is shipped!');
  await page.getByRole('link', { name: `Paid, to be shipped ${waiting - 1}` }).waitFor();
  await page.getByRole('link', { name: `To Ship ${waiting - 1} to be shipped` }).waitFor();
});

test('an admin adds, finds, edits, restocks and removes a product, and visitors see each change at once', async () => {
  const { page } = shopper;
  await shopper.returnsAs('admin@example.com');
  await page.goto('/dashboard/addproduct');
  await shopper.presses('Add to Stock');
  await shopper.sees('Please fix 6 fields');
  await page.getByLabel(/^Product Name/).fill('Test axle shaft');
  await page.getByLabel(/^Short Description/).fill('For a test.');
  const { origin } = new URL(page.url());
  await page.getByLabel(/^Image Direct Link/).fill(`${origin}/pictures/parts/cv-axle-900.webp`);
  await page.getByLabel(/^Price/).fill('149.5');
  await page.getByLabel(/^Minimum Order Quantity/).fill('2');
  await page.getByLabel(/^Available Quantity/).fill('5');
  await shopper.presses('Add to Stock');
  await shopper.sees('New Product is added successfully!');
  await expect(page.getByLabel(/^Product Name/).inputValue()).resolves.toBe('');

  await shopper.follows('Home');
  await shopper.sees('Test axle shaft');

  await shopper.follows('Dashboard');
  await shopper.follows('Manage Products');
  await page.getByRole('searchbox', { name: 'Search products' }).fill('axle shaft');
  await page.keyboard.press('Enter');
  await shopper.arrivesAt('**/dashboard/manageproducts?q=axle+shaft');
  await row(/Test axle shaft/)
    .getByText('Only 5 left')
    .waitFor();
  await shopper.presses('Details of Test axle shaft');

  await shopper.presses('Edit Test axle shaft');
  await page
    .getByRole('dialog')
    .getByLabel(/^Price/)
    .fill('99');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await shopper.sees('Product updated.');
  await row(/Test axle shaft/)
    .getByText('$99.00')
    .waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await focused()).toBe('Edit Test axle shaft');

  await shopper.presses('Restock Test axle shaft');
  await page
    .getByRole('dialog')
    .getByLabel(/^Quantity/)
    .fill('20');
  await page
    .getByRole('dialog')
    .getByLabel(/^Reason/)
    .fill('Delivery of Monday');
  await page.getByRole('dialog').getByRole('button', { name: 'Restock' }).click();
  await shopper.sees('20 items added: Test axle shaft.');
  await row(/Test axle shaft/)
    .getByText('25 in stock')
    .waitFor();

  await shopper.presses('Remove product: Test axle shaft');
  await shopper.sees('Are you sure you want to delete this product?');
  await page.getByRole('button', { name: 'No' }).waitFor();
  expect(await focused()).toBe('No');
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  expect(await focused()).toBe('Remove product: Test axle shaft');
  await page.keyboard.press('Enter');
  await shopper.presses('Yes');
  await shopper.sees('This product is deleted!');
  await row(/Test axle shaft/).waitFor({ state: 'detached' });
});

test('an admin makes a user an admin, sees who granted it, and revokes the rights', async () => {
  const { page } = shopper;
  await shopper.returnsAs('admin@example.com');
  await page.goto('/dashboard/makeadmin?q=customer%40example.com');
  await shopper.presses('Make Admin: customer@example.com');
  await shopper.sees('Are you sure you want to make this user an admin?');
  await shopper.presses('Yes');
  await shopper.sees('This user is now an admin.');
  await row(/customer@example\.com/)
    .getByText(/by admin@example\.com/)
    .waitFor();
  await shopper.presses('Details of customer@example.com');
  await shopper.presses('Revoke admin rights of customer@example.com');
  await shopper.presses('Yes');
  await shopper.sees('This user is no longer an admin.');
  await page.getByRole('button', { name: 'Make Admin: customer@example.com' }).waitFor();
});

test('a customer who received a part answers whether it fitted and reviews it, and both show on its page', async () => {
  const { page } = shopper;
  // The demo customer received two discs of this kind.
  const customer = await ShopApi.signIn(stage.shop, 'customer@example.com');
  const parts = await customer.send<{ _id: string; name: string }[]>('GET', '/parts');
  const received = parts.find(({ name }) => name === 'Front brake disc 288 mm, coated hub')!._id;
  await page.goto(`/catalogue/${received}`);
  await shopper.sees('5 of 6 said yes');
  await shopper.returnsAs('customer@example.com');
  await shopper.opens('/dashboard/myorders');
  const row = page.getByRole('row').filter({ hasText: 'Front brake disc 288 mm' });
  await row.getByRole('button', { name: 'Yes' }).click();
  await row.getByText('It fit').waitFor();

  await shopper.opens('/dashboard/addreview');
  await page.getByLabel('Part (optional)').selectOption({ label: 'Front brake disc 288 mm, coated hub' });
  await shopper.types('Your Feedback', 'Straight out of the box and on.');
  await shopper.presses('Post');
  await shopper.sees('Your review is added successfully!');

  await shopper.opens(`/catalogue/${received}`);
  await shopper.sees('6 of 7 said yes');
  const review = page.getByRole('listitem').filter({ hasText: 'Straight out of the box and on.' });
  await review.getByText('It fit').waitFor();
  // As others see it, from the documented list too.
  const all = await customer.send<{ review: string }[]>('GET', '/reviews');
  expect(all.at(-1)!.review).toBe('Straight out of the box and on.');
});

test('a customer updates the profile and posts a review that the home page shows', async () => {
  const { page } = shopper;
  await shopper.comesIn('customer@example.com');
  await shopper.follows('Dashboard');
  // The home page has a field of that name, too.
  await shopper.seesHeading('My Profile');
  await shopper.types('Name', 'Jonas Keller');
  await shopper.types('Location', 'Bern');
  await shopper.types('Education', 'Mechanic');
  await shopper.types('Phone', '+41 31 555 01 02');
  await shopper.types('LinkedIn Profile Link', 'https://www.linkedin.com/in/jonas-keller');
  await shopper.presses('Update');
  await shopper.sees('Your profile is updated! Please Referesh to See Changes.');
  await page.getByRole('complementary').getByText('Jonas Keller').waitFor();

  await shopper.follows('Add Review');
  await page.getByLabel(/^Rating/).selectOption('5');
  await page.getByLabel(/^Your Feedback/).fill('The shaft fitted at once.\nIn the rain, too.');
  await shopper.presses('Post');
  await shopper.sees('Your review is added successfully!');
  await page.getByRole('heading', { name: 'Your review, as visitors see it' }).waitFor();
  await shopper.follows('Home');
  const said = page.getByText('The shaft fitted at once.');
  await expect(said.innerText()).resolves.toBe('The shaft fitted at once.\nIn the rain, too.');

  await page.goto('/dashboard');
  await expect(page.getByLabel('Location').inputValue()).resolves.toBe('Bern');
});

/** The longest name that sign-up accepts, without a place to break it. */
const longName = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3).slice(0, 100);
const longEmail = `${'konstantin'.repeat(6)}@${'papadopoulos'.repeat(5)}.com`;

/** Elements on this page that are wider than their containers; nothing if all is visible. */
const outOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(
    (words) => {
      const { scrollWidth } = document.documentElement;
      const found = scrollWidth > innerWidth ? [`the page is ${scrollWidth} px wide`] : [];
      const edge = (element: Element | null) => element?.getBoundingClientRect().right ?? innerWidth;
      for (const control of document.querySelectorAll('main tbody :is(a, button, input, select)')) {
        // The table is as wide as its rows; what is around it cuts them off.
        if (edge(control) > edge(control.closest('table')!.parentElement))
          found.push(`out of its frame: ${control.ariaLabel ?? control.textContent}`);
      }
      const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!words.some((word) => text.nodeValue!.includes(word))) continue;
        const range = document.createRange();
        range.selectNode(text);
        const box = text.parentElement!.closest('td, th, li, article, section, main');
        if (range.getBoundingClientRect().right > edge(box) + 1)
          found.push(`over its edge: ${text.nodeValue}`);
      }
      return found;
    },
    [longName, longEmail],
  );

test('an unbroken long name or address makes no page wider and hides no buttons', async () => {
  await ShopApi.signUp(stage.shop, longEmail, longName);
  const person = await ShopApi.signIn(stage.shop, longEmail);
  const order = await person.order();
  await person.ask('mutation ($input: PostReviewInput!) { postReview(input: $input) { id } }', {
    input: { rating: 5, review: longName },
  });
  await person.ask('mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) }', {
    input: { name: longName, email: longEmail, message: longName },
  });

  const found: Record<string, string[]> = {};
  async function looksAt(visitor: Shopper, path: string) {
    const { page } = visitor;
    for (const width of [1280, 800, 360]) {
      await page.setViewportSize({ width, height: 900 });
      // Which picture the home page begins with is decided as it loads.
      if (width === 1280 || path === '/') await page.goto(path);
      await page.getByText(longName).or(page.getByText(longEmail)).locator('visible=true').first().waitFor();
      await visitor.settles();
      const wide = await outOfSight(page);
      if (wide.length > 0) found[`${path} at ${width} px`] = wide;
    }
  }
  await shopper.returnsAs('admin@example.com');
  for (const path of ['/', `/catalogue?q=${longName}`]) await looksAt(shopper, path);
  for (const name of ['overview', 'manageallorders', 'makeadmin', 'messages', 'activity'])
    await looksAt(shopper, `/dashboard/${name}`);

  const customer = await stage.aShopper();
  await customer.returnsAs(longEmail);
  for (const path of [`/dashboard/payment/${order}`, '/dashboard/addreview', '/dashboard'])
    await looksAt(customer, path);
  expect(await customer.leave()).toEqual([]);
  expect(found).toEqual({});
});
