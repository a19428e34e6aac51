import { aPart, delivery, showable } from '../support/builders.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { aCase } from '../support/cases.js';
import { aFitment, aGarageCar, aModel, anImport, DIGEST } from '../support/fitments.js';
import { newId } from '../../src/shared/ids.js';
import { aJob, jobInput } from '../support/jobs.js';
import { aCustomerNote } from '../support/accounts.js';
import { aBulkChange } from '../support/bulk-changes.js';
import { aDraft } from '../support/drafts.js';
import type { Money } from '../support/calls/world.js';
import { aReturn } from '../support/returns.js';
import { aNote } from '../support/notes.js';
import { createPaymentIntent, placeOrder } from '../support/operations.js';
import { assembleCast, auditLength, type Cast, type Player, ROLES } from '../support/role-cast.js';
import { mailSetUp } from '../support/mail-set-up.js';
import { parcelOf, purchaseNumberOf } from '../support/purchases.js';
import { operationOf, rootFields, type RootField, schemaOf } from '../support/schema-operations.js';

let shop: TestShop;
let cast: Cast;
let fields: Map<string, RootField>;
beforeAll(async () => {
  shop = await createTestShop({ env: { ...mailSetUp, OPEN_HOLDS_PER_USER: '1000' } });
  cast = await assembleCast(shop);
  fields = new Map(rootFields(schemaOf(shop)).map((field) => [field.name, field]));
});
afterEach(async () => {
  // One row ends the sessions of the caller.
  await shop.database.query('UPDATE shop_user SET token_version = 1');
});
afterAll(() => shop.close());

/** The only car in a garage. */
async function aCarOf(uid: string): Promise<string> {
  await aModel(shop.database, { make: 'Honda', name: 'Civic' });
  await shop.database.query('DELETE FROM garage_car WHERE user_uid = $1', [uid]);
  return aGarageCar(shop.database, uid);
}

/** Objects that a row requests. All of it is the owner's. */
interface World {
  readonly reviewId: string;
  readonly messageId: string;
  readonly customerNoteId: string;
  readonly noteId: string;
  readonly preparedId: string;
  readonly bulkChangeId: string;
  readonly carId: string;
  readonly caseId: string;
  readonly jobKey: string;
  readonly partId: string;
  readonly draftId: string;
  readonly orderId: string;
  readonly purchaseNumber: string;
  readonly transactionId: string;
  /** Of the order, once it is shipped. */
  readonly parcelId: string;
  readonly returnId: string;
  /** A row of the part's list of cars. */
  readonly fitmentId: string;
  /** Files of lists of cars: one that was looked at, one that was applied. */
  readonly importId: string;
  readonly appliedId: string;
}

async function aWorld({ money }: Row): Promise<World> {
  const part = await aPart(shop.database, { priceMinor: 10_000 });
  const order = await placeOrder(cast.owner, part);
  const modelId = await aModel(shop.database, { make: 'Honda', name: 'Civic' });
  const world = {
    fitmentId: await aFitment(shop.database, part, { modelId }),
    importId: await anImport(shop.database, part, 'READY'),
    appliedId: await anImport(shop.database, part, 'APPLIED'),
    jobKey: await aJob(shop.database, { key: newId() }),
    partId: part.id,
    preparedId: await aBulkChange(cast.admin, part.id, 'PREPARED'),
    bulkChangeId: await aBulkChange(cast.admin, part.id, 'APPLIED'),
    draftId: await aDraft(cast.admin),
    orderId: order.id,
    purchaseNumber: await purchaseNumberOf(shop, order.id),
    transactionId: '',
    parcelId: '',
    returnId: '',
    reviewId: (await cast.owner.rest('POST', '/reviews', { rating: 5 })).body.insertedId as string,
    caseId: await aCase(shop),
    customerNoteId: await aCustomerNote(shop.database, cast.owner.uid),
    carId: await aCarOf(cast.owner.uid),
    messageId: (await shop.app.services.contact.send(message, { network: '', visitor: '' })).id,
    noteId: await aNote(cast.admin, order.id),
  };
  if (!money) return world;
  const { id: transactionId } = await createPaymentIntent(cast.owner, order.id);
  await shop.stripe.paymentIntents.confirm(transactionId, { payment_method: 'pm_card_visa' });
  if (money !== 'received') {
    await cast.owner.rest('PATCH', `/orders/${order.id}`, { order: order.id, transactionId });
  }
  if (money === 'received' || money === 'settled') return { ...world, transactionId };
  await cast.admin.rest('PUT', `/orders/${order.id}`, { shipped: true });
  const parcelId = await parcelOf(shop, order.id);
  const people = { customer: cast.owner, admin: cast.admin };
  const returnId = money === 'shipped' ? '' : await aReturn(people, order.id, money);
  return { ...world, transactionId, parcelId, returnId };
}

