import { chakra } from '#shared/ui/chakra';
import { counted } from '#shared/format/count';
import { TextLink } from '#shared/ui/text-link';
import type { ChosenCar } from '#shop-kit/car/car';
import { categoryOf, type CategoryId } from '#shop-kit/categories';
import { paths } from '#shop-kit/paths';
import { useFittingCountQuery } from './part-verdict.generated';

interface FittingPartsProps {
  category: CategoryId | null;
  chosen: ChosenCar;
}

/** Variables that count the parts of a category, or of all, that fit a car. */
export const fittingVariables = (category: CategoryId | null, { car, answers }: ChosenCar) => ({
  filter: { categories: category && [category], vehicle: { car, answers, show: 'FITS' as const } },
});

/** The way from a part that does not fit to those of its category that do, with how many there are. */
export function FittingParts({ category, chosen }: FittingPartsProps) {
  const { data } = useFittingCountQuery({ variables: fittingVariables(category, chosen) });
  const count = data?.parts.totalCount;
  const where = category ? ` in ${categoryOf(category).label}` : '';
  // Nothing to link to; the line stays, since it was shown while the count was unknown.
  if (count === 0) return <chakra.p color="fg.muted">No parts{where} are listed for this car.</chakra.p>;
  const many = count === undefined ? 'Parts' : counted(count, 'part');
  return (
    <p>
      <TextLink
        to={paths.catalogue.to({ category, car: chosen, fit: 'FITS' })}
      >{`${many}${where} that ${count === 1 ? 'fits' : 'fit'}`}</TextLink>
    </p>
  );
}
