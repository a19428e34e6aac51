import type { EntityManager, Repository } from 'typeorm';

import type { Actor } from '../../../auth/actor.js';
import { newId } from '../../../shared/ids.js';
import type { RateLimits } from '../../../shared/rate-limits.js';
import { BadInput, ShopError } from '../../../shared/shop-error.js';
import { together } from '../../../shared/sql.js';
import { inTransaction } from '../../../shared/transaction.js';
import type { AuditService } from '../../shop/audit/audit.service.js';
import type { IdempotencyService, ClaimKey } from '../../shop/idempotency/idempotency.service.js';
import { removeFromCart } from '../cart/cart.service.js';
import { insertOrders, type OrderLine } from '../order/insert-orders.js';
import type { Order } from '../order/order.entity.js';
import type { OrderFinder } from '../order/order-finder.service.js';
import { OrderLinesRefused, PriceChanged } from '../order/order.errors.js';
import { PartNotSold } from '../../catalogue/part/part.errors.js';
import type { HeldPart } from '../../fulfillment/stock/stock.service.js';
import type { HoldService } from '../holding/hold.service.js';
import { refusedTotal } from '../order/order-total.js';
import { trimText } from '../../../shared/visible-text.js';
import type { LegacyOrder, LegacyOrderReader } from './legacy-order-reader.service.js';
import { fitAtPlacing } from './fit-at-placing.js';
import type { OrderFitInput } from './order-fit.input.js';
import type { PlaceOrderInput, PlaceOrdersInput } from './place-order.input.js';

/** An order that was placed: by this call, or (`order` is null then) by an earlier one under the same key. */
export interface Placement {
  readonly orderId: string;
  readonly order: Order | null;
}

interface Line {
  readonly partId: string;
  readonly quantity: number;
  /** The price per unit that the customer saw. Minor units. */
  readonly expectedUnitPrice?: number | null;
  readonly fit?: OrderFitInput | null;
}

/** Address to which it is all sent; null for clients that do not ask. */
interface Delivery {
  readonly address: string | null;
  readonly phone: string | null;
}

interface NewPurchase extends Delivery {
  readonly purchaseId: string;
  /** "Order Now" leaves the cart alone. */
  readonly fromCart: boolean;
}

