import { chakra } from '#shared/ui/chakra';
import { usePublicConfig } from '#shared/config/config-context';

const Numbered = chakra('ol', {
  base: {
    counterReset: 'step',
    display: 'grid',
    gap: '3',
    '& > li': {
      counterIncrement: 'step',
      display: 'grid',
      gridTemplateColumns: '2rem minmax(0, 1fr)',
      gap: '3',
      lineHeight: '1.4',
      _before: {
        content: 'counter(step)',
        boxSize: '8',
        display: 'grid',
        placeItems: 'center',
        borderRadius: 'full',
        border: '2px solid',
        borderColor: 'border.emphasized',
        textStyle: 'price',
        fontSize: 'sm',
      },
    },
  },
});

/** What Order sets in motion, in three steps. */
export function WhatHappensNext() {
  const { holdMinutes } = usePublicConfig();
  return (
    <chakra.section aria-labelledby="happens-next" display={{ base: 'none', lg: 'grid' }} gap="5">
      <chakra.h2 id="happens-next" textStyle="h3">
        What happens next
      </chakra.h2>
      <Numbered>
        <li>You press Order. Nothing is charged, and your pieces are set aside for {holdMinutes} minutes.</li>
        <li>You pay by card on the next page. The card number goes to Stripe, never to Axle.</li>
        <li>We ship. My Orders shows the order as Shipped.</li>
      </Numbered>
    </chakra.section>
  );
}
