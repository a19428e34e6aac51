import type { Repository } from 'typeorm';

import type { AuditAction, AuditLog } from '../audit/audit-log.entity.js';

/** What happened to an order. */
export enum OrderEventKind {
  PLACED = 'PLACED',
  HOLD_EXPIRED = 'HOLD_EXPIRED',
  HOLD_RETAKEN = 'HOLD_RETAKEN',
  REPRICED = 'REPRICED',
  PAID = 'PAID',
  REFUND_STARTED = 'REFUND_STARTED',
  REFUND_DUE = 'REFUND_DUE',
  REFUNDED = 'REFUNDED',
  SHIPPED = 'SHIPPED',
  SHIP_UNDONE = 'SHIP_UNDONE',
  DELETED = 'DELETED',
  CANCELLED = 'CANCELLED',
  RETURN_REQUESTED = 'RETURN_REQUESTED',
  RETURN_ACCEPTED = 'RETURN_ACCEPTED',
  RETURN_DECLINED = 'RETURN_DECLINED',
  RETURN_WITHDRAWN = 'RETURN_WITHDRAWN',
  RETURN_RECEIVED = 'RETURN_RECEIVED',
  RETURN_REFUNDED = 'RETURN_REFUNDED',
}

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

export interface OrderEventRecord {
  readonly kind: OrderEventKind;
  readonly at: Date;
  /** Uid and e-mail of the person, both null when the shop itself did it. */
  readonly uid: string | null;
  readonly email: string | null;
}

/** Reads an order's history from the audit log. */
export class OrderTimeline {
  constructor(private readonly log: Repository<AuditLog>) {}

  /** The events of these orders, oldest first, in the order asked for: one query. */
  readonly find = async (orderIds: readonly string[]): Promise<OrderEventRecord[][]> => {
    const rows: {
      orderId: string;
      action: AuditAction;
      at: Date;
      uid: string | null;
      email: string | null;
    }[] = await this.log.query(
      `SELECT subject_id AS "orderId", action, at, person.uid, person.email
         FROM audit_log
         LEFT JOIN shop_user AS person
           ON person.uid = coalesce((SELECT user_uid FROM former_uid WHERE former_uid.uid = actor), actor)
         WHERE subject = 'order' AND subject_id = ANY($1) ORDER BY id`,
      [orderIds],
    );
    return orderIds.map((id) =>
      rows.flatMap(({ orderId, action, at, uid, email }) => {
        const kind = KINDS[action];
        return orderId === id && kind ? [{ kind, at, uid, email }] : [];
      }),
    );
  };
}
