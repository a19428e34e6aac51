import { pollEvery } from '#shared/apollo/polling';
import { chakra } from '#shared/ui/chakra';
import { ErrorBlock } from '#shared/ui/error-block';
import { Skeleton } from '#shared/ui/skeleton';
import { WaitingBlock } from '#shared/ui/waiting-block';
import { WhileWaiting } from '#shared/ui/while-waiting';
import { Section, Wrap } from '#shared/ui/wrap';
import { paths } from '#shop-kit/paths';
import { CategoryTile } from './category-tile';
import { useNewestPartsQuery } from './newest-parts.generated';
import { PartCard } from './part-card';
import { PartGrid } from './part-grid';
import { PartsHead } from './some-parts';
import { useCardVerdicts } from './use-card-verdicts';

const Lead = chakra('li', { base: { '@media (min-width: 40rem)': { gridColumn: 'span 2' } } });

/** The cards to come: two in a row on a wide screen are one lead card. */
function CardSkeletons() {
  return (
    <PartGrid aria-busy aria-label="Loading the newest parts">
      <Lead>
        <Skeleton height={{ base: '177px', md: '439px' }} borderRadius="card" />
      </Lead>
      {['second', 'third'].map((key) => (
        <li key={key}>
          <Skeleton height={{ base: '177px', md: '439px' }} borderRadius="card" />
        </li>
      ))}
    </PartGrid>
  );
}

/** Best Auto Parts: the six newest parts that have a picture, those in stock first, and the categories with their counts. */
export function NewestParts() {
  const { data, error, refetch } = useNewestPartsQuery({
    ...pollEvery(30),
  });
  const retry = () => void refetch();
  const parts = data?.bestParts;
  const fitOf = useCardVerdicts(parts ?? []);

  function content() {
    if (!parts && error) return <ErrorBlock title="We couldn't load the newest parts." onRetry={retry} />;
    if (!parts) {
      return (
        <WhileWaiting>
          <CardSkeletons />
        </WhileWaiting>
      );
    }
    if (parts.length === 0) {
      return (
        <chakra.div display="grid" gap="4">
          <WaitingBlock onRetry={retry} none="If the shop has just opened, there may be no parts yet." />
          <CardSkeletons />
        </chakra.div>
      );
    }
    const [newest, ...others] = parts;
    return (
      <PartGrid>
        {newest && (
          <Lead>
            <PartCard part={newest} {...fitOf(newest.id)} lead />
          </Lead>
        )}
        {others.map((part) => (
          <li key={part.id}>
            <PartCard part={part} {...fitOf(part.id)} />
          </li>
        ))}
        <li>
          <CategoryTile counts={data.parts.facets.categories} />
        </li>
      </PartGrid>
    );
  }

  return (
    <Section aria-labelledby="newest-parts">
      <Wrap display="grid" gap="6">
        <PartsHead
          id="newest-parts"
          heading="Best Auto Parts"
          to={paths.catalogue.to()}
          link="See All Parts"
        />
        {content()}
      </Wrap>
    </Section>
  );
}
