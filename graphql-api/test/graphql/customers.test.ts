import { Role } from '../../src/auth/role.js';
import { aBusyCustomer, aShippedOrder } from '../support/accounts.js';
import { ask, type Refused } from '../support/ask.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { mailSetUp } from '../support/mail-set-up.js';
import { confirmPayment, createPaymentIntent, placeOrder, refusalOf } from '../support/operations.js';
import {
  aPaidOrder,
  aReturnThatCame,
  aShippedOrder as aSentOrder,
  cancelOrder,
  refundReturn,
} from '../support/returns.js';

let shop: TestShop;
let admin: Customer;
beforeAll(async () => {
  shop = await createTestShop({ env: mailSetUp });
  admin = await shop.signIn({ name: 'Pia Holm', role: Role.ADMIN });
});
afterAll(() => shop.close());

const FIGURES = 'figures { orders unpaid paid spent refunded refundedTotal returns messages unanswered }';
const customerOf = <T>(id: string, selection: string) =>
  ask<T>(admin, `query ($id: ID!) { customer(id: $id) { ${selection} } }`, { id });
const setDisabled = (by: Customer, id: string, disabled: boolean) =>
  ask(by, `mutation ($id: ID!) { ${disabled ? 'disableAccount' : 'enableAccount'}(id: $id) { id } }`, { id });
const addNote = (by: Customer, id: string, text: string) =>
  ask<{ id: string; author: string; text: string }[]>(
    by,
    'mutation ($id: ID!, $text: String!) { addCustomerNote(customerId: $id, text: $text) { id author text } }',
    { id, text },
  );

describe('the page of a customer', () => {
  test('shows account, orders, cars, messages and notes', async () => {
    const { customer, orderId } = await aBusyCustomer(shop, admin);

    const page = await customerOf<Record<string, unknown>>(
      customer.uid,
      `id disabled deletedAt lastSeenAt account { email emailVerified name role phone }
       orders { totalCount nodes { id customerId } } cars { year make model } messages { totalCount nodes { message } } notes { author text }`,
    );

    expect(page).toEqual({
      id: customer.uid,
      disabled: false,
      deletedAt: null,
      lastSeenAt: expect.any(String) as string,
      account: {
        email: customer.email,
        emailVerified: true,
        name: 'Petronella',
        role: 'CUSTOMER',
        phone: '+41 79 555 77 66',
      },
      orders: { totalCount: 1, nodes: [{ id: orderId, customerId: customer.uid }] },
      cars: [expect.objectContaining({ make: 'Honda', model: 'Civic' })],
      messages: { totalCount: 1, nodes: [{ message: 'Where is my order?' }] },
      notes: [{ author: 'Pia Holm', text: 'Petronella collects' }],
    });
  });

  test('counts paid, unpaid and refunded orders', async () => {
    const customer = await shop.signIn({});
    await aShippedOrder(shop, customer, admin);
    await placeOrder(customer, await aPart(shop.database, { priceMinor: 1000 }));
    const { id } = await placeOrder(customer, await aPart(shop.database, { priceMinor: 20_000 }));
    const { id: transactionId } = await createPaymentIntent(customer, id);
    await shop.stripe.paymentIntents.confirm(transactionId, { payment_method: 'pm_card_visa' });
    await confirmPayment(customer, id, transactionId);
    await ask(admin, 'mutation ($id: ID!) { refundOrder(id: $id) { id } }', { id });

    expect(await customerOf(customer.uid, FIGURES)).toEqual({
      figures: {
        orders: 3,
        unpaid: 1,
        paid: 1,
        spent: '64.90',
        refunded: 1,
        refundedTotal: '200.00',
        returns: 0,
        messages: 0,
        unanswered: 0,
      },
    });
  });

  test('counts returns that were not withdrawn, their refunds, and unanswered messages', async () => {
    const { customer } = await aBusyCustomer(shop, admin);
    const cancelled = await aPaidOrder(shop, customer, { part: { priceMinor: 1000 } });
    await cancelOrder(customer, cancelled.id);
    const { id: orderId } = await aSentOrder(shop, { customer, admin }, { quantity: 2 });
    const { id } = await aReturnThatCame({ customer, admin }, orderId);
    await refundReturn(admin, id, { amount: '50.00', deduction: 'It was used.' });
    await shop.app.services.contact.send(
      { name: 'Petronella', email: customer.email, message: 'And the rest?' },
      { network: '', visitor: '' },
    );

    expect(await customerOf(customer.uid, FIGURES)).toEqual({
      figures: {
        orders: 3,
        unpaid: 0,
        paid: 2,
        spent: '144.70',
        refunded: 1,
        refundedTotal: '60.00',
        returns: 1,
        messages: 2,
        unanswered: 1,
      },
    });
  });

  test('shows no messages of an unverified address, because anyone can enter it', async () => {
    const customer = await shop.signIn({ verified: false });
    await shop.app.services.contact.send(
      { name: 'Jo', email: customer.email, message: 'Hello' },
      { network: '', visitor: '' },
    );

    expect(await customerOf(customer.uid, 'messages { totalCount } figures { messages }')).toEqual({
      messages: { totalCount: 0 },
      figures: { messages: 0 },
    });
  });

  test('of an unknown customer is refused', async () => {
    expect(await refusalOf(customerOf('nobody', 'id'))).toBe('NOT_FOUND');
  });
});

