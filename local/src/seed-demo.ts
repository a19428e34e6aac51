import type { IdentityToolkit } from './clients/identity-toolkit.js';
import type { DemoData, DemoOrder } from './demo-data/demo-data.js';
import type { StripeSandbox } from './clients/stripe-sandbox.js';

/** What every demo account signs in with. */
export const DEMO_PASSWORD = 'secret123';

/** Demo data as the API's seed command reads it: paid orders carry the payment that paid them. */
export type SeedDocument = Omit<DemoData, 'orders'> & { orders: (DemoOrder & { transactionId?: string })[] };

/**
 * Gives the demo people accounts in the emulator and the paid demo orders a payment in the sandbox, and returns the data
 * to load. May be repeated: ids and payments stay the same.
 */
export async function prepareDemoData(
  data: DemoData,
  emulator: IdentityToolkit,
  stripe: StripeSandbox,
): Promise<SeedDocument> {
  await emulator.importAccounts(
    data.users.map(({ uid, email, name, emailVerified }) => ({
      localId: uid,
      email,
      displayName: name,
      emailVerified,
      rawPassword: DEMO_PASSWORD,
    })),
  );
  const priceOf = new Map(data.parts.map(({ key, priceMinor }) => [key, priceMinor]));
  const orders = await Promise.all(
    data.orders.map(async (order) => {
      if (order.state === 'UNPAID' || order.state === 'EXPIRED') return order;
      const price = priceOf.get(order.partKey);
      if (price === undefined)
        throw new Error(`Demo order ${order.key} is for ${order.partKey}, which is no demo part.`);
      return { ...order, transactionId: await stripe.pay(price * order.quantity, order.key) };
    }),
  );
  return { ...data, orders };
}
