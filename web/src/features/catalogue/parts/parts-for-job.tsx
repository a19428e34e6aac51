import { defaultSort, type CatalogueView } from '#shop-kit/catalogue-view';
import { paths } from '#shop-kit/paths';
import { SomeParts } from './some-parts';
import { usePartsForJobQuery } from './parts-for-job.generated';

type PartsForJobProps = Pick<CatalogueView, 'search' | 'category'>;

/** Variables that find the parts of a job. */
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
    <SomeParts
      id="parts-for-job"
      heading="Parts for this job"
      to={paths.catalogue.to({ search, category })}
      link="See all"
      parts={parts}
    />
  );
}
