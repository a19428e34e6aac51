import { useFormState } from 'react-final-form';
import { useSettled } from '#shared/browser/use-settled';
import type { FitmentChangeInput, FitmentInput } from '#shared/gql/schema-types.generated';
import { nameOfOrder, openOrders, OrdersNote } from './contradicted-orders';
import { inputOf, lineProblems, type LineValues } from './line-values';
import { useOrdersContradictedByQuery } from './part-fitment-editor.generated';

/** Delay after the last keystroke before a row is checked. */
const remainingMs = 300;

interface OfChangeProps {
  partId: string;
  /** The row that is changed or removed; null for a new one. */
  row: string | null;
}

/** The open orders that a change would contradict; none while nothing changed, or when that is unknown. */
function useContradictedBy(partId: string, change: FitmentChangeInput | null) {
  const { data, previousData, loading } = useOrdersContradictedByQuery({
    variables: { partId, change: change ?? {} },
    skip: change === null,
    // The same orders as the list's own, which say something else.
    fetchPolicy: 'no-cache',
  });
  const last = data ?? (loading ? previousData : undefined);
  return change === null ? [] : (last?.contradictedOrders ?? []);
}

/** Inside the form of a row: names the open orders that its current values would contradict, before it is saved. */
export function OrdersContradictedByForm({ partId, row }: OfChangeProps) {
  const { values, pristine } = useFormState<LineValues>({ subscription: { values: true, pristine: true } });
  const isWhole = !Object.values(lineProblems(values)).some(Boolean);
  // As text, so that equal values compare equal.
  const typed = pristine || !isWhole ? null : JSON.stringify(inputOf(values));
  const settled = useSettled(typed, remainingMs);
  const becomes = settled === null ? null : (JSON.parse(settled) as FitmentInput);
  const orders = useContradictedBy(partId, typed === null || !becomes ? null : { row, becomes });
  return <OrdersNote when="once saved" orders={orders} />;
}

/** Names the open orders that the list would contradict without a row. */
export function OrdersContradictedByRemoval({ partId, row }: OfChangeProps) {
  const orders = useContradictedBy(partId, { row });
  if (orders.length === 0) return null;
  return (
    <span role="status">
      {' '}
      {openOrders(orders)} will show a different fit then: {orders.map(nameOfOrder).join('; ')}.
    </span>
  );
}
