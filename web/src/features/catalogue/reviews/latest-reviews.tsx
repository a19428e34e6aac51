import { chakra } from '#shared/ui/chakra';
import { ErrorBlock } from '#shared/ui/error-block';
import { Skeleton } from '#shared/ui/skeleton';
import { WaitingBlock } from '#shared/ui/waiting-block';
import { WhileWaiting } from '#shared/ui/while-waiting';
import { Section, Wrap } from '#shared/ui/wrap';
import { useLatestReviewsQuery } from './latest-reviews.generated';
import { ReviewCard } from './review-card';
import { ReviewsData } from './reviews-data';

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: {
      md: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(4, minmax(0, 1fr))',
    },
  },
});

function ReviewSkeletons() {
  return (
    <Grid aria-busy aria-label="Loading reviews">
      {[1, 2, 3, 4].map((key) => (
        <li key={key}>
          <Skeleton height="15rem" borderRadius="card" />
        </li>
      ))}
    </Grid>
  );
}

/** The four newest reviews that say something, newest first. */
export function LatestReviews() {
  const { data, error, refetch } = useLatestReviewsQuery();
  const retry = () => void refetch();
  const reviews = data?.reviews.nodes;

  function content() {
    if (!reviews && error) return <ErrorBlock title="We couldn't load the reviews." onRetry={retry} />;
    if (!reviews) {
      return (
        <WhileWaiting>
          <ReviewSkeletons />
        </WhileWaiting>
      );
    }
    if (reviews.length === 0) {
      return (
        <chakra.div display="grid" gap="4">
          <WaitingBlock onRetry={retry} none="No reviews yet." />
          <ReviewSkeletons />
        </chakra.div>
      );
    }
    return (
      <>
        <Grid>
          {reviews.map((review) => (
            <li key={review.id}>
              <ReviewCard review={review} />
            </li>
          ))}
        </Grid>
        <ReviewsData reviews={reviews} />
      </>
    );
  }

  return (
    <Section ground="panel" deferred aria-labelledby="client-says">
      <Wrap display="grid" gap="6">
        <chakra.h2 id="client-says" textStyle="h2">
          See what our client says
        </chakra.h2>
        {content()}
      </Wrap>
    </Section>
  );
}
