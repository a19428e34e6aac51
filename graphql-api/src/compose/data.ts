import { userExport } from '../features/customers/user/user-export.js';
import { UserFinder } from '../features/customers/user/user-finder.service.js';
import { BulkChanges } from '../features/data/bulk-change/bulk-change.service.js';
import { createImportKinds } from '../features/data/import-kinds/create-import-kinds.js';
import { ImportPicturesReader } from '../features/data/import-kinds/parts/pictures/import-pictures.service.js';
import { PictureFetching } from '../features/data/import-kinds/parts/pictures/picture-fetching.service.js';
import { ShopExports } from '../features/data/import-kinds/shop-exports.service.js';
import { ImportConsequences } from '../features/data/import/import-consequences.service.js';
import { ImportWork } from '../features/data/import/import-work.service.js';
import { ImportService } from '../features/data/import/import.service.js';
import { StockService } from '../features/fulfillment/stock/stock.service.js';
import { orderExport } from '../features/orders/order/order-export.js';
import { DEMO_CARS_NAME, demoCarsFile } from '../seed/demo-cars.js';
import type { Cars } from './cars.js';
import type { Catalogue } from './catalogue.js';
import type { Foundation } from './foundation.js';
import type { Orders } from './orders.js';
import type { Shop } from './shop.js';

/** The room `data`: files that come and go, and changes of many parts. */
export function createData(
  { database, pictureSource, returnRules }: Foundation,
  { audit }: Shop,
  { fitmentChecks }: Cars,
  { partChanges, partSearch, pictures }: Catalogue,
  { orderAdmin }: Orders,
  userFinder: UserFinder,
  stock: StockService,
) {
  const importKinds = createImportKinds(fitmentChecks, stock, partChanges, audit);
  const imports = new ImportService(database.manager, importKinds);
  return {
    imports,
    importConsequences: new ImportConsequences(database.manager, imports),
    importPictures: new ImportPicturesReader(database.manager, imports),
    importWork: new ImportWork(database.manager, importKinds, audit),
    pictureFetching: new PictureFetching(database.manager, pictureSource, pictures, audit),
    shippedCars: { name: DEMO_CARS_NAME, file: () => demoCarsFile(database.manager) },
    shopExports: new ShopExports(
      database.manager,
      importKinds,
      {
        orders: (filter) => orderExport(orderAdmin, filter, returnRules.timeZone),
        customers: (filter) => userExport(userFinder, filter, returnRules.timeZone),
      },
      audit,
    ),
    bulkChanges: new BulkChanges(database.manager, partSearch, partChanges),
  };
}
