import type { FieldErrors } from '#shared/forms/app-form';
import { required } from '#shared/forms/validators';
import { toCents } from '#shared/format/money';
import { readMoney } from '#shared/format/read-money';
import { trimText } from '#shared/format/visible-text';
import type { BulkChangeKind, BulkChangeRuleInput } from '#shared/gql/schema-types.generated';
import { bulkChangeRuleInputLimits } from '#shared/gql/admin-limits.generated';
import { unitsProblem, readUnits } from '../price-and-units';

/** A rule as entered in the form. */
export interface BulkValues {
  kind: BulkChangeKind | '';
  value: string;
  reason: string;
}

interface KindOfChange {
  value: BulkChangeKind;
  label: string;
  /** Text entered for it. */
  takes: 'percent' | 'amount' | 'units';
}

export const priceKinds: readonly KindOfChange[] = [
  { value: 'RAISE_BY_PERCENT', label: 'Raise by percent', takes: 'percent' },
  { value: 'LOWER_BY_PERCENT', label: 'Lower by percent', takes: 'percent' },
  { value: 'RAISE_BY_AMOUNT', label: 'Raise by an amount', takes: 'amount' },
  { value: 'LOWER_BY_AMOUNT', label: 'Lower by an amount', takes: 'amount' },
  { value: 'SET_PRICE', label: 'Set one price for all', takes: 'amount' },
];

export const stockKinds: readonly KindOfChange[] = [
  { value: 'BRING_IN', label: 'Add', takes: 'units' },
  { value: 'WRITE_OFF', label: 'Remove', takes: 'units' },
];

/** Value that a kind of rule needs; undefined while none is chosen. */
export const takenBy = (kind: string | undefined) =>
  [...priceKinds, ...stockKinds].find(({ value }) => value === kind)?.takes;

/** Reads hundredths of a percent; null for anything but a percentage from 0.01 to 1,000. */
function readPercent(text: string): number | null {
  const percent = /^\d{1,4}(\.\d{1,2})?$/.test(trimText(text)) ? Number(text) : 0;
  return percent > 0 && percent <= bulkChangeRuleInputLimits.percent.max ? percent : null;
}

function valueProblem(kind: string | undefined, text: string | undefined): string | undefined {
  const takes = takenBy(kind);
  if (takes === 'percent')
    return (
      required(text, 'Percent') ??
      (readPercent(text ?? '') === null ? 'Percent must be from 0.01 to 1,000, such as 2.5' : undefined)
    );
  if (takes === 'units') return required(text, 'Quantity') ?? unitsProblem(text ?? '', 'Quantity', 1);
  const amount = readMoney(text ?? '');
  return (
    required(text, 'Amount') ??
    (amount === null || toCents(amount) === 0 ? 'Amount must be an amount such as 4.90' : undefined)
  );
}

export const bulkProblems = ({ kind, value, reason }: Partial<BulkValues>): FieldErrors<BulkValues> => ({
  kind: required(kind, 'Change'),
  value: kind ? valueProblem(kind, value) : undefined,
  reason: takenBy(kind) === 'units' ? required(reason, 'Reason') : undefined,
});

/** The rule as the API expects it; call it with values without problems. */
export function readRule({ kind, value, reason }: BulkValues): BulkChangeRuleInput {
  if (kind === '') throw new Error('a rule without a kind');
  switch (takenBy(kind)) {
    case 'percent':
      return { kind, percent: readPercent(value) };
    case 'units':
      return { kind, units: readUnits(value, 1), reason: trimText(reason) };
    default:
      return { kind, amount: readMoney(value) };
  }
}
