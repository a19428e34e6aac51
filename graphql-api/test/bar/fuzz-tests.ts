import fc from 'fast-check';
import { getNamedType, isEnumType, isNonNullType } from 'graphql';

import { Role } from '../../src/auth/role.js';
import { groupBy } from '../../src/shared/group-by.js';
import type { RestRoute } from '../../src/rest/rest-route.js';
import { restRoutes } from '../../src/rest/rest-routes.js';
import { aPart, delivery } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { aFitment, aModel } from '../support/fitments.js';
import { databaseState } from '../support/database-state.js';
import { goodBodies, type GoodValue, graphqlTries, type GraphQLTry } from '../support/graphql-fuzz.js';
import { ledgerFaults } from '../support/ledger.js';
import { goodCalls, type GoodRestValue, restTries } from '../support/rest-fuzz.js';
import { faultsOfAnswer } from '../support/revealing.js';
import { type RootField, rootFields, schemaOf } from '../support/schema-operations.js';
import type { ShopClient } from '../support/shop-client.js';

let shop: TestShop;
/** May do everything: a refusal is of the value, not of the caller. */
let admin: Customer;
let partId: string;
let orderId: string;
/** Valid values by the names that fields, parameters and properties have. */
const goodByName = (name: string): unknown =>
  new Map<string, unknown>([
    ['partId', partId],
    ['orderId', orderId],
    ['order', orderId],
    ['id', orderId],
    ['email', admin.email],
    ['user', admin.email],
    ['linkedin', 'https://www.linkedin.com/in/somebody'],
    ['image', 'https://example.com/part.webp'],
    ['moreImages', 'https://example.com/part-2.webp'],
    ['price', '64.90'],
    ['quantity', 1],
    ['orderQuantity', 1],
    ['availableQuantity', 10],
    ['rating', 5],
    ['shipped', true],
    ['paidOn', '2026-11-21'],
    ['category', 'BRAKES'],
    ['phone', '+41 44 555 01 02'],
    ['make', 'Honda'],
    ['model', 'Civic'],
    ['question', 'rear-brakes'],
    ['accepted', 'rear discs'],
    ['vin', '1HGCM82633A004352'],
    ['since', '2026-01-01T00:00:00Z'],
    ['expectedSavedAt', '2026-01-01T00:00:00Z'],
    ['transactionId', 'pi_unknown'],
    ['encoding', 'windows-1252'],
    // No part of this name: what ignores a hostile neighbor orders nothing.
    ['product', 'Nothing of ours'],
  ]).get(name) ?? 'words';

const goodByType: GoodValue = (name, type) => {
  const named = getNamedType(type);
  // May be left out, and exclude each other.
  if (['after', 'page', 'idempotencyKey', 'expectedUnitPrice'].includes(name)) return undefined;
  if (name === 'text' && !isNonNullType(type)) return undefined;
  if (isEnumType(named)) return named.getValues()[0]?.name;
  if (named.name === 'Boolean') return true;
  if (named.name === 'Money') return '64.90';
  if (name.startsWith('year')) return 2016;
  if (named.name === 'Float') return 1.5;
  if (named.name === 'Int') return 1;
  const value = goodByName(name);
  return String(type).startsWith('[') ? [value] : value;
};

const goodFor =
  ({ name: root }: RootField): GoodValue =>
  (name, type) =>
    name === 'id' && /[Pp]art$/.test(root) ? partId : goodByType(name, type);

const goodAt =
  ({ path }: RestRoute): GoodRestValue =>
  (name) =>
    name === 'id' && path.startsWith('/parts') ? partId : goodByName(name);

/** Places where a value that is hostile elsewhere is valid. */
const FITTING = new Set([
  // Writing units off.
  'Mutation.restockPart quantity: -1',
  // A rating as text is not one: the documented call asks for no validation.
  'POST /reviews body.rating: NaN',
  'POST /reviews body.rating: Arabic digits',
  'POST /reviews body.rating: a NUL',
]);

