import type { Services } from './create-services.js';
import { CheckoutResolver } from './features/orders/placing/checkout.resolver.js';
import { PaymentCaseResolver } from './features/payments/cases/payment-case.resolver.js';
import { CaseFiguresResolver } from './features/payments/cases/case-figures.resolver.js';
import { OrderMoneyResolver } from './features/payments/refunding/order-money.resolver.js';
import { OrderRefundResolver } from './features/payments/refunding/order-refund.resolver.js';
import { OrderReturnsResolver } from './features/fulfillment/return/order-returns.resolver.js';
import { ReturnResolver } from './features/fulfillment/return/return.resolver.js';
import { AuditResolver } from './features/shop/audit/audit.resolver.js';
import { BackInStockResolver } from './features/catalogue/back-in-stock/back-in-stock.resolver.js';
import { BulkChangeResolver } from './features/data/bulk-change/bulk-change.resolver.js';
import { ContactAnswerResolver, ContactResolver } from './features/customers/contact/contact.resolver.js';
import { FitAnswerResolver, PartFeedbackResolver } from './features/catalogue/feedback/feedback.resolver.js';
import { GarageResolver } from './features/cars/garage/garage.resolver.js';
import { MessageOrderResolver } from './features/orders/order/message-order.resolver.js';
import { OrderResolver } from './features/orders/order/order.resolver.js';
import { OrderAdminResolver } from './features/orders/order/order-admin.resolver.js';
import { OrderDeliveryResolver } from './features/orders/order/order-delivery.resolver.js';
import { OrderTimelineResolver } from './features/orders/order/order-timeline.resolver.js';
import { OrderNoteResolver } from './features/orders/order/order-note.resolver.js';
import { ParcelsToShipResolver } from './features/fulfillment/shipping/parcels-to-ship.resolver.js';
import { ParcelResolver, ShippingResolver } from './features/fulfillment/shipping/shipping.resolver.js';
import { OrderPurchaseResolver, PurchaseResolver } from './features/orders/purchase/purchase.resolver.js';
import { UserDeliveryResolver } from './features/orders/order/user-delivery.resolver.js';
import { ContradictionResolver } from './features/cars/contradiction/contradiction.resolver.js';
import { ImportResolver } from './features/data/import/import.resolver.js';
import { ImportPicturesResolver } from './features/data/import-kinds/parts/pictures/import-pictures.resolver.js';
import { FindingResolver } from './features/cars/fitment-admin/finding/finding.resolver.js';
import { FitmentAdminResolver } from './features/cars/fitment-admin/fitment-admin.resolver.js';
import { JobResolver, PartJobsResolver, SearchJobsResolver } from './features/jobs/job.resolver.js';
import { AccountResolver } from './features/customers/customer/account.resolver.js';
import { CustomerResolver } from './features/customers/customer/customer.resolver.js';
import { OverviewResolver } from './features/shop/overview/overview.resolver.js';
import { ReadinessResolver } from './features/shop/readiness/readiness.resolver.js';
import { PartResolver } from './features/catalogue/part/part.resolver.js';
import { PartFitmentResolver } from './features/catalogue/part/part-fitment.resolver.js';
import { PartPicturesResolver } from './features/catalogue/part/part-pictures.resolver.js';
import { PartSearchResolver } from './features/catalogue/search/part-search.resolver.js';
import { SearchSuggestionsResolver } from './features/catalogue/search/search-suggestions.resolver.js';
import { PartDraftResolver } from './features/catalogue/part-editing/part-draft.resolver.js';
import { PartAdminResolver } from './features/catalogue/part-editing/part-admin.resolver.js';
import { PaymentResolver } from './features/payments/paying/payment.resolver.js';
import { PartReviewsResolver } from './features/catalogue/review/part-reviews.resolver.js';
import { CartResolver } from './features/orders/cart/cart.resolver.js';
import { ReviewResolver } from './features/catalogue/review/review.resolver.js';
import { UserResolver } from './features/customers/user/user.resolver.js';
import { UserAdminResolver } from './features/customers/user/user-admin.resolver.js';
import { VehicleResolver } from './features/cars/vehicle/vehicle.resolver.js';

/** The GraphQL adapter: every resolver, given the use cases it calls. */
export function createResolvers(services: Services): object[] {
  return [
    new AccountResolver(services.accountErasure),
    new BackInStockResolver(services.backInStock),
    new BulkChangeResolver(services.bulkChanges),
    new ContactResolver(services.contact, services.messageList),
    new ContactAnswerResolver(services.messageList),
    new MessageOrderResolver(services.finder),
    new CartResolver(services.carts),
    new CustomerResolver(services.customers, services.customerNotes),
    new CheckoutResolver(services.placement, services.closing),
    new GarageResolver(services.garages),
    new JobResolver(services.jobs, services.jobAdmin),
    new PartJobsResolver(services.jobs),
    new SearchJobsResolver(services.jobs),
    new OrderResolver(services.finder),
    new OrderPurchaseResolver(services.purchases),
    new PurchaseResolver(services.purchases),
    new OrderAdminResolver(services.orderAdmin),
    new OrderDeliveryResolver(services.deliveries),
    new OrderTimelineResolver(services.timelines),
    new OrderNoteResolver(services.orderNotes),
    new ShippingResolver(services.shipping),
    new ParcelsToShipResolver(services.parcelsToShip),
    new ParcelResolver(services.shipping, services.carriers),
    new OverviewResolver(services.overviews),
    new ReadinessResolver(services.readiness),
    new PartResolver(services.parts),
    new PartSearchResolver(services.partSearch, services.searchExplanations),
    new SearchSuggestionsResolver(services.searchSuggestions),
    new PartFitmentResolver(services.partFitments, services.partFacts),
    new PartPicturesResolver(),
    new PartReviewsResolver(services.partReviews),
    new PartFeedbackResolver(services.fitAnswers, services.receivedParts),
    new FitAnswerResolver(services.fitAnswers),
    new PartAdminResolver(services.partAdmin),
    new PartDraftResolver(services.partDrafts),
    new PaymentResolver(services.payments),
    new PaymentCaseResolver(services.caseFinder, services.caseResolution),
    new CaseFiguresResolver(services.caseFinder),
    new OrderMoneyResolver(services.orderMoney),
    new OrderRefundResolver(services.orderRefunds),
    new ReturnResolver(
      services.returnFinder,
      services.returnRequests,
      services.returnAdmin,
      services.orderMoney,
      services.returnRules,
    ),
    new OrderReturnsResolver(services.returnFinder, services.returnRules),
    new AuditResolver(services.auditReader),
    new ContradictionResolver(services.contradictions),
    new FitmentAdminResolver(services.fitmentAdmin, services.partFactsAdmin, services.fitmentQuestions),
    new FindingResolver(services.findings, services.fitmentChecks),
    new ImportResolver(services.imports, services.importConsequences, services.shippedCars),
    new ImportPicturesResolver(services.importPictures),
    new ReviewResolver(services.reviews),
    new UserResolver(services.users, services.profiles),
    new UserAdminResolver(services.userAdmin, services.userFinder),
    new UserDeliveryResolver(services.finder),
    new VehicleResolver(services.vehicles),
  ];
}
