import { gzipSync } from 'node:zlib';

import type pg from 'pg';

/** A part of the shop that the file changes, with enough units to be ordered all the time. */
export interface ChangedPart {
  readonly id: string;
  readonly orderQuantity: number;
}

/** A file of parts as it is sent, and what it changes. */
export interface PartsFile {
  readonly bytes: Buffer;
  readonly changed: readonly ChangedPart[];
}

interface Standing extends ChangedPart {
  readonly name: string;
  readonly price: number;
  readonly stock: number;
}

/** Of ten rows, so many are new and so many say what the shop says; the others change. */
const [NEW, SAME] = [2, 2];
/** Units that changed parts get beforehand, so that nobody is refused since there are none left. */
const PLENTY = 100_000;

/**
 * A file of so many rows for a generated shop: a fifth new, a fifth the same, the rest with another price, of which half bring units in and a quarter write
 * some off. Written against the stock that it was exported with.
 */
export async function partsFile(database: pg.Client, rows: number): Promise<PartsFile> {
  const { rows: parts } = await database.query<Standing>(
    `WITH chosen AS (SELECT id FROM part WHERE deleted_at IS NULL ORDER BY id LIMIT $1
     ), moved AS (
       UPDATE part SET available_quantity = available_quantity + $2, received_quantity = received_quantity + $2
       WHERE id IN (SELECT id FROM chosen)
       RETURNING id, name, price_minor AS price, available_quantity AS stock, order_quantity AS "orderQuantity"
     ), entry AS (
       INSERT INTO stock_movement (part_id, kind, available_delta, held_delta, sold_delta, reason, actor)
       SELECT id, 'RESTOCK', $2, 0, 0, 'Delivery', 'bench-admin' FROM moved)
     SELECT * FROM moved`,
    [(rows * (10 - NEW)) / 10, PLENTY],
  );
  const same = (rows * SAME) / 10;
  const lines = ['part_id,brand,part_number,name,price,stock,stock_exported,category'];
  for (const [at, { id, name, price, stock }] of parts.entries()) {
    const [rise, units] = at < same ? [0, 0] : [1, [20, 20, -5, 0][at % 4] ?? 0];
    lines.push([id, '', '', quoted(name), dollars(price + rise), stock + units, stock, ''].join(','));
  }
  for (let at = parts.length; at < rows; at++)
    lines.push(['', 'Newcomer', `NEW-${at}`, `Brake disc ${at} mm`, '49.90', 12, '', 'BRAKES'].join(','));
  return { bytes: gzipSync(lines.join('\n')), changed: parts.slice(same) };
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const dollars = (minor: number) => (minor / 100).toFixed(2);
