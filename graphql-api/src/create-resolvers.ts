import type { Services } from './create-services.js';
import { CheckoutResolver } from './features/checkout/checkout.resolver.js';
import { PaymentCaseResolver } from './features/checkout/inbox/payment-case.resolver.js';
import { CaseFiguresResolver } from './features/checkout/inbox/case-figures.resolver.js';
import { OrderMoneyResolver } from './features/checkout/refunding/order-money.resolver.js';
import { OrderRefundResolver } from './features/checkout/refunding/order-refund.resolver.js';
import { OrderReturnsResolver } from './features/return/order-returns.resolver.js';
import { ReturnResolver } from './features/return/return.resolver.js';
import { AuditResolver } from './features/audit/audit.resolver.js';
import { BackInStockResolver } from './features/back-in-stock/back-in-stock.resolver.js';
import { BulkChangeResolver } from './features/bulk-change/bulk-change.resolver.js';
import { ContactAnswerResolver, ContactResolver } from './features/contact/contact.resolver.js';
import { FitAnswerResolver, PartFeedbackResolver } from './features/feedback/feedback.resolver.js';
import { GarageResolver } from './features/garage/garage.resolver.js';
import { MessageOrderResolver } from './features/order/message-order.resolver.js';
import { OrderResolver } from './features/order/order.resolver.js';
import { OrderAdminResolver } from './features/order/order-admin.resolver.js';
import { OrderDeliveryResolver } from './features/order/order-delivery.resolver.js';
import { OrderTimelineResolver } from './features/order/order-timeline.resolver.js';
import { OrderNoteResolver } from './features/order/order-note.resolver.js';
import { ParcelsToShipResolver } from './features/shipping/parcels-to-ship.resolver.js';
import { ParcelResolver, ShippingResolver } from './features/shipping/shipping.resolver.js';
import { UserDeliveryResolver } from './features/order/user-delivery.resolver.js';
import { ContradictionResolver } from './features/contradiction/contradiction.resolver.js';
import { ImportResolver } from './features/import/import.resolver.js';
import { ImportPicturesResolver } from './features/import-kinds/parts/pictures/import-pictures.resolver.js';
import { FindingResolver } from './features/fitment-desk/finding/finding.resolver.js';
import { FitmentDeskResolver } from './features/fitment-desk/fitment-desk.resolver.js';
import { JobResolver, PartJobsResolver, SearchJobsResolver } from './features/job/job.resolver.js';
import { AccountResolver } from './features/customer/account.resolver.js';
import { CustomerResolver } from './features/customer/customer.resolver.js';
import { OverviewResolver } from './features/overview/overview.resolver.js';
import { ReadinessResolver } from './features/readiness/readiness.resolver.js';
import { PartResolver } from './features/part/part.resolver.js';
import { PartFitmentResolver } from './features/part/part-fitment.resolver.js';
import { PartPicturesResolver } from './features/part/part-pictures.resolver.js';
import { PartSearchResolver } from './features/search/part-search.resolver.js';
import { SearchSuggestionsResolver } from './features/search/search-suggestions.resolver.js';
import { PartDraftResolver } from './features/stock/part-draft.resolver.js';
import { PartAdminResolver } from './features/stock/part-admin.resolver.js';
import { PaymentResolver } from './features/checkout/paying/payment.resolver.js';
import { PartReviewsResolver } from './features/review/part-reviews.resolver.js';
import { CartResolver } from './features/cart/cart.resolver.js';
import { ReviewResolver } from './features/review/review.resolver.js';
import { UserResolver } from './features/user/user.resolver.js';
import { UserAdminResolver } from './features/user/user-admin.resolver.js';
import { VehicleResolver } from './features/vehicle/vehicle.resolver.js';

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
    new CheckoutResolver(services.placement, services.cancellation),
    new GarageResolver(services.garages),
    new JobResolver(services.jobs, services.jobDesk),
    new PartJobsResolver(services.jobs),
    new SearchJobsResolver(services.jobs),
    new OrderResolver(services.finder),
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
      services.returnDesk,
      services.orderMoney,
      services.returnRules,
    ),
    new OrderReturnsResolver(services.returnFinder, services.returnRules),
    new AuditResolver(services.auditReader),
    new ContradictionResolver(services.contradictions),
    new FitmentDeskResolver(services.fitmentDesk, services.partFactsDesk, services.fitmentQuestions),
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
