import { getNullableType, isListType, isObjectType } from 'graphql';

import { Role } from '../../src/auth/role.js';
import { Category } from '../../src/features/catalogue/part/category.js';
import type { Part } from '../../src/features/catalogue/part/part.entity.js';
import { restRoutes } from '../../src/rest/rest-routes.js';
import { aPart, delivery } from '../support/builders.js';
import { aCase } from '../support/cases.js';
import { aFitment, aGarageCar, aModel, anImport, someFacts } from '../support/fitments.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { aJob } from '../support/jobs.js';
import { PartType } from '../../src/features/catalogue/part/part-type.js';
import { aCustomerNote } from '../support/accounts.js';
import { aBulkChange } from '../support/bulk-changes.js';
import { aDraft } from '../support/drafts.js';
import { aNote } from '../support/notes.js';
import { documentFor } from '../support/openapi-document.js';
import { type RootField, rootFields, schemaOf, wholeOperations } from '../support/schema-operations.js';
import { mailSetUp } from '../support/mail-set-up.js';
import { placeInCart } from '../support/purchases.js';
import { requestReturn } from '../support/returns.js';
import { recordSql, recordTransaction } from '../support/sql-recorder.js';

// Everything is asked of a shop of two sizes before the first test.
jest.setTimeout(180_000);

