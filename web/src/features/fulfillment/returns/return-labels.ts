import { formatMoney } from '#shared/format/money';
import type { RefundState, ReturnReason, ReturnState } from '#shared/gql/schema-types.generated';
import { units } from '#shop-kit/units';

/** Why something is sent back, as its customer says it, in the order of the form. */
export const reasons: Readonly<Record<ReturnReason, string>> = {
  DOES_NOT_FIT: 'It does not fit',
  DAMAGED: 'It is damaged',
  WRONG_PART: 'It is not the part I ordered',
  CHANGED_MIND: 'I changed my mind',
};

/** The same after "2 pieces,". */
export const reasonsInShort: Readonly<Record<ReturnReason, string>> = {
  DOES_NOT_FIT: 'it does not fit',
  DAMAGED: 'it is damaged',
  WRONG_PART: 'not the part that was ordered',
  CHANGED_MIND: 'changed my mind',
};

/** The same as the desk says it. */
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
  RECEIVED: 'here',
};

/** What the money of a refund is doing, as the end of a sentence that begins with the amount. */
export const refundStateLabels: Readonly<Record<RefundState, string>> = {
  PENDING: 'refund pending',
  FAILED: "refund failed: we're working on it",
  REFUNDED: 'refunded',
};

interface Told {
  state: ReturnState;
  units: number;
  amount: string;
  refundState: RefundState | null;
}

const moneyStage = (amount: string, refundState: RefundState | null) =>
  refundState ? `${formatMoney(amount)} ${refundStateLabels[refundState]}` : 'closed without a refund';

/** "Return: 1 piece, accepted"; once money moves, what it is doing: "Return: 1 piece, $11.95 went back". */
export function returnLine({ state, units: count, amount, refundState }: Told): string {
  const stage = state === 'REFUNDED' ? moneyStage(amount, refundState) : states[state];
  return `Return: ${units(count)}, ${stage}`;
}

/** Units of it that are in the shop, in stock or written off. */
export const unitsHere = ({ shelved, writtenOff }: { shelved: number; writtenOff: number }) =>
  shelved + writtenOff;

/** Units of it that have not come. */
export const unitsMissing = (found: { units: number; shelved: number; writtenOff: number }) =>
  found.units - unitsHere(found);

/** Whether the shop opened it for what had come, instead of its customer asking: it was accepted that moment. */
export const isOpenedByShop = (found: { requestedAt: string; acceptedAt: string | null }) =>
  found.acceptedAt === found.requestedAt;

const open: readonly ReturnState[] = ['REQUESTED', 'ACCEPTED', 'RECEIVED'];

/** Whether something is still to happen to it. */
export const isOpen = ({ state }: { state: ReturnState }) => open.includes(state);
