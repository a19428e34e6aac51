import { Role } from '../../src/auth/role.js';
import type { AuditAction, AuditSubject } from '../../src/features/shop/audit/audit-log.entity.js';
import type { Part } from '../../src/features/catalogue/part/part.entity.js';
import { APPLY } from '../import/importing.js';
import { ask } from '../support/ask.js';
import { aPart, showable } from '../support/builders.js';
import { aJob, jobInput } from '../support/jobs.js';
import { aCustomerNote } from '../support/accounts.js';
import { aBulkChange } from '../support/bulk-changes.js';
import { aDraft } from '../support/drafts.js';
import { aCase, shipOrder } from '../support/cases.js';
import { aNote } from '../support/notes.js';
import { aFitment, aGarageCar, aModel, anImport, DIGEST } from '../support/fitments.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import {
  confirmPayment,
  createPaymentIntent,
  deleteOrder,
  getOrder,
  placeOrder,
  refusalOf,
} from '../support/operations.js';
import { mailSetUp } from '../support/mail-set-up.js';
import {
  acceptReturn,
  cancelOrder,
  declineReturn,
  receiveReturn,
  refundReturn,
  requestReturn,
  withdrawReturn,
} from '../support/returns.js';
import { placeOrders } from '../support/purchases.js';
import { confirmTogether } from '../support/sets.js';
import { rootFields, schemaOf } from '../support/schema-operations.js';

let shop: TestShop;
let customer: Customer;
let admin: Customer;
let carId: string;
/** The customer whose account is deleted. */
let leaving: Customer;
beforeAll(async () => {
  shop = await createTestShop({ env: { ...mailSetUp, OPEN_HOLDS_PER_USER: '1000' } });
  customer = await shop.signIn({});
  admin = await shop.signIn({ role: Role.ADMIN });
});
afterAll(() => shop.close());

interface Line {
  readonly action: AuditAction;
  readonly actor: string;
  readonly subject: AuditSubject;
  readonly subjectId: string;
}

/** The lines that `work` added to the log, oldest first. */
async function linesOf(work: () => Promise<unknown>): Promise<Line[]> {
  const [last] = await shop.database.query<{ id: string }[]>(
    'SELECT coalesce(max(id), 0) AS id FROM audit_log',
  );
  await work();
  return shop.database.query<Line[]>(
    'SELECT action, actor, subject, subject_id AS "subjectId" FROM audit_log WHERE id > $1 ORDER BY id',
    [last?.id],
  );
}

const aMessage = async () => {
  const message = { name: 'Jo', email: 'jo@example.com', message: 'Hello' };
  return (await shop.app.services.contact.send(message, { network: '', visitor: '' })).id;
};
const twice = async (act: () => Promise<unknown>) => {
  await act();
  await act();
};
const pay = async (orderId: string) => {
  const { id } = await createPaymentIntent(customer, orderId);
  await shop.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  return id;
};
const anOrder = async (part?: Part) => (await placeOrder(customer, part ?? (await aPart(shop.database)))).id;
const aPaidOrder = async () => {
  const id = await anOrder();
  await confirmPayment(customer, id, await pay(id));
  return id;
};
const aShippedOrder = async () => {
  const id = await aPaidOrder();
  await admin.rest('PUT', `/orders/${id}`, { shipped: true });
  return id;
};
const passTheHour = (orderId: string) =>
  shop.database.query(
    "UPDATE shop_order SET hold_expires_at = hold_expires_at - interval '61 minutes' WHERE id = $1",
    [orderId],
  );

interface Audited {
  /** Prepares everything up to the action itself; returns the id of its object. */
  readonly given: () => Promise<string>;
  readonly act: (id: string) => Promise<unknown>;
  readonly line: (id: string) => Line;
  /** What the shop then does automatically. */
  readonly then?: (id: string) => Line;
}

const onOrder = (action: AuditAction, actor: () => string) => (subjectId: string) =>
  ({ action, actor: actor(), subject: 'order', subjectId }) as const;
