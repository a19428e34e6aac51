import type { Page } from 'playwright-core';

import { ShopApi } from './support/shop-api.js';
import { setStage } from './support/stage.js';

jest.setTimeout(240_000);

const stage = setStage();

interface Order {
  readonly id: string;
  readonly number: string;
  readonly product: string;
}

/** An order of the customer's that is not paid yet. */
async function anOrder(): Promise<Order> {
  const customer = await ShopApi.signIn(stage.shop, 'customer@example.com');
  const part = await customer.aPartInStock();
  const { placeOrder } = await customer.ask<{ placeOrder: Order }>(
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id number product } }',
    {
      input: {
        partId: part._id,
        quantity: Number(part.orderQuantity),
        address: 'Werkstrasse 14, 8005 Zürich',
        phone: '+41 44 555 01 02',
      },
    },
  );
  return placeOrder;
}

test('a question about an order is answered by an admin, and the reply is emailed', async () => {
  const order = await anOrder();
  const customer = await stage.aShopper({ viewport: { width: 360, height: 740 } });
  await customer.returnsAs('customer@example.com');
  await customer.page.goto(`/dashboard/myorders/${order.id}`);
  await customer.follows('Ask about this order');
  await customer.sees(`About order ${order.number}.`);
  await customer.types('Message', 'Does it leave today?');
  await customer.presses('Send Message');
  await customer.sees('Your message is sent. We reply by email.');

  const admin = await stage.aShopper();
  await admin.returnsAs('admin@example.com');
  await admin.page.goto('/dashboard/overview');
  await admin.page
    .getByRole('complementary')
    .getByRole('link', { name: /^Messages/ })
    .click();
  await admin.seesHeading('Messages');
  await admin.page
    .getByRole('row', { name: new RegExp(order.number) })
    .getByRole('button', { name: /^Details/ })
    .click();
  await admin.page.getByRole('link', { name: `Order ${order.number}` }).waitFor();
  await admin.types('Reply', 'It does.\nBy noon.');
  await admin.presses('Send reply');
  await admin.sees('Your reply to customer@example.com will be sent shortly.');
  await admin.page.goto('/dashboard/messages?state=answered');
  await admin.page.getByRole('row', { name: new RegExp(order.number) }).waitFor();
  expect(await admin.leave()).toEqual([]);

  await customer.page.goto(stage.shop.inboxUrl);
  await customer.page.getByText(`Our reply about order ${order.number}`).first().waitFor();
  expect(await customer.leave()).toEqual([]);
});

test('Notify me leads a visitor to log in and back to the button, and sends an email after a restock', async () => {
  const desk = await ShopApi.signIn(stage.shop, 'admin@example.com');
  const { insertedId } = await desk.send<{ insertedId: string }>('POST', '/parts', {
    name: 'Wheel bearing, rear',
    price: '10',
    orderQuantity: '1',
    availableQuantity: '0',
  });
  const customer = await stage.aShopper({ viewport: { width: 360, height: 740 } });
  await customer.page.goto(`/catalogue/${insertedId}`);
  await customer.follows("Notify me when it's back: Wheel bearing, rear (log in first)");
  await customer.logsIn('customer@example.com');
  await customer.arrivesAt(`**/catalogue/${insertedId}#notify-${insertedId}`);
  await customer.page
    .getByRole('button', { name: "Notify me when it's back: Wheel bearing, rear" })
    .first()
    .click();
  await customer.sees("We'll email you once when it's back in stock.");

  await desk.ask('mutation ($id: ID!) { restockPart(id: $id, quantity: 5, reason: "Delivery") { id } }', {
    id: insertedId,
  });

  await customer.page.goto(stage.shop.inboxUrl);
  // The shop looks every half a minute.
  await expectMail(customer.page, 'Back in stock: Wheel bearing, rear');
  expect(await customer.leave()).toEqual([]);
  await desk.send('DELETE', `/parts/${insertedId}`);
});

/** Waits for a mail in the inbox, which shows what there was when it was opened. */
async function expectMail(page: Page, subject: string): Promise<void> {
  for (const limit = Date.now() + 90_000; Date.now() < limit;) {
    const shown = page.getByText(subject).first();
    const came = await shown.waitFor({ timeout: 3000 }).then(
      () => true,
      () => false,
    );
    if (came) return;
    await page.reload();
  }
  throw new Error(`no mail "${subject}"`);
}