/** Places orders, each once however often a client with a bad connection asks. */
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
   * Places an order at the server's price and holds the units, in one transaction of five statements, plus one with a
   * key and one with a car. Throws PartNotSold, PartSoldOut, QuantityOutOfRange, PriceChanged, TooManyOpenOrders,
   * HoldLimit, TooManyRequests, BadInput, IdempotencyConflict, IdempotencyInProgress.
   */
  async place({ idempotencyKey, ...input }: PlaceOrderInput, actor: Actor): Promise<Placement> {
    return this.once(idempotencyKey, input, actor, (claimKey) =>
      this.insertOne(input, trimmed(input), actor, claimKey),
    );
  }

  /**
   * Like `place`, but also returns an order that an earlier call placed. Throws NotYourOrder if it has since been
   * deleted.
   */
  async placeAndGet(input: PlaceOrderInput, actor: Actor): Promise<Order> {
    const { orderId, order } = await this.place(input, actor);
    return order ?? this.finder.get(orderId, actor);
  }

  /**
   * Places an order for each line, all of them or none, in the same transaction and number of statements as for one.
   * Returns them in the order of the lines, and removes them from the cart; repeated under the same key, it returns the
   * first call's orders that have not been deleted. Throws OrderLinesRefused, which names every line that is wrong, and
   * what `place` throws about the whole purchase.
   */
  async placeTogether({ idempotencyKey, ...input }: PlaceOrdersInput, actor: Actor): Promise<Order[]> {
    const { lines, ...delivery } = input;
    if (new Set(lines.map(({ partId }) => partId.toLowerCase())).size < lines.length) {
      throw new BadInput('Each part may be in only one line.', { field: 'lines' });
    }
    const purchaseId = newId();
    const { answer } = await this.idempotency.once(
      { uid: actor.uid, operation: 'placeOrders', key: idempotencyKey, request: input },
      {
        work: async (claimKey) => {
          await this.limits.spend('ORDER', actor.uid);
          const purchase = { ...trimmed(delivery), purchaseId, fromCart: true };
          return this.insert(lines, purchase, actor, (manager) => claimKey(manager, { purchaseId }));
        },
        replay: (ids) => this.finder.listOfPurchase(ids.purchaseId ?? ids.placedTogether ?? '', actor),
      },
    );
    return answer;
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
    return this.once(idempotencyKey, order, actor, async (claimKey) => {
      const { part, quantity } = await this.legacyOrders.read(order);
      const wanted = { partId: part.id, quantity, expectedUnitPrice: part.priceMinor };
      return this.insertOne(wanted, { address: null, phone: null }, actor, claimKey);
    });
  }

  private async once(
    key: string | null | undefined,
    request: object,
    actor: Actor,
    insert: (claimKey: ClaimKey) => Promise<Order>,
  ): Promise<Placement> {
    const { answer } = await this.idempotency.once<Placement>(
      { uid: actor.uid, operation: 'placeOrder', key, request },
      {
        work: async (claimKey) => {
          await this.limits.spend('ORDER', actor.uid);
          const order = await insert(claimKey);
          return { orderId: order.id, order };
        },
        replay: ({ orderId = '' }) => ({ orderId, order: null }),
      },
    );
    return answer;
  }

  private async insertOne(line: Line, delivery: Delivery, actor: Actor, claimKey: ClaimKey): Promise<Order> {
    try {
      const purchase = { ...delivery, purchaseId: newId(), fromCart: false };
      const [order] = await this.insert([line], purchase, actor, (manager, [orderId = '']) =>
        claimKey(manager, { orderId }),
      );
      if (!order) throw new Error('no order was placed for the request');
      return order;
    } catch (error) {
      throw error instanceof OrderLinesRefused ? error.first : error;
    }
  }

  /** The orders of a purchase, in the order of its lines, each for a different part. Throws OrderLinesRefused. */
  private async insert(
    wanted: readonly Line[],
    { address, phone, purchaseId, fromCart }: NewPurchase,
    actor: Actor,
    claimKey: (manager: EntityManager, orderIds: readonly string[]) => Promise<void>,
  ): Promise<Order[]> {
    // An id may come in capitals; to compare it with the database's, it is written as the database does.
    const lines = wanted.map((line) => ({ ...line, partId: line.partId.toLowerCase(), orderId: newId() }));
    const { uid } = actor;
    return inTransaction(this.orders.manager, async (manager) => {
      // Pipelined; the key comes first, so a repeat waits for it and takes nothing.
      const [, { parts, takenAt, expiresAt }, receipts] = await together([
        claimKey(manager, idsOf(lines)),
        this.holds.take(manager, uid, lines),
        fitAtPlacing(manager, lines),
      ]);
      const placed = pricedLines(lines, parts).map((line, index) => ({
        ...line,
        fitReceipt: receipts[index] ?? null,
      }));
      const [orders] = await together([
        insertOrders(
          manager,
          {
            userUid: uid,
            name: actor.name ?? actor.email,
            email: actor.email,
            address,
            phone,
            purchaseId,
            holdExpiresAt: expiresAt,
            createdAt: takenAt,
          },
          placed,
        ),
        this.audit.recordAll(
          manager,
          placed.map(({ id, partId, quantity, totalMinor }) => ({
            actor: uid,
            action: 'ORDER_PLACED',
            about: ['order', id],
            after: { partId, quantity, totalMinor },
          })),
        ),
        ...(fromCart
          ? [
              removeFromCart(
                manager,
                uid,
                lines.map(({ partId }) => partId),
              ),
            ]
          : []),
      ]);
      return orders;
    });
  }
}

const idsOf = (lines: readonly { orderId: string }[]) => lines.map(({ orderId }) => orderId);

const trimmed = ({ address, phone }: { address: string; phone: string }) => ({
  address: trimText(address),
  phone: trimText(phone),
});

/** The total of each line, by the parts as they are now. Throws OrderLinesRefused with every refused line. Pure. */
function pricedLines(
  lines: readonly (Line & { orderId: string })[],
  parts: readonly (HeldPart | ShopError)[],
): Omit<OrderLine, 'fitReceipt'>[] {
  const priced: Omit<OrderLine, 'fitReceipt'>[] = [];
  const refused: { index: number; refusal: ShopError }[] = [];
  for (const [index, line] of lines.entries()) {
    const one = priceOf(line, parts[index] ?? new PartNotSold());
    if (one instanceof ShopError) refused.push({ index, refusal: one });
    else priced.push(one);
  }
  if (refused.length > 0) throw new OrderLinesRefused(refused);
  return priced;
}

function priceOf(
  { orderId: id, partId, quantity, expectedUnitPrice }: Line & { orderId: string },
  part: HeldPart | ShopError,
): Omit<OrderLine, 'fitReceipt'> | ShopError {
  if (part instanceof ShopError) return part;
  const { name: product, priceMinor: unitPriceMinor } = part;
  if (expectedUnitPrice != null && expectedUnitPrice !== unitPriceMinor)
    return new PriceChanged(unitPriceMinor);
  const totalMinor = unitPriceMinor * quantity;
  return refusedTotal(totalMinor) ?? { id, partId, product, quantity, unitPriceMinor, totalMinor };
}
