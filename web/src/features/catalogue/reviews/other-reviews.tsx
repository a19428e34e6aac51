import { chakra } from '#shared/ui/chakra';
import { useLatestReviewsQuery } from './latest-reviews.generated';
import { ReviewCard } from './review-card';

const atMost = 2;

/** The newest reviews next to the form, without the one just posted. Optional: nothing until they are loaded. */
export function OtherReviews({ except }: { except: string | undefined }) {
  const { data } = useLatestReviewsQuery();
  if (!data) return null;
  const others = data.reviews.nodes.filter(({ id }) => id !== except).slice(0, atMost);
  return (
    <chakra.section aria-labelledby="other-reviews" display="grid" gap="3">
      <chakra.h2 id="other-reviews" textStyle="h3">
        Latest reviews
      </chakra.h2>
      {others.length === 0 && <chakra.p color="fg.muted">No reviews yet.</chakra.p>}
      {others.map((review) => (
        <ReviewCard key={review.id} review={review} />
      ))}
    </chakra.section>
  );
}
