import { randomUUID } from 'node:crypto';

import { Role } from '../../src/auth/role.js';
import { orderNumber } from '../../src/features/orders/order/order-number.js';
import { loseOrder } from '../support/accident.js';
import { ask } from '../support/ask.js';
import { aPart, delivery } from '../support/builders.js';
import { casesOf, refundOrder, resolveCase } from '../support/cases.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { MailServer } from '../support/mail-server.js';
import {
  confirmPayment,
  createPaymentIntent,
  deleteOrder,
  placeOrder,
  refusalOf,
} from '../support/operations.js';
import { parcelOf, placeOrders } from '../support/purchases.js';
import { cancelOrder } from '../support/returns.js';
import { SandboxControl } from '../support/sandbox-control.js';
import { confirmTogether, payTogether } from '../support/sets.js';
import { until } from '../support/until.js';

let shop: TestShop;
let server: MailServer;
let admin: Customer;
let customer: Customer;
beforeAll(async () => {
  server = await MailServer.open();
  shop = await createTestShop({
    env: {
      ...server.environment,
      REPLY_TO: 'help@axle.example',
      TIME_ZONE: 'Europe/Berlin',
      OPEN_HOLDS_PER_USER: '1000',
    },
  });
  admin = await shop.signIn({ role: Role.ADMIN });
});
beforeEach(async () => {
  customer = await shop.signIn({});
});
afterAll(async () => {
  await shop.close();
  await server.close();
});

/** Emails to this test's customer, oldest first. */
async function mails() {
  await shop.runTask('mails');
  return server.received.filter(({ recipients }) => recipients.includes(customer.email));
}
const subjects = async () => (await mails()).map(({ subject }) => subject);

async function pay(orderId: string): Promise<string> {
  const { id } = await createPaymentIntent(customer, orderId);
  await shop.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  await confirmPayment(customer, orderId, id);
  return id;
}
const change = (mutation: 'shipOrder' | 'undoShipOrder', id: string) =>
  ask(admin, `mutation ($id: ID!) { ${mutation}(id: $id) { status } }`, { id });
/** Ships these orders as one parcel. */
const ship = (orderIds: readonly string[], carrier: string, trackingNumber: string) =>
  ask(
    admin,
    `mutation ($orderIds: [ID!], $carrier: String, $trackingNumber: String) {
      shipOrders(orderIds: $orderIds, carrier: $carrier, trackingNumber: $trackingNumber) { id } }`,
    { orderIds, carrier, trackingNumber },
  );
/** The time in which a shipment can be undone is over. */
const passUndoTime = (id: string) =>
  shop.database.query(
    `UPDATE outbox SET due_at = due_at - interval '30 seconds'
     WHERE type = 'order.shipped' AND payload->'orderIds' ? $1`,
    [id],
  );

const time = (iso: string | null) =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'Europe/Berlin' })
    .format(new Date(iso ?? 0))
    .replace('\u{202f}', ' ');

test('the order email states amount, payment deadline with time zone, and payment link, as HTML and as text', async () => {
  const part = await aPart(shop.database, { name: 'Front brake disc', partNumber: 'BD 312-V' });
  const { id, holdExpiresAt } = await placeOrder(customer, part, 2);

  const [mail] = await mails();

  const until = time(holdExpiresAt);
  expect(mail?.subject).toBe(`Order placed: pay $129.80 by ${until}`);
  for (const form of [mail?.html, mail?.text]) {
    expect(form).toContain('Front brake disc');
    expect(form).toContain('BD 312-V · 2 × $64.90');
    expect(form).toContain(`Order ${orderNumber(id)}`);
    expect(form).toMatch(new RegExp(`${until} GMT\\+[12], [A-Z]`));
    expect(form).toContain(`${shop.url}/dashboard/payment/${id}`);
    expect(form).toContain('Questions? Reply to this email.');
    expect(form).toContain('Sandbox: no card is charged');
  }
  expect(mail?.headers).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ key: 'from', value: 'Axle <orders@axle.example>' }),
      expect.objectContaining({ key: 'reply-to', value: 'help@axle.example' }),
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    ]),
  );
});

