import { useState } from 'react';
import type { PostReviewInput } from '#shared/gql/schema-types.generated';
import { useAction } from '#shop-kit/use-action';
import { usePostReviewMutation } from './add-review.generated';
import type { ReviewCard_ReviewFragment } from './latest-reviews.generated';

/** Posts a review; all lists of reviews are fetched again. */
export function usePostReview() {
  const [posts, setPosts] = useState<readonly ReviewCard_ReviewFragment[]>([]);
  const { act } = useAction();
  const [run] = usePostReviewMutation({
    update(cache, _posted, { variables }) {
      cache.evict({ fieldName: 'reviews' });
      const id = variables.input.partId;
      if (id) cache.evict({ id: cache.identify({ __typename: 'Part', id }), fieldName: 'reviews' });
    },
  });

  /** Resolves to the message of a refusal. */
  async function post(input: PostReviewInput): Promise<string | undefined> {
    const refusal = await act({
      send: async () => {
        const { data } = await run({ variables: { input } });
        if (data) setPosts((earlier) => [...earlier, data.postReview]);
      },
      done: 'Your review is added successfully!',
      notDone: 'Your review was not posted.',
      hint: 'Your text is still here. Check the reviews before you try again.',
      quiet: true,
    });
    return refusal?.text;
  }

  // A changed review is posted again and is the same one.
  return { post, posted: posts.at(-1), times: posts.length };
}
