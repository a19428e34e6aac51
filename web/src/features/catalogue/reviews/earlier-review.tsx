import { chakra } from '#shared/ui/chakra';
import { useEffect, useRef } from 'react';
import { useField, useForm } from 'react-final-form';
import { useMyReviewQuery } from './my-review.generated';

interface ReviewValues {
  rating: string;
  review: string;
}

const nothing: ReviewValues = { rating: '', review: '' };

/**
 * Brings back into the form what its writer said of the chosen part before, and says that Post changes it. What someone has
 * typed themselves stays.
 */
export function EarlierReview() {
  const form = useForm<Partial<ReviewValues>>();
  const { input } = useField<string>('partId', { subscription: { value: true } });
  const partId = input.value;
  const { data, loading } = useMyReviewQuery({
    variables: { partId },
    skip: !partId,
    fetchPolicy: 'network-only',
  });
  const earlier = partId ? data?.myReview : null;
  const brought = useRef(nothing);

  useEffect(
    function bringBack() {
      if (loading) return;
      const { rating = '', review = '' } = form.getState().values;
      if (rating !== brought.current.rating || review !== brought.current.review) return;
      brought.current = earlier ? { rating: String(earlier.rating ?? ''), review: earlier.review } : nothing;
      form.batch(() => {
        form.change('rating', brought.current.rating);
        form.change('review', brought.current.review);
      });
    },
    [form, loading, earlier],
  );

  if (!earlier) return null;
  return (
    <chakra.p role="status" fontSize="sm" color="fg.muted">
      You've already reviewed this part. Posting updates your review.
    </chakra.p>
  );
}
