import { chakra } from '#shared/ui/chakra';
import { useState, type ReactNode } from 'react';
import { useFocusWhenShown } from '#shared/browser/use-focus-when-shown';
import { counted, formatCount } from '#shared/format/count';
import { Button } from '#shared/ui/button';
import { Stars } from '#shared/ui/stars';
import { Section, Wrap } from '#shared/ui/wrap';
import { reviewsLimits } from '#shared/gql/limits.generated';
import { FitTally, hasEnoughAnswers } from './fit-tally';
import { usePartReviewsQuery, type PartReviews_PartFragment } from './part-reviews.generated';
import { ReviewCard } from './review-card';

/** Number that a part page loads, and the maximum it shows. */
export const firstReviews = 6;
const maxReviews = reviewsLimits.first.max;

const Cards = chakra('ul', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  },
});

const Facts = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '12',
    rowGap: '4',
    p: '5',
    bg: 'bg.subtle',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    '& h3': { fontSize: 'sm', fontWeight: 'normal', color: 'fg.muted', mb: '1' },
  },
});

function Tallies({ part: { fitAnswers, reviews } }: { part: PartReviews_PartFragment }) {
  const { averageRating } = reviews;
  if (averageRating === null && !hasEnoughAnswers(fitAnswers)) return null;
  return (
    <Facts>
      {averageRating !== null && (
        <div>
          <h3>Average</h3>
          <chakra.p display="flex" alignItems="center" gap="3">
            <chakra.span textStyle="price" fontSize="2xl">
              {averageRating.toFixed(1)}
            </chakra.span>
            <Stars rating={averageRating} />
          </chakra.p>
        </div>
      )}
      {hasEnoughAnswers(fitAnswers) && (
        <div>
          <h3>Did it fit?</h3>
          <FitTally answers={fitAnswers} />
        </div>
      )}
    </Facts>
  );
}

/** A review in the list. The first newly loaded one takes focus from the button, which is removed. */
function Place({ isFirstBrought, children }: { isFirstBrought: boolean; children: ReactNode }) {
  const place = useFocusWhenShown<HTMLLIElement>({ enabled: isFirstBrought, yields: true });
  return (
    <li ref={place} tabIndex={isFirstBrought ? -1 : undefined}>
      {children}
    </li>
  );
}

/** Customers' reviews of a part they received, and whether it fitted. An addition: nothing if they can't be loaded. */
export function PartReviews({ partId }: { partId: string }) {
  const [first, setFirst] = useState(firstReviews);
  const { data, previousData, error, loading, refetch } = usePartReviewsQuery({
    variables: { id: partId, first },
  });
  const part = (data ?? previousData)?.part;
  const hasMost = data !== undefined && first === maxReviews;
  if (!part) return null;
  const { nodes, totalCount } = part.reviews;
  if (totalCount === 0 && !hasEnoughAnswers(part.fitAnswers)) return null;
  return (
    <Section ground="panel" deferred aria-labelledby="reviews">
      <Wrap display="grid" gap="4">
        <chakra.div display="flex" flexWrap="wrap" gap="2" justifyContent="space-between" alignItems="end">
          <chakra.h2 id="reviews" textStyle="h2">
            Reviews of this part
          </chakra.h2>
          <chakra.p color="fg.muted" textStyle="number">
            {counted(totalCount, 'review')} from customers who bought it
          </chakra.p>
        </chakra.div>
        <Tallies part={part} />
        {nodes.length > 0 && (
          <Cards>
            {nodes.map((review, index) => (
              <Place key={review.id} isFirstBrought={hasMost && index === firstReviews}>
                <ReviewCard review={review} fitted={review.fitted} />
              </Place>
            ))}
          </Cards>
        )}
        {nodes.length < totalCount && !hasMost && (
          <chakra.div display="grid" gap="2" justifyItems="start">
            {error && (
              <chakra.p role="alert" color="fg.error">
                We couldn't load the other reviews.
              </chakra.p>
            )}
            <Button
              variant="outline"
              busy={loading}
              onClick={() => {
                if (error) void refetch();
                else setFirst(maxReviews);
              }}
            >
              {totalCount > maxReviews
                ? `Show the newest ${maxReviews}`
                : `Show all ${formatCount(totalCount)}`}
            </Button>
          </chakra.div>
        )}
      </Wrap>
    </Section>
  );
}
