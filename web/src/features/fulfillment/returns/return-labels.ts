import type { RefundState, ReturnReason, ReturnState } from '#shared/gql/schema-types.generated';
import { refundSummary } from '#shop-kit/refund-labels';
import { units } from '#shop-kit/units';

/** Reasons for a return, for customers, in the order of the form. */
export const reasons: Readonly<Record<ReturnReason, string>> = {
  DOES_NOT_FIT: 'It does not fit',
  DAMAGED: 'It is damaged',
  WRONG_PART: 'It is not the part I ordered',
  CHANGED_MIND: 'I changed my mind',
};

/** Reasons as they read after "2 items,". */
export const reasonsInShort: Readonly<Record<ReturnReason, string>> = {
  DOES_NOT_FIT: 'it does not fit',
  DAMAGED: 'it is damaged',
  WRONG_PART: 'not the part that was ordered',
  CHANGED_MIND: 'changed my mind',
};

/** Reasons as admins read them. */
export const adminReasons: Readonly<Record<ReturnReason, string>> = {
  DOES_NOT_FIT: 'does not fit',
  DAMAGED: 'damaged',
  WRONG_PART: 'not the part ordered',
  CHANGED_MIND: 'changed their mind',
};

const states: Readonly<Record<Exclude<ReturnState, 'REFUNDED'>, string>> = {
  REQUESTED: 'requested',
  ACCEPTED: 'accepted',
  DECLINED: 'declined',
  WITHDRAWN: 'withdrawn',
  RECEIVED: 'received',
};

interface ReturnSummary {
  state: ReturnState;
  units: number;
  amount: string;
  refundState: RefundState | null;
}

const moneyStage = (amount: string, refundState: RefundState | null) =>
  refundState ? refundSummary(amount, refundState) : 'closed without a refund';

/** "Return: 1 item, accepted"; with a refund, its state: "Return: 1 item, $11.95 refunded". */
export function returnLine({ state, units: count, amount, refundState }: ReturnSummary): string {
  const stage = state === 'REFUNDED' ? moneyStage(amount, refundState) : states[state];
  return `Return: ${units(count)}, ${stage}`;
}

/** Units of it that are in the shop, in stock or written off. */
export const unitsHere = ({ shelved, writtenOff }: { shelved: number; writtenOff: number }) =>
  shelved + writtenOff;

/** Units of it that have not come. */
export const unitsMissing = (found: { units: number; shelved: number; writtenOff: number }) =>
  found.units - unitsHere(found);

/** Whether the shop opened it for received items, without a customer's request: it was accepted at the same time. */
export const isOpenedByShop = (found: { requestedAt: string; acceptedAt: string | null }) =>
  found.acceptedAt === found.requestedAt;

const open: readonly ReturnState[] = ['REQUESTED', 'ACCEPTED', 'RECEIVED'];

/** Whether something is still to happen to it. */
export const isOpen = ({ state }: { state: ReturnState }) => open.includes(state);
