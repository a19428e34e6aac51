import { ButtonLink } from '#shared/ui/button-link';
import { EmptyBlock } from '#shared/ui/empty-block';
import { carName } from '#shop-kit/car/car-name';
import { changed, type CatalogueView, type FitScope } from '#shop-kit/catalogue-view';
import { categoryOf } from '#shop-kit/categories';
import { paths } from '#shop-kit/paths';
import { moveTo } from '#shop-kit/catalogue-moves';
import { formatCounted, type FitCounts } from './fit-counts';

function what({ search, category }: CatalogueView): string {
  const where = category ? ` in ${categoryOf(category).label}` : '';
  return search ? `No parts for “${search}”${where} are` : `No parts${where} are`;
}

interface NothingFitsProps {
  view: CatalogueView & { car: NonNullable<CatalogueView['car']> };
  counts: FitCounts;
}

/** Shown if nothing requested is listed for the car, but elsewhere: leads to what may fit, and to all of it. */
export function NothingFits({ view, counts }: NothingFitsProps) {
  const { fit } = view;
  const hasMaybe = fit === 'FITS' && counts.FITS_OR_MAYBE.count > 0;
  const lead = (scope: FitScope, text: string, variant: 'outline' | 'solid') => (
    <ButtonLink
      variant={variant}
      to={paths.catalogue.to(changed(view, { fit: scope }))}
      state={moveTo('results')}
      preventScrollReset
    >
      {text}
    </ButtonLink>
  );
  return (
    <EmptyBlock
      title={`${what(view)} listed for your ${carName(view.car.car)}.`}
      reason={
        hasMaybe
          ? "We can't confirm the fit. Compare part numbers, or ask us."
          : 'We have no matching parts for this car.'
      }
    >
      {hasMaybe && lead('FITS_OR_MAYBE', maybeLabel(counts), 'solid')}
      {lead('ALL', `Show all ${formatCounted(counts.ALL)}`, hasMaybe ? 'outline' : 'solid')}
    </EmptyBlock>
  );
}

const maybeLabel = ({ FITS_OR_MAYBE: maybe, UNKNOWN }: FitCounts) =>
  `Show ${formatCounted(maybe)} ${maybe.count === UNKNOWN.count ? 'with unconfirmed fit' : 'that may fit'}`;
