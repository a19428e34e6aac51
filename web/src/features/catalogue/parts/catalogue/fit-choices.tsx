import { chakra } from '#shared/ui/chakra';
import { Choice } from '#shared/forms/choice';
import { fitScopes, type CatalogueView } from '#shop-kit/catalogue-view';
import { FilterGroup } from './filter-group';
import { type Counted, formatCounted, type FitCounts } from './fit-counts';

const partsThat = (parts: Counted, one: string, many: string) =>
  parts.count === 0 ? '' : `${formatCounted(parts)} ${parts.count === 1 ? one : many}`;

function maybeLabel({ FITS_IF, UNKNOWN }: FitCounts): string {
  const labels = [
    partsThat(FITS_IF, 'depends on your answers', 'depend on your answers'),
    partsThat(UNKNOWN, 'has no fitment data', 'have no fitment data'),
  ];
  const text = labels.filter(Boolean).join(', ');
  return text && `May fit: ${text}.`;
}

interface FitChoicesProps {
  view: CatalogueView;
  counts: FitCounts | undefined;
  onChange: (change: Partial<CatalogueView>) => void;
}

/** Choice of the fit scope, each option with the number of parts it would show. */
export function FitChoices({ view, counts, onChange }: FitChoicesProps) {
  const maybe = counts && maybeLabel(counts);
  return (
    <FilterGroup name="Fit" first>
      {fitScopes.map(({ id, slug, label }) => (
        <Choice
          key={id}
          type="radio"
          name="fit"
          value={slug}
          count={counts?.[id].count}
          isExact={counts?.[id].isExact}
          checked={view.fit === id}
          onChange={() => onChange({ fit: id })}
        >
          {label}
        </Choice>
      ))}
      {maybe && (
        <chakra.p fontSize="xs" color="fg.subtle" pt="1">
          {maybe}
        </chakra.p>
      )}
    </FilterGroup>
  );
}