/** Every list in the schema, with the query that is measured for it; a new one without a row fails. */
const LISTS: Record<string, string> = {
  'AuditEntry.changes': 'auditLog',
  'AuditEntryConnection.edges': 'auditLog',
  'AuditEntryConnection.nodes': 'auditLog',
  'BulkChange.lines': 'recentBulkChanges',
  'ContactMessage.answers': 'contactMessages',
  'ContactMessageConnection.edges': 'contactMessages',
  'ContactMessageConnection.nodes': 'contactMessages',
  'Customer.cars': 'customer',
  'Customer.notes': 'customer',
  'CustomerMessageConnection.edges': 'customer',
  'CustomerMessageConnection.nodes': 'customer',
  'Fitment.accepted': 'parts',
  'FitmentConnection.edges': 'parts',
  'FitmentConnection.makes': 'parts',
  'FitmentConnection.nodes': 'parts',
  'FitmentFindingConnection.counts': 'fitmentFindings',
  'FitmentFindingConnection.edges': 'fitmentFindings',
  'FitmentFindingConnection.nodes': 'fitmentFindings',
  'ImportConnection.edges': 'imports',
  'ImportConnection.nodes': 'imports',
  'ImportEncoding.lines': 'imports',
  'ImportLine.changes': 'importLines',
  'ImportLineConnection.edges': 'importLines',
  'ImportLineConnection.nodes': 'importLines',
  'ImportPictures.failures': 'importPictures',
  'FitmentQuestion.answers': 'parts',
  'GarageCar.answers': 'myGarage',
  'ImportSample.encodings': 'imports',
  'Job.slots': 'jobs',
  'Job.words': 'jobs',
  'JobSlot.alternatives': 'jobs',
  'SavedToGarage.garage': 'myGarage',
  'Mutation.addCustomerNote': 'customer',
  'Mutation.confirmPayments': 'myOrders',
  'Mutation.cancelBackInStock': 'backInStockRequests',
  'Mutation.mergeCart': 'myCart',
  'Mutation.setOrderAddress': 'orders',
  'Mutation.placeOrders': 'myOrders',
  'Mutation.removeCustomerNote': 'customer',
  'Mutation.removeFromGarage': 'myGarage',
  'Mutation.setCartLine': 'myCart',
  'Mutation.shipOrders': 'orders',
  'Mutation.requestBackInStock': 'backInStockRequests',
  'Mutation.undoShipOrders': 'orders',
  'Order.paidWith': 'myOrders',
  'Order.returns': 'orders',
  'Order.timeline': 'orders',
  'OrderConnection.edges': 'orders',
  'OrderConnection.nodes': 'myOrders',
  'Overview.days': 'overview',
  'Overview.lowStockParts': 'overview',
  'Overview.newestCustomers': 'overview',
  'Parcel.orders': 'orders',
  'ParcelConnection.edges': 'shippedParcels',
  'ParcelConnection.nodes': 'shippedParcels',
  'ParcelToShip.notes': 'parcelsToShip',
  'ParcelToShip.orders': 'parcelsToShip',
  'ParcelsToShip.nodes': 'parcelsToShip',
  'Part.imageAlts': 'parts',
  'Part.images': 'parts',
  'Part.jobs': 'parts',
  'Part.numbers': 'parts',
  'Part.specifications': 'parts',
  'PartConnection.edges': 'parts',
  'PartConnection.nodes': 'parts',
  'PartDraft.imageAlts': 'partDrafts',
  'PartDraft.moreImages': 'partDrafts',
  'PartFacets.brands': 'parts',
  'PartFacets.categories': 'parts',
  'PartReviewConnection.edges': 'parts',
  'PartReviewConnection.nodes': 'parts',
  'PartSearch.cars': 'parts',
  'PartSearch.jobs': 'parts',
  'PartSearch.marks': 'parts',
  'PartSearch.matches': 'parts',
  'PartSearch.nearest': 'parts',
  'PartSearch.verdicts': 'parts',
  'PartSearch.words': 'parts',
  'PaymentCase.history': 'paymentCases',
  'PaymentCase.orders': 'paymentCases',
  'PaymentCaseConnection.edges': 'paymentCases',
  'PaymentCaseConnection.nodes': 'paymentCases',
  'Purchase.orders': 'myPurchases',
  'PurchaseConnection.edges': 'myPurchases',
  'PurchaseConnection.nodes': 'myPurchases',
  'Query.bestParts': 'bestParts',
  'Query.cartParts': 'cartParts',
  'Query.contradictedOrders': 'contradictedOrders',
  'Query.fitmentQuestions': 'fitmentQuestions',
  'Query.jobs': 'jobs',
  'Query.myCart': 'myCart',
  'Query.myGarage': 'myGarage',
  'Query.myOrderSet': 'myOrders',
  'Query.myReceivedParts': 'myReceivedParts',
  'Query.orderNotes': 'orderNotes',
  'Query.partDrafts': 'partDrafts',
  // The same for everyone, without a statement.
  'Query.partTypes': 'jobs',
  'Query.backInStockRequests': 'backInStockRequests',
  'Query.recentBulkChanges': 'recentBulkChanges',
  'ReturnConnection.edges': 'adminReturns',
  'ReturnConnection.nodes': 'adminReturns',
  'ReviewConnection.edges': 'reviews',
  'ReviewConnection.nodes': 'reviews',
  'SearchSuggestions.cars': 'searchSuggestions',
  'SearchSuggestions.categories': 'searchSuggestions',
  'SearchSuggestions.marks': 'searchSuggestions',
  'SearchSuggestions.numbers': 'searchSuggestions',
  'SearchSuggestions.order': 'searchSuggestions',
  'SearchSuggestions.parts': 'searchSuggestions',
  'UserConnection.edges': 'users',
  'UserConnection.nodes': 'users',
  'VehicleChoice.engines': 'vehicles',
  'VehicleChoice.makes': 'vehicles',
  'VehicleChoice.models': 'vehicles',
  'VehicleChoice.years': 'vehicles',
  'VehicleModel.years': 'vehicles',
  'VinCandidate.engines': 'decodeVin',
  'VinReading.candidates': 'decodeVin',
  'VinReading.makes': 'decodeVin',
  'VinReading.years': 'decodeVin',
};

/** A page of seven lists, with all that each leads to. */
const MAX_PER_CUSTOMER = 30;

/** Lists of settings, checks and sentences: there are as many as the code names, and they don't grow. */
const OF_SETTINGS = [
  'Query.carriers',
  'Query.importConsequences',
  'Query.readinessChecks',
  'ReadinessCheck.copy',
  'ReadinessCheck.steps',
];

const LIST_ROUTES = ['GET /my_orders', 'GET /orders', 'GET /parts', 'GET /reviews', 'GET /users'];

