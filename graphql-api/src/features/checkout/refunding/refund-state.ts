import type { AttemptOrderState } from '../payment/attempt-order.entity.js';
import type { RefundSnapshot } from '../payment/payment-gateway.port.js';
import { RefundState } from './refund-state.kinds.js';

/** What is known of one payment of an order whose money goes back. */
export interface RefundFacts {
  readonly part: AttemptOrderState;
  /** How its refund stands; null before there is one, and for those from before this was written down. */
  readonly refund: RefundSnapshot['status'] | null;
  /** Whether the provider said no, and nobody has paid it back another way yet. */
  readonly refused: boolean;
}

const ORDER = [RefundState.FAILED, RefundState.ON_ITS_WAY, RefundState.GIVEN_BACK];

/** What a customer is told of the money of an order that goes back: the worst of its payments. Null when none does. Pure. */
export function refundStateOf(payments: readonly RefundFacts[]): RefundState | null {
  const states = payments.map(stateOf);
  return ORDER.find((state) => states.includes(state)) ?? null;
}

function stateOf({ part, refund, refused }: RefundFacts): RefundState | null {
  if (part === 'REFUNDED_OUT_OF_BAND') return RefundState.GIVEN_BACK;
  if (part !== 'REFUND_DUE' && part !== 'REFUNDED') return null;
  if (refused || refund === 'FAILED') return RefundState.FAILED;
  return part === 'REFUND_DUE' || refund === 'PENDING' ? RefundState.ON_ITS_WAY : RefundState.GIVEN_BACK;
}
