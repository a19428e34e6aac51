import { chakra } from '#shared/ui/chakra';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Choice } from '#shared/forms/choice';
import type { CatalogueView } from '#shop-kit/catalogue-view';
import { BrandChoices } from './brand-choices';
import type { CatalogueCounts } from './use-catalogue-counts';

const Group = chakra('details', {
  base: {
    py: '3',
    borderTopWidth: '1px',
    borderColor: 'border',
    '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  },
});

const GroupName = chakra('summary', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    minHeight: '8',
    fontWeight: 'semibold',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
});

function FilterGroup({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Group open>
      <GroupName>
        {name}
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
      </GroupName>
      <fieldset>
        <chakra.legend srOnly>{name}</chakra.legend>
        {children}
      </fieldset>
    </Group>
  );
}

interface FilterFieldsProps {
  view: CatalogueView;
  counts: CatalogueCounts;
  onChange: (change: Partial<CatalogueView>) => void;
  /** The price boxes: beside the list they wait for a button, in the sheet they don't. */
  price: ReactNode;
}

/** What the catalogue can be narrowed by, each choice with how many parts it would show. */
export function FilterFields({ view, counts, onChange, price }: FilterFieldsProps) {
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
      onChange={() => {
        onChange({ category: id });
      }}
    >
      {label}
    </Choice>
  );
  return (
    <>
      <chakra.div pb="3">
        <Choice
          type="checkbox"
          name="stock"
          value="in"
          count={counts.inStock}
          checked={view.inStock}
          onChange={(inStock) => {
            onChange({ inStock });
          }}
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
            onChange={(brands) => {
              onChange({ brands });
            }}
          />
        </FilterGroup>
      )}
      <FilterGroup name="Price">{price}</FilterGroup>
    </>
  );
}
