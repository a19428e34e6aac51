import type { AuditService } from '../../shop/audit/audit.service.js';
import type { CheckService } from '../../cars/fitment-admin/finding/check.service.js';
import type { PartChanges } from '../../catalogue/part-editing/part-changes.service.js';
import type { StockService } from '../../fulfillment/stock/stock.service.js';
import { numbersKind } from './facts/numbers.kind.js';
import { specificationsKind } from './facts/specifications.kind.js';
import { FitmentKind } from './fitment/fitment.kind.js';
import type { ImportKinds } from '../import/import-kind.js';
import { PartsKind } from './parts/parts.kind.js';
import { QuestionsKind } from './questions/questions.kind.js';
import { VehiclesKind } from './vehicles/vehicles.kind.js';

/** A new kind is its folder, a line here, and its name. */
export function createImportKinds(
  checks: CheckService,
  stock: StockService,
  changes: PartChanges,
  audit: AuditService,
): ImportKinds {
  return {
    FITMENT: new FitmentKind(checks),
    NUMBERS: numbersKind(checks),
    PARTS: new PartsKind(stock, changes, audit),
    QUESTIONS: new QuestionsKind(checks),
    SPECIFICATIONS: specificationsKind(checks),
    VEHICLES: new VehiclesKind(checks),
  };
}
