import type { EntityManager } from 'typeorm';

/** Units according to one source. */
interface Units {
  readonly available: number;
  readonly held: number;
  readonly sold: number;
  readonly received: number;
}

/** A part whose figures do not agree with its ledger. */
export interface StockDisagreement {
  readonly partId: string;
  readonly name: string;
  /** Each figure that differs, such as "available is 18, but 20 by the ledger". */
  readonly reasons: readonly string[];
}

interface PartFigures {
  readonly id: string;
  readonly name: string;
  readonly stored: Units;
  readonly ledger: Units;
  /** The lowest that available and held units ever were while the ledger is replayed. */
  readonly lowest: Pick<Units, 'available' | 'held'>;
  readonly orders: Pick<Units, 'held' | 'sold'>;
}

/** Checks the books: the parts' figures against the stock ledger and the orders. */
export class StockCheckService {
  constructor(private readonly manager: EntityManager) {}

  /**
   * The oldest part that disagrees; null when all agree. Parts no longer sold count too. One statement, so it sees one
   * snapshot, and the shop may be selling in the meantime.
   */
  async firstDisagreement(): Promise<StockDisagreement | null> {
    return this.manager.transaction(async (manager) => {
      // A long ledger takes longer than a customer would wait.
      await manager.query('SET LOCAL statement_timeout = 0');
      // Postgres expects few rows of sums, and would rescan them for each part.
      await manager.query('SET LOCAL enable_nestloop = off');
      // A part's lines are scattered: sorting them is faster than fetching them one by one.
      await manager.query('SET LOCAL enable_indexscan = off');
      await manager.query("SET LOCAL work_mem = '128MB'");
      const [figures]: PartFigures[] = await manager.query(FIRST_DISAGREEMENT);
      return figures ? { partId: figures.id, name: figures.name, reasons: reasonsOf(figures) } : null;
    });
  }
}

const FIRST_DISAGREEMENT = `
  WITH replayed AS (
    SELECT part_id, kind, available_delta, held_delta, sold_delta,
           sum(available_delta) OVER so_far AS available_then, sum(held_delta) OVER so_far AS held_then
    FROM stock_movement WINDOW so_far AS (PARTITION BY part_id ORDER BY id)
  ), ledger AS (
    SELECT part_id, sum(available_delta) AS available, sum(held_delta) AS held, sum(sold_delta) AS sold,
           coalesce(sum(available_delta) FILTER (WHERE kind IN ('INITIAL', 'RESTOCK')), 0)
             + coalesce(sum(sold_delta) FILTER (WHERE kind = 'WRITE_OFF'), 0) AS received,
           min(available_then) AS lowest_available, min(held_then) AS lowest_held
    FROM replayed GROUP BY part_id
  ), orders AS (
    SELECT part_id, coalesce(sum(quantity) FILTER (WHERE held), 0) AS held,
           coalesce(sum(quantity - units_back) FILTER (WHERE paid_at IS NOT NULL AND refunded_at IS NULL), 0) AS sold
    FROM shop_order GROUP BY part_id
  ), differing AS (
    SELECT part.*, ledger.available, ledger.held, ledger.sold, ledger.received, lowest_available, lowest_held,
      orders.held AS ordered_held, orders.sold AS ordered_sold
    FROM part LEFT JOIN ledger ON ledger.part_id = part.id LEFT JOIN orders ON orders.part_id = part.id
    WHERE available_quantity <> coalesce(ledger.available, 0) OR received_quantity <> coalesce(ledger.received, 0)
      OR held_quantity <> coalesce(ledger.held, 0) OR held_quantity <> coalesce(orders.held, 0)
      OR sold_quantity <> coalesce(ledger.sold, 0) OR sold_quantity <> coalesce(orders.sold, 0)
      OR lowest_available < 0 OR lowest_held < 0
  )
  SELECT id, name,
    jsonb_build_object('available', available_quantity, 'held', held_quantity,
                       'sold', sold_quantity, 'received', received_quantity) AS stored,
    jsonb_build_object('available', coalesce(available, 0), 'held', coalesce(held, 0),
                       'sold', coalesce(sold, 0), 'received', coalesce(received, 0)) AS ledger,
    jsonb_build_object('available', coalesce(lowest_available, 0), 'held', coalesce(lowest_held, 0)) AS lowest,
    jsonb_build_object('held', coalesce(ordered_held, 0), 'sold', coalesce(ordered_sold, 0)) AS orders
  FROM differing
  ORDER BY created_at, id LIMIT 1`;

function reasonsOf({ stored, ledger, lowest, orders }: PartFigures): string[] {
  const differing = (units: Partial<Units>, source: string) =>
    (['available', 'held', 'sold', 'received'] as const).flatMap((figure) => {
      const other = units[figure];
      return other === undefined || other === stored[figure]
        ? []
        : [`${figure} is ${stored[figure]}, but ${other} by the ${source}`];
    });
  return [
    ...differing(ledger, 'ledger'),
    ...differing(orders, 'orders'),
    ...(['available', 'held'] as const)
      .filter((figure) => lowest[figure] < 0)
      .map((figure) => `${figure} falls to ${lowest[figure]} while the ledger is replayed`),
  ];
}
