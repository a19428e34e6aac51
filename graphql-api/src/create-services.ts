import type { DataSource } from 'typeorm';

import type { AccessTokens } from './auth/access-token.js';
import type { IdentityProvider } from './auth/identity.port.js';
import { AccountErasure } from './features/customers/customer/account-erasure.service.js';
import { BulkChanges } from './features/data/bulk-change/bulk-change.service.js';
import { CustomerNotes } from './features/customers/customer/customer-notes.service.js';
import { CustomerReader } from './features/customers/customer/customer-reader.service.js';
import { PersonalData } from './features/customers/customer/personal-data.service.js';
import { RowCounts } from './shared/row-counts.js';
import { AuditService } from './features/shop/audit/audit.service.js';
import { AuditLog } from './features/shop/audit/audit-log.entity.js';
import { BackInStockService } from './features/catalogue/back-in-stock/back-in-stock.service.js';
import { ContactMessage } from './features/customers/contact/contact-message.entity.js';
import { ContactService } from './features/customers/contact/contact.service.js';
import { MessageListService } from './features/customers/contact/message-list.service.js';
import { GarageCar } from './features/cars/garage/garage-car.entity.js';
import { GarageService } from './features/cars/garage/garage.service.js';
import { IdempotencyService } from './features/shop/idempotency/idempotency.service.js';
import { IdempotencyKey } from './features/shop/idempotency/idempotency-key.entity.js';
import { type HoldRules, HoldService } from './features/orders/holding/hold.service.js';
import { LegacyOrderReader } from './features/orders/placing/legacy-order-reader.service.js';
import { Order } from './features/orders/order/order.entity.js';
import { OrderPlacement } from './features/orders/placing/order-placement.service.js';
import { orderExport } from './features/orders/order/order-export.js';
import { OrderAdminService } from './features/orders/order/order-admin.service.js';
import { OrderDeliveryService } from './features/orders/order/order-delivery.service.js';
import { OrderFigures } from './features/orders/order/order-figures.service.js';
import { OrderSearch } from './features/orders/order/order-search.service.js';
import { OrderNotes } from './features/orders/order/order-note.service.js';
import { OrderFinder } from './features/orders/order/order-finder.service.js';
import { OrderReads } from './features/orders/order/order-reads.service.js';
import { OrderRepricing } from './features/payments/paying/order-repricing.service.js';
import { OrderTimeline } from './features/orders/order/order-timeline.service.js';
import type { Carrier } from './features/fulfillment/shipping/carriers.js';
import { ShippingService } from './features/fulfillment/shipping/shipping.service.js';
import { ParcelList } from './features/fulfillment/shipping/parcels-to-ship.service.js';
import { CartService } from './features/orders/cart/cart.service.js';
import { OrderCancellation } from './features/orders/cancelling/order-cancellation.service.js';
import { ContradictionService } from './features/cars/contradiction/contradiction.service.js';
import { FitAnswers } from './features/catalogue/feedback/fit-answer.service.js';
import { ReceivedParts } from './features/catalogue/feedback/received-parts.service.js';
import { createImportKinds } from './features/data/import-kinds/create-import-kinds.js';
import { ImportConsequences } from './features/data/import/import-consequences.service.js';
import { ImportService } from './features/data/import/import.service.js';
import { ImportPicturesReader } from './features/data/import-kinds/parts/pictures/import-pictures.service.js';
import { PictureFetching } from './features/data/import-kinds/parts/pictures/picture-fetching.service.js';
import type { PictureSource } from './features/data/import-kinds/parts/pictures/picture-source.port.js';
import { ShopExports } from './features/data/import-kinds/shop-exports.service.js';
import { ImportWork } from './features/data/import/import-work.service.js';
import { CheckService } from './features/cars/fitment-admin/finding/check.service.js';
import { FindingService } from './features/cars/fitment-admin/finding/finding.service.js';
import { FitmentDeskService } from './features/cars/fitment-admin/fitment-desk.service.js';
import { PartFactsDesk } from './features/cars/fitment-admin/part-facts-desk.service.js';
import { QuestionList } from './features/cars/fitment-admin/question-list.service.js';
import { FitmentService } from './features/cars/fitment/fitment.service.js';
import { JobDesk } from './features/jobs/job-desk.service.js';
import { JobService } from './features/jobs/job.service.js';
import { OverviewService } from './features/shop/overview/overview.service.js';
import { Part } from './features/catalogue/part/part.entity.js';
import { PartCountRows } from './features/catalogue/part/part-count-rows.service.js';
import { PartFactsService } from './features/catalogue/part/part-facts.service.js';
import { PartFitmentService } from './features/catalogue/part/part-fitment.service.js';
import { PartService } from './features/catalogue/part/part.service.js';
import { createSearch } from './features/catalogue/search/create-search.js';
import { PartDraft } from './features/catalogue/part-editing/part-draft.entity.js';
import { PartDrafts } from './features/catalogue/part-editing/part-draft.service.js';
import { PartAdminService } from './features/catalogue/part-editing/part-admin.service.js';
import { PartChanges } from './features/catalogue/part-editing/part-changes.service.js';
import { StockCheckService } from './features/fulfillment/stock/stock-check.service.js';
import { StockService } from './features/fulfillment/stock/stock.service.js';
import { ShopDatabase } from './db/shop-database.js';
import { PaymentByTotal } from './features/payments/paying/payment-by-total.service.js';
import { PayableOrders } from './features/payments/paying/payable-order.service.js';
import { PaymentService } from './features/payments/paying/payment.service.js';
import { CheckoutFiguresService } from './features/payments/payment/checkout-figures.service.js';
import { PaymentAttempt } from './features/payments/payment/payment-attempt.entity.js';
import { PaymentCancellation } from './features/payments/settling/payment-cancellation.service.js';
import { MissedEvents } from './features/payments/settling/missed-events.service.js';
import { PaymentEvents } from './features/payments/settling/payment-event.service.js';
import type { PaymentGateway } from './features/payments/payment/payment-gateway.port.js';
import { CaseCheck } from './features/payments/cases/case-check.service.js';
import { CaseFinder } from './features/payments/cases/case-finder.service.js';
import { RefundPlacing } from './features/payments/cases/refund-placing.service.js';
import { CaseResolution } from './features/payments/cases/case-resolution.service.js';
import { type CaseListener, PaymentCases } from './features/payments/payment/payment-cases.service.js';
import { PaymentDisputes } from './features/payments/payment/payment-disputes.service.js';
import { findDoubted } from './features/payments/refunding/money-doubt.js';
import { OrderMoneyReader } from './features/payments/refunding/order-money.service.js';
import { OrderRefund } from './features/payments/refunding/order-refund.service.js';
import { AdminMailKinds } from './features/customers/mail/admin-mail-kinds.js';
import { BackInStockMailKinds } from './features/customers/mail/back-in-stock-mail-kinds.js';
import { LowStockMails } from './features/customers/mail/low-stock-mails.service.js';
import { MessageMailKinds } from './features/customers/mail/message-mail-kinds.js';
import { MailFiguresReader } from './features/customers/mail/mail-figures.service.js';
import type { MailSender } from './features/customers/mail/mail-content.js';
import { MailSending } from './features/customers/mail/mail-sending.service.js';
import type { MailKinds } from './features/customers/mail/mail-kinds.js';
import { MailWriter } from './features/customers/mail/mail-writer.service.js';
import type { Mailer } from './features/customers/mail/mailer.port.js';
import { OrderMailKinds } from './features/customers/mail/order-mail-kinds.js';
import { RefundMailKinds } from './features/customers/mail/refund-mail-kinds.js';
import { ReturnMailKinds } from './features/customers/mail/return-mail-kinds.js';
import type { ReadinessService } from './features/shop/readiness/readiness.service.js';
import { OutboxService } from './features/customers/outbox/outbox.service.js';
import { ReturnDesk } from './features/fulfillment/return/return-desk.service.js';
import { ReturnFinder } from './features/fulfillment/return/return-finder.service.js';
import { ReturnRequests } from './features/fulfillment/return/return-request.service.js';
import type { PictureCodec } from './features/catalogue/picture/picture-codec.port.js';
import { PictureIntake } from './features/catalogue/picture/picture-intake.service.js';
import { PictureRemoval } from './features/catalogue/picture/picture-removal.service.js';
import type { PictureStore } from './features/catalogue/picture/picture-store.port.js';
import type { ReturnRules } from './features/fulfillment/return/return-rules.js';
import { ReturnRefunds } from './features/payments/refunding/return-refunds.service.js';
import { PaymentPlacement } from './features/payments/settling/payment-placement.service.js';
import { ProviderChanges } from './features/payments/settling/provider-changes.service.js';
import { FailedRefunds } from './features/payments/settling/failed-refunds.service.js';
import { ProviderRefunds } from './features/payments/settling/provider-refunds.service.js';
import { AuditReader } from './features/shop/audit/audit-reader.service.js';
import { ReconciliationService } from './features/payments/settling/reconciliation.service.js';
import { RefundService } from './features/payments/refunding/refund.service.js';
import { SettlementService } from './features/payments/settling/settlement.service.js';
import { PartReviews } from './features/catalogue/review/part-reviews.service.js';
import { Review } from './features/catalogue/review/review.entity.js';
import { ReviewService } from './features/catalogue/review/review.service.js';
import { ImportedAccounts } from './features/customers/user/imported-accounts.service.js';
import { AccountMoveService } from './features/customers/user/account-move.service.js';
import { ProfileService } from './features/customers/user/profile.service.js';
import { User } from './features/customers/user/user.entity.js';
import { userExport } from './features/customers/user/user-export.js';
import { UserFinder } from './features/customers/user/user-finder.service.js';
import { UserAdminService } from './features/customers/user/user-admin.service.js';
import { UserService } from './features/customers/user/user.service.js';
import { VehicleService } from './features/cars/vehicle/vehicle.service.js';

