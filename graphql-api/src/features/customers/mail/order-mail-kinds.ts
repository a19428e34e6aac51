import { type EntityManager, In, IsNull } from 'typeorm';

import { runSql } from '../../../shared/sql.js';
import { PaymentCase } from '../../payments/payment/payment-case.entity.js';
import { PaymentCaseKind } from '../../payments/payment/payment-case.kinds.js';
import type { OrderMoneyReader } from '../../payments/refunding/order-money.service.js';
import { Order } from '../../orders/order/order.entity.js';
import type { OrdersEvent } from '../outbox/announce.js';
import { Part } from '../../catalogue/part/part.entity.js';
import { type Carrier, trackingUrlOf } from '../../fulfillment/shipping/carriers.js';
import { Parcel } from '../../fulfillment/shipping/parcel.entity.js';
import { User } from '../user/user.entity.js';
import type { MailSender } from './mail-content.js';
import type { Letter, MailKind, MailKinds } from './mail-kinds.js';
import {
  isOfWhole,
  ORDER_MAILS,
  type OrderMailType,
  type MailedOrder,
  type Tracking,
} from './order-mails.js';

/** `orderId` in rows from an earlier version. */
type StoredPayload = Partial<OrdersEvent> & { readonly orderId?: string };

/** The index `order_by_user` has an account's orders in this order. */
const ORDERED_BEFORE = {
  name: 'ordered_the_day_before',
  text: `SELECT FROM shop_order AS earlier JOIN shop_order AS announced USING (user_uid)
    WHERE announced.id = $1 AND earlier.created_at > announced.created_at - interval '1 day'
      AND (earlier.created_at, earlier.id) < (announced.created_at, announced.id) LIMIT 1`,
};

/** Emails to customers about their orders, to their account's current address. */
export class OrderMailKinds {
  constructor(
    private readonly manager: EntityManager,
    private readonly money: OrderMoneyReader,
    private readonly carriers: readonly Carrier[],
    private readonly sender: MailSender,
  ) {}

  get kinds(): Pick<MailKinds, OrderMailType> {
    return {
      'order.placed': this.kind('order.placed', 'order placed, with the payment deadline'),
      'order.paid': this.kind('order.paid', 'receipt'),
      'order.shipped': this.kind('order.shipped', 'order shipped'),
      'order.relabeled': this.kind('order.relabeled', 'tracking details corrected'),
      'order.not-taken': this.kind('order.not-taken', 'payment not accepted, refunded'),
      'order.refunded': this.kind('order.refunded', 'order refunded'),
    };
  }

  private kind(type: OrderMailType, what: string): MailKind<OrdersEvent> {
    return {
      purpose: `Email to the customer: ${what}`,
      reason: 'ORDERED',
      write: (payload, subject) => this.write(type, payload, subject),
    };
  }

  private async write(
    type: OrderMailType,
    { orderIds, orderId = '' }: StoredPayload,
    subject: string,
  ): Promise<Letter | null> {
    const ids = orderIds ?? [orderId];
    const orders = await this.read(ids, await this.decisions(type, ids, subject));
    const content = ORDER_MAILS[type](orders, this.sender, subject);
    const first = orders[0]?.order;
    if (!content || !first) return null;
    const customer = await this.manager.findOneBy(User, { uid: first.userUid, erasedAt: IsNull() });
    if (!customer) return null;
    if (type === 'order.placed' && !customer.emailVerified && (await this.followsAnother(first))) return null;
    return { to: customer.email, content };
  }

  /** Whether the customer placed another order in the day before, deleted or not. */
  private async followsAnother({ id }: Order): Promise<boolean> {
    return (await runSql(this.manager, ORDERED_BEFORE, [id])).length > 0;
  }

  /** The decisions to refund these orders; refunds issued in Stripe directly have none. */
  private async decisions(
    type: OrderMailType,
    ids: readonly string[],
    transactionId: string,
  ): Promise<PaymentCase[]> {
    if (type === 'order.not-taken') {
      const { LATE_PAYMENT, DUPLICATE_PAYMENT, PAYMENT_MISMATCH } = PaymentCaseKind;
      const kind = In([LATE_PAYMENT, DUPLICATE_PAYMENT, PAYMENT_MISMATCH]);
      const subject = In([transactionId, ...ids.map((id) => `${transactionId}:${id}`)]);
      return this.manager.findBy(PaymentCase, { kind, subject });
    }
    if (type !== 'order.refunded') return [];
    return this.manager
      .createQueryBuilder(PaymentCase, 'noted')
      .where('noted.kind = :kind', { kind: PaymentCaseKind.REFUND_DUE })
      .andWhere(
        `noted.subject IN (SELECT unnest(ARRAY[attempt_id::text, attempt_id || ':' || order_id])
           FROM payment_attempt_order WHERE order_id = ANY(:ids))`,
        { ids },
      )
      .getMany();
  }

  /** Sorted by id, which is the sequence of placement. */
  private async read(ids: readonly string[], decisions: readonly PaymentCase[]): Promise<MailedOrder[]> {
    const orders = await this.manager.find(Order, {
      where: { id: In(ids) },
      withDeleted: true,
      order: { id: 'ASC' },
    });
    const whole = decisions.find(isOfWhole);
    const [money, parts, parcels, wholeState] = await Promise.all([
      this.money.find(orders.map(({ id }) => id)),
      this.manager.findBy(Part, { id: In(orders.map(({ partId }) => partId)) }),
      this.manager.findBy(Parcel, { id: In(orders.flatMap(({ parcelId }) => parcelId ?? [])) }),
      whole ? this.money.findOfCase(whole) : null,
    ]);
    return orders.map((order, index) => ({
      order,
      partNumber: parts.find(({ id }) => id === order.partId)?.partNumber ?? null,
      refundState: whole ? wholeState : (money[index]?.refundState ?? null),
      card: money[index]?.card ?? null,
      decision: whole ?? decisions.find(({ orderId }) => orderId === order.id) ?? null,
      tracking: this.trackingOf(parcels.find(({ id }) => id === order.parcelId)),
    }));
  }

  private trackingOf(parcel: Parcel | undefined): Tracking | null {
    if (!parcel?.carrier) return null;
    const { carrier, trackingNumber: number } = parcel;
    return { carrier, number, url: number && trackingUrlOf(this.carriers, carrier, number) };
  }
}