test('an email loads nothing remote: its only image is attached', async () => {
  await placeOrder(customer, await aPart(shop.database));

  const [mail] = await mails();

  expect(
    [...(mail?.html ?? '').matchAll(/src="([^"]*)"|url\(|<link|<script/g)].map(([, source]) => source),
  ).toEqual(['cid:mark']);
  expect(mail?.attachments).toMatchObject([{ contentId: '<mark>', mimeType: 'image/png' }]);
});

test('orders placed together share one email', async () => {
  const parts = [await aPart(shop.database), await aPart(shop.database), await aPart(shop.database)];
  const orders = await placeOrders(
    customer,
    parts.map((part) => [part, 1]),
  );

  const sent = await mails();

  expect(sent.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^3 orders placed: pay \$194\.70 by /),
  ]);
  for (const { product } of orders) expect(sent[0]?.text).toContain(product);
  const [first, ...others] = orders.map(({ id }) => id);
  expect(sent[0]?.text).toContain(`${shop.url}/dashboard/payment/${first}?with=${others.join()}`);
});

test('the receipt with transaction, card and address is sent once, however often the payment is confirmed', async () => {
  const { id } = await placeOrder(customer, await aPart(shop.database, { name: 'Hose' }));
  const intent = await pay(id);
  await confirmPayment(customer, id, intent);

  const sent = await mails();

  // A customer who has paid before the email is sent is not asked to pay.
  expect(sent.map(({ subject }) => subject)).toEqual(['Paid: $64.90 for 1 × Hose']);
  for (const fact of [
    intent,
    'Visa, ending in 4242',
    delivery.address,
    "We'll email you when your order ships.",
  ])
    expect(sent[0]?.text).toContain(fact);
  expect(sent[0]?.messageId).toBe(`<order.paid.${intent}@127.0.0.1>`);
  expect(await subjects()).toHaveLength(1);
});

test('a receipt sent after the refund email mentions the refund', async () => {
  const { id } = await placeOrder(customer, await aPart(shop.database, { name: 'Hose' }));
  await pay(id);
  server.behavior = { at: 'recipient', code: 451 };
  await mails();
  server.behavior = 'takes mail';
  await cancelOrder(customer, id);
  expect(await subjects()).toEqual(['Canceled: $64.90 for 1 × Hose']);
  await shop.database.query('UPDATE outbox SET due_at = now() WHERE outcome IS NULL');

  const receipt = (await mails()).at(-1);

  expect(receipt?.subject).toBe('Paid: $64.90 for 1 × Hose');
  for (const form of [receipt?.html, receipt?.text]) expect(form).toMatch(/Refunded\b/);
});

test('the receipt of orders to different addresses lists each address', async () => {
  const orders = await placeOrders(customer, [
    [await aPart(shop.database), 1],
    [await aPart(shop.database), 1],
  ]);
  const ids = orders.map(({ id }) => id);
  await ask(
    customer,
    'mutation ($id: ID!, $address: String!, $phone: String!) { setDelivery(orderId: $id, address: $address, phone: $phone) { id } }',
    { id: ids[1], address: '2 Second Street', phone: delivery.phone },
  );
  const { id: intent } = await payTogether(customer, ids);
  await shop.stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' });
  await confirmTogether(customer, ids, intent);

  const [mail] = await mails();

  for (const form of [mail?.html, mail?.text]) {
    expect(form).toContain(`${delivery.address}, ${delivery.phone} (${orderNumber(ids[0]!)})`);
    expect(form).toContain(`2 Second Street, ${delivery.phone} (${orderNumber(ids[1]!)})`);
  }
});

test('the shipping email is sent once undo is no longer possible', async () => {
  const { id } = await placeOrder(customer, await aPart(shop.database, { name: 'Hose' }));
  await pay(id);
  await change('shipOrder', id);
  expect(await subjects()).toEqual(['Paid: $64.90 for 1 × Hose']);

  await passUndoTime(id);

  expect(await subjects()).toEqual(['Paid: $64.90 for 1 × Hose', 'Shipped: 1 × Hose']);
  expect((await mails()).at(-1)?.text).toContain(`${shop.url}/dashboard/myorders/${id}`);
});

test('an undone shipment sends no email, and shipping again sends one', async () => {
  const { id } = await placeOrder(customer, await aPart(shop.database, { name: 'Hose' }));
  await pay(id);
  await change('shipOrder', id);
  await change('undoShipOrder', id);
  await passUndoTime(id);
  expect(await subjects()).toEqual(['Paid: $64.90 for 1 × Hose']);

  await change('shipOrder', id);
  await passUndoTime(id);

  expect(await subjects()).toEqual(['Paid: $64.90 for 1 × Hose', 'Shipped: 1 × Hose']);
});

