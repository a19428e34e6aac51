import { type EntityManager, In } from 'typeorm';

import { cacheTags } from '../../../cache/cache-tags.js';
import { runSql, type Statement } from '../../../shared/sql.js';
import { Part } from '../../catalogue/part/part.entity.js';
import {
  NotSoManyUnits,
  PartNotSold,
  PartSoldOut,
  QuantityOutOfRange,
} from '../../catalogue/part/part.errors.js';
import { ShopError } from '../../../shared/shop-error.js';
import type { StockMovementKind } from './stock-movement.entity.js';

interface Movement {
  readonly partId: string;
  readonly quantity: number;
  /** A uid or the name of a task. */
  readonly actor: string;
  /** Time at which it happened, for records made later (demo data); now if left out. */
  readonly at?: Date;
  readonly reason?: string;
}

type MovedBy = Pick<Movement, 'actor' | 'at' | 'reason'>;

/** Units of one part, moved for one order. */
export interface OrderUnits extends Movement {
  readonly orderId: string;
}

/** Units to hold for one of several orders placed together. */
export type HoldLine = Pick<OrderUnits, 'orderId' | 'partId' | 'quantity'>;

/** Units to add, or to write off when negative, and why. */
export interface Restock extends Movement {
  readonly reason: string;
}

/** Units of one of several parts that are added together, or written off when negative. */
export type RestockLine = Pick<Movement, 'partId' | 'quantity'>;

/** What an order needs to know about a part right after its units were taken. Price in minor units. */
export type HeldPart = Pick<
  Part,
  'name' | 'priceMinor' | 'orderQuantity' | 'availableQuantity' | 'heldQuantity'
>;

interface Rule {
  /** What one unit adds to each figure of the part. */
  readonly available: -1 | 0 | 1;
  readonly held: -1 | 0 | 1;
  readonly sold: -1 | 0 | 1;
  readonly received: -1 | 0 | 1;
  /** Condition under which the movement is allowed; `$2` is the quantity. */
  readonly where: string;
}

const ENOUGH = 'deleted_at IS NULL AND available_quantity >= $2';

const RULES: Record<StockMovementKind, Rule> = {
  HOLD: {
    available: -1,
    held: 1,
    sold: 0,
    received: 0,
    where: `${ENOUGH} AND order_quantity <= $2`,
  },
  INITIAL: { available: 1, held: 0, sold: 0, received: 1, where: 'true' },
  RESTOCK: {
    available: 1,
    held: 0,
    sold: 0,
    received: 1,
    where: 'deleted_at IS NULL AND available_quantity + $2 >= 0',
  },
  // Also for a part that is no longer sold.
  RELEASE: { available: 1, held: -1, sold: 0, received: 0, where: 'held_quantity >= $2' },
  SALE: { available: 0, held: -1, sold: 1, received: 0, where: 'held_quantity >= $2' },
  // Also for a part that is no longer sold.
  CANCELLATION: { available: 1, held: 0, sold: -1, received: 0, where: 'sold_quantity >= $2' },
  RETURN: { available: 1, held: 0, sold: -1, received: 0, where: 'sold_quantity >= $2' },
  WRITE_OFF: { available: 0, held: 0, sold: -1, received: -1, where: 'sold_quantity >= $2' },
};

/** One statement per kind: checks, takes, and writes the ledger line. */
function statementOf(
  kind: StockMovementKind,
  { name = `move_units_${kind.toLowerCase()}`, where = RULES[kind].where } = {},
): Statement {
  const { available, held, sold, received } = RULES[kind];
  return {
    name,
    text: `WITH moved AS (
        UPDATE part SET available_quantity = available_quantity + $2 * ${available},
          held_quantity = held_quantity + $2 * ${held}, sold_quantity = sold_quantity + $2 * ${sold},
          received_quantity = received_quantity + $2 * ${received}
        WHERE id = $1 AND ${where}
        RETURNING id, name, price_minor AS "priceMinor", order_quantity AS "orderQuantity",
          available_quantity AS "availableQuantity", held_quantity AS "heldQuantity"
      ), entry AS (
        INSERT INTO stock_movement
          (part_id, order_id, kind, available_delta, held_delta, sold_delta, reason, actor, created_at)
        SELECT id, $3::uuid, $4, $2 * ${available}, $2 * ${held}, $2 * ${sold}, $5, $6, coalesce($7, now()) FROM moved
      ) SELECT * FROM moved`,
  };
}

