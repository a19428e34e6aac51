import { chakra } from '#shared/ui/chakra';
import { TextLink } from '#shared/ui/text-link';
import { defaultSort, type CatalogueView } from '#shop-kit/catalogue-view';
import { paths } from '#shop-kit/paths';
import { PartCard } from './part-card';
import { PartGrid } from './part-grid';
import { usePartsForJobQuery } from './parts-for-job.generated';

type PartsForJobProps = Pick<CatalogueView, 'search' | 'category'>;

/** What finds the parts of a job. */
export const jobVariables = ({ search, category }: PartsForJobProps) => ({
  filter: { inStock: true, ...(search && { search }), ...(category && { categories: [category] }) },
  sort: defaultSort({ search, car: null }),
});

/** Four parts that a job needs and that can be ordered now. An addition: nothing when they can't be had. */
export function PartsForJob({ search, category }: PartsForJobProps) {
  const { data } = usePartsForJobQuery({ variables: jobVariables({ search, category }) });
  const parts = data?.parts.nodes ?? [];
  if (parts.length === 0) return null;
  return (
    <chakra.section aria-labelledby="parts-for-job" display="grid" gap="6">
      <chakra.div display="flex" flexWrap="wrap" gap="2" justifyContent="space-between" alignItems="end">
        <chakra.h2 id="parts-for-job" textStyle="h2">
          Parts for this job
        </chakra.h2>
        <TextLink to={paths.catalogue.to({ search, category })}>See all of them</TextLink>
      </chakra.div>
      <PartGrid>
        {parts.map((part) => (
          <li key={part.id}>
            <PartCard part={part} />
          </li>
        ))}
      </PartGrid>
    </chakra.section>
  );
}
