import { chakra } from '#shared/ui/chakra';
import type { ReactNode } from 'react';
import { Choice } from '#shared/forms/choice';
import type { CatalogueView } from '#shop-kit/catalogue-view';
import { BrandChoices } from './brand-choices';
import { FilterGroup } from './filter-group';
import type { CatalogueCounts } from './use-catalogue-counts';

interface FilterFieldsProps {
  view: CatalogueView;
  counts: CatalogueCounts;
  onChange: (change: Partial<CatalogueView>) => void;
  /** The price fields: next to the list they wait for a button, in the sheet they don't. */
  price: ReactNode;
  /** Field for the fit scope, where that is chosen here. */
  fit?: ReactNode;
}

/** The filters of the catalogue, each option with the number of parts it would show. */
export function FilterFields({ view, counts, onChange, price, fit }: FilterFieldsProps) {
  const category = (
    slug: string,
    label: string,
    id: CatalogueView['category'],
    count: number | undefined,
  ) => (
    <Choice
      key={slug}
      type="radio"
      name="category"
      value={slug}
      count={count}
      checked={view.category === id}
      onChange={() => onChange({ category: id })}
    >
      {label}
    </Choice>
  );
  return (
    <>
      {fit}
      <chakra.div
        pb="3"
        pt={fit ? '3' : undefined}
        borderTopWidth={fit ? '1px' : undefined}
        borderColor="border"
      >
        <Choice
          type="checkbox"
          name="stock"
          value="in"
          count={counts.inStock}
          checked={view.inStock}
          onChange={(inStock) => onChange({ inStock })}
        >
          In stock only
        </Choice>
      </chakra.div>
      <FilterGroup name="Category">
        {category('', 'All parts', null, counts.everyCategory)}
        {counts.categories.map(({ id, slug, label, count }) => category(slug, label, id, count))}
      </FilterGroup>
      {counts.brands.length > 0 && (
        <FilterGroup name="Brand">
          <BrandChoices
            brands={counts.brands}
            chosen={view.brands}
            onChange={(brands) => onChange({ brands })}
          />
        </FilterGroup>
      )}
      <FilterGroup name="Price">{price}</FilterGroup>
    </>
  );
}