const MOVES: Record<StockMovementKind, Statement> = {
  HOLD: statementOf('HOLD'),
  INITIAL: statementOf('INITIAL'),
  RESTOCK: statementOf('RESTOCK'),
  RELEASE: statementOf('RELEASE'),
  SALE: statementOf('SALE'),
  CANCELLATION: statementOf('CANCELLATION'),
  RETURN: statementOf('RETURN'),
  WRITE_OFF: statementOf('WRITE_OFF'),
};

/**
 * HOLD for several orders, with one statement. Rows are locked in order of id before any is taken, so that two buyers of
 * the same parts never deadlock.
 */
const holdSeveral = (name: string, rule: 'order_quantity <= smallest' | 'true'): Statement => ({
  name,
  text: `WITH line AS (
      SELECT * FROM unnest($1::uuid[], $2::integer[], $3::uuid[]) AS line (part_id, quantity, order_id)
    ), wanted AS MATERIALIZED (
      SELECT asked.* FROM part JOIN (
        SELECT part_id, sum(quantity)::integer AS quantity, min(quantity) AS smallest FROM line GROUP BY part_id
      ) AS asked ON part.id = asked.part_id ORDER BY part.id FOR NO KEY UPDATE OF part
    ), moved AS (
      UPDATE part SET available_quantity = available_quantity - quantity, held_quantity = held_quantity + quantity
      FROM wanted
      WHERE part.id = part_id AND deleted_at IS NULL AND available_quantity >= quantity AND ${rule}
      RETURNING part.id, name, price_minor AS "priceMinor", order_quantity AS "orderQuantity",
        available_quantity AS "availableQuantity", held_quantity AS "heldQuantity"
    ), entry AS (
      INSERT INTO stock_movement
        (part_id, order_id, kind, available_delta, held_delta, sold_delta, reason, actor, created_at)
      SELECT part_id, order_id, 'HOLD', -quantity, quantity, 0, $4, $5, coalesce($6, now())
      FROM line JOIN moved ON moved.id = part_id
    ) SELECT id, name, "priceMinor", "orderQuantity", "availableQuantity", "heldQuantity" FROM moved`,
});

/** How units are held for one order, and for several. */
interface Taking {
  readonly one: Statement;
  readonly several: Statement;
}

const FOR_NEW_ORDERS: Taking = {
  one: MOVES.HOLD,
  several: holdSeveral('hold_units_of_several', 'order_quantity <= smallest'),
};

/** An order was placed under the smallest order of its day: one that has risen since does not count. */
const AGAIN: Taking = {
  one: statementOf('HOLD', { name: 'hold_units_again', where: ENOUGH }),
  several: holdSeveral('hold_units_of_several_again', 'true'),
};

/** Units of any number of parts, with one statement. */
const RESTOCK_SEVERAL: Statement = {
  name: 'restock_several',
  text: `WITH line AS (
      SELECT * FROM unnest($1::uuid[], $2::integer[]) AS line (part_id, quantity)
    ), moved AS (
      UPDATE part SET available_quantity = available_quantity + quantity, received_quantity = received_quantity + quantity
      FROM line WHERE id = part_id AND ${RULES.RESTOCK.where.replace('$2', 'quantity')}
      RETURNING id, name, price_minor AS "priceMinor", order_quantity AS "orderQuantity",
        available_quantity AS "availableQuantity", held_quantity AS "heldQuantity"
    ), entry AS (
      INSERT INTO stock_movement (part_id, kind, available_delta, held_delta, sold_delta, reason, actor)
      SELECT part_id, 'RESTOCK', quantity, 0, 0, $3, $4 FROM line JOIN moved ON moved.id = part_id
    ) SELECT * FROM moved`,
};

/**
 * The only place that moves units (an old shop's books are imported as a whole, legacy-import/book-import.ts). Each
 * movement is one statement in the caller's transaction: check, take and ledger line.
 */
export class StockService {
  /**
   * Holds units and returns the part as it then is. Throws PartNotSold, PartSoldOut or QuantityOutOfRange, and then has
   * moved nothing.
   */
  async hold(manager: EntityManager, { orderId, partId, quantity, ...by }: OrderUnits): Promise<HeldPart> {
    return heldOrThrow(await this.holdAll(manager, [{ orderId, partId, quantity }], by));
  }

