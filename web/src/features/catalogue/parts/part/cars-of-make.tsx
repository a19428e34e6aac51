import { chakra } from '#shared/ui/chakra';
import ChevronDown from 'virtual:lucide/chevron-down';
import { useState } from 'react';
import { formatCount } from '#shared/format/count';
import { LinkButton } from '#shared/ui/text-link';
import { CarRow } from './car-row';
import { usePartCarsQuery, type PartCars_RowFragment } from './part-cars.generated';

/** Number of lines rendered at first, and the maximum. */
export const firstLines = 20;
const maxLines = 100;

const Group = chakra('details', {
  base: {
    borderTopWidth: '1px',
    borderColor: 'border',
    '& summary': {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      minHeight: 'control',
      px: '4',
      fontWeight: 'semibold',
      cursor: 'pointer',
      listStyle: 'none',
      outlineOffset: '-3px',
      '&::-webkit-details-marker': { display: 'none' },
      '&:hover': { bg: 'bg.subtle' },
    },
    '& summary svg': { ml: 'auto', color: 'fg.muted' },
    '&[open] summary svg': { transform: 'rotate(180deg)' },
  },
});

const Table = chakra('table', {
  base: {
    width: 'full',
    fontSize: { base: 'sm', md: 'base' },
    lineHeight: 'cell',
    '& th, & td': { py: '2', px: { base: '2', md: '4' }, textAlign: 'start', verticalAlign: 'top' },
    '& th:first-child': { pl: '4' },
    '& thead th': { fontSize: 'sm', fontWeight: 'normal', color: 'fg.muted' },
    '& tbody tr': { borderTopWidth: '1px', borderColor: 'border.muted' },
    '& tbody th': { fontWeight: 'semibold', overflowWrap: 'anywhere' },
    '& td:nth-child(2)': { textStyle: 'number', whiteSpace: { md: 'nowrap' } },
    // Room for "Yours" next to the model.
    '& tr[data-own] th': { width: { base: '38%', md: 'auto' } },
    '& tr[data-own]': { bg: 'bg.muted', boxShadow: 'inset 3px 0 0 {colors.signal.solid}' },
  },
});

interface CarsOfMakeProps {
  partId: string;
  make: string;
  /** The total number of rows. */
  count: number;
  /** The rows loaded with the page; perhaps not all. */
  initial: readonly PartCars_RowFragment[];
  /** The row that decided the verdict for the user's car, if it is of this make. */
  own: PartCars_RowFragment | undefined;
  /** The search text of the list. */
  search: string | null;
  isOpen: boolean;
  /** URL of the same lines, without JavaScript. */
  address: string;
}

/** The lines of one make: its own line first, twenty of them, then all on a click. Fetched when it is opened. */
export function CarsOfMake({ partId, make, count, initial, own, search, isOpen, address }: CarsOfMakeProps) {
  const [query, setQuery] = useState({ opened: isOpen, all: false });
  const isLacking = initial.length < Math.min(count, query.all ? maxLines : firstLines);
  const { data, error, refetch } = usePartCarsQuery({
    variables: { id: partId, make, search, first: query.all ? maxLines : firstLines },
    skip: !isLacking || !(query.opened || isOpen),
  });
  const lines = isLacking ? (data?.part?.fitments.nodes ?? initial) : initial;
  const others = lines.filter(({ id }) => id !== own?.id);
  const shown = [...(own ? [own] : []), ...others].slice(0, query.all ? undefined : firstLines);

  return (
    <Group
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        if (open) setQuery((before) => ({ ...before, opened: true }));
      }}
    >
      <summary>
        {make}
        <chakra.span color="fg.muted" fontWeight="normal" textStyle="number">
          {formatCount(count)}
        </chakra.span>
        <ChevronDown size={20} />
      </summary>
      <Table>
        <thead>
          <tr>
            <th scope="col">Model</th>
            <th scope="col">Years</th>
            <th scope="col">Engine</th>
            <th scope="col">Position</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <CarRow key={row.id} row={row} own={row.id === own?.id} />
          ))}
        </tbody>
      </Table>
      {(shown.length < count || (error && !data)) && (
        <chakra.p py="2" px="4" fontSize="sm" color="fg.muted">
          {error && !data ? (
            <>
              We couldn't load these entries.{' '}
              <LinkButton onClick={() => void refetch()}>Try again</LinkButton>
            </>
          ) : query.all && data ? (
            `The first ${formatCount(shown.length)} of ${formatCount(count)}. Search the list for your car.`
          ) : (
            <MoreLines count={count} address={address} onAll={() => setQuery({ opened: true, all: true })} />
          )}
        </chakra.p>
      )}
    </Group>
  );
}

/** Shows all lines; without JavaScript, those of this make alone. */
function MoreLines({ count, address, onAll }: { count: number; address: string; onAll: () => void }) {
  const label = `Show all ${formatCount(count)}`;
  return (
    <>
      <LinkButton css={{ '@media (scripting: none)': { display: 'none' } }} onClick={onAll}>
        {label}
      </LinkButton>
      <chakra.a
        href={address}
        color="fg.link"
        textDecoration="underline"
        css={{ '@media (scripting: enabled)': { display: 'none' } }}
      >
        {label}
      </chakra.a>
    </>
  );
}
