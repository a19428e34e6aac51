import type { DataSource } from 'typeorm';

import { PrimaryReads } from '../db/primary-reads.js';
import { AuditService } from '../features/shop/audit/audit.service.js';
import { CheckService } from '../features/cars/fitment-admin/finding/check.service.js';
import { FindingService } from '../features/cars/fitment-admin/finding/finding.service.js';
import { createImportKinds } from '../features/data/import-kinds/create-import-kinds.js';
import { ShopExports } from '../features/data/import-kinds/shop-exports.service.js';
import { ImportService } from '../features/data/import/import.service.js';
import { ImportWork } from '../features/data/import/import-work.service.js';
import { OrderAdminService } from '../features/orders/order/order-admin.service.js';
import { orderExport } from '../features/orders/order/order-export.js';
import { OrderFigures } from '../features/orders/order/order-figures.service.js';
import { OrderSearch } from '../features/orders/order/order-search.service.js';
import { Order } from '../features/orders/order/order.entity.js';
import { PartChanges } from '../features/catalogue/part-editing/part-changes.service.js';
import { StockService } from '../features/fulfillment/stock/stock.service.js';
import { userExport } from '../features/customers/user/user-export.js';
import { getShopTimeZone } from '../shared/shop-day.js';
import { UserFinder } from '../features/customers/user/user-finder.service.js';
import { User } from '../features/customers/user/user.entity.js';

/** What the commands of files need of the shop. */
export function fileServices(database: DataSource) {
  const { manager } = database;
  const [audit, stock] = [new AuditService(), new StockService()];
  const checks = new CheckService(manager, new FindingService(manager));
  const kinds = createImportKinds(checks, stock, new PartChanges(stock, audit), audit);
  const orders = new OrderAdminService(
    manager.getRepository(Order),
    new OrderFigures(manager),
    new OrderSearch(manager),
  );
  const users = new UserFinder(manager.getRepository(User), new PrimaryReads(database));
  return {
    shopExports: new ShopExports(
      manager,
      kinds,
      {
        orders: async (filter) => orderExport(orders, filter, await getShopTimeZone(database)),
        customers: async (filter) => userExport(users, filter, await getShopTimeZone(database)),
      },
      audit,
    ),
    imports: new ImportService(manager, kinds),
    importWork: new ImportWork(manager, kinds, audit),
  };
}
