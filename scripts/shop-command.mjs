/** `npm run admin`, `ready`, `ledger:check`, `import:legacy`: a program of the API on the running shop. */
import { runHere } from './lib/this-node.mjs';

const [program, ...args] = process.argv.slice(2);

runHere(() => import('./lib/shop-command.mjs').then(({ shopCommand }) => shopCommand(`${program}.js`, args)));