describe('notes', () => {
  test('are written and removed by admins, and logged', async () => {
    const customer = await shop.signIn({});
    const [note] = await addNote(admin, customer.uid, ' Collects on Fridays. ');

    expect(note).toMatchObject({ author: 'Pia Holm', text: 'Collects on Fridays.' });
    const remove = 'mutation ($id: ID!) { removeCustomerNote(id: $id) { id } }';
    expect(await ask(admin, remove, { id: note?.id })).toEqual([]);
    expect(await refusalOf(ask(admin, remove, { id: note?.id }))).toBe('NOT_FOUND');
    const lines = await shop.database.query<object[]>(
      "SELECT action, before, after FROM audit_log WHERE subject_id = $1 AND action LIKE 'CUSTOMER_NOTE%' ORDER BY id",
      [customer.uid],
    );
    expect(lines).toEqual([
      { action: 'CUSTOMER_NOTE_ADDED', before: null, after: { note: 'Collects on Fridays.' } },
      { action: 'CUSTOMER_NOTE_REMOVED', before: { note: 'Collects on Fridays.' }, after: null },
    ]);
  });

  test('are limited to a hundred, also with parallel requests', async () => {
    const customer = await shop.signIn({});
    await shop.database.query(
      `INSERT INTO customer_note (id, user_uid, author, text)
       SELECT gen_random_uuid(), $1, 'command:test', 'x' FROM generate_series(1, 98)`,
      [customer.uid],
    );

    const codes = await Promise.all(
      Array.from({ length: 6 }, () =>
        addNote(admin, customer.uid, 'y').then(
          () => 'ok',
          (error: unknown) => (error as Refused).code,
        ),
      ),
    );

    expect(codes.sort()).toEqual(['BAD_INPUT', 'BAD_INPUT', 'BAD_INPUT', 'BAD_INPUT', 'ok', 'ok']);
  });
});

describe('a disabled account', () => {
  test('loses all sessions with the next request and cannot sign in until it is enabled', async () => {
    const customer = await shop.signIn({});
    const signIn = async () =>
      (
        await shop.visitor.rest(
          'PUT',
          `/user/${customer.email}`,
          { email: customer.email },
          { Authorization: `Bearer ${await shop.people.signIn(customer.email)}` },
        )
      ).status;

    await setDisabled(admin, customer.uid, true);

    expect(await refusalOf(ask(customer, '{ me { id } }'))).toBe('UNAUTHENTICATED');
    expect(await signIn()).toBe(403);
    expect(await customerOf(customer.uid, 'disabled')).toEqual({ disabled: true });
    expect(
      await ask(admin, 'query ($email: String) { users(search: $email) { nodes { disabled } } }', {
        email: customer.email,
      }),
    ).toEqual({ nodes: [{ disabled: true }] });
    await setDisabled(admin, customer.uid, false);
    // The earlier sessions stay ended.
    expect(await refusalOf(ask(customer, '{ me { id } }'))).toBe('UNAUTHENTICATED');
    expect(await signIn()).toBe(200);
  });

  test("cannot be one's own", async () => {
    expect(await refusalOf(setDisabled(admin, admin.uid, true))).toBe('OWN_ACCOUNT');
  });

  test('cannot be the last admin: of two who disable each other one stays', async () => {
    const other = await shop.signIn({ role: Role.ADMIN });

    const codes = await Promise.all([
      refusalOf(setDisabled(admin, other.uid, true).then(() => Promise.reject(new Error('done')))).catch(
        () => 'ok',
      ),
      refusalOf(setDisabled(other, admin.uid, true).then(() => Promise.reject(new Error('done')))).catch(
        () => 'ok',
      ),
    ]);

    const [{ count } = { count: 0 }] = await shop.database.query<{ count: number }[]>(
      "SELECT count(*)::integer FROM shop_user WHERE role = 'ADMIN' AND email_verified AND NOT disabled",
    );
    expect([codes.filter((code) => code === 'ok').length, count]).toEqual([1, 1]);
    // The faster one continues.
    await shop.database.query(
      "UPDATE shop_user SET disabled = false, token_version = 1 WHERE role = 'ADMIN'",
    );
  });
});
