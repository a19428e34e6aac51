import type { ReactNode } from 'react';
import { chakra } from '#shared/ui/chakra';
import { counted } from '#shared/format/count';
import { formatMoney } from '#shared/format/money';
import { Note } from '#shared/ui/note';
import { TextLink } from '#shared/ui/text-link';
import { carName } from '#shop-kit/car/car-name';
import { formatNamedCar } from '#shop-kit/car/named-car';
import { changed, type CatalogueView } from '#shop-kit/catalogue-view';
import { categoryOf } from '#shop-kit/categories';
import { paths } from '#shop-kit/paths';
import { moveTo } from '#shop-kit/catalogue-moves';
import { isOtherCar } from './other-car-offer';
import { UseNamedCar } from './use-named-car';
import type { SearchNotes_SearchFragment } from './search-notes.generated';

interface SearchNotesProps {
  view: CatalogueView;
  search: SearchNotes_SearchFragment;
  total: number;
}

/** Explains how the search was understood if not as typed: another spelling, a car, a category. */
export function SearchNotes({ view, search, total }: SearchNotesProps) {
  const { didYouMean, category, cars, minPrice, maxPrice } = search;
  // If nothing fits the user's own car, the search may have meant the other one.
  const hasCarNote = total > 0 || (view.car !== null && !isOtherCar(view, search));
  return (
    <>
      {didYouMean && total > 0 && (
        <Note kind="info" role="status">
          <p>
            No parts for “{view.search}”. Showing {counted(total, 'part')} for <b>“{didYouMean}”</b>.{' '}
            <TextLink to={paths.catalogue.to(changed(view, { asTyped: true }))} state={moveTo('results')}>
              Search instead for “{view.search}”
            </TextLink>
          </p>
        </Note>
      )}
      {category && (
        <Note kind="info" role="status">
          <p>
            {search.understoodAs === null
              ? `Showing all parts in ${categoryOf(category).label}.`
              : `Showing parts for “${search.understoodAs}” in ${categoryOf(category).label}.`}
          </p>
        </Note>
      )}
      {total > 0 && maxPrice && <PriceNote>Showing parts for {formatMoney(maxPrice)} or less.</PriceNote>}
      {total > 0 && minPrice && <PriceNote>Showing parts for {formatMoney(minPrice)} or more.</PriceNote>}
      {cars.length > 0 && hasCarNote && <CarNote view={view} search={search} />}
    </>
  );
}

function PriceNote({ children }: { children: ReactNode }) {
  return (
    <Note kind="info" role="status">
      <p>{children}</p>
    </Note>
  );
}

/** The note about a list and the car that its search names; it claims no more than the verdicts of its parts, which come with it. */
function listText({ car }: CatalogueView, search: SearchNotes_SearchFragment): string {
  if (car) return `Showing parts for your ${carName(car.car)}.`;
  const it = search.cars.length === 1 ? 'it' : 'one of them';
  if (search.verdictOfAll === 'FITS')
    return search.cars.length === 1 ? 'These parts fit it.' : 'These parts fit all of them.';
  if (search.verdictOfAll === 'FITS_IF') return `These parts fit ${it} or may fit. Check each part.`;
  const what = search.understoodAs === null ? '' : ` for “${search.understoodAs}”`;
  return `Showing parts${what} for all cars. Each part shows whether it fits.`;
}

/** A car is never set by searching: here it can be. */
function CarNote({ view, search }: Omit<SearchNotesProps, 'total'>) {
  const { cars, understoodAs } = search;
  const [named] = cars;
  if (!named) return null;
  const carNames = cars.map(formatNamedCar).join(' or ');
  return (
    <Note kind="info" role="status" title={`“${named.text}” is a car: ${carNames}.`}>
      <chakra.p>
        {listText(view, search)}{' '}
        {cars.map((car, at) => (
          <span key={formatNamedCar(car)}>
            {at > 0 && ' or '}
            <UseNamedCar
              view={view}
              named={car}
              rest={understoodAs}
              explainsMatch={cars.length > 1 || view.car !== null}
            />
          </span>
        ))}
      </chakra.p>
    </Note>
  );
}
