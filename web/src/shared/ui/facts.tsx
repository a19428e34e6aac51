import { type ReactNode } from 'react';
import { chakra } from '#shared/ui/chakra';

/** Terms and what they come to, one below the other; the one of class `total` ends a sum. */
export const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gap: '2.5',
    '& > div': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '6' },
    '& dt': { flex: 'none', maxW: '65%', color: 'fg.muted', overflowWrap: 'anywhere' },
    '& dd': {
      fontWeight: 'semibold',
      textAlign: 'right',
      textStyle: 'number',
      overflowWrap: 'anywhere',
      minWidth: '0',
    },
    '& > .total': {
      borderTopWidth: '1px',
      borderColor: 'border',
      pt: '3',
      '& dt': { color: 'fg', fontWeight: 'semibold' },
    },
  },
  variants: { dense: { true: { gap: '1.5', fontSize: 'sm', alignContent: 'center' } } },
});

interface FactProps {
  term: ReactNode;
  className?: 'total';
  children: ReactNode;
}

/** A term and its value, one line of `Facts`. */
export const Fact = ({ term, className, children }: FactProps) => (
  <div className={className}>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);
