import { chakra } from '#shared/ui/chakra';
import { TextLink } from '#shared/ui/text-link';
import { PartCard } from './part-card';
import type { PartCard_PartFragment } from './part-card.generated';
import { PartGrid } from './part-grid';
import { useCardVerdicts } from './use-card-verdicts';

interface PartsHeadProps {
  /** Id of the heading, for the section that it names. */
  id: string;
  heading: string;
  /** URL of the whole list, and the label of its link. */
  to: string;
  link: string;
}

/** Heading of some parts: what they are, and the link to all of them. */
export function PartsHead({ id, heading, to, link }: PartsHeadProps) {
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2" justifyContent="space-between" alignItems="end">
      <chakra.h2 id={id} textStyle="h2" minW="0" overflowWrap="anywhere">
        {heading}
      </chakra.h2>
      <TextLink to={to}>{link}</TextLink>
    </chakra.div>
  );
}

/** A few parts of many, next to other content. */
export function SomeParts({ parts, ...head }: PartsHeadProps & { parts: readonly PartCard_PartFragment[] }) {
  const fitOf = useCardVerdicts(parts);
  return (
    <chakra.section aria-labelledby={head.id} display="grid" gap="6">
      <PartsHead {...head} />
      <PartGrid>
        {parts.map((part) => (
          <li key={part.id}>
            <PartCard part={part} {...fitOf(part.id)} />
          </li>
        ))}
      </PartGrid>
    </chakra.section>
  );
}
