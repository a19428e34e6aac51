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
 * Fills the form with the user's earlier review of the selected part, and notes that Post updates it. Entered values
 * stay.
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