let shop: TestShop;
let admin: Customer;
/** The file that is looked into. */
let importId: string | undefined;
/** A part whose list looks wrong, and whose open orders it speaks against. */
let contradicted: Part | undefined;
/** An order that notes are written of. */
let noted: string | undefined;
/** Cost of each query with two rows of everything, and with twenty. */
let few: Map<string, Cost>;
let many: Map<string, Cost>;
beforeAll(async () => {
  shop = await createTestShop({ env: { ...mailSetUp, OPEN_HOLDS_PER_USER: '1000' } });
  admin = await shop.signIn({ role: Role.ADMIN });
  await grow(2);
  await ask(2);
  few = await ask(2);
  await grow(18);
  many = await ask(20);
});
afterAll(() => shop.close());

interface Cost {
  /** Number of statements of all its queries, and of the largest one. */
  readonly statements: number;
  readonly largest: number;
  /** The items of all lists in the answer. */
  readonly items: number;
}

/** The cars that VINs of the tests may be. */
const VINS = { few: '1FTCM82633A004352', many: '1HGCM82633A004352' };

/** Parts that run out, each of another brand, each ordered by another customer and by the admin, each with a review. */
async function grow(count: number): Promise<void> {
  const categories = Object.values(Category);
  for (let index = 0; index < count; index++) {
    const part = await aPart(shop.database, {
      availableQuantity: 5,
      brand: `Brand ${count}-${index}`,
      category: categories[index % categories.length],
      type: PartType.FRONT_BRAKE_DISC,
    });
    await aJob(shop.database, { key: `job-${count}-${index}` });
    const engine = { litres: (index + count) / 10 };
    const modelId = await aModel(shop.database, { make: `Make ${count}-${index}`, name: 'Accord' });
    await aModel(
      shop.database,
      { make: 'Honda', name: index === 0 ? 'Accord' : `${count}-${index}` },
      engine,
    );
    await aFitment(shop.database, part, { modelId, question: 'rear-brakes', accepted: ['rear discs'] });
    await someFacts(shop.database, part);
    if (index < 8) {
      await aGarageCar(shop.database, admin.uid, {
        place: count === 2 ? index + 1 : index + 3,
        model: `${count}-${index}`,
      });
    }
    await placeInCart(admin, part);
    await aCustomerNote(shop.database, admin.uid);
    importId ??= await anImport(shop.database, part, 'READY');
    await aDraft(admin);
    await aBulkChange(admin, part.id, 'APPLIED');
    await fillDesk(part, `${count}-${index}`);
    const customer = await shop.signIn({});
    let orderId = '';
    for (const buyer of [admin, customer]) {
      const { body } = await buyer.rest('POST', '/orders', { partId: part.id, quantity: 1, ...delivery });
      orderId = body.insertedId as string;
    }
    await contradictOrderOf(customer);
    await customer.rest('POST', '/reviews', { rating: 5, review: 'Good' });
    await sendOrders(part.id);
    await requestReturn(customer, orderId);
    await waitToBeShipped(customer);
    await aCase(shop, orderId);
    await shop.visitor.graphql('mutation ($m: ContactMessageInput!) { sendContactMessage(input: $m) }', {
      m: { name: 'Jo', email: 'jo@example.com', message: 'Hello' },
    });
    await answerMessages();
    await admin.graphql('mutation ($partId: ID!) { requestBackInStock(partId: $partId) }', {
      partId: part.id,
    });
  }
}

/** Each message by the admin, about an order. */
async function answerMessages(): Promise<void> {
  await shop.database.query(
    'UPDATE contact_message SET order_id = (SELECT max(id::text)::uuid FROM shop_order) WHERE answered_at IS NULL',
  );
  const rows = await shop.database.query<{ id: string }[]>(
    'SELECT id FROM contact_message WHERE answered_at IS NULL',
  );
  for (const { id } of rows) {
    await admin.graphql(
      'mutation ($id: ID!) { answerContactMessage(id: $id, text: "It does.", expectedAnswers: 0) { id } }',
      { id },
    );
  }
}

