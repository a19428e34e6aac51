import { Role } from '../../src/auth/role.js';
import { ask } from './ask.js';
import { aPart } from './builders.js';
import { casesOf, type CaseView } from './cases.js';
import { createTestShop, type Customer, type TestShop } from './create-test-shop.js';
import { confirmPayment, createPaymentIntent, placeOrder } from './operations.js';
import { SandboxControl } from './sandbox-control.js';
import { until } from './until.js';

/** A shop with its webhook, a customer who pays and an admin who sees only the dashboard and the inbox. */
export class OperatorScene {
  private constructor(
    readonly shop: TestShop,
    readonly sandbox: SandboxControl,
    readonly customer: Customer,
    readonly admin: Customer,
  ) {}

  static async open(): Promise<OperatorScene> {
    const shop = await createTestShop();
    await shop.connectWebhook();
    const [customer, admin] = [await shop.signIn({}), await shop.signIn({ role: Role.ADMIN })];
    return new OperatorScene(shop, new SandboxControl(shop), customer, admin);
  }

  async anOpenPayment(): Promise<{ id: string; intent: string }> {
    const order = await placeOrder(this.customer, await aPart(this.shop.database, { priceMinor: 6490 }));
    const { id: intent } = await createPaymentIntent(this.customer, order.id);
    return { id: order.id, intent };
  }

  async confirm(intent: string, card = 'pm_card_visa'): Promise<void> {
    await this.shop.stripe.paymentIntents.confirm(intent, { payment_method: card });
  }

  async aPaidOrder(card = 'pm_card_visa'): Promise<{ id: string; intent: string }> {
    const payment = await this.anOpenPayment();
    await this.confirm(payment.intent, card);
    await confirmPayment(this.customer, payment.id, payment.intent);
    return payment;
  }

  async delivered(): Promise<void> {
    await until(async () => (await this.sandbox.waitingDeliveries()) === 0, 'every message to be taken');
  }

  /** Content of the dashboard and the inbox for an admin who knows nothing else. */
  async seen(): Promise<CaseView[]> {
    const { paymentCases } = await ask<{ paymentCases: { open: number } }>(
      this.admin,
      '{ overview { paymentCases { open } } }',
    );
    const open = await casesOf(this.admin, { state: 'OPEN' });
    expect(paymentCases.open).toBe(open.length);
    return open;
  }

  close(): Promise<void> {
    return this.shop.close();
  }
}
