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

/** Fields that anyone can read: nothing of a person but a name, and a masked address. */
const BY_VISITORS: Fields = {
  BrandCount: 'brand count',
  CartPart: 'category id part product',
  CategoryCount: 'category count',
  Engine: 'cylinders fuel litres',
  Fitment:
    'accepted engine excludes id make model note position question revision source units yearFrom yearTo',
  FitAnswerCounts: 'no returned yes',
  FitmentConnection: `edges makes nodes pageInfo totalCount`,
  FitmentEdge: 'cursor node',
  FitmentMake: 'count make',
  FitmentQuestion: 'answers key text',
  FitmentVerdict: 'needsEngine question reason row verdict',
  OpenQuestion: 'parts question',
  PageInfo: 'endCursor hasNextPage hasPreviousPage startCursor',
  Part: 'availableQuantity brand category createdAt description details fitAnswers fitment fitmentComplete fitments id image imageAlts images jobs name numbers orderQuantity partNumber price reviews specifications type universal user',
  Job: 'category description fit key place revision slots title words',
  JobFit: 'filled noData required total waiting',
  JobPart: 'fitment part quantity total units',
  JobSlot: 'alternatives choice needsEngine question required state title type units',
  NearestPart: 'part reason',
  PartConnection: 'edges facets fitCounts nodes pageInfo search totalCount totalIsExact',
  PartEdge: 'cursor node',
  PartFacets: 'brands categories isExact',
  PartFitCounts: 'all fits fitsIf isExact openQuestion unknown',
  PartNumber: 'kind maker number',
  PartReviewConnection: 'averageRating edges nodes pageInfo totalCount',
  PartTypeNames: 'category name type',
  PartSearch:
    'cars category didYouMean exactPart jobs marks matches maxPrice minPrice nearest understoodAs verdictOfAll verdicts words',
  PartSpecification: 'name number text unit',
  Review: 'createdAt fitted id image name partId rating review user',
  ReviewConnection: page,
  ReviewEdge: 'cursor node',
  SearchMatch: 'kind partId reason',
  SearchSuggestions: 'cars categories didYouMean exactPart marks numbers order parts rest',
  SearchVerdict: 'dependsOnCar fitment partId',
  SearchTerm: 'parts text',
  SuggestedNumber: 'kind number part',
  UnderstoodCar: 'from litres make model text to year',
  VehicleChoice: 'engines makes models years',
  VehicleModel: 'make name years',
  VinCandidate: 'engines make model year',
  VinReading: 'candidates checkDigitAgrees makes needsCheckDigit vin years',
  YearRange: 'from to',
};

/** Further fields for customers: their own account and orders. */
const BY_CUSTOMERS: Fields = {
  AccessToken: 'expiresAt token user',
  Delivery: 'address phone',
  FitmentAnswer: 'answer question',
  GarageCar: 'answers chosenAt engine id make model year',
  SavedToGarage: 'added garage',
  FitReceipt: 'car reason revision verdict',
  CartLine: 'addedAt part partId product quantity seenPrice',
  Order:
    'address cancellable cancelledAt card createdAt customerId disputed email fitReceipt fitted holdExpiresAt id name number paid paidAt paidWith parcel part paymentIssue phone price product purchase quantity refundState refundedAmount refundedAt returnOffer returnUntil returns shipUndoUntil shipped shippedAt status timeline transactionId unitPrice',
  OrderedCar: 'engine make model year',
  OrderConnection: `counts ${page} totalIsExact`,
  OrderCounts: 'all cancelled isExact pending refunded returned shipped unpaid',
  OrderEdge: 'cursor node',
  OrderEvent: 'at by kind',
  Parcel: 'carrier id orders shippedAt trackingNumber trackingUrl',
  PaymentCard: 'brand last4',
  Purchase: 'id number orders placedAt status total',
  PurchaseConnection: page,
  PurchaseEdge: 'cursor node',
  PaymentIntent: 'amount clientSecret currency id',
  Return:
    'acceptedAt amount answer declinedAt deduction id number order overdue reason receivedAt refundState refundedAt requestedAt sendBy shelved state text units withdrawnAt writtenOff',
  ReturnOffer: 'units until',
  User: 'createdAt disabled education email emailVerified id lastDelivery linkedin location madeAdminAt madeAdminBy name phone role',
};

