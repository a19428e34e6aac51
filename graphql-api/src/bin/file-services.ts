import type { DataSource } from 'typeorm';

import { AuditService } from '../features/audit/audit.service.js';
import { CheckService } from '../features/fitment-desk/finding/check.service.js';
import { FindingService } from '../features/fitment-desk/finding/finding.service.js';
import { createImportKinds } from '../features/import-kinds/create-import-kinds.js';
import { ImportService } from '../features/import/import.service.js';
import { ImportWork } from '../features/import/import-work.service.js';
import { PartChanges } from '../features/stock/part-changes.service.js';
import { StockService } from '../features/stock/stock.service.js';

/** What the commands of files need of the shop. */
export function fileServices({ manager }: DataSource) {
  const [audit, stock] = [new AuditService(), new StockService()];
  const checks = new CheckService(manager, new FindingService(manager));
  const kinds = createImportKinds(checks, stock, new PartChanges(stock, audit), audit);
  return {
    kinds,
    imports: new ImportService(manager, kinds),
    importWork: new ImportWork(manager, kinds, audit),
  };
}