/** Properties of the documented payload that the shop sets itself: never read, so never refused. */
const NEVER_READ = new Set(['POST /orders body.name']);

/** One ends the session; the others have two arguments that exclude each other. */
const NOT_WITH_ALL = new Set([
  'Mutation.createPaymentIntent',
  'Mutation.prepareBulkChange',
  'Mutation.shipOrders',
  'Mutation.signOutEverywhere',
]);

async function ask(client: ShopClient, body: string): Promise<{ faults: string[]; refused: boolean }> {
  const response = await client.fetch('POST', '/graphql', body);
  const text = await response.text();
  const { data, errors } = JSON.parse(text) as { data?: object | null; errors?: unknown[] };
  const nothingFound = Object.values(data ?? {}).every((value) => value === null);
  return { faults: faultsOfAnswer(response.status, text), refused: errors !== undefined || nothingFound };
}

/** Chooses every value once for its kind of type, also in the document, and one or the other in each place. */
function chosenOf(tries: readonly GraphQLTry[]): Pick<GraphQLTry, 'what' | 'bodies'>[] {
  const met = new Set<string>();
  return [...groupBy(tries, ({ place }) => place).values()].flatMap((ofPlace, turn) =>
    ofPlace.flatMap((tried, at) => {
      const value = `${tried.kind}: ${tried.hostile.what}`;
      if (!met.has(value)) {
        met.add(value);
        return [tried];
      }
      return at === turn % ofPlace.length ? [{ ...tried, bodies: () => tried.bodies().slice(0, 1) }] : [];
    }),
  );
}

/** Number of values to try. */
interface Breadth {
  /** In arguments and input fields of GraphQL: every value in every place, or a selection. */
  readonly values: 'chosen' | 'everywhere';
  /** Calls with any JSON anywhere. */
  readonly runs: number;
}