/** Fields for admins only. */
const BY_ADMINS: Fields = {
  AuditChange: 'after before field',
  AuditEntry: 'action at by changes id subject subjectId subjectName',
  AuditEntryConnection: `${page} totalIsExact`,
  AuditEntryEdge: 'cursor node',
  BulkChange: 'amount appliedAt by changedCount id kind leftCount lines percent undoUntil undoneAt units',
  BulkChangeLine: 'name partId priceAfter priceBefore reason unitsAfter unitsBefore',
  ContactAnswer: 'by createdAt delivery id text',
  ContactMessage: 'answeredAt answeredBy answers createdAt email id message name order state',
  ContactMessageConnection: `counts ${page}`,
  ContactMessageEdge: 'cursor node',
  ContradictedOrder: 'car id listVerdict number reason receiptVerdict',
  Customer: 'account cars deletedAt disabled figures id lastSeenAt messages notes orders',
  CustomerFigures: 'messages orders paid refunded refundedTotal returns spent unanswered unpaid',
  CustomerMessageConnection: page,
  CustomerMessageEdge: 'cursor node',
  CustomerNote: 'author createdAt id text',
  FindingCount: 'count kind',
  FitmentFinding: 'fitmentId id kind orderId partId partName partNumber text',
  FitmentFindingConnection: `checkedAt counts ${page}`,
  FitmentFindingEdge: 'cursor node',
  Import:
    'appliedAt counts createdAt delimiter digest encoding fileName id kind problem progress rowsRead sample state undoUntil undoneAt',
  ImportCounts: 'changed new same wrong',
  ImportConnection: page,
  ImportEdge: 'cursor node',
  ImportLine: 'changes column id kind label reason row value words',
  ImportLineConnection: page,
  ImportLineEdge: 'cursor node',
  ImportEncoding: 'lines name',
  ImportPictures: 'failed failures fetched waiting',
  ImportSample: 'encoding encodings',
  ImportChange: 'after before column',
  MessageCounts: 'all answered open',
  OrderNote: 'by createdAt id text',
  Overview:
    'days lowStock lowStockParts newestCustomers oldestToShipAt paymentCases salesToday soldOut toShip unpaid unpaidTotal',
  ParcelConnection: 'edges nodes pageInfo totalCount',
  ParcelEdge: 'cursor node',
  ParcelToShip: 'id notes orders',
  ParcelsToShip: 'nodes oldestPaidAt orderCount totalCount totalIsExact unaddressedCount waitingCount',
  PartDraft:
    'availableQuantity brand category description details id image imageAlts moreImages name orderQuantity partNumber price savedAt savedBy type',
  PaymentCase:
    'action amount closedAt closedBy currency customer detail history id kind note openedAt orderId orderNumber orders resolution state transactionId',
  PaymentCaseConnection: `counts ${page}`,
  PaymentCaseCounts: 'all closed inQuestion open waiting',
  PaymentCaseEdge: 'cursor node',
  PictureFailure: 'address reason',
  ReadinessCheck: 'area copy message state steps',
  ReturnConnection: `counts ${page}`,
  ReturnCounts: 'all asked closed here inTransit overdue',
  ReturnEdge: 'cursor node',
  SalesDay: 'date gross orders refunds sales',
  UserConnection: `${page} totalIsExact`,
  UserEdge: 'cursor node',
};

/** A holder of an ID token gets their own account: what it leads to belongs to customers. */
const SIGN_IN = 'Mutation.signIn';

describe('C14', () => {
  test('every field of the schema is listed with the roles that can reach it', () => {
    const roots = rootFields(schema);
    const visitors = reachable(roots.filter((root) => root.requires === 'PUBLIC' && root.name !== SIGN_IN));
    const customers = reachable(roots.filter(({ requires }) => requires !== 'ADMIN'));
    const admins = reachable(roots);

    expect(visitors).toEqual(BY_VISITORS);
    expect(without(customers, visitors)).toEqual(BY_CUSTOMERS);
    expect(without(admins, customers)).toEqual(BY_ADMINS);
  });

  test('only root fields require a role', () => {
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
