import { chakra } from '#shared/ui/chakra';
import { moment } from '#shared/format/dates';
import { formatMoneyOf } from '#shared/format/foreign-money';
import { caseTitles } from '#shop-kit/case-titles';
import type { Activity_EntryFragment } from './activity.generated';

type Change = Activity_EntryFragment['changes'][number];

const money = new Set(['amount', 'price', 'refund', 'total', 'unitPrice']);
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;

const fieldLabels: Record<string, string> = {
  held: 'On hold',
  kind: 'Type',
  transactionId: 'Transaction ID',
};

/** "availableQuantity" is "Available quantity". */
function fieldLabel(field: string): string {
  const label = field.replace(/([A-Z])/g, (capital) => ` ${capital.toLowerCase()}`);
  return fieldLabels[field] ?? label.charAt(0).toUpperCase() + label.slice(1);
}

function formatValue(field: string, value: string, currency: string | null): string {
  if (money.has(field)) return formatMoneyOf(value, currency);
  if (field === 'kind' && value in caseTitles) return caseTitles[value as keyof typeof caseTitles];
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

interface ActivityChangeProps {
  change: Change;
  /** Currency of the money in the same line of the log; null for that of the shop. */
  currency: string | null;
}

/** One value before and after: the old one struck through. */
function ActivityChange({ change: { field, before, after }, currency }: ActivityChangeProps) {
  return (
    <Line>
      <span className="field">{fieldLabel(field)}</span>{' '}
      {before !== null && <del>{formatValue(field, before, currency)}</del>}
      {before !== null && after !== null && <span aria-hidden> → </span>}
      {after !== null && <ins>{formatValue(field, after, currency)}</ins>}
    </Line>
  );
}

/** The values that a line of the log changed; amounts are shown in their currency. */
export function ActivityChanges({ changes }: { changes: readonly Change[] }) {
  const currency = changes.find(({ field }) => field === 'currency')?.after ?? null;
  return changes
    .filter(({ field }) => field !== 'currency')
    .map((change) => <ActivityChange key={change.field} change={change} currency={currency} />);
}
