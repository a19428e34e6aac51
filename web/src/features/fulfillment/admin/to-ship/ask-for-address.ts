import { paths } from '#shop-kit/paths';
import type { WantedParcel } from './wanted-parcel';

/** A mail to the customer, begun: what it is about, and where the address can be added (`DeliveryPanel`). */
export function askForAddress({ to, orders }: WantedParcel, origin: string): string {
  const [first = '', ...others] = orders.map(({ id }) => id);
  const numbers = orders.map(({ number }) => number).join(', ');
  const what = orders.length === 1 ? `order ${numbers}` : `orders ${numbers}`;
  const body = [
    `Hello ${to.name},`,
    `We need your shipping address for ${what}. Please add it here so we can ship:`,
    `${origin}${paths.dashboard.payment.to(first, others)}`,
  ].join('\n\n');
  const subject =
    orders.length === 1
      ? `We need your shipping address for order ${numbers}`
      : `We need your shipping address for orders ${numbers}`;
  return `mailto:${to.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
