import { paths } from '#shop-kit/paths';
import { useMorePartsQuery } from './more-parts.generated';
import { neighborsOf, type Neighbors, type PlacedPart } from './neighbors';
import { SomeParts } from './some-parts';

/** Variables of the query: all neighbors for their number, those in stock to be shown. */
export const othersVariables = (neighbors?: Neighbors) => ({
  filter: { ...neighbors?.filter },
  inStock: { ...neighbors?.filter, inStock: true },
});

/** Up to four others of them that can be ordered now; undefined until they are known, and while they are not wanted. */
function useOthers(neighbors: Neighbors | undefined, exceptId: string) {
  const { data } = useMorePartsQuery({
    variables: othersVariables(neighbors),
    skip: !neighbors,
  });
  if (!data) return undefined;
  const parts = data.parts.nodes.filter(({ id }) => id !== exceptId).slice(0, 4);
  return { parts, total: data.all.totalCount };
}

/** Parts near the current one. An addition: nothing if they can't be loaded. */
export function MoreParts({ part }: { part: PlacedPart & { id: string } }) {
  const [near, far] = neighborsOf(part);
  const nearOthers = useOthers(near, part.id);
  const nobodyNear = nearOthers?.parts.length === 0;
  const farOthers = useOthers(nobodyNear ? far : undefined, part.id);

  const neighbors = nobodyNear ? far : near;
  const others = nobodyNear ? farOthers : nearOthers;
  if (!neighbors || !others || others.parts.length === 0) return null;
  return (
    <SomeParts
      id="more-parts"
      heading={neighbors.heading}
      to={paths.catalogue.to(neighbors.view)}
      link={neighbors.link(others.total)}
      parts={others.parts}
    />
  );
}
