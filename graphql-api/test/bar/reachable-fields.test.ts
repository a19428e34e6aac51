import { getNamedType, type GraphQLObjectType, type GraphQLSchema, isObjectType } from 'graphql';

import { createResolvers } from '../../src/create-resolvers.js';
import type { Services } from '../../src/create-services.js';
import { buildShopSchema } from '../../src/schema/build-schema.js';
import { requiredBy, rootFields } from '../support/schema-operations.js';

// Only the shape is read: no service is called.
const services = {} as Services;
const schema = buildShopSchema(createResolvers({ ...services }));

type Fields = Record<string, string>;

const page = 'edges nodes pageInfo totalCount';

/** What anybody can read by asking: nothing of a person but a name, and an address that is masked. */
const BY_VISITORS: Fields = {
  BrandCount: 'brand count',
  CategoryCount: 'category count',
  Engine: 'cylinders fuel litres',
  Fitment:
    'accepted engine excludes id make model note position question revision source units yearFrom yearTo',
  FitmentConnection: page,
  FitmentEdge: 'cursor node',
  FitmentQuestion: 'answers key text',
  FitmentVerdict: 'needsEngine question reason row verdict',
  PageInfo: 'endCursor hasNextPage hasPreviousPage startCursor',
  Part: 'availableQuantity brand category createdAt description fitment fitmentComplete fitments id image name numbers orderQuantity partNumber price specifications universal user',
  PartConnection: 'edges facets fitCounts nodes pageInfo totalCount totalIsExact',
  PartEdge: 'cursor node',
  PartFacets: 'brands categories isExact',
  PartFitCounts: 'all fits fitsIf unknown',
  PartNumber: 'kind maker number',
  PartSpecification: 'name number text unit',
  Review: 'createdAt id image name rating review user',
  ReviewConnection: page,
  ReviewEdge: 'cursor node',
  VehicleChoice: 'engines makes models years',
  VehicleModel: 'make name years',
  VinCandidate: 'engines make model year',
  VinReading: 'candidates checkDigitAgrees vin years',
  YearRange: 'from to',
};

/** What customers can read beside that: their own account and orders. */
const BY_CUSTOMERS: Fields = {
  AccessToken: 'expiresAt token user',
  Delivery: 'address phone',
  Order:
    'address createdAt email holdExpiresAt id name number paid paidAt part phone price product quantity refundedAt shipUndoUntil shipped shippedAt status timeline transactionId unitPrice',
  OrderConnection: `counts ${page} totalIsExact`,
  OrderCounts: 'all isExact pending refunded shipped unpaid',
  OrderEdge: 'cursor node',
  OrderEvent: 'at by kind',
  PaymentIntent: 'amount clientSecret currency id',
  User: 'createdAt education email emailVerified id lastDelivery linkedin location madeAdminAt madeAdminBy name phone role',
};

/** What only admins can read. */
const BY_ADMINS: Fields = {
  AuditChange: 'after before field',
  AuditEntry: 'action at by changes id subject subjectId subjectName',
  AuditEntryConnection: `${page} totalIsExact`,
  AuditEntryEdge: 'cursor node',
  ContactMessage: 'createdAt email id message name',
  ContactMessageConnection: page,
  ContactMessageEdge: 'cursor node',
  Overview:
    'days lowStock lowStockParts newestCustomers oldestToShipAt paymentCases salesToday soldOut toShip unpaid unpaidTotal',
  PaymentCase:
    'action amount closedAt closedBy currency customer detail history id kind note openedAt orderId orderNumber resolution state transactionId',
  PaymentCaseConnection: `counts ${page}`,
  PaymentCaseCounts: 'all closed inQuestion open waiting',
  PaymentCaseEdge: 'cursor node',
  SalesDay: 'date orders sales',
  UserConnection: `${page} totalIsExact`,
  UserEdge: 'cursor node',
};

/** A holder of an ID token gets their own account: what it leads to belongs to customers. */
const SIGN_IN = 'Mutation.signIn';

describe('C14', () => {
  test('every field of the schema is known, with who can get to it', () => {
    const roots = rootFields(schema);
    const visitors = reachable(roots.filter((root) => root.requires === 'PUBLIC' && root.name !== SIGN_IN));
    const customers = reachable(roots.filter(({ requires }) => requires !== 'ADMIN'));
    const admins = reachable(roots);

    expect(visitors).toEqual(BY_VISITORS);
    expect(without(customers, visitors)).toEqual(BY_CUSTOMERS);
    expect(without(admins, customers)).toEqual(BY_ADMINS);
  });

  test('no field inside a type asks for a role of its own: the way to it does', () => {
    const guarded = objectTypes(schema).flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => requiredBy(schema, field) !== 'PUBLIC')
        .map(({ name }) => `${type.name}.${name}`),
    );

    expect(guarded.filter((name) => !/^(Query|Mutation)\./.test(name))).toEqual([]);
  });
});

/** The fields of every object type that these roots lead to. */
function reachable(roots: ReturnType<typeof rootFields>): Fields {
  const found = new Map<string, GraphQLObjectType>();
  const walk = (type: unknown): void => {
    if (!isObjectType(type) || found.has(type.name)) return;
    found.set(type.name, type);
    for (const field of Object.values(type.getFields())) walk(getNamedType(field.type));
  };
  for (const { field } of roots) walk(getNamedType(field.type));
  return Object.fromEntries(
    [...found].map(([name, type]) => [name, Object.keys(type.getFields()).sort().join(' ')]),
  );
}

const without = (fields: Fields, less: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in less)));

const objectTypes = (of: GraphQLSchema) =>
  Object.values(of.getTypeMap()).filter(
    (type) => isObjectType(type) && !type.name.startsWith('__'),
  ) as GraphQLObjectType[];