test('a shipment that is undone and shipped again sends one email with the current tracking number', async () => {
  const { id } = await placeOrder(customer, await aPart(shop.database, { name: 'Hose' }));
  await pay(id);
  await ship([id], 'UPS', '1ZAAAA111111111111');
  await change('undoShipOrder', id);
  await ship([id], 'FedEx', '999999999999');
  await passUndoTime(id);

  const shipped = (await mails()).filter(({ subject }) => subject.startsWith('Shipped'));

  expect(shipped.map(({ subject }) => subject)).toEqual(['Shipped: 1 × Hose']);
  expect(shipped[0]?.text).toContain('FedEx: 999999999999');
  expect(
    await shop.database.query(
      `SELECT outcome FROM outbox WHERE type = 'order.shipped' AND payload->'orderIds' ? $1 ORDER BY id`,
      [id],
    ),
  ).toEqual([{ outcome: 'DROPPED' }, { outcome: 'SENT' }]);
});

test('the email about a parcel lists what is still in it, with its own tracking number', async () => {
  const [hose, disc] = await placeOrders(customer, [
    [await aPart(shop.database, { name: 'Hose' }), 1],
    [await aPart(shop.database, { name: 'Disc' }), 1],
  ]);
  for (const { id } of [hose!, disc!]) await pay(id);
  await ship([hose!.id, disc!.id], 'UPS', '1ZAAAA111111111111');
  await change('undoShipOrder', hose!.id);
  await ship([hose!.id], 'FedEx', '999999999999');
  await passUndoTime(hose!.id);

  const shipped = (await mails()).filter(({ subject }) => subject.startsWith('Shipped'));

  expect(
    Object.fromEntries(shipped.map(({ subject, text }) => [subject, /(?:UPS|FedEx): \w+/.exec(text)?.[0]])),
  ).toEqual({ 'Shipped: 1 × Hose': 'FedEx: 999999999999', 'Shipped: 1 × Disc': 'UPS: 1ZAAAA111111111111' });
  expect(shipped).toHaveLength(2);
});

const correct = (parcelId: string, carrier: string | null, trackingNumber: string | null) =>
  ask(
    admin,
    `mutation ($id: ID!, $carrier: String, $trackingNumber: String) {
      correctParcel(id: $id, carrier: $carrier, trackingNumber: $trackingNumber) { carrier trackingNumber } }`,
    { id: parcelId, carrier, trackingNumber },
  );

test('a corrected tracking number is sent once, and only if the wrong one was sent before', async () => {
  const { id } = await placeOrder(customer, await aPart(shop.database, { name: 'Hose' }));
  await pay(id);
  await ship([id], 'UPS', '1ZAAAA111111111111');
  const parcel = await parcelOf(shop, id);
  await correct(parcel, 'UPS', '1ZBBBB222222222222');
  await passUndoTime(id);
  const about = async () =>
    (await mails())
      .filter(({ subject }) => /Shipped|tracking/.test(subject))
      .map(({ subject, text }) => [subject, /(?:UPS|FedEx): .+/.exec(text)?.[0]]);
  expect(await about()).toEqual([['Shipped: 1 × Hose', 'UPS: 1ZBBBB222222222222']]);

  expect(await correct(parcel, 'FedEx', '9999 9999-9999')).toEqual({
    carrier: 'FedEx',
    trackingNumber: '999999999999',
  });
  await correct(parcel, 'FedEx', '999999999999');
  expect((await about()).slice(1)).toEqual([['New tracking details: 1 × Hose', 'FedEx: 999999999999']]);
  await correct(parcel, 'UPS', '1ZBBBB222222222222');
  await correct(parcel, 'FedEx', '999999999999');
  expect(await about()).toHaveLength(4);

  expect(await refusalOf(correct(randomUUID(), 'UPS', '1ZBBBB222222222222'))).toBe('NOT_FOUND');
  expect(await refusalOf(correct(parcel, null, '1ZBBBB222222222222'))).toBe('BAD_INPUT');
});

