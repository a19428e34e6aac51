import type { Repository } from 'typeorm';

import type { Actor } from '../../../auth/actor.js';
import { newId } from '../../../shared/ids.js';
import type { RateLimits } from '../../../shared/rate-limits.js';
import { together } from '../../../shared/sql.js';
import { inTransaction } from '../../../shared/transaction.js';
import type { AuditService } from '../../audit/audit.service.js';
import type { IdempotencyService, TakeKey } from '../../idempotency/idempotency.service.js';
import { insertOrder } from '../../order/insert-order.js';
import type { Order } from '../../order/order.entity.js';
import type { OrderFinder } from '../../order/order-finder.service.js';
import { PriceChanged } from '../../order/order.errors.js';
import type { HoldService } from '../holding/hold.service.js';
import { requireOneCardPayment } from '../order-total.js';
import type { LegacyOrder, LegacyOrderReader } from './legacy-order-reader.service.js';
import { fitAtPlacing } from './fit-at-placing.js';
import type { OrderFitInput } from './order-fit.input.js';
import type { PlaceOrderInput } from './place-order.input.js';

/** An order that was placed: by this call, or (`order` is null then) by an earlier one under the same key. */
export interface Placement {
  readonly orderId: string;
  readonly order: Order | null;
}

interface NewOrder {
  readonly partId: string;
  readonly quantity: number;
  /** The price per unit that the customer saw. Minor units. */
  readonly expectedUnitPrice?: number | null;
  readonly address: string | null;
  readonly phone: string | null;
  readonly fit?: OrderFitInput | null;
}

/** Places orders, each once however often a client with a shaky line asks (bar C4). */
export class OrderPlacement {
  constructor(
    private readonly orders: Repository<Order>,
    private readonly finder: OrderFinder,
    private readonly holds: HoldService,
    private readonly legacyOrders: LegacyOrderReader,
    private readonly idempotency: IdempotencyService,
    private readonly limits: RateLimits,
    private readonly audit: AuditService,
  ) {}

  /**
   * Places an order at the server's price and sets the units aside, in one transaction of five statements, one more with a key, and
   * one more with a car. Throws PartNotSold, PartSoldOut, QuantityOutOfRange, PriceChanged, TooManyOpenOrders, HoldLimit, TooManyRequests, BadInput,
   * IdempotencyConflict, IdempotencyInProgress.
   */
  async place({ idempotencyKey, ...input }: PlaceOrderInput, actor: Actor): Promise<Placement> {
    const { partId, quantity, expectedUnitPrice, address, phone, fit } = input;
    return this.once(idempotencyKey, input, actor, (takeKey) =>
      this.insert(
        { partId, quantity, expectedUnitPrice, address: address.trim(), phone: phone.trim(), fit },
        actor,
        takeKey,
      ),
    );
  }

  /** Like `place`; answers the order also when an earlier call has placed it. Throws NotYourOrder where it is deleted since. */
  async placeAndGet(input: PlaceOrderInput, actor: Actor): Promise<Order> {
    const { orderId, order } = await this.place(input, actor);
    return order ?? this.finder.get(orderId, actor);
  }

  /**
   * For documented clients, which name neither part nor quantity and send no address. Throws UnresolvableOrder and what
   * `place` throws.
   */
  async placeLegacy(
    order: LegacyOrder,
    idempotencyKey: string | undefined,
    actor: Actor,
  ): Promise<Placement> {
    return this.once(idempotencyKey, order, actor, async (takeKey) => {
      const { part, quantity } = await this.legacyOrders.read(order);
      const wanted = { partId: part.id, quantity, expectedUnitPrice: part.priceMinor };
      return this.insert({ ...wanted, address: null, phone: null }, actor, takeKey);
    });
  }

  private async once(
    key: string | null | undefined,
    request: object,
    actor: Actor,
    insert: (takeKey: TakeKey) => Promise<Order>,
  ): Promise<Placement> {
    const { answer } = await this.idempotency.once<Placement>(
      { uid: actor.uid, operation: 'placeOrder', key, request },
      {
        work: async (takeKey) => {
          const order = await insert(takeKey);
          return { orderId: order.id, order };
        },
        replay: ({ orderId = '' }) => ({ orderId, order: null }),
      },
    );
    return answer;
  }

  private async insert(wanted: NewOrder, actor: Actor, takeKey: TakeKey): Promise<Order> {
    await this.limits.spend('ORDER', actor.uid);
    const { quantity, partId, expectedUnitPrice, address, phone, fit } = wanted;
    const id = newId();
    return inTransaction(this.orders.manager, async (manager) => {
      const units = { partId, orderId: id, quantity, actor: actor.uid };
      // Sent together; the key comes first, so a repeat waits for it and takes nothing.
      const [, { part, takenAt, expiresAt }, fitReceipt] = await together([
        takeKey(manager, { orderId: id }),
        this.holds.take(manager, units),
        fitAtPlacing(manager, partId, fit),
      ]);
      if (expectedUnitPrice != null && expectedUnitPrice !== part.priceMinor) {
        throw new PriceChanged(part.priceMinor);
      }
      const totalMinor = part.priceMinor * quantity;
      requireOneCardPayment(totalMinor);
      const [order] = await together([
        insertOrder(manager, {
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
          holdExpiresAt: expiresAt,
          createdAt: takenAt,
          fitReceipt,
        }),
        this.audit.record(manager, {
          actor: actor.uid,
          action: 'ORDER_PLACED',
          subject: 'order',
          subjectId: id,
          after: { partId, quantity, totalMinor },
        }),
      ]);
      return order;
    });
  }
}
