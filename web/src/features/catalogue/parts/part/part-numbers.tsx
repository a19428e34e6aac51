import type { ReactNode } from 'react';
import { chakra } from '#shared/ui/chakra';
import { FactTable } from './fact-table';
import type { PartPage_PartFragment } from './part-page.generated';

type Numbers = PartPage_PartFragment['numbers'];

const ofKind = (numbers: Numbers, kind: Numbers[number]['kind']) =>
  numbers.filter((number) => number.kind === kind);

/** The manufacturer comes before the number if there are several; lines break between the two. */
const named = ({ maker, number }: Numbers[number]) => (
  <span key={number}>
    {maker && `${maker} `}
    <chakra.span whiteSpace="nowrap">{number}</chakra.span>
  </span>
);
const plain = ({ number }: Numbers[number]) => <span key={number}>{number}</span>;

/** All numbers of a part, by kind; nothing if it has none. */
export function PartNumbers({ part: { brand, numbers } }: { part: PartPage_PartFragment }) {
  if (numbers.length === 0) return null;
  const rows: [name: string, numbers: ReactNode[]][] = [
    [brand ?? 'Manufacturer', ofKind(numbers, 'MAKER').map(plain)],
    ['OE', ofKind(numbers, 'OE').map(named)],
    ['Interchange', ofKind(numbers, 'INTERCHANGE').map(named)],
    ['Replaces', ofKind(numbers, 'REPLACES').map(plain)],
  ];
  const successors = ofKind(numbers, 'REPLACED_BY');
  return (
    <section aria-labelledby="numbers">
      <chakra.h2 id="numbers" textStyle="h2" mb="3">
        Numbers
      </chakra.h2>
      <FactTable>
        <tbody>
          {rows
            .filter(([, all]) => all.length > 0)
            .map(([name, all]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{all}</td>
              </tr>
            ))}
          <tr>
            <th scope="row">Replaced by</th>
            <td>
              {successors.length > 0 ? (
                successors.map(plain)
              ) : (
                <chakra.span color="fg.subtle" fontWeight="normal">
                  None. This is the current part.
                </chakra.span>
              )}
            </td>
          </tr>
        </tbody>
      </FactTable>
      <chakra.p fontSize="sm" color="fg.muted" mt="2.5">
        You can search by any of these numbers, with or without spaces and dashes.
      </chakra.p>
    </section>
  );
}
