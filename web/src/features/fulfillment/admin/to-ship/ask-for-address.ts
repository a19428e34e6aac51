import { paths } from '#shop-kit/paths';
import type { WantedParcel } from './wanted-parcel';

/** A mail to the customer, begun: what it is about, and where the address can be added (`DeliveryPanel`). */
export function askForAddress({ to, orders }: WantedParcel, origin: string): string {
  const [first = '', ...others] = orders.map(({ id }) => id);
  const numbers = orders.map(({ number }) => number).join(', ');
  const what = orders.length === 1 ? `Your order ${numbers} came` : `Your orders ${numbers} came`;
  const body = [
    `Hello ${to.name},`,
    `${what} without an address. Please add it here, and we ship:`,
    `${origin}${paths.dashboard.payment.to(first, others)}`,
  ].join('\n\n');
  const subject = orders.length === 1 ? `Order ${numbers}: where to?` : `Orders ${numbers}: where to?`;
  return `mailto:${to.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
