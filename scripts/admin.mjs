/** `npm run admin -- grant|revoke someone@example.com`, `npm run admin -- list`: makes the first admin, and others. */
import { runHere } from './lib/this-node.mjs';

runHere(() =>
  import('./lib/shop-command.mjs').then(({ shopCommand }) => shopCommand('admin.js', process.argv.slice(2))),
);