const onPart = (action: AuditAction) => (subjectId: string) =>
  ({ action, actor: admin.uid, subject: 'part', subjectId }) as const;
const onUser = (action: AuditAction, actor: () => string) => (subjectId: string) =>
  ({ action, actor: actor(), subject: 'user', subjectId }) as const;
const [byCustomer, byAdmin] = [() => customer.uid, () => admin.uid];
const aDraftId = () => aDraft(admin);

/** Changes to undo, by part. */
const changed = new Map<string, string>();
const aPartId = async () => (await aPart(shop.database)).id;
const uid = () => Promise.resolve(customer.uid);
const aCustomerUid = async () => (await shop.signIn({})).uid;
/** The row is changed by its part, which is what the log names. */
const aListedPartId = async () => {
  const part = await aPart(shop.database);
  await aFitment(shop.database, part, {
    modelId: await aModel(shop.database, { make: 'Honda', name: 'Civic' }),
  });
  return part.id;
};
const rowOf = async (partId: string) => {
  const rows = await shop.database.query<{ id: string }[]>('SELECT id FROM part_fitment WHERE part_id = $1', [
    partId,
  ]);
  return rows[0]?.id;
};
const aLine = { make: 'Honda', model: 'Civic', yearFrom: 2005, yearTo: 2006 };
const onImport = (action: AuditAction) => (subjectId: string) =>
  ({ action, actor: admin.uid, subject: 'import', subjectId }) as const;

const aSentOrder = async () => {
  const id = await aPaidOrder();
  await shipOrder(admin, id);
  return id;
};
/** A step of a return, which is logged with its order; done twice. */
const onReturn = (
  action: AuditAction,
  actor: () => string,
  step: (id: string) => Promise<unknown>,
  so: 'accepted' | 'asked' | 'came' = 'asked',
): Audited => {
  let returnId = '';
  return {
    given: async () => {
      const orderId = await aSentOrder();
      returnId = (await requestReturn(customer, orderId)).id;
      if (so !== 'asked') await acceptReturn(admin, returnId);
      if (so === 'came') await receiveReturn(admin, returnId, 1);
      return orderId;
    },
    act: async () => {
      await step(returnId);
      await step(returnId);
    },
    line: onOrder(action, actor),
  };
};

