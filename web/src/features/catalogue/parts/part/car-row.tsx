import { chakra } from '#shared/ui/chakra';
import type { PartCars_RowFragment } from './part-cars.generated';
import { formatEngine } from '#shop-kit/car/format-engine';
import { positionLabels } from '#shop-kit/position-labels';

const Yours = chakra('span', {
  base: {
    px: '2',
    fontSize: 'plate',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'control',
  },
});

/** Position and further conditions: "Front, with rear discs". */
function placeOf({ position, accepted, excludes, note }: PartCars_RowFragment): string {
  const conditions = accepted?.join(' or ');
  const details = [
    position && positionLabels[position],
    excludes ? `does not fit${conditions ? ` with ${conditions}` : ''}` : conditions && `with ${conditions}`,
    note,
  ];
  const text = details.filter(Boolean).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A line of a list of cars. */
export function CarRow({ row, own }: { row: PartCars_RowFragment; own: boolean }) {
  const { model, yearFrom, yearTo, engine } = row;
  return (
    <tr data-own={own || undefined}>
      <th scope="row">
        <chakra.span display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="0.5">
          {model}
          {own && <Yours>Yours</Yours>}
        </chakra.span>
      </th>
      <td>{yearFrom === yearTo ? yearFrom : `${yearFrom} to ${yearTo}`}</td>
      <td>{engine ? formatEngine(engine) : 'Any engine'}</td>
      <td>{placeOf(row)}</td>
    </tr>
  );
}
