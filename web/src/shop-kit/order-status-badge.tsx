import { chakra } from '#shared/ui/chakra';
import type { RefundState } from '#shared/gql/schema-types.generated';
import { Hub } from '#shared/ui/hub';
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
    status: {
      UNPAID: { color: 'fg.warning', bg: 'bg.warning' },
      PENDING: { color: 'fg.info', bg: 'bg.info' },
      SHIPPED: { color: 'fg.success', bg: 'bg.success' },
      REFUNDED: { color: 'fg.muted', bg: 'bg.emphasized' },
    },
    narrow: { true: { md: { whiteSpace: 'normal' }, lg: { whiteSpace: 'nowrap' } } },
  },
});

/** The one name of each state, for customers and admins; spec section 4's "Pending" is said in full. */
export const statusWords = {
  UNPAID: 'Unpaid',
  PENDING: 'Paid, to be shipped',
  SHIPPED: 'Shipped',
  REFUNDED: 'Refunded',
} as const;

const hubOf = { UNPAID: 'empty', PENDING: 'half', SHIPPED: 'full', REFUNDED: 'empty' } as const;

interface StatusBadgeProps {
  status: keyof typeof hubOf;
  /** What the money of a refunded order is doing. */
  refundState?: RefundState | null;
  /** In a table of several columns: two lines where the screen is of middling width, so that names have room. */
  narrow?: boolean;
}

/** Where an order stands, next to what it is about. */
export function StatusBadge({ status, refundState, narrow = false }: StatusBadgeProps) {
  const words = status === 'REFUNDED' && refundState ? refundWords[refundState] : statusWords[status];
  // Of several words two lines, never three.
  const roomForTwoLines = narrow && words.includes(' ') ? { md: '7.25rem', lg: '0' } : undefined;
  return (
    <Badge status={status} narrow={narrow} minWidth={roomForTwoLines}>
      <Hub fill={hubOf[status]} />
      {words}
    </Badge>
  );
}
