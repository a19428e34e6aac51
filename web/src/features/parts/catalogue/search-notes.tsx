import { chakra } from '#shared/ui/chakra';
import { formatCount } from '#shared/format/count';
import type { VehicleInput } from '#shared/gql/schema-types.generated';
import { Note } from '#shared/ui/note';
import { TextLink } from '#shared/ui/text-link';
import { carNamed, namedCarWords } from '#shop-kit/car/named-car';
import type { NamedCarFragment } from '#shop-kit/car/named-car.generated';
import { changed, type CatalogueView } from '#shop-kit/catalogue-view';
import { categoryOf } from '#shop-kit/categories';
import { paths } from '#shop-kit/paths';
import { moveTo } from './catalogue-moves';
import { TakeNamedCar } from './take-named-car';
import type { SearchNotes_SearchFragment } from './search-notes.generated';

interface SearchNotesProps {
  view: CatalogueView;
  search: SearchNotes_SearchFragment;
  total: number;
}

/** How the search was read, where that is not as it was typed: another spelling, a car, a shelf. */
export function SearchNotes({ view, search, total }: SearchNotesProps) {
  const { didYouMean, category, cars } = search;
  return (
    <>
      {didYouMean && total > 0 && (
        <Note kind="info" role="status">
          <p>
            No parts for “{view.search}”. {total === 1 ? 'This is 1' : `These are ${formatCount(total)}`} for{' '}
            <b>“{didYouMean}”</b>.{' '}
            <TextLink to={paths.catalogue.to(changed(view, { asTyped: true }))} state={moveTo('results')}>
              Search “{view.search}” as typed
            </TextLink>
          </p>
        </Note>
      )}
      {category && (
        <Note kind="info" role="status">
          <p>
            {search.understoodAs === null
              ? `These are all parts in ${categoryOf(category).label}.`
              : `These are parts for “${search.understoodAs}” in ${categoryOf(category).label}.`}
          </p>
        </Note>
      )}
      {total > 0 &&
        cars.map((named) => (
          <CarNote key={namedCarWords(named)} view={view} named={named} rest={search.understoodAs} />
        ))}
    </>
  );
}

interface CarNoteProps {
  view: CatalogueView;
  named: NamedCarFragment;
  /** What else was searched for. */
  rest: string | null;
}

/** Whatever engine: one's own car may say more of it than a search. */
const isOfModel = (one: VehicleInput, other: VehicleInput) =>
  one.year === other.year &&
  [one.make, one.model].join().toLowerCase() === [other.make, other.model].join().toLowerCase();

/** A car is never set by searching: here it can be. */
function CarNote({ view, named, rest }: CarNoteProps) {
  const [car, words] = [carNamed(named), namedCarWords(named)];
  if (car && view.car && isOfModel(view.car.car, car)) return null;
  const shown =
    rest === null ? 'The list is what is known to fit it.' : `The list is for “${rest}”, all cars.`;
  return (
    <Note kind="info" role="status" title={`“${named.text}” is a car: ${words}.`}>
      <chakra.p>
        {shown} <TakeNamedCar view={view} named={named} rest={rest} />
      </chakra.p>
    </Note>
  );
}
