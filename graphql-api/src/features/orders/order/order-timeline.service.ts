import type { Repository } from 'typeorm';

import { enumOf } from '../../../shared/enum-of.js';
import type { AuditAction, AuditLog } from '../../shop/audit/audit-log.entity.js';

export const OrderEventKind = enumOf('OrderEventKind', "The kind of event in an order's history.", {
  PLACED: 'The order was placed and its units were held.',
  HOLD_EXPIRED: 'The hold expired; the units were released.',
  HOLD_RETAKEN: 'The units were put on hold again.',
  REPRICED: 'The customer accepted the new price of an order whose hold had expired.',
  PAID: 'The order was paid.',
  REFUND_STARTED: 'An admin canceled the paid order, which is refunded.',
  REFUND_DUE: 'A payment arrived, but the order could no longer be fulfilled.',
  REFUNDED: 'That payment was refunded.',
  SHIPPED: 'The order was shipped.',
  SHIP_UNDONE: 'The shipment was undone: it had been marked by mistake.',
  DELETED: 'The unpaid order was deleted.',
  CANCELLED: 'The customer canceled the paid order, which is refunded.',
  RETURN_REQUESTED: 'Its customer requested a return, or an admin opened one for received units.',
  RETURN_ACCEPTED: 'An admin accepted a return.',
  RETURN_DECLINED: 'An admin declined a return.',
  RETURN_WITHDRAWN: 'The customer withdrew a return.',
  RETURN_RECEIVED: 'Returned units arrived.',
  RETURN_REFUNDED: 'An admin refunded a return, or closed it without a refund.',
  RETURN_PAID_BACK: 'The refund of a return was issued.',
});
export type OrderEventKind = keyof typeof OrderEventKind;

const KINDS: Partial<Record<AuditAction, OrderEventKind>> = {
  ORDER_PLACED: OrderEventKind.PLACED,
  HOLD_EXPIRED: OrderEventKind.HOLD_EXPIRED,
  HOLD_RETAKEN: OrderEventKind.HOLD_RETAKEN,
  ORDER_REPRICED: OrderEventKind.REPRICED,
  ORDER_PAID: OrderEventKind.PAID,
  ORDER_REFUNDED: OrderEventKind.REFUND_STARTED,
  PAYMENT_REFUND_DUE: OrderEventKind.REFUND_DUE,
  PAYMENT_REFUNDED: OrderEventKind.REFUNDED,
  ORDER_SHIPPED: OrderEventKind.SHIPPED,
  ORDER_SHIP_UNDONE: OrderEventKind.SHIP_UNDONE,
  ORDER_DELETED: OrderEventKind.DELETED,
  ORDER_CANCELLED: OrderEventKind.CANCELLED,
  RETURN_REQUESTED: OrderEventKind.RETURN_REQUESTED,
  RETURN_ACCEPTED: OrderEventKind.RETURN_ACCEPTED,
  RETURN_DECLINED: OrderEventKind.RETURN_DECLINED,
  RETURN_WITHDRAWN: OrderEventKind.RETURN_WITHDRAWN,
  RETURN_RECEIVED: OrderEventKind.RETURN_RECEIVED,
  RETURN_REFUNDED: OrderEventKind.RETURN_REFUNDED,
};

/** A return's refund is not its order's. */
const kindOf = (action: AuditAction, isOfReturn: boolean) =>
  action === 'PAYMENT_REFUNDED' && isOfReturn ? OrderEventKind.RETURN_PAID_BACK : KINDS[action];

export interface OrderEventRecord {
  readonly kind: OrderEventKind;
  readonly at: Date;
  /** Uid and email of the person, both null when the shop itself did it. */
  readonly uid: string | null;
  readonly email: string | null;
}

export class OrderTimeline {
  constructor(private readonly log: Repository<AuditLog>) {}

  /** The events of these orders, oldest first, in the order of `orderIds`: one query. */
  readonly find = async (orderIds: readonly string[]): Promise<OrderEventRecord[][]> => {
    const rows: {
      orderId: string;
      action: AuditAction;
      isOfReturn: boolean;
      at: Date;
      uid: string | null;
      email: string | null;
    }[] = await this.log.query(
      `SELECT subject_id AS "orderId", action, after ? 'returnId' AS "isOfReturn", at, person.uid, person.email
         FROM audit_log
         LEFT JOIN shop_user AS person
           ON person.uid = coalesce((SELECT user_uid FROM former_uid WHERE former_uid.uid = actor), actor)
         WHERE subject = 'order' AND subject_id = ANY($1) ORDER BY id`,
      [orderIds],
    );
    return orderIds.map((id) =>
      rows.flatMap(({ orderId, action, isOfReturn, at, uid, email }) => {
        const kind = kindOf(action, isOfReturn);
        return orderId === id && kind ? [{ kind, at, uid, email }] : [];
      }),
    );
  };
}
