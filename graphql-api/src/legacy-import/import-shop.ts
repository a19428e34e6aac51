import type { DataSource, EntityManager } from 'typeorm';

import { Part } from '../features/catalogue/part/part.entity.js';
import { User } from '../features/customers/user/user.entity.js';
import { announceEverything } from '../cache/change-notices.js';
import { counted } from '../shared/counted.js';
import { isEmpty, SEED_LOCK } from '../seed/load-seed.js';
import { bookImport } from './book-import.js';
import { DocumentReader } from './document-reader.js';
import { ImportRefused, RowRefused } from './import-refused.js';
import type { ImportReport } from './import-report.js';
import { KINDS, type Kind, type LegacyFile, type LegacyFolder, readDocuments } from './legacy-files.js';
import { LegacyShop } from './legacy-shop.js';

export interface ImportOptions {
  readonly folder: LegacyFolder;
  /** Does everything and then rolls it all back. */
  readonly dryRun: boolean;
  readonly report: ImportReport;
  /** Aborted when the user changes their mind: nothing is stored. */
  readonly stop: AbortSignal;
}

/**
 * Imports an old shop into an empty one, all or nothing: documents that can't be imported are listed in the report and left
 * out. Throws ImportRefused, also when the shop is not empty, and when it is stopped.
 */
export async function importShop(
  database: DataSource,
  { folder, dryRun, report, stop }: ImportOptions,
): Promise<LegacyShop> {
  const runner = database.createQueryRunner();
  try {
    await runner.startTransaction();
    await requireEmpty(runner.manager);
    const shop = new LegacyShop(runner.manager, new Date());
    for (const kind of KINDS) {
      const file = folder.files[kind];
      if (file) await importFile(shop, kind, file, { report, stop });
    }
    await shop.flush();
    await bookImport(runner.manager);
    await announceEverything(runner.manager);
    requireGoing(stop);
    await (dryRun ? runner.rollbackTransaction() : runner.commitTransaction());
    return shop;
  } finally {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    await runner.release();
  }
}

async function requireEmpty(manager: EntityManager): Promise<void> {
  // The books of a large shop take longer than a customer would wait, reading a large file longer than a stuck request.
  await manager.query('SET LOCAL statement_timeout = 0');
  await manager.query('SET LOCAL idle_in_transaction_session_timeout = 0');
  await manager.query('SELECT pg_advisory_xact_lock($1)', [SEED_LOCK]);
  if (await isEmpty(manager)) return;
  const [parts, users] = [await manager.count(Part, { withDeleted: true }), await manager.count(User)];
  throw new ImportRefused(
    `This shop is not empty (${counted(parts, 'part')}, ${counted(users, 'account')}): nothing is imported. Start an empty one and import before anyone signs in; for one on this machine: DEMO_DATA=0 DATA_DIR=.data-imported npm start`,
  );
}

async function importFile(
  shop: LegacyShop,
  kind: Kind,
  file: LegacyFile,
  { report, stop }: Pick<ImportOptions, 'report' | 'stop'>,
): Promise<void> {
  report.open(kind, file.name);
  for await (const raw of readDocuments(file)) {
    requireGoing(stop);
    let id: unknown;
    try {
      const document = new DocumentReader(parsed(raw.text));
      id = document.read('_id');
      await shop.take(kind, document);
      report.take(kind, raw, document.remarks, document.leftOver, id);
    } catch (error) {
      if (!(error instanceof RowRefused)) throw error;
      report.refuse(kind, raw, error.message, id);
    }
  }
}

function requireGoing(stop: AbortSignal): void {
  if (stop.aborted) throw new ImportRefused('Interrupted: nothing is stored.');
}

function parsed(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new RowRefused('it is not JSON', { cause: error });
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw new RowRefused('it is not a JSON document');
}
