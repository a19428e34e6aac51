import { formatMoney } from './money';

/** An amount as people read it, with the name of any other currency than that of the shop: `77.77 EUR`. */
export const formatMoneyOf = (amount: string, currency: string | null) =>
  currency === null || currency === 'usd' ? formatMoney(amount) : `${amount} ${currency.toUpperCase()}`;
