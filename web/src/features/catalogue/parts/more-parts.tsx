import { paths } from '#shop-kit/paths';
import { useMorePartsQuery } from './more-parts.generated';
import { neighboursOf, type Neighbours, type PlacedPart } from './neighbours';
import { SomeParts } from './some-parts';

/** What finds them: all of them for their number, those in stock to be shown. */
export const othersVariables = (neighbours?: Neighbours) => ({
  filter: { ...neighbours?.filter },
  inStock: { ...neighbours?.filter, inStock: true },
});

/** Up to four others of them that can be ordered now; undefined until they are known, and while no one wants them. */
function useOthers(neighbours: Neighbours | undefined, exceptId: string) {
  const { data } = useMorePartsQuery({
    variables: othersVariables(neighbours),
    skip: !neighbours,
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
    <SomeParts
      id="more-parts"
      heading={neighbours.heading}
      to={paths.catalogue.to(neighbours.view)}
      link={neighbours.link(others.total)}
      parts={others.parts}
    />
  );
}
