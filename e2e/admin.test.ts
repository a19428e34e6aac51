import { barriers } from './support/barriers.js';
import { ShopApi } from './support/shop-api.js';
import type { Shopper } from './support/shopper.js';
import { setStage } from './support/stage.js';

jest.setTimeout(180_000);

const stage = setStage();
let admin: ShopApi;
beforeAll(async () => {
  admin = await ShopApi.signIn(stage.shop, 'admin@example.com');
});

let shopper: Shopper;
beforeEach(async () => {
  shopper = await stage.aShopper();
});
afterEach(async () => {
  expect(await shopper.leave()).toEqual([]);
});

test('§5.9 §8.8 a product needs the required fields and a link to an image, and is then the newest on the home page', async () => {
  await shopper.returnsAs('admin@example.com');
  await shopper.page.goto('/dashboard/addproduct');
  await shopper.presses('Add to Stock');
  for (const field of ['Product Name', 'Image Direct Link', 'Price', 'Short Description'])
    await shopper.seesProblem(field, /required/);
  await shopper.seesProblem('Minimum Order Quantity', /required/);
  await shopper.seesProblem('Available Quantity', /required/);

  await shopper.types('Product Name', 'Cabin filter for a test');
  await shopper.types('Short Description', 'Keeps pollen out.');
  await shopper.types('Image Direct Link', 'a picture');
  await shopper.types('Price', '12.50');
  await shopper.types('Minimum Order Quantity', '2');
  await shopper.types('Available Quantity', '40');
  await shopper.presses('Add to Stock');
  await shopper.seesProblem('Image Direct Link', /https?:\/\//);

  const { origin } = new URL(shopper.page.url());
  await shopper.types('Image Direct Link', `${origin}/pictures/parts/cabin-filter-900.webp`);
  await shopper.presses('Add to Stock');
  await shopper.sees('New Product is added successfully!');
  await shopper.follows('Home');
  await shopper.sees('Cabin filter for a test');
});

test('§8.12 an admin deletes a product after a confirmation, and it leaves the table and the sitemap at once', async () => {
  await shopper.returnsAs('admin@example.com');
  await shopper.page.goto('/dashboard/manageproducts');
  const first = shopper.page.getByRole('row').nth(1);
  const name = (await first.getByRole('rowheader').innerText()).split('\n')[0]!;
  const parts = await admin.send<{ _id: string; name: string }[]>('GET', '/parts');
  const address = `${stage.shop.url}/catalogue/${parts.find((part) => part.name === name)!._id}`;
  const sitemap = async () => (await fetch(`${stage.shop.url}/sitemap.xml`)).text();
  expect(await sitemap()).toContain(address);

  await first.getByRole('button', { name: /^Remove product/ }).click();
  await shopper.sees('Are you sure you want to delete this product?');
  await shopper.presses('No');
  await first.getByRole('button', { name: /^Remove product/ }).click();
  await shopper.presses('Yes');

  await shopper.sees('This product is deleted!');
  await shopper.page.getByRole('rowheader', { name, exact: true }).waitFor({ state: 'detached' });
  expect(await sitemap()).not.toContain(address);
});

test('an admin previews and raises two prices at once, and undoes both', async () => {
  await shopper.returnsAs('admin@example.com');
  await shopper.page.goto('/dashboard/manageproducts?sort=-price');
  const rows = shopper.page.locator('[data-row]');
  await rows.first().waitFor();
  const prices = async () => (await rows.locator('.amount').allInnerTexts()).slice(0, 2);
  const before = await prices();
  for (const at of [0, 1]) await rows.nth(at).getByRole('checkbox').check();
  await shopper.presses('Change prices');
  await shopper.page.getByLabel('Change', { exact: true }).selectOption({ label: 'Raise by an amount' });
  await shopper.types('Amount', '1000');
  await shopper.presses('Preview');
  await shopper.sees('2 products change');
  expect(await barriers(shopper)).toEqual([]);
  expect(await prices()).toEqual(before);

  await shopper.presses('Change 2 products');
  await shopper.sees('2 products: prices raised by $1,000.00.');
  const cents = (amount: string) => Number(amount.replace(/\D/g, ''));
  await rows.first().getByText(before[0]!, { exact: true }).waitFor({ state: 'detached' });
  expect((await prices()).map(cents)).toEqual(before.map((amount) => cents(amount) + 100_000));

  await shopper.presses('Undo');
  await shopper.sees('Undone for 2 products: prices raised by $1,000.00.');
  await rows.first().getByText(before[0]!, { exact: true }).waitFor();
  expect(await prices()).toEqual(before);
});

test('§8.13 an admin ships a paid order, and its status changes at once', async () => {
  await shopper.returnsAs('admin@example.com');
  await shopper.page.goto('/dashboard/manageallorders');
  const pending = shopper.page.getByRole('row').filter({ hasText: 'Paid, to be shipped' });
  await pending.first().waitFor();
  const before = await pending.count();

  await pending
    .first()
    .getByRole('button', { name: /^Update/ })
    .click();
  await shopper.sees('This product is shipped!');
  await pending.nth(before - 1).waitFor({ state: 'detached' });
});

test('an order marked as shipped by mistake is undone, and its row stays in place', async () => {
  await shopper.returnsAs('admin@example.com');
  await shopper.page.goto('/dashboard/manageallorders?status=pending');
  const rows = shopper.page.getByRole('rowheader');
  await rows.first().waitFor();
  const before = await rows.allInnerTexts();
  const row = shopper.page.locator('[data-row]').first();

  await row.getByRole('button', { name: /^Update/ }).click();
  const message = shopper.page.getByRole('status').filter({ hasText: 'This product is shipped!' });
  await message.getByText(/^Undo \(\d+ s\)/).waitFor();
  await row.getByText('Shipped').waitFor();
  expect(await rows.allInnerTexts()).toEqual(before);
  await message.getByRole('button', { name: /^Undo/ }).click();

  await shopper.sees('Shipment undone. The order is waiting to be shipped again.');
  await row.getByText('Paid, to be shipped').waitFor();
  await shopper.page.reload();
  await rows.first().waitFor();
  expect(await rows.allInnerTexts()).toEqual(before);
  await row.getByRole('button', { name: /^Details/ }).click();
  await shopper.sees(/Shipping was undone: it had been marked as shipped by mistake/);
});

test('an admin marks a dispute as answered, and cannot refund the order while the bank decides', async () => {
  const customer = await ShopApi.signIn(stage.shop, 'customer@example.com');
  const orderId = await customer.order();
  await customer.pays(orderId, 'pm_card_createDispute');
  await shopper.returnsAs('admin@example.com');
  await shopper.page.goto('/dashboard/overview');
  await shopper.follows('Review cases');

  await shopper.page.getByRole('button', { name: /^Details of Disputed by the customer/ }).click();
  await shopper.presses('Mark as answered');
  const question = shopper.page.getByRole('dialog', { name: 'Mark this case as resolved?' });
  await question.getByLabel('Note').fill('Sent the receipt to the bank.');
  await question.getByRole('button', { name: 'Mark as answered' }).click();
  await shopper.sees('The case waits for the bank.');
  await shopper.sees('No open cases.');

  await shopper.page.goto(`/dashboard/manageallorders?q=${orderId.slice(-8)}`);
  await shopper.page.getByRole('button', { name: /^Details of/ }).click();
  const refund = shopper.page.getByRole('button', { name: /^Refund order/ });
  await refund.waitFor();
  expect(await refund.isDisabled()).toBe(true);
});

test('an admin refunds an order, and completes a refund that the provider refuses', async () => {
  const customer = await ShopApi.signIn(stage.shop, 'customer@example.com');
  const orderId = await customer.order();
  await customer.pays(orderId, 'pm_card_refundFail');
  await shopper.returnsAs('admin@example.com');
  await shopper.page.goto(`/dashboard/manageallorders?q=${orderId.slice(-8)}`);
  await shopper.page.getByRole('button', { name: /^Details of/ }).click();
  await shopper.page.getByRole('button', { name: /^Refund order/ }).click();
  await shopper.page
    .getByRole('dialog')
    .getByRole('button', { name: /^Refund \$/ })
    .click();
  await shopper.page
    .getByRole('row')
    .filter({ hasText: /Refund(?:ed| pending| failed)/ })
    .first()
    .waitFor();

  await shopper.page.goto('/dashboard/cases');
  const refused = shopper.page.getByRole('button', { name: /^Details of Refund failed/ });
  // The provider tells of it in a message of its own.
  while (!(await refused.isVisible())) await shopper.page.reload({ waitUntil: 'networkidle' });
  await refused.click();
  await shopper.presses('Mark as refunded');
  const way = shopper.page.getByRole('dialog', { name: 'How was it refunded?' });
  await way.getByRole('button', { name: 'Mark as refunded' }).click();
  await shopper.seesProblem('Method and date', 'Method and date is required');
  await shopper.types('Method and date', 'Bank transfer, 21 November');
  await way.getByRole('button', { name: 'Mark as refunded' }).click();
  await shopper.sees('Refunded by another method. The case is closed.');

  await shopper.page.goto('/dashboard/activity?who=people&about=case');
  await shopper.page.getByRole('row').filter({ hasText: 'Bank transfer, 21 November' }).waitFor();
});

test('§8.10 an admin makes a customer an admin', async () => {
  await shopper.returnsAs('admin@example.com');
  await shopper.page.goto('/dashboard/makeadmin');
  await shopper.page
    .getByRole('button', { name: /^Make Admin:/ })
    .first()
    .click();
  await shopper.confirms();
  await shopper.sees('This user is now an admin.');
});

test('§8.1 an admin whose rights were revoked in the meantime cannot make anyone an admin', async () => {
  await admin.send('PUT', '/users/admin/customer%40example.com');
  await shopper.returnsAs('customer@example.com');
  await shopper.page.goto('/dashboard/makeadmin');
  const makeAdmin = shopper.page.getByRole('button', { name: /^Make Admin:/ }).first();
  await makeAdmin.waitFor();

  await admin.ask('mutation { revokeAdmin(email: "customer@example.com") { role } }');
  await makeAdmin.click();
  await shopper.confirms();

  await shopper.sees('failed to make an admin');
});

test('§5.10 §8.14 a profile needs every field, and shows changes without a refresh', async () => {
  await shopper.returnsAs('customer@example.com');
  await shopper.page.goto('/dashboard');
  for (const field of ['Location', 'Education', 'Phone', 'LinkedIn Profile Link'])
    await shopper.types(field, '');
  await shopper.presses('Update');
  for (const field of ['Location', 'Education', 'Phone', 'LinkedIn Profile Link'])
    await shopper.seesProblem(field, `${field} is required`);

  await shopper.types('Name', 'Jonas W. Weber');
  await shopper.types('Location', 'Zürich');
  await shopper.types('Education', 'ETH');
  await shopper.types('Phone', '+41 44 555 01 02');
  await shopper.types('LinkedIn Profile Link', 'https://www.linkedin.com/in/jonas');
  await shopper.presses('Update');
  await shopper.sees('Your profile is updated! Please Referesh to See Changes.');
  await shopper.page.getByRole('complementary').getByText('Jonas W. Weber').first().waitFor();
});

test('§5.11 §8.9 a review can be empty, and shows on the home page at once', async () => {
  await shopper.returnsAs('customer@example.com');
  await shopper.page.goto('/dashboard/addreview');
  await shopper.presses('Post');
  await shopper.sees('Your review is added successfully!');

  await shopper.page.getByLabel('Rating').selectOption('4');
  await shopper.types('Your Feedback', 'The discs fitted at the first try.');
  await shopper.presses('Post');
  await shopper.sees('Your review, as visitors see it');
  await shopper.follows('Home');
  await shopper.sees('The discs fitted at the first try.');
});

test("an admin can read a visitor's message from the contact form", async () => {
  await shopper.page.goto('/');
  await shopper.types('Name', 'Lena Brandt');
  await shopper.types('Email', 'lena@example.com');
  await shopper.types('Message', 'Do you have this disc in 330 mm?');
  await shopper.presses('Send Message');
  await shopper.sees('Your message is sent. We reply by email.');

  await shopper.returnsAs('admin@example.com');
  await shopper.page.goto('/dashboard/overview');
  await shopper.sees('Do you have this disc in 330 mm?');
});
