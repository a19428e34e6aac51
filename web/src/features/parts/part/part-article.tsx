import { chakra } from '#shared/ui/chakra';
import { useRef } from 'react';
import { Section, Wrap } from '#shared/ui/wrap';
import { PartPicture } from '#shop-kit/part-picture';
import { stockLevel } from '#shop-kit/stock-level';
import { MoreParts } from '../more-parts';
import { BuyBar } from './buy-bar';
import { PartDetails } from './part-details';
import { PartLabel } from './part-label';
import type { PartPage_PartFragment } from './part-page.generated';
import { PartPromises } from './part-promises';

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

const Frame = chakra('div', {
  base: { borderWidth: '1px', borderColor: 'border', borderRadius: 'card', overflow: 'hidden' },
});

/** One part and one decision: picture and label, what it is, what else stands near it. */
export function PartArticle({ part }: { part: PartPage_PartFragment }) {
  const buttonPlace = useRef<HTMLDivElement>(null);
  return (
    <>
      <Wrap>
        <Halves>
          <Frame>
            <PartPicture
              image={part.image}
              category={part.category}
              sizes="(min-width: 48rem) 46vw, 92vw"
              main
              faded={stockLevel(part) === 'out'}
            />
          </Frame>
          <chakra.div display="grid" gap="5">
            <PartLabel part={part} buttonPlace={buttonPlace} />
            <PartPromises />
          </chakra.div>
        </Halves>
      </Wrap>
      <PartDetails part={part} />
      <Section deferred>
        <Wrap>
          <MoreParts part={part} />
        </Wrap>
      </Section>
      <BuyBar part={part} buttonPlace={buttonPlace} />
    </>
  );
}
