import type Stripe from 'stripe';

import type { TestShop } from './create-test-shop.js';
import { ledgerFaults } from './ledger.js';

interface OrderRow {
  readonly id: string;
  readonly total: number;
  readonly deleted: boolean;
  readonly refunded: boolean;
  readonly transactionId: string | null;
  readonly timesPaid: number;
  readonly timesRefunded: number;
  /** Number of returns that were refunded, and the amount. */
  readonly returns: number;
  readonly returned: number;
}

const ORDERS = `
  SELECT id, total_minor AS total, deleted_at IS NOT NULL AS deleted,
    refunded_at IS NOT NULL AS refunded, transaction_id AS "transactionId",
    (SELECT count(*)::integer FROM audit_log WHERE subject_id = o.id::text AND action = 'ORDER_PAID') AS "timesPaid",
    (SELECT count(*)::integer FROM audit_log WHERE subject_id = o.id::text AND action = 'PAYMENT_REFUNDED')
      AS "timesRefunded",
    (SELECT count(*)::integer FROM return_refund WHERE order_id = o.id) AS returns, returned_minor AS returned
  FROM shop_order AS o`;

/**
 * Compares every order of a shop with every payment that its Stripe account knows, and the stock with its ledger.
 * Empty when no customer was charged without an order, no order is paid without a charge, no money went back twice, what was captured
 * is what was paid and what went back, payment by payment, and no unit is missing.
 */
export async function moneyFaults({
  database,
  stripe,
}: Pick<TestShop, 'database' | 'stripe'>): Promise<string[]> {
  const [orders, intents, refunds] = await Promise.all([
    database.query<OrderRow[]>(ORDERS),
    stripe.paymentIntents.list({ limit: 100 }).autoPagingToArray({ limit: 10_000 }),
    stripe.refunds.list({ limit: 100 }).autoPagingToArray({ limit: 10_000 }),
  ]);
  const refundsOf = groupBy(refunds, ({ payment_intent: intent }) =>
    typeof intent === 'string' ? intent : (intent?.id ?? ''),
  );
  const byTransaction = groupBy(orders, ({ transactionId }) => transactionId ?? '');
  const byId = new Map(intents.map((intent) => [intent.id, intent]));
  const ledger = await ledgerFaults(database);

  return [
    ...intents.flatMap((intent) =>
      faultsOfIntent(intent, refundsOf.get(intent.id) ?? [], byTransaction.get(intent.id) ?? []),
    ),
    ...orders.flatMap((order) => faultsOfOrder(order, byId.get(order.transactionId ?? ''))),
    ...ledger.map((row) => `ledger: ${JSON.stringify(row)}`),
  ];
}

function faultsOfIntent(
  { id, status, amount_received: received }: Stripe.PaymentIntent,
  refunds: readonly Stripe.Refund[],
  orders: readonly OrderRow[],
): string[] {
  const back = refunds.reduce((sum, { amount }) => sum + amount, 0);
  const faults: string[] = [];
  const stamps = refunds.map(({ metadata }) => metadata?.return_id ?? metadata?.order_id ?? 'whole');
  if (new Set(stamps).size < stamps.length || back > received)
    faults.push(`double refund: ${id} got ${back} of ${received} back`);
  const retained = status === 'succeeded' ? received - back : 0;
  const paid = orders
    .filter(({ deleted, refunded }) => !deleted && !refunded)
    .reduce((sum, { total, returned }) => sum + total - returned, 0);
  if (retained > 0 && orders.every(({ deleted }) => deleted)) faults.push(`charged without order: ${id}`);
  else if (retained > paid) faults.push(`kept too much: ${retained} by ${id}, whose orders are ${paid}`);
  if (retained < paid) faults.push(`paid without charge: ${paid} by ${id}, which kept ${retained}`);
  return faults;
}

function faultsOfOrder(
  { id, total, transactionId, timesPaid, timesRefunded, returns }: OrderRow,
  intent: Stripe.PaymentIntent | undefined,
): string[] {
  const faults: string[] = [];
  const paid = transactionId !== null;
  if (paid && intent?.status !== 'succeeded') faults.push(`paid without charge: ${id}`);
  if (paid && intent && intent.amount_received < total) faults.push(`charged another amount: ${id}`);
  if (timesPaid !== (paid ? 1 : 0)) faults.push(`settled ${timesPaid} times: ${id}`);
  if (timesRefunded > Math.max(1, returns)) faults.push(`refunded ${timesRefunded} times in the log: ${id}`);
  return faults;
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
