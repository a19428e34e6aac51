import { useParams, useSearchParams } from 'react-router-dom';
import { UsedIn } from '#features/jobs/used-in';
import { loadPart } from '#features/catalogue/parts/part/load-part';
import { PartArticle } from '#features/catalogue/parts/part/part-article';
import { PartData } from '#features/catalogue/parts/part/part-data';
import { usePartPageQuery } from '#features/catalogue/parts/part/part-page.generated';
import { PartSkeleton } from '#features/catalogue/parts/part/part-skeleton';
import { firstReviews, PartReviews } from '#features/catalogue/reviews/part-reviews';
import { PartReviewsDocument } from '#features/catalogue/reviews/part-reviews.generated';
import { ReviewSummary } from '#features/catalogue/reviews/review-summary';
import { pollEvery } from '#shared/apollo/polling';
import { Crumbs, type Crumb } from '#shared/ui/crumbs';
import { ErrorBlock } from '#shared/ui/error-block';
import { PageHeading } from '#shared/ui/page-heading';
import { PageMeta } from '#shared/ui/page-meta';
import { Section, Wrap } from '#shared/ui/wrap';
import { carFromSearch } from '#shop-kit/car/car-address';
import { categoryOf } from '#shop-kit/categories';
import { paths } from '#shop-kit/paths';
import type { PageHandle } from '../route-handle';
import { useResponseStatus } from '../response-status';
import { RemovedPart } from './removed-part';
import { MovedPage } from './moved-page';

const toAllParts: Crumb[] = [
  { label: 'Home', to: paths.home.to() },
  { label: 'All parts', to: paths.catalogue.to() },
];

export const handle: PageHandle = {
  load: (ask, { params: { id = '' }, search, car }) =>
    Promise.all([loadPart(ask, id, search, car), ask(PartReviewsDocument, { id, first: firstReviews })]),
  sitemap: ({ partIds }) => partIds.map((id) => ({ path: paths.part.to(id) })),
};

/** One part. Price and stock are polled while the page is open. */
export function Component() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const { data, previousData, error, refetch } = usePartPageQuery({
    variables: { id },
    ...pollEvery(30),
  });
  const part = data?.part;

  if (part && part.id !== id) return <MovedPage to={paths.part.to(part.id)} />;
  if (part) {
    const { name, description, category, image } = part;
    const crumb = category && { label: categoryOf(category).label, to: paths.catalogue.to({ category }) };
    return (
      <>
        <PageMeta
          title={name}
          description={description || `${name}: price, stock and minimum order.`}
          canonicalPath={paths.part.to(id)}
          image={image ?? undefined}
        />
        <PartData part={part} />
        <Wrap>
          <Crumbs trail={crumb ? [...toAllParts, crumb] : toAllParts} />
        </Wrap>
        <PartArticle
          key={id}
          part={part}
          summary={<ReviewSummary partId={id} />}
          reviews={<PartReviews partId={id} />}
          jobs={<UsedIn jobs={part.jobs} car={carFromSearch(search)} />}
        />
      </>
    );
  }
  if (data) return <RemovedPart category={previousData?.part?.category ?? null} />;
  return (
    <>
      <Wrap>
        <Crumbs trail={toAllParts} />
      </Wrap>
      {error ? <UnreachablePart retry={() => void refetch()} /> : <PartSkeleton />}
    </>
  );
}

function UnreachablePart({ retry }: { retry: () => void }) {
  // Not "gone": a crawler that asks should ask again.
  useResponseStatus(503);
  return (
    <Section>
      <Wrap display="grid" gap="5">
        <PageMeta title="Part" description="A part from the Axle catalog." />
        <PageHeading>Part</PageHeading>
        <ErrorBlock title="We couldn't load the part." onRetry={retry} />
      </Wrap>
    </Section>
  );
}
