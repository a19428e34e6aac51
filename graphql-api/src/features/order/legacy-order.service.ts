import type { Repository } from 'typeorm';

import type { Actor } from '../../auth/actor.js';
import { ShopError } from '../../shared/shop-error.js';
import type { Part } from '../part/part.entity.js';
import { PartSoldOut } from '../part/part.errors.js';
import type { Order } from './order.entity.js';
import { PriceChanged } from './order.errors.js';
import type { OnPlaced, OrderService } from './order.service.js';

/** The documented payload: the part's name and what the client thinks the whole order costs. */
export interface LegacyOrder {
  readonly product: string;
  readonly totalMinor: number;
}

/** Name and price do not point to exactly one part and quantity. */
export class UnresolvableOrder extends ShopError {
  readonly code = 'UNRESOLVABLE_ORDER';

  constructor() {
    super('Name and price do not point to exactly one part and quantity.');
  }
}

/** Places orders of documented clients, which name neither part nor quantity (design section 5, bar C6). */
export class LegacyOrderService {
  constructor(
    private readonly parts: Repository<Part>,
    private readonly orders: OrderService,
  ) {}

  /** Throws UnresolvableOrder, PriceChanged, PartSoldOut and what OrderService.place throws. */
  async place(order: LegacyOrder, actor: Actor, onPlaced?: OnPlaced): Promise<Order> {
    const named = await this.parts.findBy({ name: order.product });
    const { part, quantity } = resolve(named, order.totalMinor);
    return this.orders.placeUnaddressed(
      { partId: part.id, quantity, expectedUnitPrice: part.priceMinor },
      actor,
      onPlaced,
    );
  }
}

/** The one part and whole quantity in range that cost exactly `totalMinor`. Pure; throws like LegacyOrderService.place. */
export function resolve(named: readonly Part[], totalMinor: number): { part: Part; quantity: number } {
  const fitting = named.filter(
    ({ priceMinor, orderQuantity, availableQuantity }) =>
      totalMinor % priceMinor === 0 &&
      totalMinor / priceMinor >= orderQuantity &&
      totalMinor / priceMinor <= availableQuantity,
  );
  const [part, ...others] = fitting;
  if (part && others.length === 0) return { part, quantity: totalMinor / part.priceMinor };
  const [only, ...more] = named;
  if (!only || more.length > 0) throw new UnresolvableOrder();
  if (only.availableQuantity < only.orderQuantity)
    throw new PartSoldOut(only.availableQuantity, only.orderQuantity);
  if (totalMinor % only.priceMinor !== 0) throw new PriceChanged(only.priceMinor);
  throw new UnresolvableOrder();
}
