import { useParams } from 'react-router-dom';
import { PartArticle } from '#features/parts/part/part-article';
import { PartData } from '#features/parts/part/part-data';
import { usePartPageQuery } from '#features/parts/part/part-page.generated';
import { prefetchPart } from '#features/parts/part/prefetch-part';
import { PartSkeleton } from '#features/parts/part/part-skeleton';
import { PartReviews } from '#features/reviews/part-reviews';
import { ReviewSummary } from '#features/reviews/review-summary';
import { Crumbs, type Crumb } from '#shared/ui/crumbs';
import { ErrorBlock } from '#shared/ui/error-block';
import { PageHeading } from '#shared/ui/page-heading';
import { PageMeta } from '#shared/ui/page-meta';
import { Section, Wrap } from '#shared/ui/wrap';
import { categoryOf } from '#shop-kit/categories';
import { paths } from '#shop-kit/paths';
import { useResponseStatus } from '../response-status';
import { GonePart } from './gone-part';
import type { PageAsked } from '../route-handle';
import { MovedPage } from './moved-page';

const refreshMillis = 30_000;

const toAllParts: Crumb[] = [
  { label: 'Home', to: paths.home.to() },
  { label: 'All parts', to: paths.catalogue.to() },
];

/** Asks for the part before the page is opened. */
export const prefetch = ({ client, params: { id = '' }, search }: PageAsked) =>
  prefetchPart(client, id, search);

/** One part. Price and stock are asked for again while one looks. */
export function PartPage() {
  const { id = '' } = useParams();
  const { data, previousData, error, refetch } = usePartPageQuery({
    variables: { id },
    pollInterval: refreshMillis,
    skipPollAttempt: () => document.hidden,
  });
  const part = data?.part;

  if (part && part.id !== id) return <MovedPage to={paths.part.to(part.id)} />;
  if (part) {
    const { name, description, category, image } = part;
    const shelf = category && { label: categoryOf(category).label, to: paths.catalogue.to({ category }) };
    return (
      <>
        <PageMeta
          title={name}
          description={description || `${name}: price, stock and smallest quantity.`}
          canonicalPath={paths.part.to(id)}
          image={image ?? undefined}
        />
        <PartData part={part} />
        <Wrap>
          <Crumbs trail={shelf ? [...toAllParts, shelf] : toAllParts} />
        </Wrap>
        <PartArticle
          key={id}
          part={part}
          summary={<ReviewSummary partId={id} />}
          reviews={<PartReviews partId={id} />}
        />
      </>
    );
  }
  if (data) return <GonePart shelf={previousData?.part?.category ?? null} />;
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
  // Not "gone": a machine that asks should ask again.
  useResponseStatus(503);
  return (
    <Section>
      <Wrap display="grid" gap="5">
        <PageMeta title="Part" description="A part of the shop." />
        <PageHeading>Part</PageHeading>
        <ErrorBlock title="The part could not be loaded." onRetry={retry} />
      </Wrap>
    </Section>
  );
}