/** By mutation: its log entries when it succeeds. `act` is done twice where the second time changes nothing. */
const MUTATIONS: Record<string, Audited> = {
  confirmPayment: {
    given: anOrder,
    act: async (id) => {
      const intent = await pay(id);
      await confirmPayment(customer, id, intent);
      await confirmPayment(customer, id, intent);
    },
    line: onOrder('ORDER_PAID', byCustomer),
  },
  confirmPayments: {
    given: anOrder,
    act: async (id) => {
      const intent = await pay(id);
      await confirmTogether(customer, [id], intent);
      await confirmTogether(customer, [id], intent);
    },
    line: onOrder('ORDER_PAID', byCustomer),
  },
  deleteOrder: {
    given: anOrder,
    act: async (id) => {
      await deleteOrder(customer, id);
      await refusalOf(deleteOrder(customer, id));
    },
    line: onOrder('ORDER_DELETED', byCustomer),
  },
  makeAdmin: {
    given: uid,
    act: async () => {
      await ask(admin, 'mutation ($e: String!) { makeAdmin(email: $e) { id } }', { e: customer.email });
      await admin.rest('PUT', `/users/admin/${customer.email}`);
    },
    line: onUser('ADMIN_GRANTED', byAdmin),
  },
  revokeAdmin: {
    given: uid,
    act: async () => {
      await ask(admin, 'mutation ($e: String!) { revokeAdmin(email: $e) { id } }', { e: customer.email });
      await ask(admin, 'mutation ($e: String!) { revokeAdmin(email: $e) { id } }', { e: customer.email });
    },
    line: onUser('ADMIN_REVOKED', byAdmin),
  },
  postReview: {
    given: uid,
    act: () => ask(customer, 'mutation { postReview(input: { rating: 5 }) { id } }'),
    line: () => ({
      action: 'REVIEW_POSTED',
      actor: customer.uid,
      subject: 'review',
      subjectId: expect.any(String),
    }),
  },
  placeOrders: {
    given: aPartId,
    act: async (id) => placeOrders(customer, [[{ id }, 1]]),
    line: () => ({
      action: 'ORDER_PLACED',
      actor: customer.uid,
      subject: 'order',
      subjectId: expect.any(String),
    }),
  },
  placeOrder: {
    given: aPartId,
    act: async (id) => placeOrder(customer, { id, orderQuantity: 1 }),
    line: () => ({
      action: 'ORDER_PLACED',
      actor: customer.uid,
      subject: 'order',
      subjectId: expect.any(String),
    }),
  },
  addPart: {
    given: uid,
    act: () =>
      ask(admin, 'mutation ($input: AddPartInput!) { addPart(input: $input) { id } }', {
        input: { ...showable, price: '10', orderQuantity: 1, availableQuantity: 5 },
      }),
    line: () => ({ action: 'PART_ADDED', actor: admin.uid, subject: 'part', subjectId: expect.any(String) }),
  },
  savePartDraft: {
    given: uid,
    act: () => ask(admin, 'mutation { savePartDraft(input: { name: "Disc" }) { id } }'),
    line: () => ({
      action: 'PART_DRAFT_SAVED',
      actor: admin.uid,
      subject: 'part',
      subjectId: expect.any(String),
    }),
  },
  saveJob: {
    given: () => aJob(shop.database, { key: 'saved' }),
    act: (key) =>
      ask(
        admin,
        'mutation ($key: ID!, $input: JobInput!) { saveJob(key: $key, revision: 1, input: $input) { key } }',
        { key, input: jobInput },
      ),
    line: () => ({ action: 'JOB_SAVED', actor: admin.uid, subject: 'job', subjectId: 'saved' }),
  },
  removeJob: {
    given: () => aJob(shop.database, { key: 'removed' }),
    act: (key) => ask(admin, 'mutation ($key: ID!) { removeJob(key: $key, revision: 1) { key } }', { key }),
    line: () => ({ action: 'JOB_REMOVED', actor: admin.uid, subject: 'job', subjectId: 'removed' }),
  },
  removePartDraft: {
    given: aDraftId,
    act: (id) => ask(admin, 'mutation ($id: ID!) { removePartDraft(id: $id) { id } }', { id }),
    line: onPart('PART_DRAFT_REMOVED'),
  },
  updatePart: {
    given: aPartId,
    act: (id) =>
      ask(admin, 'mutation ($id: ID!) { updatePart(id: $id, input: { price: "9" }) { id } }', { id }),
    line: onPart('PART_CHANGED'),
  },
  applyBulkChange: {
    given: aPartId,
    act: async (id) => {
      const changeId = await aBulkChange(admin, id, 'PREPARED');
      await twice(() =>
        ask(admin, 'mutation ($id: ID!) { applyBulkChange(id: $id) { id } }', { id: changeId }),
      );
    },
    line: onPart('PART_CHANGED'),
  },
  undoBulkChange: {
    given: async () => {
      const id = await aPartId();
      changed.set(id, await aBulkChange(admin, id, 'APPLIED'));
      return id;
    },
    act: (id) =>
      twice(() =>
        ask(admin, 'mutation ($id: ID!) { undoBulkChange(id: $id) { id } }', { id: changed.get(id) }),
      ),
    line: onPart('PART_CHANGED'),
  },
  restockPart: {
    given: aPartId,
    act: (id) =>
      ask(admin, 'mutation ($id: ID!) { restockPart(id: $id, quantity: -1, reason: "lost") { id } }', { id }),
    line: onPart('PART_RESTOCKED'),
  },
  removePart: {
    given: aPartId,
    act: async (id) => {
      await ask(admin, 'mutation ($id: ID!) { removePart(id: $id) { id } }', { id });
      await admin.rest('DELETE', `/parts/${id}`);
    },
    line: onPart('PART_REMOVED'),
  },
  shipOrder: {
    given: aPaidOrder,
    act: async (id) => {
      await ask(admin, 'mutation ($id: ID!) { shipOrder(id: $id) { id } }', { id });
      await admin.rest('PUT', `/orders/${id}`, { shipped: true });
    },
    line: onOrder('ORDER_SHIPPED', byAdmin),
  },
  shipOrders: {
    given: aPaidOrder,
    act: async (id) => {
      await ask(admin, 'mutation ($id: ID!) { shipOrders(orderIds: [$id]) { id } }', { id });
      await ask(admin, 'mutation ($id: ID!) { shipOrders(orderIds: [$id]) { id } }', { id });
    },
    line: onOrder('ORDER_SHIPPED', byAdmin),
  },
  correctParcel: {
    given: aShippedOrder,
    act: async (id) => {
      const { parcel } = await ask<{ parcel: { id: string } }>(
        admin,
        'query ($id: ID!) { order(id: $id) { parcel { id } } }',
        {
          id,
        },
      );
      const correct =
        'mutation ($id: ID!) { correctParcel(id: $id, carrier: "UPS", trackingNumber: "1Z999") { id } }';
      await ask(admin, correct, { id: parcel.id });
      await ask(admin, correct, { id: parcel.id });
    },
    line: onOrder('PARCEL_CORRECTED', byAdmin),
  },
  addOrderNote: {
    given: anOrder,
    act: (id) => aNote(admin, id),
    line: onOrder('ORDER_NOTE_ADDED', byAdmin),
  },
  removeOrderNote: {
    given: async () => {
      const id = await anOrder();
      await aNote(admin, id);
      return id;
    },
    act: async (id) => {
      const [note] = await ask<{ id: string }[]>(
        admin,
        'query ($id: ID!) { orderNotes(orderId: $id) { id } }',
        { id },
      );
      const remove = () =>
        ask(admin, 'mutation ($id: ID!) { removeOrderNote(id: $id) { id } }', { id: note?.id });
      await remove();
      await refusalOf(remove());
    },
    line: onOrder('ORDER_NOTE_REMOVED', byAdmin),
  },
  undoShipOrders: {
    given: async () => {
      const id = await aPaidOrder();
      await ask(admin, 'mutation ($id: ID!) { shipOrder(id: $id) { id } }', { id });
      return id;
    },
    act: async (id) => {
      await ask(admin, 'mutation ($id: ID!) { undoShipOrders(ids: [$id]) { id } }', { id });
      await ask(admin, 'mutation ($id: ID!) { undoShipOrders(ids: [$id]) { id } }', { id });
    },
    line: onOrder('ORDER_SHIP_UNDONE', byAdmin),
  },
  undoShipOrder: {
    given: async () => {
      const id = await aPaidOrder();
      await ask(admin, 'mutation ($id: ID!) { shipOrder(id: $id) { id } }', { id });
      return id;
    },
    act: async (id) => {
      await ask(admin, 'mutation ($id: ID!) { undoShipOrder(id: $id) { id } }', { id });
      await ask(admin, 'mutation ($id: ID!) { undoShipOrder(id: $id) { id } }', { id });
    },
    line: onOrder('ORDER_SHIP_UNDONE', byAdmin),
  },
  setOrderAddress: {
    given: async () => {
      const id = await anOrder();
      await shop.database.query('UPDATE shop_order SET address = NULL WHERE id = $1', [id]);
      return id;
    },
    act: (id) =>
      twice(() =>
        ask(
          admin,
          'mutation ($id: ID!) { setOrderAddress(orderIds: [$id], address: "Seestrasse 1") { id } }',
          {
            id,
          },
        ),
      ),
    line: onOrder('DELIVERY_CHANGED', byAdmin),
  },
  setDelivery: {
    given: anOrder,
    act: async (id) => {
      const set = `mutation ($id: ID!) {
        setDelivery(orderId: $id, address: "Seestrasse 1", phone: "044 555 09 09") { id } }`;
      await ask(customer, set, { id });
      await ask(customer, set, { id });
    },
    line: onOrder('DELIVERY_CHANGED', byCustomer),
  },
  setFitAnswer: {
    given: async () => {
      const id = await aPaidOrder();
      await ask(admin, 'mutation ($id: ID!) { shipOrder(id: $id) { id } }', { id });
      return id;
    },
    act: async (id) => {
      const set = 'mutation ($id: ID!) { setFitAnswer(orderId: $id, fitted: true) { id } }';
      await ask(customer, set, { id });
      await ask(customer, set, { id });
    },
    line: onOrder('FIT_ANSWERED', byCustomer),
  },
  removeReview: {
    given: async () =>
      (await customer.rest('POST', '/reviews', { review: 'Good' })).body.insertedId as string,
    act: async (id) => {
      await ask(admin, 'mutation ($id: ID!) { removeReview(id: $id) { id } }', { id });
      const again = await admin.graphql('mutation ($id: ID!) { removeReview(id: $id) { id } }', { id });
      expect(again.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    },
    line: (subjectId) => ({ action: 'REVIEW_REMOVED', actor: admin.uid, subject: 'review', subjectId }),
  },
  answerContactMessage: {
    given: aMessage,
    act: (id) =>
      twice(() =>
        ask(
          admin,
          'mutation ($id: ID!) { answerContactMessage(id: $id, text: "It does.", expectedAnswers: 0) { id } }',
          { id },
        ),
      ),
    line: (subjectId) => ({ action: 'MESSAGE_ANSWERED', actor: admin.uid, subject: 'message', subjectId }),
  },
  markContactMessage: {
    given: aMessage,
    act: (id) =>
      twice(() =>
        ask(admin, 'mutation ($id: ID!) { markContactMessage(id: $id, state: ANSWERED) { id } }', { id }),
      ),
    line: (subjectId) => ({ action: 'MESSAGE_MARKED', actor: admin.uid, subject: 'message', subjectId }),
  },
  removeContactMessage: {
    given: aMessage,
    act: async (id) => {
      await ask(admin, 'mutation ($id: ID!) { removeContactMessage(id: $id) { id } }', { id });
      const again = await admin.graphql('mutation ($id: ID!) { removeContactMessage(id: $id) { id } }', {
        id,
      });
      expect(again.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    },
    line: (subjectId) => ({ action: 'MESSAGE_REMOVED', actor: admin.uid, subject: 'message', subjectId }),
  },
  saveToGarage: {
    given: uid,
    act: async () => {
      await aModel(shop.database, { make: 'Honda', name: 'Civic' });
      const keep = 'mutation ($cars: [GarageCarInput!]!) { saveToGarage(cars: $cars) { added } }';
      const cars = [{ car: { year: 2016, make: 'Honda', model: 'Civic' } }];
      await ask(customer, keep, { cars });
      await ask(customer, keep, { cars });
    },
    line: onUser('GARAGE_CHANGED', byCustomer),
  },
  removeFromGarage: {
    given: async () => {
      const place = 2;
      carId = await aGarageCar(shop.database, customer.uid, { place, model: 'Accord' });
      return customer.uid;
    },
    act: () => ask(customer, 'mutation ($id: ID!) { removeFromGarage(id: $id) { id } }', { id: carId }),
    line: onUser('GARAGE_CHANGED', byCustomer),
  },
  updateProfile: {
    given: uid,
    act: async () => {
      const profile = {
        location: 'Bern',
        education: 'ETH',
        phone: '1',
        linkedin: 'https://linkedin.com/in/x',
      };
      await ask(customer, 'mutation ($p: UpdateProfileInput!) { updateProfile(input: $p) { id } }', {
        p: profile,
      });
      await customer.rest('PATCH', `/user/${customer.email}`, profile);
    },
    line: onUser('PROFILE_CHANGED', byCustomer),
  },
  cancelOrder: {
    given: aPaidOrder,
    act: async (id) => {
      await cancelOrder(customer, id);
      await cancelOrder(customer, id);
    },
    line: onOrder('ORDER_CANCELLED', byCustomer),
    then: onOrder('PAYMENT_REFUNDED', () => 'system:refund'),
  },
  requestReturn: {
    given: aSentOrder,
    act: async (id) => {
      await requestReturn(customer, id);
      await requestReturn(customer, id);
    },
    line: onOrder('RETURN_REQUESTED', byCustomer),
  },
  withdrawReturn: onReturn('RETURN_WITHDRAWN', byCustomer, (id) => withdrawReturn(customer, id)),
  acceptReturn: onReturn('RETURN_ACCEPTED', byAdmin, (id) => acceptReturn(admin, id)),
  declineReturn: onReturn('RETURN_DECLINED', byAdmin, (id) => declineReturn(admin, id)),
  receiveReturn: onReturn('RETURN_RECEIVED', byAdmin, (id) => receiveReturn(admin, id, 1), 'accepted'),
  refundReturn: {
    ...onReturn('RETURN_REFUNDED', byAdmin, (id) => refundReturn(admin, id), 'came'),
    then: onOrder('PAYMENT_REFUNDED', () => 'system:refund'),
  },
  refundOrder: {
    given: aPaidOrder,
    act: async (id) => {
      await ask(admin, 'mutation ($id: ID!) { refundOrder(id: $id) { id } }', { id });
      await ask(admin, 'mutation ($id: ID!) { refundOrder(id: $id) { id } }', { id });
    },
    line: onOrder('ORDER_REFUNDED', byAdmin),
    then: onOrder('PAYMENT_REFUNDED', () => 'system:refund'),
  },
  resolvePaymentCase: {
    given: () => aCase(shop),
    act: async (id) => {
      const resolve = 'mutation ($id: ID!) { resolvePaymentCase(id: $id, action: ACKNOWLEDGE) { id } }';
      await ask(admin, resolve, { id });
      await ask(admin, resolve, { id });
    },
    line: (subjectId) => ({ action: 'CASE_RESOLVED', actor: admin.uid, subject: 'case', subjectId }),
  },
  setPaymentCaseWaiting: {
    given: () => aCase(shop),
    act: async (id) => {
      const wait = 'mutation ($id: ID!) { setPaymentCaseWaiting(id: $id, note: "The bank decides.") { id } }';
      await ask(admin, wait, { id });
      await ask(admin, wait, { id });
    },
    line: (subjectId) => ({ action: 'CASE_WAITING', actor: admin.uid, subject: 'case', subjectId }),
  },
  addFitment: {
    given: aListedPartId,
    act: (partId) =>
      ask(admin, 'mutation ($p: ID!, $i: FitmentInput!) { addFitment(partId: $p, input: $i) { id } }', {
        p: partId,
        i: aLine,
      }),
    line: onPart('FITMENT_ADDED'),
  },
  changeFitment: {
    given: aListedPartId,
    act: async (partId) =>
      ask(
        admin,
        'mutation ($id: ID!, $i: FitmentInput!) { changeFitment(id: $id, revision: 1, input: $i) { id } }',
        { id: await rowOf(partId), i: aLine },
      ),
    line: onPart('FITMENT_CHANGED'),
  },
  removeFitment: {
    given: aListedPartId,
    act: async (partId) =>
      ask(admin, 'mutation ($id: ID!) { removeFitment(id: $id, revision: 1) { id } }', {
        id: await rowOf(partId),
      }),
    line: onPart('FITMENT_REMOVED'),
  },
  setFitmentFlags: {
    given: aListedPartId,
    act: (id) =>
      ask(admin, 'mutation ($id: ID!) { setFitmentFlags(partId: $id, fitmentComplete: true) { id } }', {
        id,
      }),
    line: onPart('PART_CHANGED'),
  },
  setPartNumbers: {
    given: aPartId,
    act: (id) =>
      ask(
        admin,
        'mutation ($id: ID!) { setPartNumbers(partId: $id, expected: [], numbers: [{ kind: OE, number: "X1" }]) { id } }',
        { id },
      ),
    line: onPart('PART_CHANGED'),
  },
  setPartSpecifications: {
    given: aPartId,
    act: (id) =>
      ask(
        admin,
        'mutation ($id: ID!) { setPartSpecifications(partId: $id, expected: [], specifications: [{ name: "X", text: "1" }]) { id } }',
        { id },
      ),
    line: onPart('PART_CHANGED'),
  },
  // The request is carried out, and logged, in the background.
  applyImport: {
    given: async () => anImport(shop.database, await aPart(shop.database), 'READY'),
    act: async (id) => {
      await ask(admin, APPLY, { id, digest: DIGEST });
      await ask(admin, APPLY, { id, digest: DIGEST });
      await shop.runTask('imports');
    },
    line: onImport('FILE_IMPORTED'),
  },
  undoImport: {
    given: async () => anImport(shop.database, await aPart(shop.database), 'APPLIED'),
    act: async (id) => {
      await ask(admin, 'mutation ($id: ID!) { undoImport(id: $id) { id } }', { id });
      await ask(admin, 'mutation ($id: ID!) { undoImport(id: $id) { id } }', { id });
      await shop.runTask('imports');
    },
    line: onImport('IMPORT_UNDONE'),
  },
  // Ends this customer's session: last.
  addCustomerNote: {
    given: uid,
    act: (id) =>
      ask(admin, 'mutation ($id: ID!) { addCustomerNote(customerId: $id, text: "A note") { id } }', { id }),
    line: onUser('CUSTOMER_NOTE_ADDED', byAdmin),
  },
  removeCustomerNote: {
    given: () => aCustomerNote(shop.database, customer.uid),
    act: async (id) => {
      await ask(admin, 'mutation ($id: ID!) { removeCustomerNote(id: $id) { id } }', { id });
      await refusalOf(ask(admin, 'mutation ($id: ID!) { removeCustomerNote(id: $id) { id } }', { id }));
    },
    line: () => onUser('CUSTOMER_NOTE_REMOVED', byAdmin)(customer.uid),
  },
  disableAccount: {
    given: aCustomerUid,
    act: async (id) => {
      await ask(admin, 'mutation ($id: ID!) { disableAccount(id: $id) { id } }', { id });
      await ask(admin, 'mutation ($id: ID!) { disableAccount(id: $id) { id } }', { id });
    },
    line: onUser('ACCOUNT_DISABLED', byAdmin),
  },
  enableAccount: {
    given: async () => {
      const id = await aCustomerUid();
      await ask(admin, 'mutation ($id: ID!) { disableAccount(id: $id) { id } }', { id });
      return id;
    },
    act: async (id) => {
      await ask(admin, 'mutation ($id: ID!) { enableAccount(id: $id) { id } }', { id });
      await ask(admin, 'mutation ($id: ID!) { enableAccount(id: $id) { id } }', { id });
    },
    line: onUser('ACCOUNT_ENABLED', byAdmin),
  },
  deleteAccount: {
    given: async () => {
      leaving = await shop.signIn({});
      return leaving.uid;
    },
    act: async (id) => {
      const deletion = { id, email: leaving.email };
      const remove = 'mutation ($id: ID!, $email: String!) { deleteAccount(id: $id, email: $email) }';
      await ask(admin, remove, deletion);
      await refusalOf(ask(admin, remove, deletion));
    },
    line: onUser('ACCOUNT_DELETED', byAdmin),
  },
  deleteMyAccount: {
    given: async () => {
      leaving = await shop.signIn({});
      return leaving.uid;
    },
    act: () =>
      ask(leaving, 'mutation ($email: String!) { deleteMyAccount(email: $email) }', { email: leaving.email }),
    line: onUser('ACCOUNT_DELETED', () => leaving.uid),
  },
  signOutEverywhere: {
    given: uid,
    act: () => ask(customer, 'mutation { signOutEverywhere }'),
    line: onUser('SESSIONS_ENDED', byCustomer),
  },
};

/** Mutations that move no money, role or stock and delete nothing but a preview. */
const NOT_AUDITED = [
  'checkFitments',
  'createPaymentIntent',
  'discardImport',
  'cancelBackInStock',
  'importDemoCars',
  'mergeCart',
  'prepareBulkChange',
  'recheckImport',
  'sendContactMessage',
  'setCartLine',
  'setImportRecipe',
  'signIn',
  'requestBackInStock',
];

describe('C43', () => {
  test('every mutation is listed as audited or as not audited', () => {
    const mutations = rootFields(schemaOf(shop)).filter(({ kind }) => kind === 'mutation');

    expect(mutations.map(({ field }) => field.name).sort()).toEqual(
      [...Object.keys(MUTATIONS), ...NOT_AUDITED].sort(),
    );
  });

  test('repeated sign-ins log one account creation', async () => {
    let account: Customer | undefined;
    const lines = await linesOf(async () => {
      account = await shop.signIn({});
      const idToken = await shop.people.signIn(account.email);
      await shop.visitor.graphql('mutation ($t: String!) { signIn(idToken: $t) { token } }', { t: idToken });
    });

    expect(lines).toEqual([onUser('ACCOUNT_CREATED', () => account!.uid)(account!.uid)]);
  });

  test('automatic actions are logged under the name of their task', async () => {
    const orderId = await anOrder();
    await passTheHour(orderId);

    expect(await linesOf(() => shop.runTask('hold-expiry'))).toEqual([
      onOrder('HOLD_EXPIRED', () => 'system:hold-expiry')(orderId),
    ]);
    expect(await linesOf(() => createPaymentIntent(customer, orderId))).toEqual([
      onOrder('HOLD_RETAKEN', byCustomer)(orderId),
    ]);
  });

  test('a refund is logged twice: when it is due and when it is issued', async () => {
    const part = await aPart(shop.database, { availableQuantity: 1 });
    const orderId = await anOrder(part);
    const intent = await pay(orderId);
    // None of our code paths does this: the order is deleted while its payment stays open.
    await shop.database.query('UPDATE shop_order SET held = false, deleted_at = now() WHERE id = $1', [
      orderId,
    ]);
    await shop.database.query("UPDATE payment_attempt SET checked_at = now() - interval '1 hour'");

    const lines = await linesOf(async () => {
      await shop.runTask('reconciler');
      await shop.runTask('reconciler');
    });

    expect(lines).toEqual([
      onOrder('PAYMENT_REFUND_DUE', () => 'system:reconciler')(orderId),
      onOrder('PAYMENT_REFUNDED', () => 'system:refund')(orderId),
    ]);
    expect((await shop.stripe.refunds.list({ payment_intent: intent })).data).toHaveLength(1);
  });

  test('a refused action is not logged', async () => {
    const orderId = await aPaidOrder();

    expect(await linesOf(() => refusalOf(deleteOrder(customer, orderId)))).toEqual([]);
    expect((await getOrder(customer, orderId)).paid).toBe(true);
  });

  test.each(['audit_log', 'stock_movement'])(
    '%s cannot be changed, deleted from or emptied, even by its owner',
    async (table) => {
      const count = async () =>
        (await shop.database.query<{ count: string }[]>(`SELECT count(*) FROM ${table}`))[0]?.count;
      const before = await count();

      for (const statement of [
        `UPDATE ${table} SET actor = 'x'`,
        `DELETE FROM ${table}`,
        `TRUNCATE ${table}`,
      ]) {
        await expect(shop.database.query(statement)).rejects.toThrow(`${table} is append-only`);
      }
      expect(await count()).toBe(before);
    },
  );

  test.each(Object.entries(MUTATIONS))('%s is logged once', async (_name, { given, act, line, then }) => {
    const id = await given();

    expect(await linesOf(() => act(id))).toEqual([line(id), ...(then ? [then(id)] : [])]);
  });
});
