import { useAbsoluteUrl } from '#shared/config/use-absolute-url';
import { StructuredData } from '#shared/ui/structured-data';
import type { LatestReviewsQuery } from './latest-reviews.generated';

/**
 * The shop and what clients say of it, for machines; what they say of a part is none of that. A review without a rating has none
 * here either.
 */
export function ReviewsData({ reviews }: { reviews: LatestReviewsQuery['reviews']['nodes'] }) {
  const absolute = useAbsoluteUrl();
  const ofShop = reviews.filter(({ partId }) => partId === null);
  const review = ofShop.map(({ name, rating, review: reviewBody, createdAt }) => ({
    '@type': 'Review',
    author: { '@type': 'Person', name },
    datePublished: createdAt,
    reviewBody,
    ...(rating !== null && {
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
    }),
  }));
  return (
    <StructuredData
      thing={{
        '@type': 'Organization',
        name: 'Axle',
        url: absolute('/'),
        logo: absolute('/brand/icon-512.png'),
        review,
      }}
    />
  );
}
