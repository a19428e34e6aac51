/**
 * The API in tests: `schema.graphql`, executed over responses that a test defines. A query that does not fit the schema
 * fails as it would against the API. It implements no rule of the shop: lists are returned as given, whatever was
 * requested, and the effect of a mutation is defined by the test that needs it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, type DocumentNode, execute, parse, validate, type ExecutionResult } from 'graphql';
import { refusal, rowOf, tokenOf, type Answers } from './answers';
import {
  aCasePage,
  aListOfParcels,
  aPage,
  aMessagePage,
  aPartPage,
  aPaymentIntent,
  aReturnPage,
  anOrderPage,
  anOverview,
  readyShop,
  noSuggestions,
} from './builders';
import { carsToChoose } from './cars';
import type * as Schema from './schema.generated';

// The API's own tests check the file against its schema: here it is assumed valid.
const schema = buildSchema(readFileSync(join(__dirname, '../../../schema.graphql'), 'utf8'), {
  assumeValid: true,
  noLocation: true,
});

/** Operations that fit the schema, by their text. */
const documents = new Map<string, DocumentNode>();

function documentOf(query: string, operationName: string): DocumentNode {
  const known = documents.get(query);
  if (known) return known;
  const document = parse(query);
  const errors = validate(schema, document);
  if (errors.length > 0) throw new Error(`${operationName} does not fit the schema: ${errors.join('; ')}`);
  documents.set(query, document);
  return document;
}

interface Asked {
  operation: string;
  variables: Record<string, unknown>;
  token: string | undefined;
}

/**
 * How an operation fails: with a code of the API, without any answer, or with the answer lost after everything was done.
 */
export type Failure = { code: string; [detail: string]: unknown } | 'UNREACHABLE' | 'ANSWER_LOST';

/** The API of one test. */
export class MockApi {
  /** Data of the lists, in this order. */
  parts: Schema.Part[] = [];
  facets: Schema.PartFacets = { brands: [], categories: [], isExact: true };
  orders: Schema.Order[] = [];
  reviews: Schema.Review[] = [];
  messages: Schema.ContactMessage[] = [];
  cases: Schema.PaymentCase[] = [];
  /** Ids of parts, of the signed-in user. */
  requestedBackInStock: string[] = [];
  returns: Schema.Return[] = [];
  log: Schema.AuditEntry[] = [];
  /** Parcels to ship. */
  parcels: Schema.ParcelToShip[] = [];
  /** Shipped parcels. */
  shippedParcels: Schema.Parcel[] = [];
  /** Garage of the signed-in user. */
  garage: Schema.GarageCar[] = [];
  /** Cart of the signed-in user. */
  cart: Schema.CartLine[] = [];
  /** Accounts, which can also sign in: ID tokens of tests are the email itself. */
  users: Schema.User[] = [];
  readonly asked: Asked[] = [];
  private answers: Answers = {};
  private readonly failures = new Map<string, Failure[]>();
  private readonly held = new Map<string, Promise<void>>();

  /** Says what fields answer from now on. */
  answer(answers: Answers): this {
    Object.assign(this.answers, answers);
    return this;
  }

  /** The next `times` calls of an operation fail; later ones go well again. */
  fail(operation: string, failure: Failure, times = 1): void {
    this.failures.set(operation, Array<Failure>(times).fill(failure));
  }

  /** The next call of an operation is answered only once the returned function was called. */
  hold(operation: string): () => void {
    let release: (() => void) | undefined;
    this.held.set(
      operation,
      new Promise((resolve) => {
        release = resolve;
      }),
    );
    return () => release?.();
  }

  /** The calls of an operation. */
  calls(operation: string): Asked[] {
    return this.asked.filter((asked) => asked.operation === operation);
  }

  /** Runs an operation as the API would. Rejects when it is to be unreachable. */
  async execute(
    { query, variables = {}, operationName = '' }: GraphqlCall,
    headers: Record<string, string> = {},
  ): Promise<ExecutionResult> {
    const token = headers.authorization?.replace('Bearer ', '');
    this.asked.push({ operation: operationName, variables, token });
    const held = this.held.get(operationName);
    this.held.delete(operationName);
    await held;
    const failure = this.failures.get(operationName)?.shift();
    if (failure === 'UNREACHABLE') throw new TypeError('Failed to fetch');
    if (failure && failure !== 'ANSWER_LOST') return { errors: [refusal(failure.code, failure)] };

    const document = documentOf(query, operationName);
    const rootValue = { ...this.defaults(token), ...this.answers };
    const answer = await execute({ schema, document, variableValues: variables, operationName, rootValue });
    if (failure === 'ANSWER_LOST') throw new TypeError('Failed to fetch');
    return answer;
  }

