import type { AttemptOrderState } from '../payment/attempt-order.entity.js';
import type { RefundSnapshot } from '../payment/payment-gateway.port.js';
import { RefundState } from './refund-state.kinds.js';

/** What is known about one payment of an order that is refunded. */
export interface RefundFacts {
  readonly part: AttemptOrderState;
  /** State of its refund; null before there is one, and for those from before this was recorded. */
  readonly refund: RefundSnapshot['status'] | null;
  /** Whether the provider refused, or part of it failed on its way, and no one has yet paid that back another way. */
  readonly refused: boolean;
}

const ORDER = [RefundState.FAILED, RefundState.PENDING, RefundState.REFUNDED];

/** The refund state shown to a customer: the worst of the order's payments. Null when no money goes back. Pure. */
export function refundStateOf(payments: readonly RefundFacts[]): RefundState | null {
  const states = payments.map(stateOf);
  return ORDER.find((state) => states.includes(state)) ?? null;
}

function stateOf({ part, refund, refused }: RefundFacts): RefundState | null {
  if (part !== 'REFUND_DUE' && part !== 'REFUNDED' && part !== 'REFUNDED_OUT_OF_BAND') return null;
  // Of two refunds that failed, one may have been paid back another way.
  if (refused) return RefundState.FAILED;
  if (part === 'REFUNDED_OUT_OF_BAND') return RefundState.REFUNDED;
  if (refund === 'FAILED') return RefundState.FAILED;
  return part === 'REFUND_DUE' || refund === 'PENDING' ? RefundState.PENDING : RefundState.REFUNDED;
}
