import { chakra } from '@chakra-ui/react/styled-system';
import { categoryOf, type CategoryId } from '#shared/config/categories';
import { paths } from '#shared/config/paths';
import { TextLink } from '#shared/ui/text-link';
import { useMorePartsQuery } from './more-parts.generated';
import { PartCard } from './part-card';
import { PartGrid } from './part-grid';

interface MorePartsProps {
  category: CategoryId;
  /** The part one is looking at already. */
  except: string;
}

/** Four other parts of a shelf that can be ordered now. An addition: nothing when they can't be had. */
export function MoreParts({ category, except }: MorePartsProps) {
  const { data } = useMorePartsQuery({ variables: { categories: [category] } });
  const others = data?.parts.nodes.filter((part) => part.id !== except).slice(0, 4) ?? [];
  if (!data || others.length === 0) return null;
  const { label } = categoryOf(category);
  return (
    <chakra.section aria-labelledby="more-parts" display="grid" gap="6">
      <chakra.div display="flex" flexWrap="wrap" gap="2" justifyContent="space-between" alignItems="end">
        <chakra.h2 id="more-parts" textStyle="h2">
          More in {label}
        </chakra.h2>
        <TextLink to={paths.catalogue.to({ category })}>
          All {data.shelf.totalCount.toLocaleString('en-US')} in {label}
        </TextLink>
      </chakra.div>
      <PartGrid>
        {others.map((part) => (
          <li key={part.id}>
            <PartCard part={part} />
          </li>
        ))}
      </PartGrid>
    </chakra.section>
  );
}
