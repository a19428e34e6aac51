import { Role } from '../../src/auth/role.js';
import type { Part } from '../../src/features/catalogue/part/part.entity.js';
import { StockCheckService } from '../../src/features/fulfillment/stock/stock-check.service.js';
import { APPLY, preview, seeImport, then, upload } from '../import/importing.js';
import { aPart } from './builders.js';
import { createTestShop, type Customer, type TestShop } from './create-test-shop.js';
import { placeOrder } from './operations.js';
import { preloaded } from './preloaded.js';
import { localEnvironment, ROOMY } from './process-environment.js';
import { ShopProcess } from './shop-process.js';
import { until } from './until.js';

/** What a process is doing with a file of parts when it dies. */
export type ImportDoing = 'applying' | 'checking' | 'refusing' | 'undoing';

/** Enough for two steps that read and three that write. */
const [CHANGED, NEW] = [260, 40];
const PLENTY = 10_000;
const RECOVERY_MS = 60_000;
const UNDO = 'mutation ($id: ID!) { undoImport(id: $id) { state } }';

/** Effect of a file on a part. Minor units. */
interface Change {
  readonly part: Part;
  readonly price: number;
  readonly units: number;
  /** The cells of stock and stock_exported. */
  readonly stock: string;
}

interface StoredRow {
  readonly price: number;
  readonly stock: number;
}

/**
 * A shop and a process that dies while importing a file of parts, over and over. The shop sends requests and watches;
 * it runs no task of its own, so the process does the work.
 */
export class ImportKills {
  private runs = 0;

  private constructor(
    private readonly shop: TestShop,
    private readonly admin: Customer,
    private readonly customer: Customer,
    private readonly parts: readonly Part[],
  ) {}

  static async open(): Promise<ImportKills> {
    const shop = await createTestShop({ env: ROOMY });
    const parts: Part[] = [];
    for (let n = 0; n < CHANGED; n++)
      parts.push(await aPart(shop.database, { availableQuantity: PLENTY, partNumber: `KI-${n}` }));
    return new ImportKills(shop, await shop.signIn({ role: Role.ADMIN }), await shop.signIn({}), parts);
  }

  /**
   * The process dies at the point (`kill-point.mjs`), a customer orders a part of the file, and it is started again.
   * Returns its progress, and any fault once it is done: the import applied as a whole, the books, the order.
   */
  async run(doing: ImportDoing, at: string): Promise<{ diedAt: string; faults: string[] }> {
    const { shop, admin, customer } = this;
    const number = `RUN${++this.runs}`;
    const before = await this.storedRows();
    const changes = this.changes(before, doing);
    const file = fileOf(changes, number);
    let id = doing === 'checking' ? '' : (await preview(shop, admin, file, `${number}.csv`, 'parts')).id;
    if (doing === 'undoing') await then(shop, admin, 'apply', id);
    const ordered: Part[] = [];
    const order = async (part: Part | undefined) => {
      if (!part) throw new Error('There is no such part.');
      await placeOrder(customer, part, 1);
      ordered.push(part);
    };
    // The last row uses up the stock of a part.
    if (doing === 'refusing') await order(changes.at(-1)?.part);

    const running = await ShopProcess.prepare({
      ...localEnvironment(shop),
      ...ROOMY,
      ...preloaded('kill-point.mjs'),
      KILL_AT: at,
    });
    await running.start();
    running.signal('SIGUSR2');
    await until(() => Promise.resolve(running.printed.includes('armed')), 'the process to be armed');
    if (doing === 'checking') id = (await upload(admin, file, `${number}.csv`, 'parts')).body.id;
    else await this.ask(doing === 'undoing' ? UNDO : APPLY, id);
    const signal = await running.ended();
    if (signal !== 'SIGKILL') throw new Error(`the process ended by ${signal}: ${running.printed}`);

    const diedAt = await this.reached(id);
    await order(changes[7]?.part);
    await running.start();
    const rest = { applying: 'APPLIED', checking: 'READY', refusing: 'READY', undoing: 'UNDONE' }[doing];
    const isAtRest = async () => !(await seeImport(admin, id)).state.endsWith('ING');
    await until(isAtRest, 'the import to be at rest', RECOVERY_MS).catch(() => undefined);
    await running.kill();

    const { state, problem } = await seeImport(admin, id);
    const faults = state === rest ? [] : [`the import is ${state}: ${problem}`];
    if ((problem !== null) !== (doing === 'refusing')) faults.push(`the import says: ${problem}`);
    const isApplied = state === 'APPLIED';
    const now = await this.storedRows();
    for (const { part, price, units } of changes) {
      const [was, is] = [before.get(part.id), now.get(part.id)];
      const sold = ordered.filter(({ id: of }) => of === part.id).length;
      const should = isApplied
        ? { price, stock: (was?.stock ?? 0) + units - sold }
        : { price: was?.price, stock: (was?.stock ?? 0) - sold };
      if (should.price !== is?.price || should.stock !== is?.stock)
        faults.push(`part ${part.id} is ${JSON.stringify(is)}, not ${JSON.stringify(should)}`);
    }
    const added = await this.added(number);
    if (added !== (isApplied ? NEW : 0)) faults.push(`there are ${added} of ${NEW} new parts`);
    const disagreement = await new StockCheckService(shop.database.manager).firstDisagreement();
    if (disagreement) faults.push(...disagreement.reasons);
    return { diedAt, faults };
  }

  private async reached(id: string): Promise<string> {
    const [row] = await this.shop.database.query<{ at: string }[]>(
      `SELECT concat_ws(' ', state, stage, reached) AS at FROM file_import WHERE id = $1`,
      [id],
    );
    return row?.at ?? '';
  }

  private async ask(mutation: string, id: string): Promise<void> {
    const { digest } = await seeImport(this.admin, id);
    const { errors } = await this.admin.graphql(mutation, { id, digest });
    if (errors) throw new Error(errors[0]?.message);
  }

  close(): Promise<void> {
    return this.shop.close();
  }

  private changes(storedRows: ReadonlyMap<string, StoredRow>, doing: ImportDoing): Change[] {
    return this.parts.map((part, at) => {
      const { price = 0, stock = 0 } = storedRows.get(part.id) ?? {};
      const cells = { part, price: price + 1 };
      if (doing === 'refusing' && at === this.parts.length - 1)
        return { ...cells, units: -stock, stock: '0,' };
      const units = [20, -2, 0][at % 3] ?? 0;
      return { ...cells, units, stock: `${stock + units},${stock}` };
    });
  }

  private async storedRows(): Promise<Map<string, StoredRow>> {
    const rows = await this.shop.database.query<(StoredRow & { id: string })[]>(
      'SELECT id, price_minor AS price, available_quantity AS stock FROM part WHERE deleted_at IS NULL',
    );
    return new Map(rows.map(({ id, price, stock }) => [id, { price, stock }]));
  }

  /** Number of new parts of a file that are for sale. */
  private async added(number: string): Promise<number> {
    const [row] = await this.shop.database.query<{ count: number }[]>(
      `SELECT count(*)::integer AS count FROM part WHERE deleted_at IS NULL AND part_number LIKE $1 || '-%'`,
      [number],
    );
    return row?.count ?? 0;
  }
}

function fileOf(changes: readonly Change[], number: string): string {
  const added = Array.from({ length: NEW }, (_, at) => `,Norrland,${number}-${at},Hub,10,3,`);
  const changed = changes.map(
    ({ part, price, stock }) => `${part.id},,,${part.name},${price / 100},${stock}`,
  );
  return ['part_id,brand,part_number,name,price,stock,stock_exported', ...added, ...changed].join('\n');
}
