import { chakra } from '#shared/ui/chakra';
import { usePublicConfig } from '#shared/config/config-context';
import { counted } from '#shared/format/count';
import { allOf } from '#shop-kit/units';
import { Numbered } from '../../../shared/ui/numbered';

/** Effects of the button, `press`, in three steps: for one part, or for several that are ordered together. */
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
              Select {press}. Each part becomes a separate order. We'll hold {allOf(parts)} for{' '}
              {counted(holdMinutes, 'minute')} while you pay.
            </li>
            <li>You pay once for {allOf(parts)}, by card, on the next page.</li>
            <li>We ship your orders. When one ships, My Orders shows it as Shipped.</li>
          </>
        ) : (
          <>
            <li>
              Select {press}. Nothing is charged yet. We'll hold your items for{' '}
              {counted(holdMinutes, 'minute')} while you pay.
            </li>
            <li>You pay by card on the next page. Your card number goes to Stripe, never to Axle.</li>
            <li>We ship your order. When it ships, My Orders shows it as Shipped.</li>
          </>
        )}
      </Numbered>
    </chakra.section>
  );
}
