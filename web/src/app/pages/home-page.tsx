import { BlogTeaser } from '#features/shop/blog/blog-teaser';
import { StartFromAJob } from '#features/jobs/start-from-a-job';
import { JobListDocument } from '#features/jobs/job-list.generated';
import { Contact } from '#features/shop/marketing/contact';
import { Hero } from '#features/shop/marketing/hero';
import { Marquee } from '#features/shop/marketing/marquee';
import { Odometer } from '#features/shop/marketing/odometer';
import { NewestParts } from '#features/catalogue/parts/newest-parts';
import { NewestPartsDocument, useNewestPartsQuery } from '#features/catalogue/parts/newest-parts.generated';
import { LatestReviews } from '#features/catalogue/reviews/latest-reviews';
import { LatestReviewsDocument } from '#features/catalogue/reviews/latest-reviews.generated';
import { PageMeta } from '#shared/ui/page-meta';
import { paths } from '#shop-kit/paths';
import type { PageHandle } from '../route-handle';

export const handle: PageHandle = {
  load: (ask) =>
    Promise.all([ask(NewestPartsDocument, {}), ask(JobListDocument, {}), ask(LatestReviewsDocument, {})]),
  sitemap: () => [{ path: paths.home.to() }],
};

/** Convince in one screen, then sell six parts. */
export function Component() {
  // The same query as in NewestParts: Apollo asks once.
  const { data } = useNewestPartsQuery();
  return (
    <>
      <PageMeta
        title="The World's Best Auto Parts"
        description="Brakes, filters, ignition, suspension and more: auto parts with clear prices and live stock."
        canonicalPath={paths.home.to()}
      />
      <Hero partCount={data?.parts.totalCount} />
      <Marquee />
      <NewestParts />
      <StartFromAJob />
      <Odometer />
      <BlogTeaser />
      <LatestReviews />
      <Contact />
    </>
  );
}