/** The world of the last cell, while unchanged. */
let current: { row: Row; world: World } | undefined;

/** A world of the row's own: new after a successful mutation, since a refused call must leave it as it was. */
async function worldOf(row: Row): Promise<World> {
  if (current?.row !== row) current = { row, world: await aWorld(row) };
  return current.world;
}

type Code = 'ok' | 'ACCOUNT_DISABLED' | 'BAD_INPUT' | 'FORBIDDEN' | 'UNAUTHENTICATED';

interface Row {
  /** The `requires` of `@auth` in the SDL, or that there is none. */
  readonly requires: RootField['requires'];
  readonly variables: (world: World, me: Player) => object;
  /** The order's money is at Stripe; with 'settled' the order is paid, with 'shipped' also sent, and then sent back. */
  readonly money?: Money;
  /** In the order of ROLES: visitor, owner, other, admin, disabled, ex-admin. */
  readonly answers: readonly [Code, Code, Code, Code, Code, Code];
  /** The response where it is nothing: no one here has anything of the kind. */
  readonly finds?: null;
}

const [ok, no, who] = ['ok', 'FORBIDDEN', 'UNAUTHENTICATED'] as const;
const EVERYBODY = [ok, ok, ok, ok, ok, ok] as const;
const ADMINS = [who, no, no, ok, who, no] as const;
const OWNER = [who, ok, no, no, who, no] as const;
const OWNER_OR_ADMIN = [who, ok, no, ok, who, no] as const;
const SIGNED_IN = [who, ok, ok, ok, who, ok] as const;

const nothing = () => ({});
const profile = { location: 'Bern', education: 'ETH', phone: '1', linkedin: 'https://linkedin.com/in/x' };
const aLine = { make: 'Honda', model: 'Civic', yearFrom: 2005, yearTo: 2006 };
const message = { name: 'Jo', email: 'jo@example.com', message: 'Hello' };

