/** An amount in minor units as Stripe's messages write it: `$0.50 usd`. */
export function asMoney(amount: number, currency: string): string {
  return `${asPrice(amount, currency)} ${currency}`;
}

/** An amount in minor units as a price: `$0.50`. */
export function asPrice(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