import { DEMO_CARS_NAME, demoCarsFile } from './seed/demo-cars.js';
import { systemClock } from './shared/clock.js';
import type { RateLimits } from './shared/rate-limits.js';
import type { ReadDatabase } from './shared/read-database.js';

export interface Foundation {
  readonly database: DataSource;
  /** What visitors see is read here. */
  readonly catalogue: ReadDatabase;
  readonly gateway: PaymentGateway;
  readonly identities: IdentityProvider;
  readonly tokens: AccessTokens;
  readonly holdRules: HoldRules;
  readonly returnRules: ReturnRules;
  readonly carriers: readonly Carrier[];
  readonly limits: RateLimits;
  readonly pictureStore: PictureStore;
  readonly pictureCodec: PictureCodec;
  readonly pictureSource: PictureSource;
  readonly onPaymentCase: CaseListener;
  /** Without one no mail is sent. */
  readonly mailer?: Mailer | undefined;
  readonly mailSender: MailSender;
  /** Whether admins are told by mail, too. */
  readonly adminMail: boolean;
  readonly readiness: ReadinessService;
}

export type Services = ReturnType<typeof createServices>;

/** Every use case of the shop, each given what it needs: the inner half of the composition root. */
export function createServices(foundation: Foundation) {
  const { database, gateway, identities, tokens, holdRules, returnRules, limits, mailer } = foundation;
  const { pictureCodec, pictureStore, pictureSource } = foundation;
  const orderRows = database.getRepository(Order);
  const attemptRows = database.getRepository(PaymentAttempt);
  const partRows = database.getRepository(Part);
  const userRows = database.getRepository(User);

  const vehicles = new VehicleService(foundation.catalogue, systemClock);
  const fitments = new FitmentService(foundation.catalogue);
  const parts = new PartService(foundation.catalogue);
  const partFitments = new PartFitmentService(vehicles, fitments);
  const audit = new AuditService();
  const stock = new StockService();
  const holds = new HoldService(stock, audit, holdRules);
  const moves = new AccountMoveService(userRows, identities, audit, systemClock);
  const imported = new ImportedAccounts(audit);
  const auditReader = new AuditReader(database.manager);
  const cases = new PaymentCases(database.manager, audit, foundation.onPaymentCase);
  const { timeZone } = returnRules;
  const disputes = new PaymentDisputes(database.manager, gateway, cases, timeZone);
  const refunds = new RefundService(attemptRows, gateway, audit, cases, disputes);
  const settlement = new SettlementService(orderRows, stock, gateway, refunds, audit, cases);
  const orderRefunds = new OrderRefund(orderRows, stock, refunds, cases, audit, limits);
  const paymentPlacement = new PaymentPlacement(database.manager, settlement, cases);
  const providerRefunds = new ProviderRefunds(cases, audit);
  const providerChanges = new ProviderChanges(
    database.manager,
    gateway,
    refunds,
    cases,
    providerRefunds,
    new FailedRefunds(cases),
    disputes,
  );
  const caseChecks = new CaseCheck(database.manager, paymentPlacement, providerChanges, cases, audit);
  const paymentCancellation = new PaymentCancellation(attemptRows, gateway, settlement);

  const paymentEvents = new PaymentEvents(database.manager, paymentPlacement, providerChanges);

  const findings = new FindingService(database.manager);
  const fitmentChecks = new CheckService(database.manager, findings);
  const partChanges = new PartChanges(stock, audit);
  const userFinder = new UserFinder(userRows, foundation.catalogue);
  const importKinds = createImportKinds(fitmentChecks, stock, partChanges, audit);
  const imports = new ImportService(database.manager, importKinds);
  const pictures = new PictureIntake(database.manager, pictureCodec, pictureStore, limits, audit);
  const fitmentDesk = new FitmentDeskService(database.manager, findings, audit);

  const finder = new OrderFinder(orderRows);
  const customers = new CustomerReader(database.manager, finder);
  const orderFigures = new OrderFigures(database.manager);
  const orderSearch = new OrderSearch(database.manager);
  const orderAdmin = new OrderAdminService(orderRows, orderFigures, orderSearch);
  const orderNotes = new OrderNotes(database.manager, audit);
  const receivedParts = new ReceivedParts(database.manager);
  const idempotency = new IdempotencyService(database.getRepository(IdempotencyKey));

  const payments = new PaymentService(
    attemptRows,
    holds,
    gateway,
    settlement,
    paymentCancellation,
    new OrderRepricing(audit),
    limits,
  );

  const orderMoney = new OrderMoneyReader(database.manager);
  const backInStock = new BackInStockService(database.manager, limits, mailer !== undefined);
  const { mailSender } = foundation;
  const mailKinds: MailKinds = {
    ...new OrderMailKinds(database.manager, orderMoney, foundation.carriers, mailSender).kinds,
    ...new MessageMailKinds(database.manager, mailSender).kinds,
    ...new BackInStockMailKinds(database.manager, backInStock, mailSender).kinds,
    ...new AdminMailKinds(database.manager, foundation.catalogue, mailSender, foundation.adminMail).kinds,
    ...new ReturnMailKinds(database.manager, orderMoney, mailSender, returnRules).kinds,
    ...new RefundMailKinds(database.manager, orderMoney, mailSender).kinds,
  };
  const searches = createSearch(foundation.catalogue, { parts, vehicles, fitments, partFitments });
  const partDrafts = new PartDrafts(database.getRepository(PartDraft), audit, systemClock);
  return {
    accountErasure: new AccountErasure(database.manager, identities, imported, audit),
    customerNotes: new CustomerNotes(database.manager, audit),
    customers,
    personalData: new PersonalData(database.manager, customers, audit, limits),
    carts: new CartService(database.manager, limits, parts),
    backInStock,
    bulkChanges: new BulkChanges(database.manager, searches.partSearch, partChanges),
    contact: new ContactService(
      database.getRepository(ContactMessage),
      limits,
      audit,
      finder.isOwn,
      mailer !== undefined,
    ),
    messageList: new MessageListService(database.manager, foundation.catalogue),
    deliveries: new OrderDeliveryService(orderRows, limits, audit),
    contradictions: new ContradictionService(database.manager, vehicles, fitmentDesk),
    finder,
    garages: new GarageService(database.getRepository(GarageCar), vehicles, audit, limits, systemClock),
    findings,
    fitmentChecks,
    fitmentDesk,
    shopExports: new ShopExports(
      database.manager,
      importKinds,
      {
        orders: (filter) => orderExport(orderAdmin, filter, timeZone),
        customers: (filter) => userExport(userFinder, filter, timeZone),
      },
      audit,
    ),
    imports,
    importConsequences: new ImportConsequences(database.manager, imports),
    importPictures: new ImportPicturesReader(database.manager, imports),
    importWork: new ImportWork(database.manager, importKinds, audit),
    shippedCars: { name: DEMO_CARS_NAME, file: () => demoCarsFile(database.manager) },
    fitmentQuestions: new QuestionList(database.manager),
    partFactsDesk: new PartFactsDesk(database.manager, findings, audit),
    idempotency,
    jobs: new JobService(foundation.catalogue, partFitments),
    jobDesk: new JobDesk(database.manager, audit),
    orderFigures,
    orderSearch,
    orderNotes,
    parcelsToShip: new ParcelList(database.manager, orderSearch, orderNotes),
    shipping: new ShippingService(database.manager, audit, findDoubted),
    carriers: foundation.carriers,
    orderAdmin,
    overviews: new OverviewService(database.manager, foundation.catalogue, orderFigures),
    partAdmin: new PartAdminService(partRows, stock, partDrafts, audit),
    partChanges,
    partDrafts,
    partCounts: new PartCountRows(database.manager),
    partFacts: new PartFactsService(foundation.catalogue),
    partReviews: new PartReviews(foundation.catalogue),
    fitAnswers: new FitAnswers(database.manager, foundation.catalogue, limits, audit),
    receivedParts,
    partFitments,
    parts,
    ...searches,
    auditReader,
    caseFinder: new CaseFinder(database.manager, auditReader),
    caseResolution: new CaseResolution(
      database.manager,
      refunds,
      orderRefunds,
      new RefundPlacing(orderRefunds, audit),
      caseChecks,
      audit,
    ),
    orderMoney,
    orderRefunds,
    mailFigures: new MailFiguresReader(database.manager),
    lowStockMails: new LowStockMails(database.manager, timeZone),
    mailSending:
      mailer && new MailSending(database.manager, new MailWriter(mailKinds, mailSender), mailer, cases),
    missedEvents: new MissedEvents(database.manager, gateway, paymentEvents),
    shopDatabase: new ShopDatabase(database.manager),
    stockCheck: new StockCheckService(database.manager),
    outbox: new OutboxService(database.manager, mailer !== undefined),
    paymentEvents,
    payments,
    paymentByTotal: new PaymentByTotal(new PayableOrders(database.manager), payments, idempotency, limits),
    pictures,
    pictureFetching: new PictureFetching(database.manager, pictureSource, pictures, audit),
    pictureRemoval: new PictureRemoval(database.manager, pictureStore),
    placement: new OrderPlacement(
      orderRows,
      finder,
      holds,
      new LegacyOrderReader(partRows),
      idempotency,
      limits,
      audit,
    ),
    readiness: foundation.readiness,
    profiles: new ProfileService(userRows, identities, audit, limits),
    reads: new OrderReads(orderRows),
    reconciliation: new ReconciliationService(
      attemptRows,
      gateway,
      settlement,
      paymentCancellation,
      refunds,
      cases,
    ),
    returnRules,
    returnFinder: new ReturnFinder(database.manager, timeZone),
    returnRequests: new ReturnRequests(database.manager, returnRules, findings, limits, audit),
    returnDesk: new ReturnDesk(
      database.manager,
      stock,
      new ReturnRefunds(refunds, cases),
      findings,
      audit,
      idempotency,
    ),
    rowCounts: new RowCounts(database.manager),
    reviews: new ReviewService(
      database.getRepository(Review),
      foundation.catalogue,
      limits,
      audit,
      receivedParts.lastOrder,
    ),
    settlement,
    timelines: new OrderTimeline(database.getRepository(AuditLog)),
    userAdmin: new UserAdminService(userRows, audit),
    userFinder,
    vehicles,
    users: new UserService(userRows, identities, tokens, limits, audit, { moves, imported }),
    checkoutFigures: new CheckoutFiguresService(database.manager, orderFigures),
    cancellation: new OrderCancellation(orderRows, holds, paymentCancellation, audit),
  };
}
