import { useState } from 'react';
import { mayBeDone } from '#shared/apollo/not-done';
import { shopErrorOf } from '#shared/apollo/shop-error';
import type { PostReviewInput } from '#shared/gql/schema-types.generated';
import { notify } from '#shared/ui/toast';
import { usePostReviewMutation } from './add-review.generated';
import type { ReviewCard_ReviewFragment } from './latest-reviews.generated';

/** Posts a review, says so, and has every list of reviews fetched anew. */
export function usePostReview() {
  const [posted, setPosted] = useState<ReviewCard_ReviewFragment | null>(null);
  const [run] = usePostReviewMutation({
    update(cache, _posted, { variables }) {
      cache.evict({ fieldName: 'reviews' });
      const id = variables.input.partId;
      if (id) cache.evict({ id: cache.identify({ __typename: 'Part', id }), fieldName: 'reviews' });
    },
  });

  /** Why it was refused; nothing when it is posted. */
  async function post(input: PostReviewInput): Promise<string | undefined> {
    try {
      const { data } = await run({ variables: { input } });
      if (data) setPosted(data.postReview);
    } catch (thrown) {
      const refusal = shopErrorOf(thrown);
      if (refusal.code === 'PART_NOT_RECEIVED') {
        return 'Your review was not posted: this part was not shipped to you. Choose another, or none.';
      }
      if (mayBeDone(thrown))
        return 'It is not known whether your review was posted. What you wrote is kept; look at the reviews before you try again.';
      return refusal.code === 'RATE_LIMITED'
        ? `Your review was not posted. Try again in ${refusal.retryAfterSeconds || 60} s.`
        : 'Your review was not posted. What you wrote is kept; try again.';
    }
    notify.success('Your review is added successfully!');
    return undefined;
  }

  return { post, posted };
}
