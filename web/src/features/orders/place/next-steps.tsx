import { chakra } from '#shared/ui/chakra';
import { usePublicConfig } from '#shared/config/config-context';
import { counted } from '#shared/format/count';
import { allOf } from '#shop-kit/units';
import { Numbered } from '../../../shared/ui/numbered';

/** What the button, `press`, sets in motion, in three steps: of one part, or of so many that are ordered together. */
export function WhatHappensNext({ parts = 1, press = 'Order' }: { parts?: number; press?: string }) {
  const { holdMinutes } = usePublicConfig();
  return (
    <chakra.section aria-labelledby="happens-next" display={{ base: 'none', lg: 'grid' }} gap="5">
      <chakra.h2 id="happens-next" textStyle="h3">
        What happens next
      </chakra.h2>
      <Numbered>
        {parts > 1 ? (
          <>
            <li>
              You press {press}. Each part becomes an order of its own; {allOf(parts)} are set aside for{' '}
              {counted(holdMinutes, 'minute')}.
            </li>
            <li>You pay once for {allOf(parts)}, by card, on the next page.</li>
            <li>We ship. My Orders shows each one as Shipped.</li>
          </>
        ) : (
          <>
            <li>
              You press {press}. Nothing is charged, and your pieces are set aside for{' '}
              {counted(holdMinutes, 'minute')}.
            </li>
            <li>You pay by card on the next page. The card number goes to Stripe, never to Axle.</li>
            <li>We ship. My Orders shows the order as Shipped.</li>
          </>
        )}
      </Numbered>
    </chakra.section>
  );
}
