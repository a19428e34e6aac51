import { type EntityManager, In } from 'typeorm';

import type { Actor } from '../../../auth/actor.js';
import { isId } from '../../../shared/ids.js';
import type { RateLimits } from '../../../shared/rate-limits.js';
import { readInOrder } from '../../../shared/read-entities.js';
import { runSql } from '../../../shared/sql.js';
import { inTransaction } from '../../../shared/transaction.js';
import { Part } from '../../catalogue/part/part.entity.js';
import { PartNotSold } from '../../catalogue/part/part.errors.js';
import type { PartService } from '../../catalogue/part/part.service.js';
import { CartFull, MAX_CART_LINES } from './cart.errors.js';
import type { CartLineInput } from './cart.inputs.js';
import type { CartLine } from './cart-line.type.js';
import type { CartPart } from './cart-part.type.js';

/** A line with its place in the cart, from 1, so that the database enforces the limit. */
interface PlacedLine extends CartLine {
  readonly place: number;
}

const LINES = {
  name: 'cart_lines',
  text: `SELECT part_id AS "partId", part.name AS product, quantity, added_at AS "addedAt",
      seen_price_minor AS "seenPrice", place
    FROM cart_line JOIN part ON part.id = part_id WHERE user_uid = $1 ORDER BY added_at, place`,
};

const WRITE = {
  name: 'write_cart_lines',
  text: `INSERT INTO cart_line (user_uid, part_id, place, quantity, seen_price_minor)
    SELECT $1, part.id, place, quantity, coalesce(seen_price, part.price_minor)
    FROM unnest($2::uuid[], $3::smallint[], $4::integer[], $5::integer[]) AS line (part_id, place, quantity, seen_price)
    JOIN part ON part.id = part_id
    ON CONFLICT (user_uid, part_id) DO UPDATE SET quantity = excluded.quantity`,
};

const REMOVE = {
  name: 'remove_cart_lines',
  text: 'DELETE FROM cart_line WHERE user_uid = $1 AND part_id = ANY($2)',
};

/** What a customer intends to order. Each caller sees and changes only their own cart. */
export class CartService {
  constructor(
    private readonly manager: EntityManager,
    private readonly limits: RateLimits,
    private readonly parts: PartService,
  ) {}

  /** The parts of any cart, in the order of `ids`; unknown ids are left out. */
  async describe(ids: readonly string[]): Promise<CartPart[]> {
    const found = new Map((await this.parts.findEver(ids)).map((part) => [part.id, part]));
    return ids.flatMap((id) => {
      const part = found.get(id.toLowerCase());
      return part
        ? [{ id, product: part.name, category: part.category, part: part.isSold ? part : null }]
        : [];
    });
  }

  /** The actor's cart, oldest line first. */
  list({ uid }: Actor): Promise<CartLine[]> {
    return linesOf(this.manager, uid);
  }

  /** The parts of these ids that are still sold, in the order of `ids`: one query. */
  readonly findParts = (ids: readonly string[]): Promise<(Part | null)[]> =>
    readInOrder(this.manager, Part, ids);

  /**
   * Puts a part into the cart, or sets how many are wanted; 0 removes it. Whether there are enough units is decided
   * when it is ordered. Returns the cart. Throws PartNotSold for a part that is not in the cart and not for sale,
   * CartFull, TooManyRequests.
   */
  async set(partId: string, quantity: number, actor: Actor): Promise<CartLine[]> {
    const line = { partId: partId.toLowerCase(), quantity };
    return this.change(actor, async (manager, cart) => {
      if (quantity === 0) return removeFromCart(manager, actor.uid, [partId].filter(isId));
      const isThere = cart.some((one) => one.partId === line.partId);
      if (!isThere && !(isId(partId) && (await manager.existsBy(Part, { id: partId }))))
        throw new PartNotSold();
      await this.write(manager, actor, cart, [line]);
    });
  }

  /**
   * Merges the cart of a visitor who has signed in: for a part in both, the visitor's quantity is the more recent
   * choice. Unknown ids are left out. Returns the cart. Throws CartFull when there is no room for all of them,
   * TooManyRequests.
   */
  async merge(lines: readonly CartLineInput[], actor: Actor): Promise<CartLine[]> {
    const wanted = new Map(lines.map((line) => [line.partId.toLowerCase(), line]));
    return this.change(actor, async (manager, cart) => {
      const known = await manager.find(Part, {
        select: { id: true },
        where: { id: In([...wanted.keys()]) },
        withDeleted: true,
      });
      const brought = [...wanted].filter(([id]) => known.some((part) => part.id === id));
      await this.write(
        manager,
        actor,
        cart,
        brought.map(([partId, { quantity, seenPrice }]) => ({ partId, quantity, seenPrice })),
      );
    });
  }

  private async change(
    actor: Actor,
    work: (manager: EntityManager, cart: readonly PlacedLine[]) => Promise<void>,
  ): Promise<CartLine[]> {
    await this.limits.spend('CART', actor.uid);
    return inTransaction(this.manager, async (manager) => {
      // Two devices take turns, so that each finds a free place.
      await manager.query('SELECT FROM shop_user WHERE uid = $1 FOR NO KEY UPDATE', [actor.uid]);
      await work(manager, await linesOf(manager, actor.uid));
      return linesOf(manager, actor.uid);
    });
  }

  private async write(
    manager: EntityManager,
    { uid }: Actor,
    cart: readonly PlacedLine[],
    lines: readonly CartLineInput[],
  ): Promise<void> {
    const placeOf = new Map(cart.map(({ partId, place }) => [partId, place]));
    const taken = new Set(placeOf.values());
    const free = Array.from({ length: MAX_CART_LINES }, (_, index) => index + 1).filter(
      (place) => !taken.has(place),
    );
    const places = lines.map(({ partId }) => placeOf.get(partId) ?? free.shift());
    if (places.includes(undefined)) throw new CartFull();
    await runSql(manager, WRITE, [
      uid,
      lines.map(({ partId }) => partId),
      places,
      lines.map(({ quantity }) => quantity),
      lines.map(({ seenPrice }) => seenPrice ?? null),
    ]);
  }
}

const linesOf = (manager: EntityManager, uid: string): Promise<PlacedLine[]> => runSql(manager, LINES, [uid]);

/** Removes ordered parts from a cart, in the caller's transaction. */
export async function removeFromCart(
  manager: EntityManager,
  uid: string,
  partIds: readonly string[],
): Promise<void> {
  await runSql(manager, REMOVE, [uid, partIds]);
}
