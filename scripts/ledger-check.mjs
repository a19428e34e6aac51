/** `npm run ledger:check`: "all agrees" when stock, ledger and orders do, else the first part that does not, and exit 1. */
import { runHere } from './lib/this-node.mjs';

runHere(() => import('./lib/shop-command.mjs').then(({ shopCommand }) => shopCommand('ledger-check.js', [])));
