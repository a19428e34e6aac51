import { ShopDatabase } from '../db/shop-database.js';
import { AuditReader } from '../features/shop/audit/audit-reader.service.js';
import { AuditService } from '../features/shop/audit/audit.service.js';
import { IdempotencyKey } from '../features/shop/idempotency/idempotency-key.entity.js';
import { IdempotencyService } from '../features/shop/idempotency/idempotency.service.js';
import { RowCounts } from '../shared/row-counts.js';
import type { Foundation } from './foundation.js';

export type Shop = ReturnType<typeof createShop>;

/** The room `shop` without its overview, which needs the figures of orders. */
export function createShop({ database, readiness }: Foundation) {
  return {
    audit: new AuditService(),
    auditReader: new AuditReader(database.manager),
    idempotency: new IdempotencyService(database.getRepository(IdempotencyKey)),
    readiness,
    rowCounts: new RowCounts(database.manager),
    shopDatabase: new ShopDatabase(database.manager),
  };
}
