import { useState } from 'react';
import { ErrorBlock } from '#shared/ui/error-block';
import { Skeleton } from '#shared/ui/skeleton';
import { Stars } from '#shared/ui/stars';
import { FeedPanel } from './feed-panel';
import {
  useNewestReviewsQuery,
  useRemoveReviewMutation,
  type NewestReviews_ReviewFragment,
} from './newest-reviews.generated';
import { forgetItem, useRemoval } from './use-removal';

const step = 5;
/** The API's limit for one list. */
const maxShown = 100;

/** Reviews, newest first, each with a remove button. */
export function NewestReviews({ now }: { now: Date }) {
  const [first, setFirst] = useState(step);
  const { data, previousData, error, loading, refetch } = useNewestReviewsQuery({
    variables: { first },
    fetchPolicy: 'cache-and-network',
  });
  const [remove] = useRemoveReviewMutation({
    update(cache, { data: answer }) {
      if (answer) forgetItem(cache, 'reviews', answer.removeReview);
    },
  });
  const removal = useRemoval<NewestReviews_ReviewFragment>({
    what: 'review',
    remove: ({ id }) => remove({ variables: { id } }),
    refetch,
  });
  const list = (data ?? (error ? undefined : previousData))?.reviews;
  if (!list && error)
    return <ErrorBlock title="We couldn't load the reviews." onRetry={() => void refetch()} />;
  if (!list) return <Skeleton height="12rem" borderRadius="card" />;

  return (
    <FeedPanel
      id="newest-reviews"
      title="Newest reviews"
      totalCount={list.totalCount}
      items={list.nodes}
      now={now}
      contact={({ user }) => <span>{user}</span>}
      empty="No reviews yet."
      older={
        list.totalCount > list.nodes.length && first < maxShown
          ? {
              text: 'Show older reviews',
              busy: loading,
              show: () => setFirst(Math.min(maxShown, first + 2 * step)),
            }
          : undefined
      }
      removal={removal}
    >
      {({ rating, review }) => (
        <>
          <Stars rating={rating} />
          {review && <p className="text">{review}</p>}
        </>
      )}
    </FeedPanel>
  );
}
