import { chakra } from '#shared/ui/chakra';
import type { ReactNode } from 'react';
import { usePublicConfig } from '#shared/config/config-context';
import { formatCount } from '#shared/format/count';
import { shopDay } from '#shared/format/dates';
import { TextLink } from '#shared/ui/text-link';
import { Section, Wrap } from '#shared/ui/wrap';
import { categoryOf } from '#shop-kit/categories';
import { paths } from '#shop-kit/paths';
import { FactTable } from './fact-table';
import { PartNumbers } from './part-numbers';
import type { PartPage_PartFragment } from './part-page.generated';

type Specification = PartPage_PartFragment['specifications'][number];

/** Thousands are grouped before the point only; a unit stays with its number. */
function valueOf({ number, unit, text }: Specification): string {
  if (number === null) return text ? text.charAt(0).toUpperCase() + text.slice(1) : '';
  const [whole = '', part] = String(number).split('.');
  const figure = part ? `${formatCount(Number(whole))}.${part}` : formatCount(Number(whole));
  return unit ? `${figure}\u00a0${unit}` : figure;
}

/** Facts of a part without specifications. */
function detailsOf(
  { brand, category, partNumber, ...part }: PartPage_PartFragment,
  timeZone: string,
): [string, ReactNode][] {
  const facts: [string, ReactNode][] = [
    ['Brand', brand],
    [
      'Category',
      category && (
        <TextLink key="category" to={paths.catalogue.to({ category })}>
          {categoryOf(category).label}
        </TextLink>
      ),
    ],
    ['Part number', partNumber],
    ['Available quantity', part.availableQuantity],
    ['Minimum order quantity', part.orderQuantity],
    ['Added on', shopDay(part.createdAt, timeZone)],
  ];
  return facts.filter(([, value]) => value !== null);
}

/** Specifications and numbers side by side, then the description; without specifications, the other facts. */
export function PartDetails({ part }: { part: PartPage_PartFragment }) {
  const { timeZone } = usePublicConfig();
  const { specifications, description, details } = part;
  const isMeasured = specifications.length > 0;
  const facts = isMeasured
    ? specifications.map((one): [string, ReactNode] => [one.name, valueOf(one)])
    : detailsOf(part, timeZone);
  const paragraphs = [description, ...details.split(/\n\s*\n/)].filter((text) => text.trim() !== '');
  return (
    <Section ground="panel" aria-label="Details and description">
      <Wrap
        display="grid"
        rowGap="10"
        columnGap="16"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      >
        <div>
          <chakra.h2 textStyle="h2" mb="3">
            {isMeasured ? 'Specifications' : 'Details'}
          </chakra.h2>
          <FactTable>
            <tbody>
              {facts.map(([name, value]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </FactTable>
        </div>
        <PartNumbers part={part} />
        {paragraphs.length > 0 && (
          <chakra.div gridColumn="1 / -1" maxW="prose">
            <chakra.h2 textStyle="h2" mb="3">
              Description
            </chakra.h2>
            <chakra.div
              display="grid"
              gap="3"
              lineHeight="prose"
              whiteSpace="pre-line"
              overflowWrap="anywhere"
            >
              {paragraphs.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </chakra.div>
          </chakra.div>
        )}
      </Wrap>
    </Section>
  );
}
