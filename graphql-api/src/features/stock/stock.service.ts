import type { EntityManager } from 'typeorm';

import { Part } from '../part/part.entity.js';
import { NotSoManyPieces, PartNotSold, PartSoldOut, QuantityOutOfRange } from '../part/part.errors.js';
import { StockMovement, type StockMovementKind } from './stock-movement.entity.js';

/** Pieces of one part moved for one order. `actor` is a uid or the name of a job. */
export interface OrderPieces {
  readonly partId: string;
  readonly orderId: string;
  readonly quantity: number;
  readonly actor: string;
}

/** Pieces that come in, or are written off when negative, and why. */
export interface Restock {
  readonly partId: string;
  readonly quantity: number;
  readonly reason: string;
  readonly actor: string;
}

interface Deltas {
  readonly available: number;
  readonly held: number;
  readonly sold: number;
}

/**
 * The only place that moves pieces. Each move is one conditional UPDATE (check and take in one statement, bar F2, F3)
 * and one line in the ledger, inside the caller's transaction.
 */
export class StockService {
  /**
   * Sets pieces aside and answers the part at that moment. Throws PartNotSold, PartSoldOut or QuantityOutOfRange,
   * and then has moved nothing.
   */
  async hold(manager: EntityManager, pieces: OrderPieces): Promise<Part> {
    const taken = await manager
      .createQueryBuilder()
      .update(Part)
      .set({
        availableQuantity: () => 'available_quantity - :quantity',
        heldQuantity: () => 'held_quantity + :quantity',
      })
      .where('id = :partId AND deleted_at IS NULL', pieces)
      .andWhere('available_quantity >= :quantity AND order_quantity <= :quantity', pieces)
      .execute();
    const part = await manager.findOneBy(Part, { id: pieces.partId });
    if (!part) throw new PartNotSold();
    if (taken.affected !== 1) throw refusalOf(part);
    await this.write(manager, 'HOLD', pieces, {
      available: -pieces.quantity,
      held: pieces.quantity,
      sold: 0,
    });
    return part;
  }

  /** Puts held pieces back on the shelf, also for a part that is no longer sold. */
  async release(manager: EntityManager, pieces: OrderPieces): Promise<void> {
    await this.move(manager, 'RELEASE', pieces, {
      available: pieces.quantity,
      held: -pieces.quantity,
      sold: 0,
    });
  }

  /** Hands held pieces over to their buyer. */
  async sell(manager: EntityManager, pieces: OrderPieces): Promise<void> {
    await this.move(manager, 'SALE', pieces, { available: 0, held: -pieces.quantity, sold: pieces.quantity });
  }

  /** Puts the first pieces of a new part on its shelf. */
  async receive(
    manager: EntityManager,
    { partId, quantity, actor }: Pick<OrderPieces, 'partId' | 'quantity' | 'actor'>,
  ): Promise<void> {
    await manager.update(Part, partId, { availableQuantity: quantity, receivedQuantity: quantity });
    await manager.insert(StockMovement, {
      partId,
      orderId: null,
      kind: 'INITIAL',
      availableDelta: quantity,
      heldDelta: 0,
      soldDelta: 0,
      actor,
    });
  }

  /**
   * Brings pieces in, or writes them off when `quantity` is negative. Throws PartNotSold, or NotSoManyPieces when more
   * are written off than are on the shelf.
   */
  async restock(manager: EntityManager, { partId, quantity, reason, actor }: Restock): Promise<Part> {
    const changed = await manager
      .createQueryBuilder()
      .update(Part)
      .set({
        availableQuantity: () => 'available_quantity + :quantity',
        receivedQuantity: () => 'received_quantity + :quantity',
      })
      .where('id = :partId AND deleted_at IS NULL AND available_quantity + :quantity >= 0', {
        partId,
        quantity,
      })
      .execute();
    const part = await manager.findOneBy(Part, { id: partId });
    if (!part) throw new PartNotSold();
    if (changed.affected !== 1) throw new NotSoManyPieces(part.availableQuantity);
    await manager.insert(StockMovement, {
      partId,
      orderId: null,
      kind: 'RESTOCK',
      availableDelta: quantity,
      heldDelta: 0,
      soldDelta: 0,
      reason,
      actor,
    });
    return part;
  }

  private async move(
    manager: EntityManager,
    kind: StockMovementKind,
    pieces: OrderPieces,
    deltas: Deltas,
  ): Promise<void> {
    const moved = await manager
      .createQueryBuilder()
      .update(Part)
      .set({
        availableQuantity: () => 'available_quantity + :available',
        heldQuantity: () => 'held_quantity + :held',
        soldQuantity: () => 'sold_quantity + :sold',
      })
      .where('id = :partId AND held_quantity >= :quantity', pieces)
      .setParameters({ ...deltas, ...pieces })
      .execute();
    // A hold that is not there is a fault of ours: stop the transaction rather than invent pieces.
    if (moved.affected !== 1) throw new Error(`no ${pieces.quantity} held pieces of part ${pieces.partId}`);
    await this.write(manager, kind, pieces, deltas);
  }

  private async write(
    manager: EntityManager,
    kind: StockMovementKind,
    { partId, orderId, actor }: OrderPieces,
    { available, held, sold }: Deltas,
  ): Promise<void> {
    await manager.insert(StockMovement, {
      partId,
      orderId,
      kind,
      availableDelta: available,
      heldDelta: held,
      soldDelta: sold,
      actor,
    });
  }
}

function refusalOf({ availableQuantity, orderQuantity }: Part): PartSoldOut | QuantityOutOfRange {
  return availableQuantity < orderQuantity
    ? new PartSoldOut(availableQuantity, orderQuantity)
    : new QuantityOutOfRange(orderQuantity, availableQuantity);
}
