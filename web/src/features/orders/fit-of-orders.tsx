import { carName } from '#shop-kit/car/car-name';
import type { FitReceiptFragment } from '#shop-kit/car/fit-receipt.generated';
import { verdictOfCar } from '#shop-kit/car/verdict-label';

interface Numbered {
  id: string;
  number: string;
}

/** Orders that are the same in something, each with its numbers. */
export function groupedBy<Order extends Numbered, Group>(
  orders: readonly Order[],
  groupOf: (order: Order) => Group | null,
): { group: Group; numbers: string }[] {
  const groups = new Map<string, { group: Group; orders: Order[] }>();
  for (const order of orders) {
    const group = groupOf(order);
    if (group === null) continue;
    const name = JSON.stringify(group);
    groups.set(name, { group, orders: [...(groups.get(name)?.orders ?? []), order] });
  }
  return [...groups.values()].map(({ group, orders: same }) => ({
    group,
    numbers: same.map(({ number }) => number).join(', '),
  }));
}

interface FitOfOrdersProps {
  orders: readonly (Numbered & { fitReceipt: FitReceiptFragment | null })[];
}

/** On paper, "Fits your 2016 Honda Civic: 594B-B548, 594B-B549." per verdict and car; nothing if no car was chosen. */
export function FitOfOrders({ orders }: FitOfOrdersProps) {
  const fits = groupedBy(orders, ({ fitReceipt }) =>
    fitReceipt ? verdictOfCar(fitReceipt.verdict, carName(fitReceipt.car)) : null,
  );
  if (fits.length === 0) return null;
  return (
    <div>
      <h2>Fit check at time of order</h2>
      {fits.map(({ group, numbers }) => (
        <p key={group}>
          {group}: {numbers}.
        </p>
      ))}
    </div>
  );
}