test("a shipment can't be undone after its email", async () => {
  const { id } = await placeOrder(customer, await aPart(shop.database));
  await pay(id);
  await change('shipOrder', id);
  await passUndoTime(id);
  await mails();

  expect(await refusalOf(change('undoShipOrder', id))).toBe('SHIPMENT_FINAL');
});

test('the refund email states amount and date, once, however often the refund is requested', async () => {
  const { id } = await placeOrder(customer, await aPart(shop.database, { name: 'Hose' }));
  await pay(id);
  await mails();
  await Promise.all([refundOrder(admin, id), refundOrder(admin, id)]);

  const [, mail, ...more] = await mails();

  expect(mail?.subject).toBe('Refunded: $64.90 for 1 × Hose');
  expect(mail?.text).toContain('Refunded: $64.90');
  expect(more).toEqual([]);
});

describe('the email about a cancellation after a manual refund', () => {
  async function refundManually(intent: string, amount: number) {
    await shop.connectWebhook();
    await shop.stripe.refunds.create({ payment_intent: intent, amount });
    await until(
      async () => (await new SandboxControl(shop).waitingDeliveries()) === 0,
      'the shop to hear of it',
    );
  }

  test('states the new refund and the earlier one', async () => {
    const { id } = await placeOrder(customer, await aPart(shop.database, { name: 'Hose' }));
    await refundManually(await pay(id), 1000);
    await cancelOrder(customer, id);

    const mail = (await mails()).at(-1);

    expect(mail?.subject).toBe('Canceled: $54.90 for 1 × Hose');
    expect(mail?.text).toContain('Refunded: $54.90');
    expect(mail?.text).toContain('Already refunded: $10.00');
  });

  test('also for one of several orders', async () => {
    const [hose, disc] = await placeOrders(customer, [
      [await aPart(shop.database, { name: 'Hose' }), 1],
      [await aPart(shop.database, { name: 'Disc' }), 1],
    ]);
    const ids = [hose!.id, disc!.id];
    const { id: intent } = await payTogether(customer, ids);
    await shop.stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' });
    await confirmTogether(customer, ids, intent);
    await refundManually(intent, 10_000);
    const [found] = await casesOf(admin, { state: 'OPEN', search: intent });
    await ask(admin, 'mutation ($id: ID!) { resolvePaymentCase(id: $id, action: ACKNOWLEDGE) { id } }', {
      id: found!.id,
    });
    await cancelOrder(customer, hose!.id);

    const mail = (await mails()).at(-1);

    expect(mail?.subject).toBe('Canceled: $29.80 for 1 × Hose');
    expect(mail?.text).toContain('Already refunded: $35.10');
  });

  test('says that nothing more is refunded when all was refunded before', async () => {
    const { id } = await placeOrder(customer, await aPart(shop.database, { name: 'Hose' }));
    await refundManually(await pay(id), 6490);
    await cancelOrder(customer, id);

    const mail = (await mails()).at(-1);

    expect(mail?.subject).toBe('Canceled: 1 × Hose');
    expect(mail?.text).toContain("Your order won't ship. Your payment was already refunded.");
    expect(mail?.text).not.toMatch(/Refunded: \$/);
    expect(mail?.text).toContain('Already refunded: $64.90');
  });
});

test('a refused refund is not called refunded', async () => {
  const { id } = await placeOrder(customer, await aPart(shop.database));
  const { id: intent } = await createPaymentIntent(customer, id);
  await shop.stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_refundFail' });
  await confirmPayment(customer, id, intent);
  await shop.connectWebhook();
  await refundOrder(admin, id);
  const stateOf = () =>
    ask<{ refundState: string }>(customer, 'query ($id: ID!) { order(id: $id) { refundState } }', { id });
  await until(async () => (await stateOf()).refundState === 'FAILED', 'the provider to say no');

  // The email is written shortly after the case exists.
  await shop.database.query(
    "UPDATE payment_case SET opened_at = opened_at - interval '2 seconds' WHERE order_id = $1 AND kind = 'REFUND_FAILED'",
    [id],
  );
  const refunded = (await mails()).at(-1);

  expect(refunded?.subject).toMatch(/^Refund failed/);
  expect(refunded?.text).toContain('Your card did not accept the refund.');
  expect(refunded?.text).not.toMatch(/Refunded: \$/);
});

