import { Part } from '../../src/features/catalogue/part/part.entity.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { confirmPayment, createPaymentIntent, deleteOrder, placeOrder } from '../support/operations.js';
import { runCommand } from '../support/run-command.js';

let shop: TestShop;
beforeEach(async () => {
  shop = await createTestShop();
});
afterEach(() => shop.close());

const check = () => runCommand('ledger-check.js', [], shop.env.DATABASE_URL);

test('an unknown argument is refused before the check starts', async () => {
  expect(await runCommand('ledger-check.js', ['--mend'], 'postgres://nobody@127.0.0.1:1/none')).toEqual({
    code: 2,
    output: '',
    complaint: '"--mend" means nothing to this command, which takes no words.',
  });
});

test('a shop with purchases, payments and deletions matches its ledger', async () => {
  const customer = await shop.signIn({});
  const part = await aPart(shop.database, { availableQuantity: 20 });
  const paid = await placeOrder(customer, part);
  const intent = await createPaymentIntent(customer, paid.id);
  await shop.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
  await confirmPayment(customer, paid.id, intent.id);
  await deleteOrder(customer, (await placeOrder(customer, part)).id);
  await placeOrder(customer, part);

  expect(await check()).toEqual({ code: 0, output: 'all agrees', complaint: '' });
});

test('the first part whose stored figures differ from the ledger is reported with both figures', async () => {
  await aPart(shop.database);
  const wrong = await aPart(shop.database, { name: 'Brake disc', availableQuantity: 20 });
  const alsoWrong = await aPart(shop.database);
  for (const { id } of [alsoWrong, wrong]) {
    await shop.database.manager.update(Part, id, { availableQuantity: 18, receivedQuantity: 18 });
  }

  expect(await check()).toEqual({
    code: 1,
    output: `Part ${wrong.id} "Brake disc": available is 18, but 20 by the ledger; received is 18, but 20 by the ledger.`,
    complaint: '',
  });
});

test('held units without an open order are reported, also for removed parts', async () => {
  const part = await aPart(shop.database, { name: 'Clutch kit' });
  const order = await placeOrder(await shop.signIn({}), part);
  await shop.database.query('UPDATE shop_order SET held = false, hold_expires_at = NULL WHERE id = $1', [
    order.id,
  ]);
  await shop.database.manager.update(Part, part.id, { deletedAt: new Date() });

  const { code, output } = await check();
  expect(code).toBe(1);
  expect(output).toBe(`Part ${part.id} "Clutch kit": held is ${order.quantity}, but 0 by the orders.`);
});

test('a ledger that was ever below zero is reported, even if its sum is right', async () => {
  const part = await aPart(shop.database, { name: 'Wheel nut', availableQuantity: 5 });
  const move = (delta: number) =>
    shop.database.query(
      `INSERT INTO stock_movement (part_id, kind, available_delta, held_delta, sold_delta, actor)
       VALUES ($1, 'RESTOCK', $2, 0, 0, 'test')`,
      [part.id, delta],
    );
  await move(-8);
  await move(8);

  const { code, output } = await check();
  expect(code).toBe(1);
  expect(output).toBe(`Part ${part.id} "Wheel nut": available falls to -3 while the ledger is replayed.`);
});
