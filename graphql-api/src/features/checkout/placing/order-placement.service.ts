import type { EntityManager, Repository } from 'typeorm';

import type { Actor } from '../../../auth/actor.js';
import { newId } from '../../../shared/ids.js';
import type { RateLimits } from '../../../shared/rate-limits.js';
import { inTransaction } from '../../../shared/transaction.js';
import type { AuditService } from '../../audit/audit.service.js';
import type { HoldService } from '../holding/hold.service.js';
import { Order } from '../../order/order.entity.js';
import { PriceChanged } from '../../order/order.errors.js';
import type { PlaceOrderInput } from './place-order.input.js';
import { requireOneCardPayment } from '../order-total.js';

/** Pieces of a part, at the price per piece that the customer saw (minor units). */
export interface WantedPieces {
  readonly partId: string;
  readonly quantity: number;
  readonly expectedUnitPrice?: number | null;
}

/** Runs in the transaction that stores the order, after it is stored. */
export type OnPlaced = (manager: EntityManager, order: Order) => Promise<void>;

const nothing: OnPlaced = () => Promise.resolve();

interface NewOrder extends WantedPieces {
  readonly address: string | null;
  readonly phone: string | null;
}

/** Places orders. Deleting and lapsing involve the payment: see order-cancellation.service.ts. */
export class OrderPlacement {
  constructor(
    private readonly orders: Repository<Order>,
    private readonly holds: HoldService,
    private readonly limits: RateLimits,
    private readonly audit: AuditService,
  ) {}

  /**
   * Places an order at the server's price and sets the pieces aside, in one transaction.
   * Throws PartNotSold, PartSoldOut, QuantityOutOfRange, PriceChanged, TooManyOpenOrders, HoldLimit,
   * TooManyRequests, BadInput.
   */
  async place(input: PlaceOrderInput, actor: Actor, onPlaced = nothing): Promise<Order> {
    const { partId, quantity, expectedUnitPrice, address, phone } = input;
    return this.insert(
      { partId, quantity, expectedUnitPrice, address: address.trim(), phone: phone.trim() },
      actor,
      onPlaced,
    );
  }

  /** Like `place`, for documented clients, which send no address. */
  async placeUnaddressed(wanted: WantedPieces, actor: Actor, onPlaced = nothing): Promise<Order> {
    return this.insert({ ...wanted, address: null, phone: null }, actor, onPlaced);
  }

  private async insert(wanted: NewOrder, actor: Actor, onPlaced: OnPlaced): Promise<Order> {
    await this.limits.spend('ORDER', actor.uid);
    return inTransaction(this.orders.manager, async (manager) => {
      const id = newId();
      const { quantity, partId, expectedUnitPrice, address, phone } = wanted;
      const pieces = { partId, orderId: id, quantity, actor: actor.uid };
      const { part, takenAt, expiresAt } = await this.holds.take(manager, pieces);
      if (expectedUnitPrice != null && expectedUnitPrice !== part.priceMinor) {
        throw new PriceChanged(part.priceMinor);
      }
      const totalMinor = part.priceMinor * quantity;
      requireOneCardPayment(totalMinor);
      const order = manager.create(Order, {
        id,
        userUid: actor.uid,
        name: actor.name ?? actor.email,
        email: actor.email,
        partId,
        product: part.name,
        quantity,
        unitPriceMinor: part.priceMinor,
        totalMinor,
        address,
        phone,
        held: true,
        holdExpiresAt: expiresAt,
        paidAt: null,
        transactionId: null,
        shippedAt: null,
        createdAt: takenAt,
        deletedAt: null,
      });
      await manager.insert(Order, order);
      await this.audit.record(manager, {
        actor: actor.uid,
        action: 'ORDER_PLACED',
        subject: 'order',
        subjectId: id,
        after: { partId, quantity, totalMinor },
      });
      await onPlaced(manager, order);
      return order;
    });
  }
}