/** Every root field of the schema; one without a row fails the run. */
const MATRIX: Record<string, Row> = {
  'Query.contradictedOrders': {
    requires: 'ADMIN',
    variables: ({ partId }) => ({ partId }),
    answers: ADMINS,
  },
  'Query.fitment': { requires: 'ADMIN', variables: ({ fitmentId }) => ({ id: fitmentId }), answers: ADMINS },
  'Query.fitmentFindings': { requires: 'ADMIN', variables: nothing, answers: ADMINS },
  'Query.import': {
    requires: 'ADMIN',
    variables: ({ importId }) => ({ id: importId }),
    answers: ADMINS,
  },
  'Query.importConsequences': {
    requires: 'ADMIN',
    variables: ({ importId }) => ({ id: importId }),
    answers: ADMINS,
  },
  'Query.importLines': {
    requires: 'ADMIN',
    variables: ({ importId }) => ({ id: importId }),
    answers: ADMINS,
  },
  'Query.importPictures': {
    requires: 'ADMIN',
    variables: ({ importId }) => ({ id: importId }),
    answers: ADMINS,
  },
  'Query.imports': { requires: 'ADMIN', variables: nothing, answers: ADMINS },
  'Query.fitmentQuestions': { requires: 'ADMIN', variables: nothing, answers: ADMINS },
  'Mutation.addFitment': {
    requires: 'ADMIN',
    variables: ({ partId }) => ({ partId, input: aLine }),
    answers: ADMINS,
  },
  'Mutation.applyImport': {
    requires: 'ADMIN',
    variables: ({ importId }) => ({ id: importId, digest: DIGEST }),
    answers: ADMINS,
  },
  'Mutation.changeFitment': {
    requires: 'ADMIN',
    variables: ({ fitmentId }) => ({ id: fitmentId, revision: 1, input: aLine }),
    answers: ADMINS,
  },
  'Mutation.checkFitments': { requires: 'ADMIN', variables: nothing, answers: ADMINS },
  'Mutation.discardImport': {
    requires: 'ADMIN',
    variables: ({ importId }) => ({ id: importId }),
    answers: ADMINS,
  },
  'Mutation.importDemoCars': { requires: 'ADMIN', variables: nothing, answers: ADMINS },
  'Mutation.recheckImport': {
    requires: 'ADMIN',
    variables: ({ importId }) => ({ id: importId }),
    answers: ADMINS,
  },
  'Mutation.removeFitment': {
    requires: 'ADMIN',
    variables: ({ fitmentId }) => ({ id: fitmentId, revision: 1 }),
    answers: ADMINS,
  },
  'Mutation.setFitmentFlags': {
    requires: 'ADMIN',
    variables: ({ partId }) => ({ partId, universal: true }),
    answers: ADMINS,
  },
  'Mutation.setImportRecipe': {
    requires: 'ADMIN',
    variables: ({ importId }) => ({ id: importId, recipe: { encoding: 'windows-1252' } }),
    answers: ADMINS,
  },
  'Mutation.setPartNumbers': {
    requires: 'ADMIN',
    variables: ({ partId }) => ({ partId, expected: [], numbers: [] }),
    answers: ADMINS,
  },
  'Mutation.setPartSpecifications': {
    requires: 'ADMIN',
    variables: ({ partId }) => ({ partId, expected: [], specifications: [] }),
    answers: ADMINS,
  },
  'Mutation.undoImport': {
    requires: 'ADMIN',
    variables: ({ appliedId }) => ({ id: appliedId }),
    answers: ADMINS,
  },
  'Query.customer': { requires: 'ADMIN', variables: () => ({ id: cast.owner.uid }), answers: ADMINS },
  'Mutation.addCustomerNote': {
    requires: 'ADMIN',
    variables: () => ({ customerId: cast.disabledUid, text: 'Collects on Fridays' }),
    answers: ADMINS,
  },
  'Mutation.removeCustomerNote': {
    requires: 'ADMIN',
    variables: ({ customerNoteId }) => ({ id: customerNoteId }),
    answers: ADMINS,
  },
  // Uses a disabled account, so that the cast stays.
  'Mutation.disableAccount': {
    requires: 'ADMIN',
    variables: () => ({ id: cast.disabledUid }),
    answers: ADMINS,
  },
  'Mutation.enableAccount': { requires: 'ADMIN', variables: () => ({ id: cast.owner.uid }), answers: ADMINS },
  // With another email than the expected one, so that the cast stays: a caller who gets that far has access.
  'Mutation.deleteAccount': {
    requires: 'ADMIN',
    variables: () => ({ id: cast.owner.uid, email: 'typed@wrong.example' }),
    answers: [who, no, no, 'BAD_INPUT', who, no],
  },
  'Mutation.deleteMyAccount': {
    requires: 'CUSTOMER',
    variables: () => ({ email: 'typed@wrong.example' }),
    answers: [who, 'BAD_INPUT', 'BAD_INPUT', 'BAD_INPUT', who, 'BAD_INPUT'],
  },
  'Query.auditLog': { requires: 'ADMIN', variables: nothing, answers: ADMINS },
  'Query.contactMessages': { requires: 'ADMIN', variables: nothing, answers: ADMINS },
  'Query.decodeVin': {
    requires: 'PUBLIC',
    variables: () => ({ vin: '1HGCM82633A004352' }),
    answers: EVERYBODY,
  },
  'Query.me': { requires: 'CUSTOMER', variables: nothing, answers: SIGNED_IN },
  'Query.myGarage': { requires: 'CUSTOMER', variables: nothing, answers: SIGNED_IN },
  'Query.myOrderSet': {
    requires: 'CUSTOMER',
    variables: ({ orderId }) => ({ ids: [orderId] }),
    answers: SIGNED_IN,
  },
  'Query.myOrders': { requires: 'CUSTOMER', variables: nothing, answers: SIGNED_IN },
  'Query.myPurchases': { requires: 'CUSTOMER', variables: nothing, answers: SIGNED_IN },
  'Query.purchase': {
    requires: 'CUSTOMER',
    variables: ({ purchaseNumber }) => ({ number: purchaseNumber }),
    answers: OWNER_OR_ADMIN,
  },
  'Query.myReceivedParts': { requires: 'CUSTOMER', variables: nothing, answers: SIGNED_IN },
  'Query.myReview': {
    requires: 'CUSTOMER',
    variables: ({ partId }) => ({ partId }),
    answers: SIGNED_IN,
    finds: null,
  },
  'Query.order': {
    requires: 'CUSTOMER',
    variables: ({ orderId }) => ({ id: orderId }),
    answers: OWNER_OR_ADMIN,
  },
  'Query.orders': { requires: 'ADMIN', variables: nothing, answers: ADMINS },
  'Query.overview': { requires: 'ADMIN', variables: nothing, answers: ADMINS },
  'Query.readinessChecks': { requires: 'ADMIN', variables: nothing, answers: ADMINS },
  'Query.paymentCases': { requires: 'ADMIN', variables: nothing, answers: ADMINS },
  'Query.part': { requires: 'PUBLIC', variables: ({ partId }) => ({ id: partId }), answers: EVERYBODY },
  'Query.bestParts': { requires: 'PUBLIC', variables: nothing, answers: EVERYBODY },
  'Query.cartParts': {
    requires: 'PUBLIC',
    variables: ({ partId }) => ({ ids: [partId] }),
    answers: EVERYBODY,
  },
  'Query.partDrafts': { requires: 'ADMIN', variables: nothing, answers: ADMINS },
  'Query.partDraft': { requires: 'ADMIN', variables: ({ draftId }) => ({ id: draftId }), answers: ADMINS },
  'Mutation.savePartDraft': {
    requires: 'ADMIN',
    variables: ({ draftId }) => ({ id: draftId, input: { name: 'Disc' } }),
    answers: ADMINS,
  },
  'Mutation.removePartDraft': {
    requires: 'ADMIN',
    variables: ({ draftId }) => ({ id: draftId }),
    answers: ADMINS,
  },
  'Query.parts': { requires: 'PUBLIC', variables: nothing, answers: EVERYBODY },
  'Query.reviews': { requires: 'PUBLIC', variables: nothing, answers: EVERYBODY },
  'Query.searchSuggestions': {
    requires: 'PUBLIC',
    variables: () => ({ text: 'brake' }),
    answers: EVERYBODY,
  },
  'Query.vehicles': { requires: 'PUBLIC', variables: nothing, answers: EVERYBODY },
  'Query.users': { requires: 'ADMIN', variables: nothing, answers: ADMINS },
  'Mutation.addPart': {
    requires: 'ADMIN',
    variables: () => ({ input: { ...showable, price: '10', orderQuantity: 1, availableQuantity: 5 } }),
    answers: ADMINS,
  },
  'Mutation.confirmPayment': {
    requires: 'CUSTOMER',
    variables: ({ orderId, transactionId }) => ({ orderId, transactionId }),
    money: 'received',
    answers: OWNER,
  },
  'Mutation.confirmPayments': {
    requires: 'CUSTOMER',
    variables: ({ orderId, transactionId }) => ({ orderIds: [orderId], transactionId }),
    money: 'received',
    answers: OWNER,
  },
  'Mutation.createPaymentIntent': {
    requires: 'CUSTOMER',
    variables: ({ orderId }) => ({ orderId }),
    answers: OWNER,
  },
  'Mutation.deleteOrder': {
    requires: 'CUSTOMER',
    variables: ({ orderId }) => ({ id: orderId }),
    answers: OWNER_OR_ADMIN,
  },
  'Mutation.makeAdmin': {
    requires: 'ADMIN',
    variables: () => ({ email: cast.admin.email }),
    answers: ADMINS,
  },
  'Mutation.placeOrder': {
    requires: 'CUSTOMER',
    variables: ({ partId }) => ({ input: { partId, quantity: 1, ...delivery } }),
    answers: SIGNED_IN,
  },
  'Mutation.mergeCart': {
    requires: 'CUSTOMER',
    variables: ({ partId }) => ({ lines: [{ partId, quantity: 1 }] }),
    answers: SIGNED_IN,
  },
  'Mutation.setCartLine': {
    requires: 'CUSTOMER',
    variables: ({ partId }) => ({ partId, quantity: 1 }),
    answers: SIGNED_IN,
  },
  'Query.myCart': { requires: 'CUSTOMER', variables: nothing, answers: SIGNED_IN },
  'Mutation.placeOrders': {
    requires: 'CUSTOMER',
    variables: ({ partId }) => ({ input: { lines: [{ partId, quantity: 1 }], ...delivery } }),
    answers: SIGNED_IN,
  },
  'Mutation.postReview': {
    requires: 'CUSTOMER',
    variables: () => ({ input: { rating: 5, review: 'Good' } }),
    answers: SIGNED_IN,
  },
  'Query.adminReturns': { requires: 'ADMIN', variables: nothing, answers: ADMINS },
  'Query.return': {
    requires: 'ADMIN',
    variables: ({ returnId }) => ({ id: returnId }),
    money: 'asked',
    answers: ADMINS,
  },
  'Mutation.cancelOrder': {
    requires: 'CUSTOMER',
    variables: ({ orderId }) => ({ id: orderId }),
    money: 'settled',
    answers: OWNER,
  },
  'Mutation.requestReturn': {
    requires: 'CUSTOMER',
    variables: ({ orderId }) => ({ orderId, units: 1, reason: 'DAMAGED' }),
    money: 'shipped',
    answers: OWNER_OR_ADMIN,
  },
  'Mutation.withdrawReturn': {
    requires: 'CUSTOMER',
    variables: ({ returnId }) => ({ id: returnId }),
    money: 'asked',
    answers: OWNER,
  },
  'Mutation.acceptReturn': {
    requires: 'ADMIN',
    variables: ({ returnId }) => ({ id: returnId }),
    money: 'asked',
    answers: ADMINS,
  },
  'Mutation.declineReturn': {
    requires: 'ADMIN',
    variables: ({ returnId }) => ({ id: returnId, words: 'It was used.' }),
    money: 'asked',
    answers: ADMINS,
  },
  'Mutation.receiveReturn': {
    requires: 'ADMIN',
    variables: ({ returnId }) => ({ id: returnId, shelved: 1, writtenOff: 0 }),
    money: 'accepted',
    answers: ADMINS,
  },
  'Mutation.refundReturn': {
    requires: 'ADMIN',
    variables: ({ returnId }) => ({ id: returnId }),
    money: 'came',
    answers: ADMINS,
  },
  'Mutation.refundOrder': {
    requires: 'ADMIN',
    variables: ({ orderId }) => ({ id: orderId }),
    money: 'settled',
    answers: ADMINS,
  },
  'Mutation.removePart': { requires: 'ADMIN', variables: ({ partId }) => ({ id: partId }), answers: ADMINS },
  'Mutation.answerContactMessage': {
    requires: 'ADMIN',
    variables: ({ messageId }) => ({ id: messageId, text: 'It does.', expectedAnswers: 0 }),
    answers: ADMINS,
  },
  'Mutation.markContactMessage': {
    requires: 'ADMIN',
    variables: ({ messageId }) => ({ id: messageId, state: 'ANSWERED' }),
    answers: ADMINS,
  },
  'Query.backInStockRequests': { requires: 'CUSTOMER', variables: nothing, answers: SIGNED_IN },
  'Mutation.requestBackInStock': {
    requires: 'CUSTOMER',
    variables: ({ partId }) => ({ partId }),
    answers: SIGNED_IN,
  },
  'Mutation.cancelBackInStock': {
    requires: 'CUSTOMER',
    variables: ({ partId }) => ({ partId }),
    answers: SIGNED_IN,
  },
  'Mutation.removeContactMessage': {
    requires: 'ADMIN',
    variables: ({ messageId }) => ({ id: messageId }),
    answers: ADMINS,
  },
  'Mutation.removeReview': {
    requires: 'ADMIN',
    variables: ({ reviewId }) => ({ id: reviewId }),
    answers: ADMINS,
  },
  'Mutation.resolvePaymentCase': {
    requires: 'ADMIN',
    variables: ({ caseId }) => ({ id: caseId, action: 'ACKNOWLEDGE' }),
    answers: ADMINS,
  },
  'Mutation.restockPart': {
    requires: 'ADMIN',
    variables: ({ partId }) => ({ id: partId, quantity: 1, reason: 'count' }),
    answers: ADMINS,
  },
  'Mutation.revokeAdmin': {
    requires: 'ADMIN',
    variables: () => ({ email: cast.owner.email }),
    answers: ADMINS,
  },
  'Mutation.sendContactMessage': {
    requires: 'PUBLIC',
    variables: () => ({ input: message }),
    answers: EVERYBODY,
  },
  'Mutation.setOrderAddress': {
    requires: 'ADMIN',
    variables: ({ orderId }) => ({ orderIds: [orderId], address: delivery.address }),
    answers: ADMINS,
  },
  'Mutation.setDelivery': {
    requires: 'CUSTOMER',
    variables: ({ orderId }) => ({ orderId, ...delivery }),
    answers: OWNER,
  },
  'Mutation.setFitAnswer': {
    requires: 'CUSTOMER',
    variables: ({ orderId }) => ({ orderId, fitted: true }),
    money: 'shipped',
    answers: OWNER,
  },
  'Mutation.setPaymentCaseWaiting': {
    requires: 'ADMIN',
    variables: ({ caseId }) => ({ id: caseId, note: 'The bank decides.' }),
    answers: ADMINS,
  },
  'Mutation.shipOrder': {
    requires: 'ADMIN',
    variables: ({ orderId }) => ({ id: orderId }),
    money: 'settled',
    answers: ADMINS,
  },
  'Mutation.shipOrders': {
    requires: 'ADMIN',
    variables: ({ orderId }) => ({ orderIds: [orderId] }),
    money: 'settled',
    answers: ADMINS,
  },
  'Mutation.correctParcel': {
    requires: 'ADMIN',
    variables: ({ parcelId }) => ({ id: parcelId, carrier: 'UPS', trackingNumber: '1Z999' }),
    money: 'shipped',
    answers: ADMINS,
  },
  'Mutation.undoShipOrders': {
    requires: 'ADMIN',
    variables: ({ orderId }) => ({ ids: [orderId] }),
    money: 'settled',
    answers: ADMINS,
  },
  'Query.recentBulkChanges': { requires: 'ADMIN', variables: nothing, answers: ADMINS },
  'Mutation.prepareBulkChange': {
    requires: 'ADMIN',
    variables: ({ partId }) => ({ ids: [partId], rule: { kind: 'RAISE_BY_PERCENT', percent: 10 } }),
    answers: ADMINS,
  },
  'Mutation.applyBulkChange': {
    requires: 'ADMIN',
    variables: ({ preparedId }) => ({ id: preparedId }),
    answers: ADMINS,
  },
  'Mutation.undoBulkChange': {
    requires: 'ADMIN',
    variables: ({ bulkChangeId }) => ({ id: bulkChangeId }),
    answers: ADMINS,
  },
  'Query.carriers': { requires: 'ADMIN', variables: nothing, answers: ADMINS },
  'Query.parcelsToShip': { requires: 'ADMIN', variables: nothing, money: 'settled', answers: ADMINS },
  'Query.shippedParcels': {
    requires: 'ADMIN',
    variables: () => ({ since: '2026-01-01T00:00:00Z' }),
    answers: ADMINS,
  },
  'Query.orderNotes': { requires: 'ADMIN', variables: ({ orderId }) => ({ orderId }), answers: ADMINS },
  'Mutation.addOrderNote': {
    requires: 'ADMIN',
    variables: ({ orderId }) => ({ orderId, text: 'Collects on Fridays.' }),
    answers: ADMINS,
  },
  'Mutation.removeOrderNote': {
    requires: 'ADMIN',
    variables: ({ noteId }) => ({ id: noteId }),
    answers: ADMINS,
  },
  'Mutation.signIn': {
    requires: 'PUBLIC',
    variables: (_world, { idToken }) => ({ idToken }),
    answers: [who, ok, ok, ok, 'ACCOUNT_DISABLED', ok],
  },
  'Mutation.signOutEverywhere': { requires: 'CUSTOMER', variables: nothing, answers: SIGNED_IN },
  'Mutation.undoShipOrder': {
    requires: 'ADMIN',
    variables: ({ orderId }) => ({ id: orderId }),
    money: 'settled',
    answers: ADMINS,
  },
  'Mutation.updatePart': {
    requires: 'ADMIN',
    variables: ({ partId }) => ({ id: partId, input: { name: 'Disc' } }),
    answers: ADMINS,
  },
  'Mutation.saveToGarage': {
    requires: 'CUSTOMER',
    variables: () => ({ cars: [{ car: { year: 2016, make: 'Honda', model: 'Civic' } }] }),
    answers: SIGNED_IN,
  },
  'Mutation.removeFromGarage': {
    requires: 'CUSTOMER',
    variables: ({ carId }) => ({ id: carId }),
    answers: OWNER,
  },
  'Query.job': { requires: 'PUBLIC', variables: ({ jobKey }) => ({ key: jobKey }), answers: EVERYBODY },
  'Query.jobs': { requires: 'PUBLIC', variables: nothing, answers: EVERYBODY },
  'Query.partTypes': { requires: 'PUBLIC', variables: nothing, answers: EVERYBODY },
  'Mutation.saveJob': {
    requires: 'ADMIN',
    variables: ({ jobKey }) => ({ key: jobKey, revision: 1, input: jobInput }),
    answers: ADMINS,
  },
  'Mutation.removeJob': {
    requires: 'ADMIN',
    variables: ({ jobKey }) => ({ key: jobKey, revision: 1 }),
    answers: ADMINS,
  },
  'Mutation.updateProfile': {
    requires: 'CUSTOMER',
    variables: () => ({ input: profile }),
    answers: SIGNED_IN,
  },
};

