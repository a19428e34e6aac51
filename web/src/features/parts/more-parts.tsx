import { chakra } from '#shared/ui/chakra';
import { TextLink } from '#shared/ui/text-link';
import { paths } from '#shop-kit/paths';
import { useMorePartsQuery } from './more-parts.generated';
import { neighboursOf, type Neighbours, type PlacedPart } from './neighbours';
import { PartCard } from './part-card';
import { PartGrid } from './part-grid';

/** What finds them: all of them for their number, those in stock to be shown. */
export const othersVariables = (wanted?: Neighbours) => ({
  filter: { ...wanted?.filter },
  inStock: { ...wanted?.filter, inStock: true },
});

/** Up to four others of them that can be ordered now; undefined until they are known, and while nobody wants them. */
function useOthers(wanted: Neighbours | undefined, exceptId: string) {
  const { data } = useMorePartsQuery({
    variables: othersVariables(wanted),
    skip: !wanted,
  });
  if (!data) return undefined;
  const parts = data.parts.nodes.filter(({ id }) => id !== exceptId).slice(0, 4);
  return { parts, total: data.all.totalCount };
}

/** Other parts that are near the one that one is looking at. An addition: nothing when none can be had. */
export function MoreParts({ part }: { part: PlacedPart & { id: string } }) {
  const [near, far] = neighboursOf(part);
  const nearOthers = useOthers(near, part.id);
  const nobodyNear = nearOthers?.parts.length === 0;
  const farOthers = useOthers(nobodyNear ? far : undefined, part.id);

  const neighbours = nobodyNear ? far : near;
  const others = nobodyNear ? farOthers : nearOthers;
  if (!neighbours || !others || others.parts.length === 0) return null;
  return (
    <chakra.section aria-labelledby="more-parts" display="grid" gap="6">
      <chakra.div display="flex" flexWrap="wrap" gap="2" justifyContent="space-between" alignItems="end">
        <chakra.h2 id="more-parts" textStyle="h2" minW="0" overflowWrap="anywhere">
          {neighbours.heading}
        </chakra.h2>
        <TextLink to={paths.catalogue.to(neighbours.view)}>{neighbours.link(others.total)}</TextLink>
      </chakra.div>
      <PartGrid>
        {others.parts.map((other) => (
          <li key={other.id}>
            <PartCard part={other} />
          </li>
        ))}
      </PartGrid>
    </chakra.section>
  );
}
