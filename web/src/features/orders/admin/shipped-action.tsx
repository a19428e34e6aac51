import { NotApplicable } from '#shared/data-table/data-table.styles';
import { UndoButton } from './undo-button';
import { useUndoSeconds } from './undo-clocks';

/** What can be done with an order that is marked as shipped: nothing, once that is final. */
export function ShippedAction({ orderId, name }: { orderId: string; name: string }) {
  const seconds = useUndoSeconds(orderId);
  return seconds > 0 ? <UndoButton orderId={orderId} name={name} /> : <NotApplicable>N / A</NotApplicable>;
}
