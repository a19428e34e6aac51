import { Role } from '../../src/auth/role.js';
import type { Part } from '../../src/features/catalogue/part/part.entity.js';
import { User } from '../../src/features/customers/user/user.entity.js';
import { aPart } from './builders.js';
import { ask } from './ask.js';
import { refundOrder, shipOrder } from './cases.js';
import { createTestShop, type TestShop } from './create-test-shop.js';
import { moneyFaults } from './money-faults.js';
import { parcelFaults } from './parcel-faults.js';
import { loseOrder } from './accident.js';
import { deleteOrder } from './operations.js';
import { aReturn, cancelOrder, refundReturn } from './returns.js';
import { placeOrders } from './purchases.js';
import { confirmTogether, payTogether } from './sets.js';
import { localEnvironment, ROOMY } from './process-environment.js';
import { preloaded } from './preloaded.js';
import { SandboxControl } from './sandbox-control.js';
import type { ShopClient } from './shop-client.js';
import { ShopProcess } from './shop-process.js';
import { unfinishedPayments } from './unfinished-payments.js';
import { until } from './until.js';

/** Where a process dies: its current work, and the point as `kill-point.mjs` names it. */
export interface KillPoint {
  readonly doing: 'cancelling' | 'deleting' | 'opening' | 'refunding' | 'returning' | 'settling' | 'shipping';
  readonly at: string;
}

/** Points before and after each call to Stripe and each commit of opening and settling a payment. */
export const PAYMENT_POINTS: readonly KillPoint[] = [
  { doing: 'opening', at: 'createIntent:before' },
  { doing: 'opening', at: 'createIntent:after' },
  { doing: 'opening', at: 'commit:after:2' },
  { doing: 'settling', at: 'findIntent:before' },
  { doing: 'settling', at: 'commit:before' },
  { doing: 'settling', at: 'commit:after' },
];

/** Points of the ways back: a refund, an order that is deleted while it can be paid. */
export const WAYS_BACK: readonly KillPoint[] = [
  { doing: 'refunding', at: 'refund:before' },
  { doing: 'refunding', at: 'refund:after' },
  { doing: 'deleting', at: 'cancelIntent:after' },
];

/** Around the commit of a parcel that is shipped, of one to three orders. */
export const PARCEL_POINTS: readonly KillPoint[] = [
  { doing: 'shipping', at: 'commit:before' },
  { doing: 'shipping', at: 'commit:after' },
];

/** Points of customers' own refunds: an order that is canceled, a return that is refunded. */
export const RETURN_POINTS: readonly KillPoint[] = [
  { doing: 'cancelling', at: 'commit:before' },
  { doing: 'cancelling', at: 'refund:after' },
  { doing: 'returning', at: 'commit:before' },
  { doing: 'returning', at: 'commit:after' },
  { doing: 'returning', at: 'refund:before' },
  { doing: 'returning', at: 'refund:after' },
];

/** Work for which the order is paid before the point. */
const PAID = new Set<KillPoint['doing']>(['cancelling', 'refunding', 'returning', 'shipping']);

const SHIP = 'mutation ($orderIds: [ID!]!) { shipOrders(orderIds: $orderIds) { id } }';

const RECOVERY_MS = 60_000;

/** Error of `fetch` when the other side is gone. */
const LOST_LINE = 'TypeError: fetch failed';

/** A shop whose process dies at one point, over and over; a test shop watches it and runs no tasks. */
export class KilledShop {
  private constructor(
    readonly shop: TestShop,
    readonly running: ShopProcess,
    private readonly point: KillPoint,
    private readonly parts: readonly Part[],
    private readonly customer: ShopClient,
    private readonly admin: ShopClient,
  ) {}

  static async at(point: KillPoint, env: Record<string, string> = {}): Promise<KilledShop> {
    const shop = await createTestShop();
    const running = await ShopProcess.prepare({
      ...localEnvironment(shop),
      ...ROOMY,
      ...preloaded('kill-point.mjs'),
      KILL_AT: point.at,
      ...env,
    });
    await running.start();
    await shop.stripe.webhookEndpoints.create({
      url: `${running.url}/webhooks/stripe`,
      enabled_events: ['*'],
      ...{ secret: shop.env.STRIPE_WEBHOOK_SECRET },
    });
    const customer = await signedIn(shop, running, 'killed@example.com');
    const admin = await signedIn(shop, running, 'admin@example.com');
    await shop.database
      .getRepository(User)
      .update({ email: 'admin@example.com' }, { grantedRole: Role.ADMIN });
    const parts = [];
    for (let n = 0; n < 3; n++) parts.push(await aPart(shop.database, { availableQuantity: 100_000 }));
    return new KilledShop(shop, running, point, parts, customer, admin);
  }

