import { chakra } from '#shared/ui/chakra';
import type { OrderStatus, RefundState } from '#shared/gql/schema-types.generated';
import { Hub } from '#shared/ui/hub';
import { eachState, orderStates } from './order-states';
import { refundLabels } from './refund-labels';

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
    narrow: { true: { md: { whiteSpace: 'normal' }, lg: { whiteSpace: 'nowrap' } } },
  },
});

interface StatusBadgeProps {
  status: OrderStatus;
  /** The refund state of a refunded order. */
  refundState?: RefundState | null;
  /** In a table of several columns: two lines on screens of medium width, so that names have room. */
  narrow?: boolean;
}

/** The status badge of an order. */
export function StatusBadge({ status, refundState, narrow = false }: StatusBadgeProps) {
  const { hub, label: name } = orderStates[status];
  const label = status === 'REFUNDED' && refundState ? refundLabels[refundState] : name;
  // Several words take two lines, never three.
  const roomForTwoLines = narrow && label.includes(' ') ? { md: '7.25rem', lg: '0' } : undefined;
  return (
    <Badge status={status} narrow={narrow} minWidth={roomForTwoLines}>
      <Hub fill={hub} />
      {label}
    </Badge>
  );
}