describe('a refund that fails days after its email', () => {
  /** The customer was notified that the money is back. */
  async function aNotifiedRefund() {
    await shop.connectWebhook();
    const { id } = await placeOrder(customer, await aPart(shop.database, { name: 'Hose' }));
    const intent = await pay(id);
    await refundOrder(admin, id);
    expect((await mails()).at(-1)?.text).toContain('Refunded: $64.90');
    const sandbox = new SandboxControl(shop);
    const { data } = await shop.stripe.refunds.list({ payment_intent: intent });
    await sandbox.webhooks('duplicate', 1, ['refund.failed']);
    await sandbox.failRefund(data[0]!.id);
    await until(async () => (await sandbox.waitingDeliveries()) === 0, 'the failure to be heard of');
    await sandbox.repair();
    const [found] = await casesOf(admin, { state: 'OPEN', search: intent });
    return { id, found: found! };
  }

  test('sends one email with the amount and the promise of another method', async () => {
    const { id } = await aNotifiedRefund();
    const before = server.received.length;

    const mail = (await mails()).at(-1);
    await mails();

    expect(mail?.subject).toBe('Your refund failed: $64.90 for 1 × Hose');
    for (const form of [mail?.text, mail?.html]) {
      expect(form).toContain('Your card did not accept the refund. We will refund you by another method.');
      expect(form).toContain(`/dashboard/myorders/${id}`);
    }
    expect(mail?.text).toContain('Refund failed: $64.90');
    expect(server.received.slice(before).filter(({ subject }) => subject === mail?.subject)).toHaveLength(1);
  });

  test('sends no email once it is paid another way', async () => {
    const { found } = await aNotifiedRefund();
    await resolveCase(admin, found, 'Bank transfer.');

    expect((await subjects()).at(-1)).toBe('Refunded: $64.90 for 1 × Hose');
  });

  test('sends no email if it was for no order', async () => {
    await shop.connectWebhook();
    const { id } = await placeOrder(customer, await aPart(shop.database, { name: 'Hose' }));
    const intent = await pay(id);
    const sandbox = new SandboxControl(shop);
    const allDelivered = () => until(async () => (await sandbox.waitingDeliveries()) === 0, 'every message');
    const byHand = await shop.stripe.refunds.create({ payment_intent: intent, amount: 500 });
    await allDelivered();
    await sandbox.failRefund(byHand.id);
    await allDelivered();

    expect(await casesOf(admin, { state: 'OPEN', search: intent })).toMatchObject([
      { kind: 'REFUND_FAILED', amount: '5.00' },
    ]);
    expect((await subjects()).at(-1)).toBe('Paid: $64.90 for 1 × Hose');
  });
});

