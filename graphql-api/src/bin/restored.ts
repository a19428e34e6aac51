import 'reflect-metadata';

import { ShopDatabase } from '../db/shop-database.js';
import { StockCheckService } from '../features/fulfillment/stock/stock-check.service.js';
import { counted } from '../shared/counted.js';
import { runCommand } from './command.js';

/**
 * `node dist/bundle/restored.js` accepts a database that was restored from a backup: the shop starts on it, and mails that
 * were waiting in it are not sent. Exit code 1 when the stock ledger disagrees, which it checks first.
 */
if (process.argv.length > 2) {
  console.error('restored takes no arguments.');
  process.exit(2);
}

await runCommand(async ({ manager }) => {
  const disagreement = await new StockCheckService(manager).firstDisagreement();
  if (disagreement) {
    const { partId, name, reasons } = disagreement;
    console.log(`Part ${partId} "${name}": ${reasons.join('; ')}. Nothing was changed.`);
    return 1;
  }
  const waiting = await new ShopDatabase(manager).acceptRestored();
  console.log(
    `The stock ledger agrees. ${counted(waiting, 'waiting mail')} will not be sent but listed under Cases. The shop can start.`,
  );
  return 0;
});
