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
import { PartPromises } from './part-promises';
import { usePartVerdict } from './use-part-verdict';

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
  /** What those say of it who received it, in a line. */
  summary: ReactNode;
  /** The same at length. */
  reviews: ReactNode;
  /** What it is used for, in a line. */
  jobs: ReactNode;
}

/** One part and one decision: pictures and label, what it is, which cars it fits, what else stands near it. */
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