/** Marks them as paid and shipped, each in a parcel of its own, without the provider. */
async function sendOrders(partId: string): Promise<void> {
  await shop.database.query('INSERT INTO parcel (id) SELECT id FROM shop_order WHERE part_id = $1', [partId]);
  await shop.database.query(
    `WITH sent AS (UPDATE shop_order SET held = false, hold_expires_at = NULL, paid_at = now(), shipped_at = now(),
         parcel_id = id, transaction_id = 'pi_' || id WHERE part_id = $1 RETURNING quantity)
       UPDATE part SET sold_quantity = held_quantity, held_quantity = 0 WHERE id = $1`,
    [partId],
  );
}

/** An order that was paid, as if without the provider, and what admins wrote of it and of the one that is the same for all. */
async function waitToBeShipped(customer: Customer): Promise<void> {
  const part = await aPart(shop.database);
  const { body } = await customer.rest('POST', '/orders', { partId: part.id, quantity: 1, ...delivery });
  const orderId = body.insertedId as string;
  await shop.database.query(
    `UPDATE shop_order SET held = false, hold_expires_at = NULL, paid_at = now(), transaction_id = 'pi_' || id WHERE id = $1`,
    [orderId],
  );
  await shop.database.query(
    'UPDATE part SET sold_quantity = held_quantity, held_quantity = 0 WHERE id = $1',
    [part.id],
  );
  noted ??= orderId;
  for (const id of new Set([orderId, noted])) await aNote(admin, id);
}

/** A file of lists of cars, a row and a picture that was not fetched more in the first one, a question, and something that looks wrong in the list of one part. */
async function fillDesk(part: Part, name: string): Promise<void> {
  await anImport(shop.database, part, 'READY');
  const values = { modelId: 1, make: 'Honda', model: 'Civic', yearFrom: 2001, yearTo: 2002, excludes: false };
  await shop.database.query(
    `INSERT INTO file_import_line (import_id, place, file_row, kind, label, before, after)
     SELECT $1, max(place) + 1, 2, 'CHANGED', 'Honda Civic', $2, $3 FROM file_import_line WHERE import_id = $1`,
    [importId, { ...values, source: 'one' }, { ...values, source: 'another' }],
  );
  await shop.database.query(
    `WITH failed AS (INSERT INTO picture_address (address, due_at, problem) VALUES ($3, NULL, 'The host answered 404.') RETURNING key)
     INSERT INTO import_picture (import_id, part_id, address_key) SELECT $1, $2, key FROM failed`,
    [importId, part.id, `https://supplier.example/${name}.jpg`],
  );
  await shop.database.query(`INSERT INTO fitment_question VALUES ($1, 'Which one?', '{one,another}')`, [
    `question-${name}`,
  ]);
  contradicted ??= await aPart(shop.database, { availableQuantity: 1000 });
  await shop.database.query(`INSERT INTO fitment_finding (kind, part_id, text) VALUES ('YEAR', $1, 'Odd.')`, [
    contradicted.id,
  ]);
}

/** An open order of the part that is the same for all, for a car that its list has nothing of, as if it had. */
async function contradictOrderOf(customer: Customer): Promise<void> {
  if (!contradicted) throw new Error('the desk was not filled');
  const fit = { vehicle: { year: 2018, make: 'Honda', model: 'Accord' } };
  await customer.graphql('mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }', {
    input: { partId: contradicted.id, quantity: 1, ...delivery, fit },
  });
  await shop.database.query(
    `UPDATE shop_order SET fit_receipt = jsonb_set(fit_receipt, '{verdict}', '"FITS"') WHERE part_id = $1`,
    [contradicted.id],
  );
}

