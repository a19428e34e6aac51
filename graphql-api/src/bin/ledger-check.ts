import 'reflect-metadata';

import { runCommand } from './command.js';
import { StockCheckService } from '../features/fulfillment/stock/stock-check.service.js';

/**
 * `node dist/bundle/ledger-check.js` prints "all agrees" when the stock ledger replays to the stored figures of every part, held
 * units are those of open orders and sold units those of paid ones; else the first part that disagrees, with exit code 1.
 */
const args = process.argv.slice(2);
if (args.length > 0) {
  console.error(`"${args.join(' ')}" means nothing to this command, which takes no words.`);
  process.exit(2);
}

await runCommand(async (database) => {
  const disagreement = await new StockCheckService(database.manager).firstDisagreement();
  if (!disagreement) {
    console.log('all agrees');
    return 0;
  }
  const { partId, name, reasons } = disagreement;
  console.log(`Part ${partId} "${name}": ${reasons.join('; ')}.`);
  return 1;
});
