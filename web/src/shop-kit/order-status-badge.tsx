import { chakra } from '#shared/ui/chakra';
import type { OrderStatus, RefundState } from '#shared/gql/schema-types.generated';
import { Hub } from '#shared/ui/hub';
import { eachState, orderStates } from './order-states';
import { refundWords } from './refund-words';

const Badge = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    py: '1',
    pl: '1.5',
    pr: '2',
    borderRadius: 'control',
    fontWeight: 'semibold',
    fontSize: 'plate',
    lineHeight: '1.2',
    whiteSpace: 'nowrap',
  },
  variants: {
    status: eachState(({ color, bg }) => ({ color, bg })),
  },
});

interface StatusBadgeProps {
  status: OrderStatus;
  /** What the money of a refunded order is doing. */
  refundState?: RefundState | null;
}

/** Where an order stands, next to what it is about. */
export function StatusBadge({ status, refundState }: StatusBadgeProps) {
  const { hub, words } = orderStates[status];
  return (
    <Badge status={status}>
      <Hub fill={hub} />
      {status === 'REFUNDED' && refundState ? refundWords[refundState] : words}
    </Badge>
  );
}
