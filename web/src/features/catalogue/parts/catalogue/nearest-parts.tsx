import { chakra } from '#shared/ui/chakra';
import { Panel } from '#shared/ui/panel';
import type { CatalogueView } from '#shop-kit/catalogue-view';
import { useCardVerdicts } from '../use-card-verdicts';
import { PartRow } from './part-row';
import type { SearchNotes_SearchFragment } from './search-notes.generated';

interface NearestPartsProps {
  view: CatalogueView;
  nearest: SearchNotes_SearchFragment['nearest'];
}

/** Parts that match some of the search terms, and which ones. */
export function NearestParts({ view, nearest }: NearestPartsProps) {
  const fitOf = useCardVerdicts(nearest.map(({ part }) => part));
  if (nearest.length === 0) return null;
  return (
    <section>
      <chakra.h3 textStyle="h3" mb="3">
        Closest matches
      </chakra.h3>
      <Panel as="ul" overflow="hidden">
        {nearest.map(({ part, reason }) => (
          <PartRow
            key={part.id}
            part={part}
            search=""
            eager={false}
            found={{ marks: [], reason: `${reason}.` }}
            verdict={fitOf(part.id).verdict}
            car={view.car}
          />
        ))}
      </Panel>
    </section>
  );
}
