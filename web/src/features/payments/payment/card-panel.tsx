import { chakra } from '#shared/ui/chakra';
import LockKeyhole from 'virtual:lucide/lock-keyhole';
import type { ReactNode } from 'react';

const Frame = chakra('section', {
  base: {
    bg: 'bg.panel',
    borderWidth: '2px',
    borderColor: 'petrol.solid',
    borderRadius: 'card',
    overflow: 'hidden',
  },
});

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    py: '3.5',
    px: { base: '5', sm: '1.75rem' },
    bg: 'petrol.subtle',
    borderBottomWidth: '1px',
    borderColor: 'petrol.emphasized',
  },
});

/** The one framed and tinted panel of the shop: here, and nowhere else, card numbers are typed. */
export function CardPanel({ children }: { children: ReactNode }) {
  return (
    <Frame aria-labelledby="card-payment">
      <Head>
        <chakra.h2
          id="card-payment"
          display="inline-flex"
          gap="2"
          alignItems="center"
          fontWeight="semibold"
          fontSize="md"
        >
          <LockKeyhole size={20} />
          Card payment
        </chakra.h2>
        <chakra.span color="fg.muted" fontSize="sm">
          Encrypted, handled by Stripe
        </chakra.span>
      </Head>
      <chakra.div display="grid" gap="1.125rem" p={{ base: '5', sm: '1.75rem' }}>
        {children}
      </chakra.div>
    </Frame>
  );
}
