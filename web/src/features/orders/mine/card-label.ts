import type { OrderPage_OrderFragment } from './my-order.generated';

/** Readable names for the provider's values (https://docs.stripe.com/api/charges/object). */
const BRANDS: Partial<Record<string, string>> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'eftpos',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** "Visa ending in 4242, by Stripe": how an order was paid. A payment without stored card is "Card, by Stripe". */
export function cardLabel({ card }: Pick<OrderPage_OrderFragment, 'card'>): string {
  const label = card ? `${BRANDS[card.brand] ?? 'Card'} ending in ${card.last4}` : 'Card';
  return `${label}, by Stripe`;
}
