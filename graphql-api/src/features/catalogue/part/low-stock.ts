import type { ReadDatabase } from '../../../shared/read-database.js';
import { SHOWN, type ShownPart } from './shown-part.js';

/** SQL: fewer than ten units, or fewer than three of the part's smallest orders. The alias is `item`. */
export const LOW_STOCK = 'item.low_stock';

/** More than anyone can restock at a time; beyond that, parts that can't be ordered at all come first. */
const MAX_LISTED = 1000;

/** How many parts run low, and how many have less than the smallest order left. */
export interface LowStockCounts {
  readonly lowStock: number;
  readonly soldOut: number;
}

export async function countLowStock(catalogue: ReadDatabase): Promise<LowStockCounts> {
  const [counts] = await catalogue.query<LowStockCounts>({
    text: `SELECT coalesce(sum(parts) FILTER (WHERE low_stock), 0)::integer AS "lowStock",
        coalesce(sum(parts) FILTER (WHERE NOT in_stock), 0)::integer AS "soldOut" FROM part_count`,
    prepared: true,
  });
  return counts ?? { lowStock: 0, soldOut: 0 };
}

/** The parts with the fewest units among those that run low. */
export function listLowStock(catalogue: ReadDatabase, limit: number): Promise<ShownPart[]> {
  const urgent = `SELECT * FROM part AS item WHERE ${LOW_STOCK} AND item.deleted_at IS NULL
    ORDER BY item.in_stock, item.name, item.id LIMIT ${MAX_LISTED}`;
  return catalogue.query<ShownPart>({
    text: `SELECT ${SHOWN} FROM (${urgent}) AS item ORDER BY item.available_quantity, item.name, item.id LIMIT $1`,
    values: [limit],
    prepared: true,
  });
}
