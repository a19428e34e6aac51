import { ADMIN } from './users.sql.js';
import { BRANDS, PART_KINDS, VARIANTS } from './part-kinds.js';
import { quoted, type Seeded } from './seeded.sql.js';
import { orderedParts, type ShopSizes } from './shop-sizes.js';

/** What the catalogue says, in a table of this session: orders need it, and part's figures need the orders. */
export function createDraftParts(seeded: Seeded, { parts }: ShopSizes, base: string): string[] {
  const kinds = PART_KINDS.map(
    ({ category, name, low, high, price, orderQuantity, picture }, at) =>
      `(${at}, '${category}', ${quoted(name)}, ${low}, ${high}, ${price}, ${orderQuantity}, '/pictures/parts/${picture}-900.webp')`,
  );
  const brands = BRANDS.map(([name, prefix], at) => `(${at}, '${name}', '${prefix}')`);
  const old = orderedParts(parts);
  return [
    `CREATE TEMP TABLE kind AS SELECT * FROM (VALUES ${kinds.join(',')})
       AS kind (at, category, name, low, high, price, order_quantity, picture)`,
    `CREATE TEMP TABLE brand AS SELECT * FROM (VALUES ${brands.join(',')}) AS brand (at, name, prefix)`,
    `CREATE TEMP TABLE draft_part AS
       SELECT n, ${seeded.id('n', 1, 'created_at')} AS id,
         replace(kind.name, '#', measure::text) || variant AS name,
         greatest(50, (kind.price * exp(1.1 * (${seeded.unit('n', 2)} + ${seeded.unit('n', 3)} - 1)))::integer) AS price_minor,
         kind.order_quantity, kind.category, kind.picture, brand.name AS brand,
         brand.prefix || ${seeded.between('n', 4, 1000, 9999)} || '.' || measure || '-' || to_hex(n) AS part_number,
         created_at
       FROM (
         SELECT n, ${seeded.unit('n', 5)} AS kind_at, ${seeded.unit('n', 6)} AS brand_at, ${seeded.unit('n', 7)} AS size,
           ${seeded.word('n', 8, VARIANTS)} AS variant,
           date_trunc('milliseconds', ${base} - CASE WHEN n <= ${old}
             THEN interval '730 days' + interval '365 days' * (1 - n::float8 / ${old})
             ELSE interval '730 days' * (${parts} + 1 - n)::float8 / ${parts - old + 1} END) AS created_at
         FROM generate_series(1, ${parts}) AS n OFFSET 0) AS draft
       JOIN kind ON kind.at = floor(kind_at * ${PART_KINDS.length})
       JOIN brand ON brand.at = floor(brand_at * brand_at * ${BRANDS.length})
       CROSS JOIN LATERAL (SELECT kind.low + floor(size * (kind.high - kind.low + 1))::integer AS measure) AS measured`,
    'ANALYZE draft_part',
  ];
}

/** Parts with the units that the orders leave them; one in twenty-five is sold out, one in fifty no longer sold. */
export function insertParts(seeded: Seeded, base: string): string[] {
  return [
    // What was ordered and released must have been in stock in the meantime.
    `CREATE TEMP TABLE ordered AS
       SELECT part_id, coalesce(sum(quantity) FILTER (WHERE held), 0)::integer AS held,
         coalesce(sum(quantity) FILTER (WHERE paid_at IS NOT NULL), 0)::integer AS sold,
         coalesce(max(quantity) FILTER (WHERE NOT held AND paid_at IS NULL), 0) AS released
       FROM shop_order GROUP BY part_id`,
    'ANALYZE ordered',
    `INSERT INTO part (id, name, image, price_minor, order_quantity, available_quantity, held_quantity, sold_quantity,
         received_quantity, description, category, brand, part_number, created_by, created_at, deleted_at)
       SELECT id, name, picture, price_minor, order_quantity, shelf, held, sold, shelf + held + sold,
         name || ' by ' || brand || '. Measured and packed one by one; the number ' || part_number || ' is on the box.',
         category, brand, part_number, '${ADMIN.email}', created_at,
         CASE WHEN ${seeded.unit('n', 11)} < 0.02 THEN ${base} - interval '40 days' * ${seeded.unit('n', 12)} END
       FROM (
         SELECT draft_part.*, coalesce(ordered.held, 0) AS held, coalesce(ordered.sold, 0) AS sold,
           greatest(coalesce(ordered.released, 0), CASE
             WHEN ${seeded.unit('n', 13)} < 0.04 THEN 0
             WHEN ${seeded.unit('n', 13)} < 0.12 THEN ${seeded.between('n', 14, 1, 'order_quantity * 4')}
             ELSE ${seeded.between('n', 14, 12, 'order_quantity * 240')} END) AS shelf
         FROM draft_part LEFT JOIN ordered ON part_id = id OFFSET 0) AS stocked
       ORDER BY n`,
  ];
}

/** Receipts of units: an initial one, and for some parts another or a correction. Before any order moves them. */
export function insertReceipts(seeded: Seeded): string {
  const change = `CASE WHEN ${seeded.unit('n', 15)} < 0.3 THEN received_quantity / 3
    WHEN ${seeded.unit('n', 15)} < 0.34 THEN -2 ELSE 0 END`;
  return `
    INSERT INTO stock_movement (part_id, kind, available_delta, held_delta, sold_delta, reason, actor, created_at)
    SELECT part_id, kind, units, 0, 0, reason, '${ADMIN.uid}', created_at
    FROM (SELECT part.id AS part_id, part.created_at, received_quantity, ${change} AS change
      FROM part JOIN draft_part USING (id) ORDER BY n) AS received
    CROSS JOIN LATERAL (VALUES
      ('INITIAL', received_quantity - change, NULL),
      ('RESTOCK', change, CASE WHEN change < 0 THEN 'Damaged in storage' ELSE 'Delivery' END)) AS step (kind, units, reason)
    WHERE kind = 'INITIAL' OR units <> 0`;
}
