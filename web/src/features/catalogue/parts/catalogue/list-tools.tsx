import { chakra } from '#shared/ui/chakra';
import LayoutGrid from 'virtual:lucide/layout-grid';
import Menu from 'virtual:lucide/menu';
import { Select } from '#shared/forms/input';
import { Button } from '#shared/ui/button';
import { carParameters } from '#shop-kit/car/car-address';
import { catalogueSorts, sortsFor, type CatalogueView } from '#shop-kit/catalogue-view';
import { paths } from '#shop-kit/paths';
import { moveTo } from '#shop-kit/catalogue-moves';
import { HiddenParameters } from './hidden-parameters';
import { Segment, SegmentLink } from './segment.styles';
import { useViewControls } from './use-view-controls';

const Tools = chakra('div', {
  base: {
    display: { base: 'none', lg: 'flex' },
    gap: '3',
    alignItems: 'center',
    '@media (scripting: none)': { display: 'flex', flexWrap: 'wrap' },
  },
});

const layouts = [
  { id: 'rows', label: 'Rows', icon: Menu },
  { id: 'grid', label: 'Grid', icon: LayoutGrid },
] as const;

/** Order and layout of the list, on wide screens. */
export function ListTools({ view }: { view: CatalogueView }) {
  const { draft, change } = useViewControls(view);
  return (
    <Tools>
      <chakra.form action={paths.catalogue.path} display="flex" gap="2">
        <HiddenParameters
          view={view}
          only={['q', 'category', 'brand', 'min', 'max', 'stock', ...carParameters, 'fit', 'view']}
        />
        <Select
          name="sort"
          aria-label="Sort by"
          width="auto"
          minWidth="11.5rem"
          value={catalogueSorts.find(({ id }) => id === draft.sort)?.slug}
          onChange={(event: React.ChangeEvent<HTMLSelectElement>) => {
            const slug = event.currentTarget.value;
            const sort = catalogueSorts.find((candidate) => candidate.slug === slug)?.id;
            if (sort) change({ sort });
          }}
        >
          {sortsFor(view).map(({ slug, label }) => (
            <option key={slug} value={slug}>
              {label}
            </option>
          ))}
        </Select>
        <noscript>
          <Button type="submit" variant="outline">
            Sort
          </Button>
        </noscript>
      </chakra.form>
      <Segment display="inline-flex" role="group" aria-label="View">
        {layouts.map(({ id, label, icon: Icon }) => (
          <SegmentLink
            key={id}
            to={paths.catalogue.to({ ...view, layout: id })}
            state={moveTo('stay')}
            preventScrollReset
            aria-current={view.layout === id ? 'true' : undefined}
          >
            <Icon size={20} />
            {label}
          </SegmentLink>
        ))}
      </Segment>
    </Tools>
  );
}