  /**
   * Three orders that are paid together, or one, and their payment meets the point: the process dies and is restarted.
   * Of three settled ones one is lost, so that its share is refunded. Then the provider sends its backlog (`webhooks`),
   * or every webhook is lost and only the reconciler is left.
   */
  async run(webhooks: 'deliver' | 'lose', together = true): Promise<void> {
    const { shop, running, customer, point } = this;
    const sandbox = new SandboxControl(shop);
    await sandbox.webhooks(webhooks === 'lose' ? 'drop' : 'hold');
    const lines = this.parts.slice(0, together ? 3 : 1).map((part) => [part, 1] as const);
    const ids = (await placeOrders(customer, lines)).map(({ id }) => id);
    const intent = point.doing === 'opening' ? undefined : await payTogether(customer, ids);
    if (together && point.doing === 'settling') await loseOrder(shop, ids.pop() ?? '');
    if (intent && point.doing !== 'deleting') await this.pay(intent.id);
    if (intent && PAID.has(point.doing)) await confirmTogether(customer, ids, intent.id);
    const returned = point.doing === 'returning' ? await this.sendBack(ids[0] ?? '') : '';

    running.signal('SIGUSR2');
    await until(() => Promise.resolve(running.printed.includes('armed')), 'the process to be armed');
    const answer = await this.ask(ids, intent?.id, returned).then(() => 'done', String);
    if (answer !== LOST_LINE) throw new Error(`the process went past the point: ${answer}`);
    const signal = await running.ended();
    if (signal !== 'SIGKILL') throw new Error(`the process ended by ${signal}: ${running.printed}`);

    await running.start();
    if (point.doing === 'opening') await this.pay((await payTogether(customer, ids)).id);
    if (webhooks === 'deliver') await sandbox.release();
  }

  /** Waits until nothing is lost, double or half done, for at most a minute. Returns milliseconds, and what is left. */
  async recover(): Promise<{ recoveryMs: number; violations: string[] }> {
    const began = performance.now();
    // An oracle that can't look is not one that found nothing.
    let violations = ['no one could look'];
    const isWhole = async () => {
      violations = [
        ...(await moneyFaults(this.shop)),
        ...(this.point.doing === 'shipping' ? await parcelFaults(this.shop) : []),
        ...(await this.unfinished()),
      ];
      return violations.length === 0;
    };
    await until(isWhole, 'the shop to recover', RECOVERY_MS).catch(() => undefined);
    return { recoveryMs: performance.now() - began, violations };
  }

  async close(): Promise<void> {
    await this.running.kill();
    await this.shop.close();
  }

  /** Returns the id of a received return. */
  private async sendBack(orderId: string): Promise<string> {
    await shipOrder(this.admin, orderId);
    return aReturn({ customer: this.customer, admin: this.admin }, orderId, 'came');
  }

  private ask(ids: readonly string[], intentId = '', returnId = ''): Promise<unknown> {
    const { admin, customer } = this;
    const [orderId = ''] = ids;
    switch (this.point.doing) {
      case 'opening':
        return payTogether(customer, ids);
      case 'deleting':
        return deleteOrder(customer, orderId);
      case 'cancelling':
        return cancelOrder(customer, orderId);
      case 'returning':
        return refundReturn(admin, returnId);
      case 'refunding':
        return refundOrder(admin, orderId);
      case 'shipping':
        return ask(admin, SHIP, { orderIds: ids });
      default:
        return confirmTogether(customer, ids, intentId);
    }
  }

  private async pay(intentId: string): Promise<void> {
    await this.shop.stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' });
  }

  private async unfinished(): Promise<string[]> {
    const rows = await unfinishedPayments(this.shop.database);
    return rows.map(({ id, state }) => `${state}: ${id}`);
  }
}

async function signedIn(shop: TestShop, running: ShopProcess, address: string): Promise<ShopClient> {
  const { email, idToken } = await shop.people.create({ email: address });
  const { body } = await running.as(idToken).rest('PUT', `/user/${email}`, { email });
  return running.as(body.token as string);
}