describe('a payment that is not accepted', () => {
  const isNotTaken = ({ subject }: { readonly subject: string }) =>
    subject.startsWith('Payment not accepted');
  const allDelivered = () =>
    until(
      async () => (await new SandboxControl(shop).waitingDeliveries()) === 0,
      'the shop to hear of the money',
    );
  /** Its customer has closed the browser: the shop learns it from the provider, twice. */
  async function payUnseen(intent: string) {
    await shop.connectWebhook();
    const sandbox = new SandboxControl(shop);
    await sandbox.webhooks('duplicate', 1, ['payment_intent.succeeded']);
    await shop.stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' });
    await shop.runTask('reconciler');
    await allDelivered();
    await sandbox.repair();
  }

  test('sends one email with reason, refund and order', async () => {
    const part = await aPart(shop.database, { name: 'Hose', availableQuantity: 1 });
    const { id } = await placeOrder(customer, part);
    const { id: intent } = await createPaymentIntent(customer, id);
    await loseOrder(shop, id, 'units');
    await placeOrder(await shop.signIn({}), part);
    await payUnseen(intent);

    const sent = await mails();

    expect(sent.map(({ subject }) => subject)).toEqual(['Payment not accepted: $64.90 for 1 × Hose']);
    for (const form of [sent[0]?.text, sent[0]?.html]) {
      expect(form).toContain('The hold had expired, and the items had been sold.');
      expect(form).toContain('We refunded the card you paid with.');
      expect(form).toContain(`${shop.url}/dashboard/myorders/${id}`);
    }
    expect(sent[0]?.text).toContain('Refunded: $64.90');
    expect(sent[0]?.messageId).toBe(`<order.not-taken.${intent}@127.0.0.1>`);
    expect(await subjects()).toHaveLength(1);
  });

  test('for a part removed in the meantime says that the part was no longer sold', async () => {
    const { id } = await placeOrder(customer, await aPart(shop.database));
    const { id: intent } = await createPaymentIntent(customer, id);
    await loseOrder(shop, id, 'units');
    await shop.database.query('UPDATE part SET deleted_at = now()');
    await payUnseen(intent);

    const [mail] = await mails();

    for (const form of [mail?.text, mail?.html])
      expect(form).toContain('The hold had expired, and the part was no longer sold.');
  });

  test('for some of several orders names these, and the others get their receipt', async () => {
    const names = ['Hose', 'Disc', 'Pads', 'Belt'];
    const parts = await Promise.all(
      names.map((name) => aPart(shop.database, { name, availableQuantity: 1 })),
    );
    const placed = await placeOrders(
      customer,
      parts.map((part) => [part, 1]),
    );
    const ids = placed.map(({ id }) => id);
    const { id: intent } = await payTogether(customer, ids);
    for (const lost of [1, 2]) {
      await loseOrder(shop, ids[lost]!, 'units');
      await placeOrder(await shop.signIn({}), parts[lost]!);
    }
    await payUnseen(intent);

    const sent = await mails();

    expect(sent.map(({ subject }) => subject).sort()).toEqual([
      'Paid: $129.80 for 2 orders',
      'Payment not accepted: $129.80 for 2 orders',
    ]);
    const untaken = sent.find(isNotTaken)?.text;
    for (const name of ['Disc', 'Pads']) expect(untaken).toContain(`${name} (`);
    for (const name of ['Hose', 'Belt']) expect(untaken).not.toContain(name);
  });

  test('for a deleted order says so, without a link to it', async () => {
    const { id } = await placeOrder(customer, await aPart(shop.database, { name: 'Hose' }));
    const { id: intent } = await createPaymentIntent(customer, id);
    await loseOrder(shop, id);
    await payUnseen(intent);

    const mail = (await mails()).find(isNotTaken);

    expect(mail?.text).toContain('Orders deleted before we received your payment are not shipped.');
    expect(mail?.text).not.toContain(id);
  });

  test('for an order already paid says so', async () => {
    const { id } = await placeOrder(customer, await aPart(shop.database, { name: 'Hose' }));
    await pay(id);
    const attempt = randomUUID();
    await shop.database.query(
      `INSERT INTO payment_attempt (id, order_id, state, amount_minor, currency)
       VALUES ($1, $2, 'CLAIMED', 6490, 'usd')`,
      [attempt, id],
    );
    const { id: second } = await shop.stripe.paymentIntents.create({
      amount: 6490,
      currency: 'usd',
      payment_method_types: ['card'],
      metadata: { order_id: id, uid: customer.uid, attempt_id: attempt },
    });
    await shop.database.query("UPDATE payment_attempt SET state = 'OPEN', intent_id = $2 WHERE id = $1", [
      attempt,
      second,
    ]);
    await payUnseen(second);

    const sent = await mails();

    expect(sent.map(({ subject }) => subject).sort()).toEqual([
      'Paid: $64.90 for 1 × Hose',
      'Payment not accepted: $64.90 for 1 × Hose',
    ]);
    expect(sent.find(isNotTaken)?.text).toContain('You have already paid for this.');
  });

  test('says that the card refused the refund, without a further email', async () => {
    const { id } = await placeOrder(customer, await aPart(shop.database, { name: 'Hose' }));
    const { id: intent } = await createPaymentIntent(customer, id);
    await loseOrder(shop, id);
    const sandbox = new SandboxControl(shop);
    await sandbox.break({ route: 'POST /v1/refunds', kind: 'fail', status: 400, times: 100 });
    await payUnseen(intent);
    await shop.database.query(
      "UPDATE payment_case SET opened_at = opened_at - interval '2 seconds' WHERE order_id = $1 AND kind = 'REFUND_FAILED'",
      [id],
    );

    const [mail, ...more] = await mails();

    expect(mail?.subject).toBe('Payment not accepted: $64.90 for 1 × Hose');
    expect(mail?.text).toContain('Refund failed: $64.90');
    expect(more).toEqual([]);
  });
});