describe('C14', () => {
  test('every root field has a row with the role of its SDL', () => {
    const shown = [...fields.values()].map(({ name, requires }) => [name, requires]);

    expect(Object.fromEntries(shown)).toEqual(
      Object.fromEntries(Object.entries(MATRIX).map(([name, { requires }]) => [name, requires])),
    );
  });

  test('only these operations have no @auth', () => {
    const open = [...fields.values()].filter(({ requires }) => requires === 'PUBLIC');

    expect(open.map(({ name }) => name).sort()).toEqual([
      'Mutation.sendContactMessage',
      'Mutation.signIn',
      'Query.bestParts',
      'Query.cartParts',
      'Query.decodeVin',
      'Query.job',
      'Query.jobs',
      'Query.part',
      'Query.partTypes',
      'Query.parts',
      'Query.reviews',
      'Query.searchSuggestions',
      'Query.vehicles',
    ]);
  });

  const cells = Object.entries(MATRIX)
    // Ends the sessions at Firebase too, and with them the ID tokens: last.
    .sort(([a], [b]) => Number(a.endsWith('Everywhere')) - Number(b.endsWith('Everywhere')))
    .flatMap(([name, row]) =>
      ROLES.map((role, column) => ({ name, row, role, code: row.answers[column] ?? 'ok' })),
    );

  test.each(cells)('$name answers $role with $code', async ({ name, row, role, code }) => {
    const world = await worldOf(row);
    const before = await auditLength(shop);
    const me = cast.players[role];
    const query = operationOf(fields.get(name)!);

    if (code === 'ok' && name.startsWith('Mutation.')) current = undefined;
    const { data, errors } = await me.shop.graphql(query, row.variables(world, me));

    expect(errors?.[0]?.extensions.code ?? 'ok').toBe(code);
    if (code === 'ok') {
      expect(Object.values(data ?? {})).toEqual([row.finds === null ? null : expect.anything()]);
    } else {
      expect(Object.values(data ?? {})).toEqual(data ? [null] : []);
      expect(await auditLength(shop)).toBe(before);
    }
  });
});
