import { Suspense } from 'react';
import { BlogTeaser } from '#features/blog/blog-teaser';
import { Contact } from '#features/marketing/contact';
import { Hero } from '#features/marketing/hero';
import { Marquee } from '#features/marketing/marquee';
import { Odometer } from '#features/marketing/odometer';
import { NewestParts } from '#features/parts/newest-parts';
import { useNewestPartsQuery } from '#features/parts/newest-parts.generated';
import { LatestReviews } from '#features/reviews/latest-reviews';
import { PageMeta } from '#shared/ui/page-meta';
import { paths } from '#shop-kit/paths';

// Each section is hydrated by itself, after what one sees first or as soon as it is used. One constant: elements made anew by a
// rendering of the page would have React hydrate all of them at once.
const belowTheFirstScreen = (
  <>
    <Suspense>
      <NewestParts />
    </Suspense>
    <Suspense>
      <Odometer />
      <BlogTeaser />
    </Suspense>
    <Suspense>
      <LatestReviews />
    </Suspense>
    <Suspense>
      <Contact />
    </Suspense>
  </>
);

/** Convince in one screen, then sell six parts. */
export function HomePage() {
  // The same query as in NewestParts: Apollo asks once.
  const { data } = useNewestPartsQuery();
  return (
    <>
      <PageMeta
        title="The World's Best Auto Parts"
        description="Brakes, filters, ignition, suspension and more: auto parts with price, stock and smallest quantity shown up front."
        canonicalPath={paths.home.to()}
      />
      <Hero partCount={data?.parts.totalCount} />
      <Marquee />
      {belowTheFirstScreen}
    </>
  );
}