describe('a payment that does not match its orders', () => {
  async function aMismatch(names: readonly string[]) {
    const parts = await Promise.all(names.map((name) => aPart(shop.database, { name })));
    const placed = await placeOrders(
      customer,
      parts.map((part) => [part, 1]),
    );
    const ids = placed.map(({ id }) => id);
    const { id: intent } = await payTogether(customer, ids);
    await shop.stripe.paymentIntents.update(intent, { amount: 5000 });
    await shop.stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' });
    expect(await refusalOf(confirmTogether(customer, ids, intent))).toBe('PAYMENT_MISMATCH');
    await mails();
    const [found] = await casesOf(admin, { search: intent });
    return { ids, found: found! };
  }

  test.each([[['Hose']], [['Hose', 'Disc']]])(
    'sends one email once an admin refunds it, for %j',
    async (names) => {
      const { ids, found } = await aMismatch(names);
      const before = await subjects();
      await Promise.all([1, 2].map(() => resolveCase(admin, found)));

      const [mail, ...more] = (await mails()).slice(before.length);

      expect(mail?.subject).toBe(
        `Payment not accepted: $50.00 for ${names.length === 1 ? '1 × Hose' : '2 orders'}`,
      );
      expect(mail?.text).toContain("The payment doesn't match the amount due.");
      expect(mail?.text).toContain('We refunded the card you paid with.');
      expect(mail?.text).toContain('Refunded: $50.00');
      for (const name of names) expect(mail?.text).toContain(`${name} (`);
      if (ids.length === 1) expect(mail?.text).toContain(`/dashboard/myorders/${ids[0]}`);
      expect(more).toEqual([]);
    },
  );

  test('says so when the card refuses the refund', async () => {
    const { found } = await aMismatch(['Hose', 'Disc']);
    const sandbox = new SandboxControl(shop);
    await sandbox.break({ route: 'POST /v1/refunds', kind: 'fail', status: 400, times: 100 });
    await resolveCase(admin, found);
    await sandbox.repair();

    const mail = (await mails()).at(-1);

    expect(mail?.text).toContain(
      'Your card did not accept the refund. We will refund you by another method.',
    );
    expect(mail?.text).toContain('Refund failed: $50.00');
  });

  describe.each([[['Hose']], [['Hose', 'Disc']]])('of %j', (names) => {
    const what = names.length === 1 ? '1 × Hose' : '2 orders';
    afterEach(() => new SandboxControl(shop).repair());

    test('is corrected by an email when the provider refuses the refund afterwards', async () => {
      const { found } = await aMismatch(names);
      const sandbox = new SandboxControl(shop);
      await sandbox.break({ route: 'POST /v1/refunds', kind: 'fail', status: 500, times: 100 });
      await resolveCase(admin, found);
      expect((await mails()).at(-1)?.text).toContain('Refund pending: $50.00');
      await sandbox.repair();
      await sandbox.break({ route: 'POST /v1/refunds', kind: 'fail', status: 400, times: 100 });
      await shop.database.query(
        `WITH asked AS (
           UPDATE payment_case SET refund_asked_at = refund_asked_at - interval '1 hour' WHERE id = $1)
         UPDATE payment_attempt SET checked_at = checked_at - interval '1 hour' WHERE intent_id = $2`,
        [found.id, found.transactionId],
      );
      await shop.runTask('reconciler');

      const mail = (await mails()).at(-1);

      expect(mail?.subject).toBe(`Your refund failed: $50.00 for ${what}`);
      expect(mail?.text).toContain('We will refund you by another method.');
      for (const name of names) expect(mail?.text).toContain(`${name} (`);
    });

    test('is corrected by an email when the refund fails afterwards, and opens a case', async () => {
      await shop.connectWebhook();
      const { found } = await aMismatch(names);
      await resolveCase(admin, found);
      expect((await mails()).at(-1)?.text).toContain('Refunded: $50.00');
      const intent = found.transactionId!;
      const { data } = await shop.stripe.refunds.list({ payment_intent: intent });
      const sandbox = new SandboxControl(shop);
      await sandbox.failRefund(data[0]!.id);
      await until(async () => (await sandbox.waitingDeliveries()) === 0, 'the failure to be heard of');

      const mail = (await mails()).at(-1);

      expect(await casesOf(admin, { state: 'OPEN', search: intent })).toMatchObject([
        { kind: 'REFUND_FAILED', amount: '50.00' },
      ]);
      expect(mail?.subject).toBe(`Your refund failed: $50.00 for ${what}`);
    });
  });
});

