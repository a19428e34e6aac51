import { chakra } from '#shared/ui/chakra';
import { Choice } from '#shared/forms/choice';
import { Sheet } from '#shared/ui/sheet';
import { sortsFor, type CatalogueView } from '#shop-kit/catalogue-view';
import { useViewControls } from './use-view-controls';

interface SortSheetProps {
  view: CatalogueView;
  open: boolean;
  onClose: () => void;
}

/** Choice of the order on small screens: it shows at once behind the sheet. */
export function SortSheet({ view, open, onClose }: SortSheetProps) {
  const { draft, change } = useViewControls(view);
  return (
    <Sheet title="Sort" from="bottom" open={open} onClose={onClose}>
      <chakra.fieldset py="2" px="4" pb="6">
        <chakra.legend srOnly>Sort by</chakra.legend>
        {sortsFor(view).map(({ id, slug, label }) => (
          <Choice
            key={id}
            type="radio"
            name="sort"
            value={slug}
            checked={draft.sort === id}
            onChange={() => change({ sort: id })}
          >
            {label}
          </Choice>
        ))}
      </chakra.fieldset>
    </Sheet>
  );
}