/** Tests that a shop refuses invalid values in the GraphQL schema, the documented calls and Stripe's events. */
export function testFuzz({ values, runs }: Breadth): void {
  beforeAll(async () => {
    shop = await createTestShop({ env: { OPEN_HOLDS_PER_USER: '1000' } });
    admin = await shop.signIn({ role: Role.ADMIN, email: 'admin@example.com' });
    const modelId = await aModel(shop.database, { make: 'Honda', name: 'Civic' });
    const part = await aPart(shop.database, { availableQuantity: 1000 });
    await aFitment(shop.database, part, { modelId });
    partId = part.id;
    orderId = (await admin.rest('POST', '/orders', { partId, quantity: 1, ...delivery })).body.insertedId;
  });
  afterAll(() => shop.close());

  test('in every argument and input field of the GraphQL schema, as a variable and inline', async () => {
    const tries = rootFields(schemaOf(shop))
      .flatMap((root) => graphqlTries(root, goodFor(root)))
      .filter(({ what }) => !FITTING.has(what));
    const before = await databaseState(shop.database);
    const wrong: string[] = [];

    for (const { what, bodies } of values === 'everywhere' ? tries : chosenOf(tries)) {
      for (const [index, body] of bodies().entries()) {
        const { faults, refused } = await ask(admin, body);
        const where = `${what}${index === 0 ? '' : ' (in the document)'}`;
        wrong.push(...faults.map((fault) => `${where} ${fault}`), ...(refused ? [] : [`${where} was taken`]));
      }
    }

    expect(wrong).toEqual([]);
    expect(tries.length).toBeGreaterThan(500);
    expect(await databaseState(shop.database)).toEqual(before);
  });

  test('in every path, query and body of the documented calls', async () => {
    const idToken = await shop.people.signIn(admin.email);
    const tries = restRoutes(shop.app.services).flatMap((route) => restTries(route, goodAt(route)));
    const before = await databaseState(shop.database);
    const wrong: string[] = [];

    for (const { what, method, path, body, headers, firebase } of tries.filter(
      ({ what, place }) => !FITTING.has(what) && !NEVER_READ.has(place),
    )) {
      const response = await admin.fetch(method, path, body, {
        ...headers,
        ...(firebase && { Authorization: `Bearer ${idToken}` }),
      });
      const text = await response.text();
      wrong.push(...faultsOfAnswer(response.status, text).map((fault) => `${what} ${fault}`));
      if (response.status < 400 && !['[]', '{"admin":false}'].includes(text)) {
        wrong.push(`${what} was taken: ${response.status} ${text}`);
      }
    }

    expect(wrong).toEqual([]);
    expect(tries.length).toBeGreaterThan(400);
    expect(await databaseState(shop.database)).toEqual(before);
  });

  test('arbitrary JSON in any place causes no fault and loses no unit', async () => {
    const anything = fc.oneof(
      fc.jsonValue({ maxDepth: 2, stringUnit: 'binary' }),
      fc.string({ unit: 'binary' }),
      fc.double(),
      fc.bigInt().map(String),
    );
    const places = new Set<string>();
    const tries = rootFields(schemaOf(shop))
      .filter(({ name }) => name !== 'Mutation.signOutEverywhere')
      .flatMap((root) => graphqlTries(root, goodFor(root)))
      // One of each place.
      .filter(({ place }) => places.size < places.add(place).size);

    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...tries), anything, async ({ bodies, hostile }, value) => {
        const json = JSON.stringify(value);
        const { faults } = await ask(
          admin,
          bodies()[0]!.replace(hostile.json, () => json),
        );
        expect(faults).toEqual([]);
      }),
      { numRuns: runs, seed: 20261121 },
    );

    expect(await ledgerFaults(shop.database)).toEqual([]);
  });

  test('in a correctly signed Stripe event', async () => {
    const bodies = ['null', '[]', '{}', '1', '"a"', '{"id":null}', '{"id":"evt_1","type":"x","data":null}'];
    const objects = [
      'null',
      '[]',
      '{}',
      '{"object":"payment_intent"}',
      '{"object":"payment_intent","id":{}}',
    ];
    const ids = [
      '"a\\u0000"',
      '"\\ud800"',
      '1e309',
      JSON.stringify('x'.repeat(90_000)),
      '"../../v1/charges"',
    ];
    const payloads = [
      ...bodies,
      ...objects.map(
        (object) => `{"id":"evt_1","type":"payment_intent.succeeded","data":{"object":${object}}}`,
      ),
      ...ids.map((id) => `{"id":${id},"type":"x","data":{"object":{"object":"payment_intent","id":${id}}}}`),
    ];
    const before = await databaseState(shop.database);

    for (const payload of payloads) {
      const signature = shop.stripe.webhooks.generateTestHeaderString({
        payload,
        secret: shop.env.STRIPE_WEBHOOK_SECRET,
      });
      const response = await shop.visitor.fetch('POST', '/webhooks/stripe', payload, {
        'Stripe-Signature': signature,
      });

      const faults = faultsOfAnswer(response.status, await response.text());
      expect({ payload, faults }).toEqual({ payload, faults: [] });
    }
    expect(await databaseState(shop.database)).toEqual(before);
  });

  // Last: it removes parts and sessions.
  test('control: the surrounding valid values are accepted', async () => {
    const refused: string[] = [];
    for (const root of rootFields(schemaOf(shop)).filter(({ name }) => !NOT_WITH_ALL.has(name))) {
      for (const body of goodBodies(root, goodFor(root))) {
        const answer = await admin.fetch('POST', '/graphql', body);
        if (/BAD_INPUT|GRAPHQL_/.test(await answer.text())) refused.push(`${root.name}: ${body}`);
      }
    }
    // Files have a corpus of their own: test/rest/uploading-pictures.test.ts.
    for (const route of restRoutes(shop.app.services).filter(({ takes }) => !takes)) {
      for (const { method, path, body } of goodCalls(route, goodAt(route))) {
        const { status } = await admin.fetch(method, path, body);
        if (status === 400) refused.push(`${method} ${path}`);
      }
    }

    expect(refused).toEqual([]);
  });
}
