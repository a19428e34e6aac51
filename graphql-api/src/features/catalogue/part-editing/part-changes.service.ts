import type { EntityManager } from 'typeorm';

import { cacheTags } from '../../../cache/cache-tags.js';
import { ShopError } from '../../../shared/shop-error.js';
import { runSql, type Statement } from '../../../shared/sql.js';
import type { AuditService } from '../../shop/audit/audit.service.js';
import type { Part } from '../part/part.entity.js';
import { NotSoManyUnits, PartNotSold, SmallestOrderNotPayable } from '../part/part.errors.js';
import { isPayable } from '../part/payable.js';
import type { StockService } from '../../fulfillment/stock/stock.service.js';

/** A part for sale, as it is now. Price in minor units. */
export type StoredPart = Pick<Part, 'availableQuantity' | 'id' | 'name' | 'orderQuantity' | 'priceMinor'>;

/** The change to a part; fields left out stay. */
export interface PartChange {
  readonly priceMinor?: number;
  /** Units to add, or to write off when negative. */
  readonly units?: number;
}

/** The change for a part as it is now, or why there is none. Pure: it is called again if the transaction is retried. */
export type DecideChange = (part: StoredPart) => PartChange | ShopError;

/** What happened to a part, or would. */
export interface PartOutcome {
  readonly partId: string;
  /** The part as it was; null for one not for sale. */
  readonly before: StoredPart | null;
  /** The part as it is now, unchanged if nothing had to change. Null with `refusal`. */
  readonly after: Pick<Part, 'availableQuantity' | 'priceMinor'> | null;
  /** Why it was not changed: PartNotSold, SmallestOrderNotPayable, NotSoManyUnits, or the caller's reason. */
  readonly refusal: ShopError | null;
}

/** Who changes parts, and why, for audit log and ledger. */
interface ChangedBy {
  /** A uid or the name of a task. */
  readonly actor: string;
  /** Stored with each stock movement. */
  readonly reason: string;
}

/** An outcome that has something to write. */
type Made = PartOutcome & {
  readonly before: StoredPart;
  readonly after: NonNullable<PartOutcome['after']>;
};

const selectStored = (name: string, locking: string): Statement => ({
  name,
  text: `SELECT id, name, price_minor AS "priceMinor", order_quantity AS "orderQuantity",
      available_quantity AS "availableQuantity"
    FROM part WHERE id = ANY($1::uuid[]) AND deleted_at IS NULL ORDER BY id ${locking}`,
});

const LOOK = selectStored('look_at_parts', '');

/**
 * In order of id, as orders lock them, to avoid deadlocks; FOR UPDATE, since a new price needs that
 * (`copy_part_to_its_fitment`) and upgrading the lock later could deadlock.
 */
const LOCK = selectStored('lock_parts', 'FOR UPDATE');

const CHANGE_PRICES: Statement = {
  name: 'change_prices',
  text: `UPDATE part SET price_minor = line.price_minor
    FROM unnest($1::uuid[], $2::integer[]) AS line (part_id, price_minor) WHERE id = part_id`,
};

/** Prices and stock of many thousand parts at once, with at most four statements. */
export class PartChanges {
  constructor(
    private readonly stock: StockService,
    private readonly audit: AuditService,
  ) {}

  /** What `change` would do now, in the order of `ids`: one statement, and nothing is locked. */
  async look(manager: EntityManager, ids: readonly string[], decide: DecideChange): Promise<PartOutcome[]> {
    return outcomesOf(ids, await runSql<StoredPart>(manager, LOOK, [ids]), decide);
  }

  /**
   * Changes parts in the caller's transaction and returns what happened to each, in the order of `ids`. `decide` sees
   * each part while its row is locked; to avoid overwriting anything, compare it with what was seen before. A part is
   * changed as a whole or, with a refusal, not at all; for all or none, throw, and the transaction is rolled back. Ids
   * in lower case, each once.
   */
  async change(
    manager: EntityManager,
    ids: readonly string[],
    decide: DecideChange,
    { actor, reason }: ChangedBy,
  ): Promise<PartOutcome[]> {
    const outcomes = outcomesOf(ids, await runSql<StoredPart>(manager, LOCK, [ids]), decide);
    const made = outcomes.filter((outcome): outcome is Made => outcome.after !== null);
    const priced = made.filter(({ before, after }) => after.priceMinor !== before.priceMinor);
    const moved = made.filter(({ before, after }) => after.availableQuantity !== before.availableQuantity);
    if (priced.length > 0) await this.changePrices(manager, priced);
    if (moved.length > 0) {
      const lines = moved.map(({ partId, before, after }) => ({
        partId,
        quantity: after.availableQuantity - before.availableQuantity,
      }));
      await this.stock.restockAll(manager, lines, { actor, reason });
    }
    const entries = [
      ...priced.map(({ partId, before, after }) => ({
        actor,
        action: 'PART_CHANGED' as const,
        about: ['part', partId] as const,
        before: { priceMinor: before.priceMinor },
        after: { priceMinor: after.priceMinor },
      })),
      ...moved.map(({ partId, before, after }) => ({
        actor,
        action: 'PART_RESTOCKED' as const,
        about: ['part', partId] as const,
        before: { availableQuantity: before.availableQuantity },
        after: { availableQuantity: after.availableQuantity, reason },
      })),
    ];
    if (entries.length > 0) await this.audit.recordAll(manager, entries);
    return outcomes;
  }

  private async changePrices(manager: EntityManager, priced: readonly Made[]): Promise<void> {
    await runSql(manager, CHANGE_PRICES, [
      priced.map(({ partId }) => partId),
      priced.map(({ after }) => after.priceMinor),
    ]);
    cacheTags.changed(manager, 'parts', ...priced.map(({ partId }) => `part:${partId}` as const));
  }
}

function outcomesOf(
  ids: readonly string[],
  parts: readonly StoredPart[],
  decide: DecideChange,
): PartOutcome[] {
  const stored = new Map(parts.map((part) => [part.id, part]));
  return ids.map((partId) => {
    const before = stored.get(partId) ?? null;
    const after = before ? judge(before, decide(before)) : new PartNotSold();
    return after instanceof ShopError
      ? { partId, before, after: null, refusal: after }
      : { partId, before, after, refusal: null };
  });
}

/** The part after a change, or why it can't be made. Pure. */
function judge(part: StoredPart, change: PartChange | ShopError): Made['after'] | ShopError {
  if (change instanceof ShopError) return change;
  const { priceMinor = part.priceMinor, units = 0 } = change;
  const availableQuantity = part.availableQuantity + units;
  if (!isPayable({ ...part, priceMinor })) return new SmallestOrderNotPayable();
  if (availableQuantity < 0) return new NotSoManyUnits(part.availableQuantity);
  return { priceMinor, availableQuantity };
}
