import { formatCount } from '#shared/format/count';
import type { VehicleInput } from '#shared/gql/schema-types.generated';
import { catalogueUrl } from '#shop-kit/catalogue-view';
import { categoryOf } from '#shop-kit/categories';
import { carNamed, formatNamedCar } from '#shop-kit/car/named-car';
import type { NamedCarFragment } from '#shop-kit/car/named-car.generated';
import { paths } from '#shop-kit/paths';
import type { SearchSuggestionsQuery } from './search-suggestions.generated';

export type Suggestions = SearchSuggestionsQuery['searchSuggestions'];
export type SuggestedPart = Suggestions['parts'][number];

/** One selectable line. */
export type SuggestionLine = {
  key: string;
  /** Target of the link. */
  to: string;
  title: string;
  /** Why it is there. */
  reason?: string;
} & (
  | { kind: 'car'; car: VehicleInput | null }
  | { kind: 'number'; number: string }
  | { kind: 'part'; part: SuggestedPart }
  | { kind: 'category' | 'rest' }
);

export interface SuggestionGroup {
  name: string;
  lines: SuggestionLine[];
}

const formatPartNumber = {
  INTERCHANGE: 'Interchange',
  MAKER: 'Part number',
  OE: 'OE number',
  REPLACED_BY: 'Replaced by',
  REPLACES: 'Replaces',
} satisfies Record<Suggestions['numbers'][number]['kind'], string>;

/** Suggestions as groups of lines, the best group first. */
export function suggestionGroups(suggestions: Suggestions): SuggestionGroup[] {
  const groups = {
    CARS: { name: 'Cars', lines: carLines(suggestions) },
    NUMBERS: { name: 'Numbers', lines: suggestions.numbers.map(numberLine) },
    PARTS: { name: 'Parts', lines: suggestions.parts.map(partLine) },
    CATEGORIES: { name: 'Categories', lines: suggestions.categories.map(categoryLine) },
  };
  return suggestions.order.map((group) => groups[group]).filter(({ lines }) => lines.length > 0);
}

function carLines({ cars, rest }: Suggestions): SuggestionLine[] {
  const without: SuggestionLine = {
    kind: 'rest',
    key: 'rest',
    to: catalogueUrl({ search: rest }),
    title: 'Search without a car',
    reason: `“${rest}”, all cars`,
  };
  return [...cars.map((named) => carLine(named, rest)), ...(cars.length > 0 && rest ? [without] : [])];
}

function carLine(named: NamedCarFragment, rest: string): SuggestionLine {
  const [car, name] = [carNamed(named), formatNamedCar(named)];
  return {
    kind: 'car',
    key: `car ${name}`,
    car,
    to: catalogueUrl({ search: rest, car: car && { car, answers: [] } }),
    title: car ? `Set ${name} as your car` : `Choose your ${name}`,
    reason: rest ? `then search “${rest}”` : 'and see its parts',
  };
}

const numberLine = ({ kind, number, part }: Suggestions['numbers'][number]): SuggestionLine => ({
  kind: 'number',
  key: `${kind} ${number} ${part.id}`,
  to: paths.part.to(part.id),
  title: part.name,
  number,
  reason: formatPartNumber[kind],
});

const partLine = (part: SuggestedPart): SuggestionLine => ({
  kind: 'part',
  key: part.id,
  to: paths.part.to(part.id),
  title: part.name,
  part,
  reason: part.brand ?? undefined,
});

const categoryLine = ({ category, count }: Suggestions['categories'][number]): SuggestionLine => ({
  kind: 'category',
  key: category,
  to: catalogueUrl({ category }),
  title: categoryOf(category).label,
  reason: count === 1 ? '1 part' : `${formatCount(count)} parts`,
});
