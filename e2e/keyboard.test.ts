import { KeyboardUser } from './support/keyboard-user.js';
import { ShopApi } from './support/shop-api.js';
import { PASSWORD, type Shopper } from './support/shopper.js';
import { shareStage } from './support/stage.js';

jest.setTimeout(180_000);

const stage = shareStage();

let shopper: Shopper;
let keys: KeyboardUser;
const opens = async (width = 1280) => {
  shopper = await stage.aShopper({ viewport: { width, height: 900 } });
  keys = new KeyboardUser(shopper.page);
};
afterEach(async () => {
  expect(await shopper.leave()).toEqual([]);
});

test('a part can be found, ordered and paid without a mouse', async () => {
  await opens();
  await shopper.page.goto('/');
  await keys.press('Tab');
  await keys.isAt(shopper.page.getByRole('link', { name: /^Skip to/ }));
  await keys.press('Enter');

  await keys.tabsTo(shopper.page.getByRole('link', { name: /^Order Now/ }).first());
  await keys.press('Enter');
  await shopper.arrivesAt('**/login?from=*');
  await keys.tabsTo(shopper.page.getByLabel('Email', { exact: true }));
  await keys.types('customer@example.com');
  await keys.tabsTo(shopper.page.getByLabel('Password', { exact: true }));
  await keys.types(PASSWORD);
  await keys.press('Enter');

  await shopper.arrivesAt('**/order/*');
  await keys.tabsTo(shopper.page.getByLabel('Address', { exact: true }));
  await keys.replaces('Werkstrasse 14, 8005 Zürich');
  await keys.tabsTo(shopper.page.getByLabel('Phone Number', { exact: true }));
  await keys.replaces('+41 44 555 01 02');
  await keys.tabsTo(shopper.page.getByRole('button', { name: 'Order', exact: true }));
  await keys.press('Enter');

  await shopper.arrivesAt('**/dashboard/payment/*');
  await keys.isAt(shopper.page.getByRole('heading', { level: 1, name: 'Payment' }));
  const number = shopper.page.getByRole('textbox', { name: /card number/i });
  await number.waitFor();
  await keys.tabsTo(number);
  await keys.types('4242424242424242');
  await keys.tabsTo(shopper.page.getByRole('textbox', { name: /expir/i }));
  await keys.types('1234');
  await keys.tabsTo(shopper.page.getByRole('textbox', { name: /CVC|security/i }));
  await keys.types('123');
  await keys.tabsTo(shopper.page.getByRole('button', { name: 'Pay' }));
  await keys.press('Enter');
  await shopper.sees('Your payment is completed. Thank You!');
});

test('a confirmation traps focus, Escape answers No, and focus returns', async () => {
  await opens();
  await (await ShopApi.signIn(stage.shop, 'customer@example.com')).order();
  await shopper.comesIn('customer@example.com');
  await shopper.page.goto('/dashboard/myorders');
  const remove = shopper.page.getByRole('button', { name: /^Delete order/ }).first();
  await remove.waitFor();
  await keys.tabsTo(remove);
  await keys.press('Enter');

  const question = shopper.page.getByRole('alertdialog');
  await question.waitFor();
  for (let round = 0; round < 5; round++) {
    await keys.press('Tab');
    await keys.isWithin(question);
  }
  await keys.press('Escape');
  await question.waitFor({ state: 'detached' });
  await keys.isAt(remove);
});

test('on a phone the menu and the drawer open, trap focus and close by keyboard', async () => {
  await opens(360);
  await shopper.comesIn('customer@example.com');
  const menuButton = shopper.page.getByRole('button', { name: 'Menu' });
  await keys.tabsTo(menuButton);
  await keys.press('Enter');
  const menu = shopper.page.getByRole('dialog', { name: 'Menu' });
  await menu.waitFor();
  await keys.press('Tab');
  await keys.isWithin(menu);
  await keys.press('Escape');
  await menu.waitFor({ state: 'detached' });
  await keys.isAt(menuButton);

  await keys.press('Enter');
  await keys.tabsTo(menu.getByRole('button', { name: 'Open Drawer' }));
  await keys.press('Enter');
  const drawer = shopper.page.getByRole('dialog', { name: 'Dashboard' });
  await drawer.waitFor();
  await keys.tabsTo(drawer.getByRole('link', { name: 'My Orders' }));
  await keys.press('Enter');
  await shopper.seesHeading('My Orders');
});
