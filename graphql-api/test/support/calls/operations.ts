import { DIGEST } from '../fitments.js';
import { jobInput } from '../jobs.js';
import { delivery, showable } from '../builders.js';
import { anOrder, civic, message, profile, somePurchase } from './payloads.js';
import type { Call, World } from './world.js';
import type { Player } from '../role-cast.js';

export interface Operation extends Call {
  readonly variables?: (world: World, me: Player) => object;
}

const aLine = { make: 'Honda', model: 'Civic', yearFrom: 2005, yearTo: 2006 };

/** Every operation of the schema; statement-counts.test.ts sees to it that none is missing. */
export const OPERATIONS: Record<string, Operation> = {
  'Query.auditLog': { statements: 3, as: 'admin' },
  'Query.carriers': { statements: 1, as: 'admin' },
  'Query.contactMessages': { statements: 4, as: 'admin' },
  'Query.partsToldWhenBack': { statements: 2 },
  'Query.parcelsToShip': { statements: 6, as: 'admin', money: 'settled' },
  'Query.orderNotes': { statements: 2, as: 'admin', variables: ({ orderId }) => ({ orderId }) },
  'Mutation.addOrderNote': {
    statements: 3,
    as: 'admin',
    variables: ({ orderId }) => ({ orderId, text: 'Collects on Fridays.' }),
  },
  'Mutation.removeOrderNote': { statements: 3, as: 'admin', variables: ({ noteId }) => ({ id: noteId }) },
  'Query.contradictedOrders': { statements: 2, as: 'admin', variables: ({ partId }) => ({ partId }) },
  'Query.decodeVin': { statements: 1, as: 'visitor', variables: () => ({ vin: '1HGCM82633A004352' }) },
  'Query.fitment': { statements: 2, as: 'admin', variables: ({ fitmentId }) => ({ id: fitmentId }) },
  'Query.fitmentFindings': { statements: 5, as: 'admin' },
  'Query.fitmentImport': { statements: 2, as: 'admin', variables: ({ importId }) => ({ id: importId }) },
  'Query.fitmentImportLines': {
    statements: 3,
    as: 'admin',
    variables: ({ importId }) => ({ id: importId }),
  },
  'Query.fitmentImports': { statements: 3, as: 'admin' },
  'Query.fitmentQuestions': { statements: 2, as: 'admin' },
  'Query.job': {
    statements: 3,
    as: 'visitor',
    variables: ({ jobKey }) => ({ key: jobKey, vehicle: civic }),
  },
  'Query.jobs': { statements: 3, as: 'visitor', variables: () => ({ vehicle: civic }) },
  'Query.partTypes': { statements: 0, as: 'visitor' },
  'Mutation.saveJob': {
    statements: 6,
    as: 'admin',
    variables: ({ jobKey }) => ({ key: jobKey, revision: 1, input: jobInput }),
  },
  'Mutation.removeJob': {
    statements: 4,
    as: 'admin',
    variables: ({ jobKey }) => ({ key: jobKey, revision: 1 }),
  },
  'Query.myCart': { statements: 10 },
  'Query.me': { statements: 3 },
  'Query.myOrders': { statements: 11 },
  'Query.myOrderSet': { statements: 14, variables: ({ orderId }) => ({ ids: [orderId] }) },
  'Query.myReceivedParts': { statements: 10 },
  'Query.myReview': { statements: 2, variables: ({ partId }) => ({ partId }) },
  'Query.order': { statements: 14, variables: ({ orderId }) => ({ id: orderId }) },
  'Query.orders': { statements: 10, as: 'admin' },
  'Query.overview': { statements: 15, as: 'admin' },
  'Query.part': { statements: 8, as: 'visitor', variables: ({ partId }) => ({ id: partId }) },
  'Query.bestParts': { statements: 8, as: 'visitor' },
  'Query.cartParts': { statements: 8, as: 'visitor', variables: ({ partId }) => ({ ids: [partId] }) },
  'Query.partDrafts': { statements: 2, as: 'admin' },
  'Query.partDraft': { statements: 2, as: 'admin', variables: ({ draftId }) => ({ id: draftId }) },
  'Mutation.savePartDraft': { statements: 4, as: 'admin', variables: () => ({ input: { name: 'Disc' } }) },
  'Mutation.removePartDraft': { statements: 4, as: 'admin', variables: ({ draftId }) => ({ id: draftId }) },
  'Query.parts': { statements: 11, as: 'visitor' },
  'Query.myGarage': { statements: 2 },
  'Query.paymentCases': { statements: 4, as: 'admin' },
  'Query.reviews': { statements: 2, as: 'visitor' },
  'Query.searchSuggestions': { statements: 16, as: 'visitor', variables: () => ({ text: 'brake' }) },
  'Query.users': { statements: 4, as: 'admin' },
  'Query.vehicles': { statements: 4, as: 'visitor', variables: () => ({ make: 'Honda', model: 'Civic' }) },
  'Mutation.addFitment': {
    statements: 8,
    as: 'admin',
    variables: ({ partId }) => ({ partId, input: aLine }),
  },
  'Mutation.addPart': {
    statements: 12,
    as: 'admin',
    variables: () => ({ input: { ...showable, price: '10', orderQuantity: 1, availableQuantity: 5 } }),
  },
  'Mutation.applyFitmentImport': {
    statements: 5,
    as: 'admin',
    variables: ({ importId }) => ({ id: importId, digest: DIGEST }),
  },
  'Mutation.changeFitment': {
    statements: 9,
    as: 'admin',
    variables: ({ fitmentId }) => ({ id: fitmentId, revision: 1, input: aLine }),
  },
  'Mutation.checkFitments': { statements: 2, as: 'admin' },
  'Mutation.confirmPayment': {
    statements: 31,
    money: 'received',
    variables: ({ orderId, transactionId }) => ({ orderId, transactionId }),
  },
  'Mutation.confirmPayments': {
    statements: 31,
    money: 'received',
    variables: ({ orderId, transactionId }) => ({ orderIds: [orderId], transactionId }),
  },
  'Mutation.createPaymentIntent': { statements: 10, variables: ({ orderId }) => ({ orderId }) },
  'Mutation.deleteOrder': { statements: 20, variables: ({ orderId }) => ({ id: orderId }) },
  'Mutation.keepInGarage': { statements: 5, variables: () => ({ cars: [{ car: civic }] }) },
  'Mutation.discardFitmentImport': {
    statements: 3,
    as: 'admin',
    variables: ({ importId }) => ({ id: importId }),
  },
  'Mutation.makeAdmin': {
    statements: 4,
    as: 'admin',
    variables: ({ adminEmail }) => ({ email: adminEmail }),
  },
  'Mutation.mergeCart': {
    statements: 14,
    variables: ({ partId }) => ({ lines: [{ partId, quantity: 2 }] }),
  },
  'Mutation.setCartLine': { statements: 14, variables: ({ partId }) => ({ partId, quantity: 2 }) },
  'Mutation.placeOrder': { statements: 18, variables: (world) => ({ input: anOrder(world) }) },
  'Mutation.placeOrders': { statements: 19, variables: (world) => ({ input: somePurchase(world) }) },
  'Mutation.postReview': { statements: 4, variables: () => ({ input: { rating: 5, review: 'Good' } }) },
  'Mutation.recheckFitmentImport': {
    statements: 5,
    as: 'admin',
    variables: ({ importId }) => ({ id: importId }),
  },
  'Query.adminReturns': { statements: 7, as: 'admin' },
  'Query.return': {
    statements: 11,
    as: 'admin',
    money: 'asked',
    variables: ({ returnId }) => ({ id: returnId }),
  },
  'Mutation.cancelOrder': {
    statements: 35,
    money: 'settled',
    variables: ({ orderId }) => ({ id: orderId }),
  },
  'Mutation.requestReturn': {
    statements: 17,
    money: 'shipped',
    variables: ({ orderId }) => ({ orderId, units: 1, reason: 'CHANGED_MIND' }),
  },
  'Mutation.withdrawReturn': {
    statements: 16,
    money: 'asked',
    variables: ({ returnId }) => ({ id: returnId }),
  },
  'Mutation.acceptReturn': {
    statements: 17,
    as: 'admin',
    money: 'asked',
    variables: ({ returnId }) => ({ id: returnId }),
  },
  'Mutation.declineReturn': {
    statements: 17,
    as: 'admin',
    money: 'asked',
    variables: ({ returnId }) => ({ id: returnId, words: 'It was used.' }),
  },
  'Mutation.receiveReturn': {
    statements: 18,
    as: 'admin',
    money: 'accepted',
    variables: ({ returnId }) => ({ id: returnId, shelved: 1, writtenOff: 0 }),
  },
  'Mutation.refundReturn': {
    statements: 32,
    as: 'admin',
    money: 'came',
    variables: ({ returnId }) => ({ id: returnId }),
  },
  'Mutation.refundOrder': {
    statements: 35,
    as: 'admin',
    money: 'settled',
    variables: ({ orderId }) => ({ id: orderId }),
  },
  'Mutation.removeContactMessage': {
    statements: 5,
    as: 'admin',
    variables: ({ messageId }) => ({ id: messageId }),
  },
  'Mutation.removePart': { statements: 11, as: 'admin', variables: ({ partId }) => ({ id: partId }) },
  'Mutation.removeFromGarage': { statements: 5, variables: ({ carId }) => ({ id: carId }) },
  'Mutation.removeFitment': {
    statements: 7,
    as: 'admin',
    variables: ({ fitmentId }) => ({ id: fitmentId, revision: 1 }),
  },
  'Mutation.removeReview': { statements: 4, as: 'admin', variables: ({ reviewId }) => ({ id: reviewId }) },
  'Mutation.resolvePaymentCase': {
    statements: 8,
    as: 'admin',
    variables: ({ caseId }) => ({ id: caseId, action: 'ACKNOWLEDGE' }),
  },
  'Mutation.restockPart': {
    statements: 12,
    as: 'admin',
    variables: ({ partId }) => ({ id: partId, quantity: 1, reason: 'count' }),
  },
  'Mutation.revokeAdmin': {
    statements: 5,
    as: 'admin',
    variables: ({ ownerEmail }) => ({ email: ownerEmail }),
  },
  'Mutation.answerContactMessage': {
    statements: 11,
    as: 'admin',
    variables: ({ messageId }) => ({ id: messageId, text: 'It does.', expectedAnswers: 0 }),
  },
  'Mutation.markContactMessage': {
    statements: 7,
    as: 'admin',
    variables: ({ messageId }) => ({ id: messageId, state: 'ANSWERED' }),
  },
  'Mutation.tellWhenBack': { statements: 5, variables: ({ partId }) => ({ partId }) },
  'Mutation.dontTellWhenBack': { statements: 3, variables: ({ partId }) => ({ partId }) },
  'Mutation.sendContactMessage': { statements: 3, as: 'visitor', variables: () => ({ input: message }) },
  'Mutation.setDelivery': { statements: 14, variables: ({ orderId }) => ({ orderId, ...delivery }) },
  'Mutation.setFitAnswer': {
    statements: 20,
    money: 'shipped',
    variables: ({ orderId }) => ({ orderId, fitted: true }),
  },
  'Mutation.setFitmentMarks': {
    statements: 14,
    as: 'admin',
    variables: ({ partId }) => ({ partId, fitmentComplete: true }),
  },
  'Mutation.setPartNumbers': {
    statements: 15,
    as: 'admin',
    variables: ({ partId }) => ({ partId, seen: [], numbers: [{ kind: 'OE', number: 'X 1' }] }),
  },
  'Mutation.setPartSpecifications': {
    statements: 15,
    as: 'admin',
    variables: ({ partId }) => ({ partId, seen: [], specifications: [{ name: 'Width', number: 1 }] }),
  },
  'Mutation.setPaymentCaseWaiting': {
    statements: 7,
    as: 'admin',
    variables: ({ caseId }) => ({ id: caseId, note: 'asked the bank' }),
  },
  'Mutation.shipOrder': {
    statements: 22,
    as: 'admin',
    money: 'settled',
    variables: ({ orderId }) => ({ id: orderId }),
  },
  'Mutation.shipOrders': {
    statements: 15,
    as: 'admin',
    money: 'settled',
    variables: ({ orderId }) => ({ orderIds: [orderId] }),
  },
  'Mutation.undoShipOrders': {
    statements: 20,
    as: 'admin',
    money: 'shipped',
    variables: ({ orderId }) => ({ ids: [orderId] }),
  },
  'Mutation.signIn': {
    statements: 4,
    as: 'visitor',
    variables: ({ idToken }) => ({ idToken }),
  },
  'Mutation.signOutEverywhere': { statements: 3 },
  'Mutation.undoFitmentImport': {
    statements: 5,
    as: 'admin',
    variables: ({ appliedId }) => ({ id: appliedId }),
  },
  'Mutation.undoShipOrder': {
    statements: 20,
    as: 'admin',
    money: 'shipped',
    variables: ({ orderId }) => ({ id: orderId }),
  },
  'Mutation.updatePart': {
    statements: 12,
    as: 'admin',
    variables: ({ partId }) => ({ id: partId, input: { name: 'Disc' } }),
  },
  'Mutation.updateProfile': { statements: 3, variables: () => ({ input: profile }) },
  'Query.customer': { statements: 13, as: 'admin', variables: ({ ownerUid }) => ({ id: ownerUid }) },
  'Mutation.addCustomerNote': {
    statements: 6,
    as: 'admin',
    variables: ({ leaverUid }) => ({ customerId: leaverUid, text: 'Collects on Fridays' }),
  },
  'Mutation.removeCustomerNote': {
    statements: 5,
    as: 'admin',
    variables: ({ customerNoteId }) => ({ id: customerNoteId }),
  },
  'Mutation.enableAccount': { statements: 3, as: 'admin', variables: ({ leaverUid }) => ({ id: leaverUid }) },
  'Mutation.disableAccount': {
    statements: 7,
    as: 'admin',
    variables: ({ leaverUid }) => ({ id: leaverUid }),
  },
  'Mutation.deleteAccount': {
    statements: 33,
    as: 'admin',
    variables: ({ leaverUid, leaverEmail }) => ({ id: leaverUid, email: leaverEmail }),
  },
  'Mutation.deleteMyAccount': {
    statements: 33,
    as: 'leaver',
    variables: (_world, { email }) => ({ email }),
  },
};
