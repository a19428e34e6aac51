import { chakra } from '#shared/ui/chakra';
import { moment } from '#shared/format/dates';
import { formatMoney } from '#shared/format/money';
import type { Activity_EntryFragment } from './activity.generated';

type Change = Activity_EntryFragment['changes'][number];

const money = new Set(['amount', 'price', 'total', 'unitPrice']);
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;

/** "availableQuantity" is "Available quantity". */
function fieldWords(field: string): string {
  const words = field.replace(/([A-Z])/g, (capital) => ` ${capital.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function valueWords(field: string, value: string): string {
  if (money.has(field)) return formatMoney(value);
  if (instant.test(value)) return moment(value);
  if (value === 'true' || value === 'false') return value === 'true' ? 'yes' : 'no';
  return /^[A-Z][A-Z_]+$/.test(value) ? value.toLowerCase().replaceAll('_', ' ') : value;
}

const Line = chakra('span', {
  base: {
    display: 'block',
    overflowWrap: 'anywhere',
    '& > .field': { color: 'fg.muted' },
    '& > del': { color: 'fg.subtle' },
    '& > ins': { fontWeight: 'semibold', textDecoration: 'none' },
  },
});

/** One value as it was and as it is: the old one struck through. */
export function ActivityChange({ change: { field, before, after } }: { change: Change }) {
  return (
    <Line>
      <span className="field">{fieldWords(field)}</span>{' '}
      {before !== null && <del>{valueWords(field, before)}</del>}
      {before !== null && after !== null && <span aria-hidden> → </span>}
      {after !== null && <ins>{valueWords(field, after)}</ins>}
    </Line>
  );
}