/** Every query that leads to a list, with all that can be read of it, and every documented list. */
async function ask(days: number): Promise<Map<string, Cost>> {
  const costs = new Map<string, Cost>();
  const ids = await partIds();
  const measure = async (name: string, question: () => Promise<unknown>) => {
    const cost = costs.get(name) ?? { statements: 0, largest: 0, items: 0 };
    let answer: unknown;
    const { length } = await recordSql(async () => {
      answer = await question();
    });
    costs.set(name, {
      statements: cost.statements + length,
      largest: Math.max(cost.largest, length),
      items: cost.items + itemsIn(answer),
    });
  };
  for (const root of listQueries()) {
    const variables = {
      first: 100,
      id: root.field.name === 'customer' ? admin.uid : importId,
      ...(root.field.name === 'contradictedOrders' && { partId: contradicted?.id }),
      ...(root.field.name === 'orderNotes' && { orderId: noted }),
      days,
      ids,
      make: 'Honda',
      model: 'Accord',
      since: '2026-01-01T00:00:00Z',
      text: 'brand',
      vin: days === 2 ? VINS.few : VINS.many,
    };
    for (const operation of wholeOperations(schemaOf(shop), root, variables)) {
      await measure(root.field.name, async () => {
        const { data, errors } = await admin.graphql(operation, variables);
        if (errors) throw new Error(`${operation}: ${JSON.stringify(errors)}`);
        return data;
      });
    }
  }
  for (const name of LIST_ROUTES) {
    const path = `${name.replace('GET ', '')}?email=${encodeURIComponent(admin.email)}`;
    await measure(name, async () => (await admin.rest('GET', path)).body as unknown);
  }
  return costs;
}

/** Maximum number of ids that may be requested at once. */
async function partIds(): Promise<string[]> {
  const rows = await shop.database.query<{ id: string }[]>('SELECT id FROM part ORDER BY id LIMIT 100');
  return rows.map(({ id }) => id);
}

const listQueries = (): RootField[] =>
  rootFields(schemaOf(shop)).filter(
    ({ kind, field }) => kind === 'query' && Object.values(LISTS).includes(field.name),
  );

function itemsIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inside = Object.values(value).reduce<number>((sum, inner) => sum + itemsIn(inner), 0);
  return inside + (Array.isArray(value) ? value.length : 0);
}

describe('a list runs the same number of statements at any length', () => {
  test('every list of the schema has a row', () => {
    const lists = Object.values(schemaOf(shop).getTypeMap())
      .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
      .flatMap((type) =>
        Object.values(isObjectType(type) ? type.getFields() : {})
          .filter((field) => isListType(getNullableType(field.type)))
          .map(({ name }) => `${type.name}.${name}`),
      );

    expect(lists.sort()).toEqual([...Object.keys(LISTS), ...OF_SETTINGS].sort());
  });

  test('every documented call that returns a list has a row', () => {
    const { paths } = documentFor('http://localhost');
    const lists = restRoutes(shop.app.services)
      .filter(({ method, path }) => {
        const operation = paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method];
        return operation?.responses['200']?.content?.['application/json'].schema.type === 'array';
      })
      .map(({ method, path }) => `${method.toUpperCase()} ${path}`);

    expect(lists.sort()).toEqual(LIST_ROUTES);
  });

  test.each([...new Set(Object.values(LISTS)), ...LIST_ROUTES])('%s', (name) => {
    const [short, long] = [few.get(name), many.get(name)];

    // Otherwise nothing was compared.
    expect(long?.items).toBeGreaterThan(short?.items ?? Infinity);
    expect(long?.statements).toBe(short?.statements);
    expect(short?.statements).toBeGreaterThan(0);
    // Everything of an order, of its parcel, of its returns and of their money.
    expect(short?.largest).toBeLessThanOrEqual(name === 'customer' ? MAX_PER_CUSTOMER : 21);
  });
});

describe('placing an order', () => {
  const aCall = async (headers: Record<string, string> = {}) => {
    const customer = await shop.signIn({});
    const part = await aPart(shop.database);
    const body = { partId: part.id, quantity: 1, ...delivery };
    return async () => {
      expect((await customer.rest('POST', '/orders', body, headers)).status).toBe(200);
    };
  };

  test('runs five statements in its transaction, six with a key', async () => {
    const plain = await recordTransaction(await aCall());
    const keyed = await recordTransaction(await aCall({ 'Idempotency-Key': 'once' }));

    expect(plain).toHaveLength(5);
    expect(keyed).toHaveLength(6);
  });

  test("locks the customer's rows before any part", async () => {
    const statements = await recordTransaction(await aCall());

    const first = (table: RegExp) => statements.findIndex(({ text }) => table.test(text));
    expect(first(/FROM shop_user/)).toBe(0);
    expect(first(/UPDATE part/)).toBeGreaterThan(first(/FROM shop_order/));
  });
});
