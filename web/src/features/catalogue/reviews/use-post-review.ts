import { useState } from 'react';
import { mayBeDone } from '#shared/apollo/failure-message';
import { shopErrorOf } from '#shared/apollo/shop-error';
import type { PostReviewInput } from '#shared/gql/schema-types.generated';
import { notify } from '#shared/ui/toast';
import { usePostReviewMutation } from './add-review.generated';
import type { ReviewCard_ReviewFragment } from './latest-reviews.generated';

/** Posts a review, says so, and has every list of reviews fetched again. */
export function usePostReview() {
  const [posts, setPosts] = useState<readonly ReviewCard_ReviewFragment[]>([]);
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
      if (data) setPosts((earlier) => [...earlier, data.postReview]);
    } catch (thrown) {
      const refusal = shopErrorOf(thrown);
      if (refusal.code === 'PART_NOT_RECEIVED') {
        return 'Your review was not posted: this part was not shipped to you. Choose another part, or none.';
      }
      if (mayBeDone(thrown))
        return "We couldn't confirm that your review was posted. Your text is still here. Check the reviews before you try again.";
      return refusal.code === 'RATE_LIMITED'
        ? `Your review was not posted. Try again in ${refusal.retryAfterSeconds || 60} s.`
        : 'Your review was not posted. Your text is still here. Try again.';
    }
    notify.success('Your review is added successfully!');
    return undefined;
  }

  // A review that is changed is posted once more, and is the same one.
  return { post, posted: posts.at(-1), times: posts.length };
}
