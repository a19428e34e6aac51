import { chakra } from '#shared/ui/chakra';
import type { ReactNode } from 'react';
import { Hub } from '#shared/ui/hub';

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
  },
});

const hubOf = { UNPAID: 'empty', PENDING: 'half', SHIPPED: 'full', REFUNDED: 'empty' } as const;

interface StatusBadgeProps {
  status: keyof typeof hubOf;
  /** The word shown: customers and admins read the same status in different words. */
  children: ReactNode;
}

/** Where an order stands, next to what it is about. */
export function StatusBadge({ status, children }: StatusBadgeProps) {
  return (
    <Badge status={status}>
      <Hub fill={hubOf[status]} />
      {children}
    </Badge>
  );
}
