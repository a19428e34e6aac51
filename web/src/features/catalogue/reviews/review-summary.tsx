import { chakra } from '#shared/ui/chakra';
import { counted, formatCount } from '#shared/format/count';
import { Stars } from '#shared/ui/stars';
import { OutsideLink } from '#shared/ui/text-link';
import { hasEnoughAnswers } from './fit-tally';
import { firstReviews } from './part-reviews';
import { usePartReviewsQuery } from './part-reviews.generated';

/** A line with a part's reviews and fit answers; nothing if there are none. */
export function ReviewSummary({ partId }: { partId: string }) {
  const { data } = usePartReviewsQuery({ variables: { id: partId, first: firstReviews } });
  if (!data?.part) return null;
  const { fitAnswers, reviews } = data.part;
  const showsFit = hasEnoughAnswers(fitAnswers);
  if (reviews.totalCount === 0 && !showsFit) return null;
  return (
    <chakra.p display="flex" flexWrap="wrap" columnGap="3" rowGap="1" alignItems="center" textStyle="number">
      {reviews.averageRating !== null && <Stars rating={reviews.averageRating} />}
      {reviews.totalCount > 0 && (
        <span>
          {reviews.averageRating !== null && (
            <chakra.b fontWeight="semibold">{reviews.averageRating.toFixed(1)} </chakra.b>
          )}
          <OutsideLink href="#reviews">{counted(reviews.totalCount, 'review')}</OutsideLink>
        </span>
      )}
      {showsFit && (
        <chakra.span color="fg.muted">
          {formatCount(fitAnswers.yes)} of {formatCount(fitAnswers.yes + fitAnswers.no)} said it fit.
        </chakra.span>
      )}
    </chakra.p>
  );
}