  /** Default responses, unless a test defines others. */
  private defaults(token: string | undefined): Answers {
    const known = (found: (user: Schema.User) => boolean) => {
      const user = this.users.find(found);
      if (!user) throw refusal('UNAUTHENTICATED');
      return user;
    };
    return {
      parts: (page: Schema.QueryPartsArgs) => aPartPage(this.parts, page, this.facets),
      bestParts: () => this.parts.slice(0, 6),
      partDrafts: [],
      recentBulkChanges: [],
      partDraft: null,
      jobs: [],
      job: null,
      partTypes: [],
      searchSuggestions: () => noSuggestions,
      part: ({ id }: Schema.QueryPartArgs) => this.parts.find((part) => part.id === id) ?? null,
      reviews: (page: Schema.QueryReviewsArgs) => aPage(this.reviews, page),
      orders: (page: Schema.QueryOrdersArgs) => anOrderPage(this.orders, page),
      myOrders: (page: Schema.QueryMyOrdersArgs) => anOrderPage(this.orders, page),
      order: ({ id }: Schema.QueryOrderArgs) => rowOf(this.orders, id),
      users: (page: Schema.QueryUsersArgs) => aPage(this.users, page),
      contactMessages: ({ state, ...page }: Schema.QueryContactMessagesArgs) =>
        aMessagePage(
          this.messages.filter((message) => !state || message.state === state),
          page,
          this.messages,
        ),
      backInStockRequests: () => this.requestedBackInStock,
      myOrderSet: ({ ids }: Schema.QueryMyOrderSetArgs) => this.orders.filter(({ id }) => ids.includes(id)),
      myReceivedParts: [],
      myReview: null,
      paymentCases: ({ state, ...page }: Schema.QueryPaymentCasesArgs) =>
        aCasePage(
          this.cases.filter((found) => !state || found.state === state),
          page,
          this.cases,
        ),
      adminReturns: ({ state, overdue, ...page }: Schema.QueryAdminReturnsArgs) =>
        aReturnPage(
          this.returns.filter(
            (found) => (!state || state.includes(found.state)) && (!overdue || found.overdue),
          ),
          page,
          this.returns,
        ),
      auditLog: (page: Schema.QueryAuditLogArgs) => aPage(this.log, page),
      parcelsToShip: ({ unaddressed }: Schema.QueryParcelsToShipArgs) => {
        const all = aListOfParcels(this.parcels);
        const lost = this.parcels.filter(({ orders }) => !orders[0]?.address);
        return unaddressed ? { ...all, nodes: lost, totalCount: lost.length } : all;
      },
      shippedParcels: () => aPage(this.shippedParcels),
      carriers: ['UPS', 'DHL'],
      orderNotes: [],
      fitmentFindings: () => ({ ...aPage([]), checkedAt: null, counts: [] }),
      imports: () => aPage([]),
      contradictedOrders: () => [],
      overview: () => anOverview(),
      readinessChecks: () => readyShop(),
      vehicles: carsToChoose,
      myGarage: () => this.garage,
      myCart: () => this.cart,
      // The parts of a list that a test gave; nothing is known about those it removed since.
      cartParts: ({ ids }: Schema.QueryCartPartsArgs) =>
        ids.flatMap((id) => {
          const part = this.parts.find((one) => one.id === id);
          return part ? [{ id, product: part.name, category: part.category, part }] : [];
        }),
      me: () => known((user) => tokenOf(user) === token),
      signIn({ idToken }: Schema.MutationSignInArgs) {
        const user = known(({ email }) => email === idToken);
        return { token: tokenOf(user), expiresAt: new Date(Date.now() + 900_000).toISOString(), user };
      },
      createPaymentIntent: aPaymentIntent(),
      sendContactMessage: true,
    };
  }
}

interface GraphqlCall {
  query: string;
  variables?: Record<string, unknown>;
  operationName?: string;
}