test('an order that is deleted or expired in the meantime sends no email', async () => {
  const deleted = await placeOrder(customer, await aPart(shop.database));
  const late = await placeOrder(customer, await aPart(shop.database));
  await deleteOrder(customer, deleted.id);
  await shop.database.query(
    "UPDATE shop_order SET hold_expires_at = now() - interval '1 second' WHERE id = $1",
    [late.id],
  );

  expect(await subjects()).toEqual([]);
});

test('names and texts can add neither headers nor markup nor recipients', async () => {
  const name = 'Disc\r\nBcc: thief@example.com\r\n\r\n<img src=x onerror=alert(1)>';
  await shop.database.query('UPDATE shop_user SET name = $2 WHERE uid = $1', [
    customer.uid,
    '"x" <thief@example.com>, y',
  ]);
  const { id } = await placeOrder(customer, await aPart(shop.database, { name }));
  await shop.database.query(
    `UPDATE shop_order SET address = '</td><script>alert(1)</script>' WHERE id = $1`,
    [id],
  );
  await pay(id);

  const [mail] = await mails();

  expect(mail?.recipients).toEqual([customer.email]);
  expect(mail?.headers.filter(({ key }) => key === 'bcc')).toEqual([]);
  expect(mail?.subject).toBe('Paid: $64.90 for 1 × Disc Bcc: thief@example.com <img src=x onerror=alert(1)>');
  expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(mail?.html).not.toMatch(/<script|<img src=x/);
});

test("an email goes to the account's address at the time of sending", async () => {
  await placeOrder(customer, await aPart(shop.database));
  const moved = `moved-${customer.email}`;
  await shop.database.query('UPDATE shop_user SET email = $2 WHERE uid = $1', [customer.uid, moved]);

  expect(await mails()).toEqual([]);
  expect(server.received.at(-1)?.recipients).toEqual([moved]);
});

describe('to an unverified address', () => {
  beforeEach(async () => {
    customer = await shop.signIn({ verified: false });
  });
  const outcomes = async () => {
    const rows = await shop.database.query<{ outcome: string }[]>(
      `SELECT outcome FROM outbox JOIN shop_order ON key = 'order.placed:' || shop_order.id
       WHERE user_uid = $1 ORDER BY outbox.id`,
      [customer.uid],
    );
    return rows.map(({ outcome }) => outcome);
  };

  test('only the first order of a day sends an email, however often one is placed and deleted', async () => {
    const part = await aPart(shop.database);
    for (const _again of [1, 2, 3]) {
      const { id } = await placeOrder(customer, part);
      await mails();
      await deleteOrder(customer, id);
    }

    expect(await subjects()).toEqual([expect.stringMatching(/^Order placed/)]);
    expect(await outcomes()).toEqual(['SENT', 'DROPPED', 'DROPPED']);
  });

  test('a cart sends one email, and another order the next day sends one again', async () => {
    const orders = await placeOrders(customer, [
      [await aPart(shop.database), 1],
      [await aPart(shop.database), 1],
    ]);
    expect(await subjects()).toEqual([expect.stringMatching(/^2 orders placed/)]);

    await shop.database.query(
      "UPDATE shop_order SET created_at = created_at - interval '25 hours' WHERE id = ANY($1)",
      [orders.map(({ id }) => id)],
    );
    await placeOrder(customer, await aPart(shop.database));

    expect(await subjects()).toHaveLength(2);
  });

  test('receipts are always sent, and every order is once the address is verified', async () => {
    const [first, second] = [
      await placeOrder(customer, await aPart(shop.database, { name: 'Hose' })),
      await placeOrder(customer, await aPart(shop.database, { name: 'Disc' })),
    ];
    for (const { id } of [first, second]) await pay(id);
    expect((await subjects()).sort()).toEqual(['Paid: $64.90 for 1 × Disc', 'Paid: $64.90 for 1 × Hose']);

    await shop.database.query('UPDATE shop_user SET email_verified = true WHERE uid = $1', [customer.uid]);
    await placeOrder(customer, await aPart(shop.database));

    expect(await subjects()).toContainEqual(expect.stringMatching(/^Order placed/));
  });
});
