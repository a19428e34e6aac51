import { chakra } from '#shared/ui/chakra';
import { useRef, type ReactNode } from 'react';
import { Section, Wrap } from '#shared/ui/wrap';
import { MoreParts } from '../more-parts';
import { BuyBar } from './buy-bar';
import { PartCars } from './part-cars';
import { PartDetails } from './part-details';
import { PartLabel } from './part-label';
import type { PartPage_PartFragment } from './part-page.generated';
import { PartPictures } from './part-pictures';
import { usePartVerdict } from './use-part-verdict';
import Clock from 'virtual:lucide/clock';
import CreditCard from 'virtual:lucide/credit-card';
import Trash2 from 'virtual:lucide/trash';
import { usePublicConfig } from '#shared/config/config-context';
import { counted } from '#shared/format/count';
import { FactList } from '#shared/ui/fact-list';

/** Facts about ordering here: three things that the shop really does. */
function PartPromises() {
  const { holdMinutes } = usePublicConfig();
  return (
    <FactList fontSize="base" css={{ '& svg': { mt: '0.5' } }}>
      <li>
        <Clock size={20} />
        <span>We'll hold your items for {counted(holdMinutes, 'minute')} while you pay.</span>
      </li>
      <li>
        <CreditCard size={20} />
        <span>Card payment by Stripe. The card number goes to Stripe and never reaches Axle.</span>
      </li>
      <li>
        <Trash2 size={20} />
        <span>Changed your mind? You can delete an unpaid order at any time.</span>
      </li>
    </FactList>
  );
}

const Halves = chakra('article', {
  base: {
    display: 'grid',
    gap: { base: '6', lg: '12' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    alignItems: 'start',
    pt: '2',
    pb: '12',
  },
});

interface PartArticleProps {
  part: PartPage_PartFragment;
  /** Rating by customers who received it, in a line. */
  summary: ReactNode;
  /** Reviews in full. */
  reviews: ReactNode;
  /** Jobs it is used for, in a line. */
  jobs: ReactNode;
}

/** One part and one decision: pictures and label, description, cars it fits, related parts. */
export function PartArticle({ part, summary, reviews, jobs }: PartArticleProps) {
  const buttonPlace = useRef<HTMLDivElement>(null);
  const fit = usePartVerdict(part.id);
  return (
    <>
      <Wrap>
        <Halves>
          <PartPictures part={part} />
          <chakra.div display="grid" gap="5">
            <PartLabel part={part} fit={fit} buttonPlace={buttonPlace} />
            {jobs}
            {summary}
            <PartPromises />
          </chakra.div>
        </Halves>
      </Wrap>
      <PartDetails part={part} />
      <PartCars part={part} fit={fit} />
      {reviews}
      <Section deferred>
        <Wrap>
          <MoreParts part={part} />
        </Wrap>
      </Section>
      <BuyBar part={part} fit={fit} buttonPlace={buttonPlace} />
    </>
  );
}
