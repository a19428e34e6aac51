import { chakra } from '#shared/ui/chakra';
import { formatCount } from '#shared/format/count';
import { TextLink } from '#shared/ui/text-link';
import { formatNamedCar } from '#shop-kit/car/named-car';
import { changed, type CatalogueView } from '#shop-kit/catalogue-view';
import { paths } from '#shop-kit/paths';
import { moveTo } from '#shop-kit/catalogue-moves';
import { UseNamedCar } from './use-named-car';
import type { SearchNotes_SearchFragment } from './search-notes.generated';

// More than these are not counted (API, `SearchTerm.parts`).
const maxCounted = 1000;

const Line = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '7rem minmax(0, 1fr)', md: '10rem minmax(0, 1fr)' },
    columnGap: '4',
    py: '2',
    borderBottomWidth: '1px',
    borderColor: 'border',
    '& > b': { fontWeight: 'semibold', overflowWrap: 'anywhere' },
  },
});

const found = (parts: number) => {
  if (parts === 0) return 'No matches.';
  if (parts >= maxCounted) return `More than ${formatCount(parts)} matches.`;
  return parts === 1 ? '1 match.' : `${formatCount(parts)} matches.`;
};

/** A search that finds nothing, word by word. */
export function SearchedFor({ view, search }: { view: CatalogueView; search: SearchNotes_SearchFragment }) {
  const { cars, words } = search;
  if (cars.length + words.length === 0) return null;
  return (
    <section>
      <chakra.h3 textStyle="h3" mb="1">
        We searched for
      </chakra.h3>
      <ul>
        {cars.map((named) => (
          <Line key={formatNamedCar(named)}>
            <b>“{named.text}”</b>
            <span>
              Car: {formatNamedCar(named)}.{' '}
              <UseNamedCar view={view} named={named} rest={search.understoodAs} />
            </span>
          </Line>
        ))}
        {words.map(({ text, parts }) => (
          <Line key={text}>
            <b>“{text}”</b>
            <span>
              {found(parts)}{' '}
              {parts > 0 && (
                <TextLink to={paths.catalogue.to(changed(view, { search: text }))} state={moveTo('results')}>
                  Search for “{text}”
                </TextLink>
              )}
            </span>
          </Line>
        ))}
      </ul>
    </section>
  );
}
