import { chakra } from '#shared/ui/chakra';
import type { ReactNode } from 'react';
import { utcDay } from '#shared/format/dates';
import { TextLink } from '#shared/ui/text-link';
import { Section, Wrap } from '#shared/ui/wrap';
import { categoryOf } from '#shop-kit/categories';
import { paths } from '#shop-kit/paths';
import type { PartPage_PartFragment } from './part-page.generated';

const Facts = chakra('table', {
  base: {
    width: 'full',
    fontSize: 'base',
    '& th, & td': {
      py: '0.5625rem',
      textAlign: 'start',
      verticalAlign: 'top',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    '& th': { width: '45%', pr: '4', fontWeight: 'normal', color: 'fg.muted' },
    '& td': { fontWeight: 'semibold', textStyle: 'number', overflowWrap: 'anywhere' },
  },
});

/** Description and details side by side; a part without a description has its details alone. */
export function PartDetails({ part }: { part: PartPage_PartFragment }) {
  const { brand, category, partNumber, description } = part;
  const facts: [name: string, value: ReactNode][] = [
    ['Brand', brand],
    [
      'Category',
      category && (
        <TextLink key="category" to={paths.catalogue.to({ category })}>
          {categoryOf(category).label}
        </TextLink>
      ),
    ],
    ['Number', partNumber],
    ['Available quantity', part.availableQuantity],
    ['Minimum order quantity', part.orderQuantity],
    ['In the shop since', utcDay(part.createdAt)],
  ];
  return (
    <Section ground="panel" aria-label="Description and details">
      <Wrap
        display="grid"
        rowGap="10"
        columnGap="16"
        gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 22rem), 1fr))"
      >
        {description && (
          <chakra.div maxW="prose">
            <chakra.h2 textStyle="h2" mb="3">
              Description
            </chakra.h2>
            <chakra.p lineHeight="prose" whiteSpace="pre-line" overflowWrap="anywhere">
              {description}
            </chakra.p>
          </chakra.div>
        )}
        <chakra.div maxW={description ? undefined : 'prose'}>
          <chakra.h2 textStyle="h2" mb="3">
            Details
          </chakra.h2>
          <Facts>
            <tbody>
              {facts
                .filter(([, value]) => value !== null)
                .map(([name, value]) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <td>{value}</td>
                  </tr>
                ))}
            </tbody>
          </Facts>
        </chakra.div>
      </Wrap>
    </Section>
  );
}