  /**
   * Holds for several orders, with one statement. Returns each one's part, or why its units could not be held:
   * PartNotSold, PartSoldOut, QuantityOutOfRange. Orders of the same part get all of their units or none. Units that
   * could be held stay held unless the transaction is rolled back.
   */
  holdAll(
    manager: EntityManager,
    lines: readonly HoldLine[],
    by: MovedBy,
  ): Promise<(HeldPart | ShopError)[]> {
    return this.receiveAll(manager, lines, by, FOR_NEW_ORDERS);
  }

  /** Holds units again for orders whose units were released, even below today's smallest order. */
  holdAllAgain(
    manager: EntityManager,
    lines: readonly HoldLine[],
    by: MovedBy,
  ): Promise<(HeldPart | ShopError)[]> {
    return this.receiveAll(manager, lines, by, AGAIN);
  }

  /** Holds again for one order. Throws PartNotSold, PartSoldOut or QuantityOutOfRange, and then has moved nothing. */
  async holdAgain(
    manager: EntityManager,
    { orderId, partId, quantity, ...by }: OrderUnits,
  ): Promise<HeldPart> {
    return heldOrThrow(await this.holdAllAgain(manager, [{ orderId, partId, quantity }], by));
  }

  /** Puts held units back in stock, even for a part no longer sold. */
  async release(manager: EntityManager, units: OrderUnits): Promise<void> {
    await this.moveHeld(manager, 'RELEASE', units);
  }

  /** Marks held units sold. */
  async sell(manager: EntityManager, units: OrderUnits): Promise<void> {
    await this.moveHeld(manager, 'SALE', units);
  }

  /** Puts sold units that were never shipped back in stock. */
  async cancelSale(manager: EntityManager, units: OrderUnits): Promise<void> {
    await this.moveSold(manager, 'CANCELLATION', units);
  }

  /** Puts returned units back in stock, even of a part no longer sold. */
  async revert(manager: EntityManager, units: OrderUnits): Promise<void> {
    await this.moveSold(manager, 'RETURN', units);
  }

  /** Writes off returned units that can't be sold again. */
  async writeOff(manager: EntityManager, units: OrderUnits): Promise<void> {
    await this.moveSold(manager, 'WRITE_OFF', units);
  }

  /** Adds the first units of a new part to its stock. */
  async receive(manager: EntityManager, movement: Movement): Promise<void> {
    await this.move(manager, 'INITIAL', movement);
  }

  /**
   * Adds units, or writes them off when `quantity` is negative. Throws PartNotSold, or NotSoManyUnits when more
   * are written off than are in stock.
   */
  async restock(manager: EntityManager, restock: Restock): Promise<void> {
    if (await this.move(manager, 'RESTOCK', restock)) return;
    throw new NotSoManyUnits((await this.find(manager, restock.partId)).availableQuantity);
  }

  /**
   * Restocks any number of parts by one statement, each part once. Their rows are locked and allow it: the caller
   * has checked (part-changes.service.ts).
   */
  async restockAll(
    manager: EntityManager,
    lines: readonly RestockLine[],
    { actor, reason }: Pick<Restock, 'actor' | 'reason'>,
  ): Promise<void> {
    const moved = await runSql<HeldPart & Pick<Part, 'id'>>(manager, RESTOCK_SEVERAL, [
      lines.map(({ partId }) => partId),
      lines.map(({ quantity }) => quantity),
      reason,
      actor,
    ]);
    // If one can't be done, the rest must not be.
    if (moved.length < lines.length) throw new Error('units were moved of parts that cannot take it');
    const quantities = unitsByPart(lines);
    for (const part of moved)
      noteMove(manager, part.id, part, part.availableQuantity - (quantities.get(part.id) ?? 0));
  }

  private async moveHeld(manager: EntityManager, kind: 'RELEASE' | 'SALE', units: OrderUnits): Promise<void> {
    if (await this.move(manager, kind, units)) return;
    // A missing hold is our bug: stop the transaction rather than invent units.
    throw new Error(`no ${units.quantity} held units of part ${units.partId}`);
  }

