import { delivery } from '../builders.js';
import { anOrder, message, profile } from './payloads.js';
import type { Call, World } from './world.js';
import type { Player } from '../role-cast.js';

export interface Operation extends Call {
  readonly variables?: (world: World, me: Player) => object;
}

/** Every operation of the schema; statement-counts.test.ts sees to it that none is missing. */
export const OPERATIONS: Record<string, Operation> = {
  'Query.auditLog': { statements: 3, as: 'admin' },
  'Query.contactMessages': { statements: 3, as: 'admin' },
  'Query.decodeVin': { statements: 1, as: 'visitor', variables: () => ({ vin: '1HGCM82633A004352' }) },
  'Query.me': { statements: 3 },
  'Query.myOrders': { statements: 6 },
  'Query.order': { statements: 8, variables: ({ orderId }) => ({ id: orderId }) },
  'Query.orders': { statements: 5, as: 'admin' },
  'Query.overview': { statements: 12, as: 'admin' },
  'Query.part': { statements: 5, as: 'visitor', variables: ({ partId }) => ({ id: partId }) },
  'Query.parts': { statements: 8, as: 'visitor' },
  'Query.paymentCases': { statements: 4, as: 'admin' },
  'Query.reviews': { statements: 2, as: 'visitor' },
  'Query.users': { statements: 4, as: 'admin' },
  'Query.vehicles': { statements: 4, as: 'visitor', variables: () => ({ make: 'Honda', model: 'Civic' }) },
  'Mutation.addPart': {
    statements: 9,
    as: 'admin',
    variables: () => ({ input: { price: '10', orderQuantity: 1, availableQuantity: 5 } }),
  },
  'Mutation.confirmPayment': {
    statements: 18,
    money: 'received',
    variables: ({ orderId, transactionId }) => ({ orderId, transactionId }),
  },
  'Mutation.createPaymentIntent': { statements: 7, variables: ({ orderId }) => ({ orderId }) },
  'Mutation.deleteOrder': { statements: 14, variables: ({ orderId }) => ({ id: orderId }) },
  'Mutation.makeAdmin': {
    statements: 4,
    as: 'admin',
    variables: ({ adminEmail }) => ({ email: adminEmail }),
  },
  'Mutation.placeOrder': { statements: 12, variables: (world) => ({ input: anOrder(world) }) },
  'Mutation.postReview': { statements: 4, variables: () => ({ input: { rating: 5, review: 'Good' } }) },
  'Mutation.refundOrder': {
    statements: 20,
    as: 'admin',
    money: 'settled',
    variables: ({ orderId }) => ({ id: orderId }),
  },
  'Mutation.removeContactMessage': {
    statements: 4,
    as: 'admin',
    variables: ({ messageId }) => ({ id: messageId }),
  },
  'Mutation.removePart': { statements: 8, as: 'admin', variables: ({ partId }) => ({ id: partId }) },
  'Mutation.removeReview': { statements: 4, as: 'admin', variables: ({ reviewId }) => ({ id: reviewId }) },
  'Mutation.resolvePaymentCase': {
    statements: 8,
    as: 'admin',
    variables: ({ caseId }) => ({ id: caseId, action: 'ACKNOWLEDGE' }),
  },
  'Mutation.restockPart': {
    statements: 9,
    as: 'admin',
    variables: ({ partId }) => ({ id: partId, quantity: 1, reason: 'count' }),
  },
  'Mutation.revokeAdmin': {
    statements: 5,
    as: 'admin',
    variables: ({ ownerEmail }) => ({ email: ownerEmail }),
  },
  'Mutation.sendContactMessage': { statements: 2, as: 'visitor', variables: () => ({ input: message }) },
  'Mutation.setDelivery': { statements: 8, variables: ({ orderId }) => ({ orderId, ...delivery }) },
  'Mutation.setPaymentCaseWaiting': {
    statements: 7,
    as: 'admin',
    variables: ({ caseId }) => ({ id: caseId, note: 'asked the bank' }),
  },
  'Mutation.shipOrder': {
    statements: 11,
    as: 'admin',
    money: 'settled',
    variables: ({ orderId }) => ({ id: orderId }),
  },
  'Mutation.signIn': {
    statements: 4,
    as: 'visitor',
    variables: ({ idToken }) => ({ idToken }),
  },
  'Mutation.signOutEverywhere': { statements: 3 },
  'Mutation.undoShipOrder': {
    statements: 11,
    as: 'admin',
    money: 'shipped',
    variables: ({ orderId }) => ({ id: orderId }),
  },
  'Mutation.updatePart': {
    statements: 9,
    as: 'admin',
    variables: ({ partId }) => ({ id: partId, input: { name: 'Disc' } }),
  },
  'Mutation.updateProfile': { statements: 3, variables: () => ({ input: profile }) },
};