  private async moveSold(
    manager: EntityManager,
    kind: 'CANCELLATION' | 'RETURN' | 'WRITE_OFF',
    units: OrderUnits,
  ): Promise<void> {
    if (await this.move(manager, kind, units)) return;
    throw new Error(`no ${units.quantity} sold units of part ${units.partId}`);
  }

  /** The part afterwards; undefined, with nothing changed, when the rule of this kind forbids the movement. */
  private async move(
    manager: EntityManager,
    kind: StockMovementKind,
    { partId, quantity, actor, at, reason, orderId }: Movement & Partial<OrderUnits>,
    statement = MOVES[kind],
  ): Promise<HeldPart | undefined> {
    const [part] = await runSql<HeldPart>(manager, statement, [
      partId,
      quantity,
      orderId ?? null,
      kind,
      reason ?? null,
      actor,
      at ?? null,
    ]);
    if (!part) return undefined;
    noteMove(manager, partId, part, part.availableQuantity - quantity * RULES[kind].available);
    return part;
  }

  private async receiveAll(
    manager: EntityManager,
    lines: readonly HoldLine[],
    by: MovedBy,
    taking: Taking,
  ): Promise<(HeldPart | ShopError)[]> {
    const held = await this.take(manager, lines, by, taking);
    const refused = lines.filter(({ partId }) => !held.has(partId));
    const refusals =
      refused.length > 0 ? await this.refusalsOf(manager, refused) : new Map<string, ShopError>();
    return lines.map(({ partId }) => held.get(partId) ?? refusals.get(partId) ?? new PartNotSold());
  }

  /** The parts whose units could be held, by id. */
  private async take(
    manager: EntityManager,
    lines: readonly HoldLine[],
    by: MovedBy,
    { one, several }: Taking,
  ): Promise<ReadonlyMap<string, HeldPart>> {
    const [first, ...others] = lines;
    if (first && others.length === 0) {
      // By the statement of any other movement: several need joins that one does not.
      const part = await this.move(manager, 'HOLD', { ...first, ...by }, one);
      return new Map(part && [[first.partId, part]]);
    }
    const rows = await runSql<HeldPart & Pick<Part, 'id'>>(manager, several, [
      lines.map(({ partId }) => partId),
      lines.map(({ quantity }) => quantity),
      lines.map(({ orderId }) => orderId),
      by.reason ?? null,
      by.actor,
      by.at ?? null,
    ]);
    const held = new Map(rows.map((part) => [part.id, part]));
    for (const [partId, quantity] of unitsByPart(lines)) {
      const part = held.get(partId);
      if (part) noteMove(manager, partId, part, part.availableQuantity + quantity);
    }
    return held;
  }

  private async find(manager: EntityManager, id: string): Promise<Part> {
    const part = await manager.findOneBy(Part, { id });
    if (!part) throw new PartNotSold();
    return part;
  }

  /** Why units of these parts, whose rows are locked, can't be held. A part no longer sold is missing. */
  private async refusalsOf(
    manager: EntityManager,
    lines: readonly HoldLine[],
  ): Promise<ReadonlyMap<string, ShopError>> {
    const parts = await manager.findBy(Part, { id: In(lines.map(({ partId }) => partId)) });
    return new Map(
      parts.map(({ id, availableQuantity: available, orderQuantity: smallest }) => [
        id,
        available < smallest
          ? new PartSoldOut(available, smallest)
          : new QuantityOutOfRange(smallest, available),
      ]),
    );
  }
}

function heldOrThrow([held]: readonly (HeldPart | ShopError)[]): HeldPart {
  if (!held || held instanceof ShopError) throw held ?? new PartNotSold();
  return held;
}

/** How many units of each part these lines need. */
export function unitsByPart(lines: readonly Pick<HoldLine, 'partId' | 'quantity'>[]): Map<string, number> {
  const units = new Map<string, number>();
  for (const { partId, quantity } of lines) units.set(partId, (units.get(partId) ?? 0) + quantity);
  return units;
}

/** Declares which cached answers show this movement; `before` is what was available. */
function noteMove(manager: EntityManager, partId: string, part: HeldPart, before: number): void {
  const { availableQuantity, orderQuantity } = part;
  cacheTags.changed(manager, `part:${partId}`, 'stock');
  if (before >= orderQuantity !== availableQuantity >= orderQuantity)
    cacheTags.changed(manager, 'availability');
}
